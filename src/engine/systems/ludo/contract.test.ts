import { checkContract } from '../../testing';
import { ludoRequests } from '../../testing/requests/ludo';
import { ludo } from '.';

checkContract(ludo, ludoRequests);
