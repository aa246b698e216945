// Names of the canaries S2 to S5 as they stand in the middle of a sentence, and the refusal of a target without a gradient.
import { sentences } from '../../base/sentences/family.ts';

export const AUDIT_CANARIES = sentences('auditCanaries', {
  craftedGradient: 'crafted gradient',
  craftedInput: 'crafted input',
  mislabelledRecord: 'mislabelled record',
  naturalRecord: 'natural record',
  certainOfTarget:
    'The reference model is certain of the target, whose gradient is zero. Choose another record.',
});
