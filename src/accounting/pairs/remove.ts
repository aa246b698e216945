// The record is removed: P has it in the batch with probability q, Q never. Dominating for removal by Zhu, Dong, Wang,
// "Optimal Accounting of Differential Privacy via Characteristic Function" (2022).
import type { LawsOf } from './pair';

export const remove = { name: 'remove', meanUnderP: 1, meanUnderQ: null } as const satisfies LawsOf<'remove'>;
