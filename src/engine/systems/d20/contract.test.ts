import { checkContract } from '../../testing';
import { d20Requests } from '../../testing/requests/d20';
import { d20 } from '.';

checkContract(d20, d20Requests);
