import { checkContract } from '../../testing';
import { freeRequests } from '../../testing/requests/free';
import { free } from '.';

checkContract(free, freeRequests);
