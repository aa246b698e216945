// Exercises on attacks against real training. Data.
import { t } from '@lingui/core/macro';
import type { Exercise } from '../exercise';

export const TRAINING = {
  'limit-below': {
    id: 'limit-below',
    chapter: 'training',
    level: 'look',
    question: t`At q = 1/16, σ = 0.76 and T = 100: where does the limit of S1, of this attack with unlimited runs, lie?`,
    scenario: { samplingRate: 1 / 16, noiseMultiplier: 0.76, steps: 100, axis: 'steps' },
    answer: {
      kind: 'choice',
      choices: {
        below: t`Below ε_AR`,
        between: t`Between ε_AR and ε_S`,
        at: t`At ε_S`,
      },
      right: 'below',
    },
    explanation: t`The limit is 7.85, ε_AR is 7.91 and ε_S is 9.99. However many models are trained, S1 will not go beyond ε_AR here. It sees the last model alone, the guarantee every step; a low audit is no sign of a loose guarantee.`,
  },
  'real-cosine': {
    id: 'real-cosine',
    chapter: 'training',
    level: 'work',
    question: t`S3 makes a record whose gradient stands at cosine −0.77 to that of z. Both are clipped to C = 1. How far does the sum move when one replaces the other?`,
    scenario: {},
    answer: { kind: 'number', value: 1.88149, unit: 'C', tolerance: { relative: 0.01 } },
    explanation: t`The squared distance is 1 + 1 + 2 · 0.77 = 3.54, so the sum moves by 1.88. As long as both gradients are long enough to be clipped, the direction alone costs S3 only 6% of the largest distance.`,
  },
  'few-models': {
    id: 'few-models',
    chapter: 'training',
    level: 'think',
    question: t`An attacker who was never wrong would need how many models a world, at least, to show more than the start’s ε_AR of 4.14 at δ = 10⁻⁵ and 95% confidence, read along a Gaussian curve?`,
    scenario: {},
    answer: { kind: 'number', value: 4, unit: t`models a world`, tolerance: { absolute: 0 } },
    explanation: t`Eight right guesses of eight, from four models a world, bound the error by 1 − 0.05^(1/8) = 31.2%. That is μ = 0.98 and more than the μ = 0.95 that belongs to 4.14. So few would do, were it not that nobody is always right: the best attack on this training errs at least 20.3% of the time, and it takes the many models to know that rate.`,
  },
} as const satisfies Record<string, Exercise>;
