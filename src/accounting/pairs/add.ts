// A record is added: P never has it, Q in the batch with probability q. The pair of remove.ts exchanged; dominating for
// addition by Zhu, Dong, Wang (2022).
import { definePair } from './pair';

export const add = definePair('add', null, 1);
