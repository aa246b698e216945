// The canaries of S2 to S5 as they are called in the middle of a sentence, and what is said where one cannot be made.
import { sentences } from '../../base/sentences/family.ts';

export const AUDIT_CANARIES = sentences('auditCanaries', {
  craftedGradient: 'crafted gradient',
  craftedInput: 'crafted input',
  mislabelledRecord: 'mislabelled record',
  naturalRecord: 'natural record',
  certainOfTarget:
    'The reference model is certain of the target, whose gradient is zero. Choose another record.',
});
