import { checkContract } from '../../testing';
import { dieconRequests } from '../../testing/requests/diecon';
import { diecon } from '.';

checkContract(diecon, dieconRequests);
