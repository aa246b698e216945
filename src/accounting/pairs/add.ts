// A record is added: P never has it, Q in the batch with probability q. The pair of remove.ts exchanged; dominating for
// addition by Zhu, Dong, Wang (2022).
import type { LawsOf } from './pair';

export const add = { name: 'add', meanUnderP: null, meanUnderQ: 1 } as const satisfies LawsOf<'add'>;
