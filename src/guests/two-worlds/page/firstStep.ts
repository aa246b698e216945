// The way to the two worlds of chapter 4, in whose training run they part where Ana's label is flipped, hardly
// where she is left out, and not at all under more noise.
import type { Step } from '../../../lab/chapters/frame/step';

/** The settings of that training run. */
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
