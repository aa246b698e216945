// The way to the two worlds of chapter 4, in whose training run they part where Ana's label is flipped, hardly
// where she is left out, and not at all under more noise.
import type { Step } from '../../../lab/chapters/frame/step';

export const TWO_WORLDS = {
  id: 'two-worlds',
  focus: 'training',
  scenario: {
    samplingRate: 1,
    noiseMultiplier: 2,
    steps: 20,
    clippingNorm: 0.5,
    learningRate: 1,
    worlds: 'remove,logistic,apart',
  },
} as const satisfies Pick<Step, 'id' | 'focus' | 'scenario'>;
