// The step of chapter 4 that opens the two worlds. Under its settings the clouds part if Ana's label is flipped, hardly if her record is
// left out, and not at all under more noise.
import type { Step } from '../../../lab/chapters/frame/step';

/** The settings of the training run under which the worlds part. */
export const IN_WHICH_THEY_PART = {
  samplingRate: 1,
  noiseMultiplier: 2,
  steps: 20,
  clippingNorm: 0.5,
  learningRate: 1,
} as const satisfies Step['scenario'];

export const TWO_WORLDS = {
  id: 'two-worlds',
  focus: 'training',
  scenario: { ...IN_WHICH_THEY_PART, worlds: 'remove,logistic,apart' },
} as const satisfies Pick<Step, 'id' | 'focus' | 'scenario'>;
