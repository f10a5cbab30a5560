import { checkContract } from '../../testing';
import { crossroadsRequests } from '../../testing/requests/crossroads';
import { crossroads } from '.';

checkContract(crossroads, crossroadsRequests);
