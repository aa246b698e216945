// Names of the canaries S2 to S5 as they stand in the middle of a sentence, and the refusals of what cannot be crafted or audited.
import { sentences } from '../../base/sentences/family.ts';

export const AUDIT_CANARIES = sentences('auditCanaries', {
  craftedGradient: 'crafted gradient',
  craftedInput: 'crafted input',
  mislabelledRecord: 'mislabelled record',
  naturalRecord: 'natural record',
  certainOfTarget:
    'The reference model is certain of the target, whose gradient is zero. Choose another record.',
  otherShape:
    'The model takes {inputs:number} features and {classes:number} classes, the data have {columns:number} and {dataClasses:number}. Make them equal.',
  noInitial: 'Give {size:number} initial parameters of the multilayer perceptron.',
  notCrafted: '{kind:name} was not crafted. Ask for it.',
  noBatches: "batches is missing. Give the sampling rate and the seed of Algorithm 2's batches.",
  noWorstCase: '{field:name} is given, but no worst case is drawn with it here. Leave it out.',
  noDraws: 'There are no draws yet. Advance the audit before its report.',
});
