// Exercises on attacks against real training. Data.
import { t } from '@lingui/core/macro';
import type { Exercise } from '../exercise';

export const TRAINING = {
  'limit-below': {
    id: 'limit-below',
    chapter: 'training',
    level: 'look',
    question: t`Keep the q this page starts with, and take σ = 0.76 and T = 100. Where does the limit of S1 lie, which is what this attack shows with unlimited runs?`,
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
    explanation: t`The limit is 7.85, just below ε_AR = 7.91. The guarantee ε_S is 9.99. However many models are trained, S1 does not exceed ε_AR here, except by luck. S1 sees only the last model, while the guarantee allows for every step. A low audit is therefore no sign of a loose guarantee.`,
  },
  'real-cosine': {
    id: 'real-cosine',
    chapter: 'training',
    level: 'work',
    question: t`S3 makes a record whose gradient has a cosine of −0.77 with that of z. Both are clipped to C = 1. How far does the sum move when one replaces the other?`,
    scenario: {},
    answer: { kind: 'number', value: 1.88149, unit: 'C', tolerance: { relative: 0.01 } },
    explanation: t`By the law of cosines, the squared distance is 3.54, so the sum moves by 1.88. As long as both gradients are long enough to be clipped, the direction alone costs S3 only 6% of the largest distance.`,
  },
  'few-models': {
    id: 'few-models',
    chapter: 'training',
    level: 'think',
    question: t`Suppose an attacker is never wrong. How many models a world does it take, at least, to show more than ε_AR = 4.14, where this page starts? The errors are read along a Gaussian curve, at this page’s δ and confidence.`,
    scenario: {},
    answer: { kind: 'number', value: 4, unit: t`models a world`, tolerance: { absolute: 0 } },
    explanation: t`Eight right guesses of eight, from four models a world, bound the error by 1 − 0.05^(1/8), which is 31.2%. That is μ = 0.98, and 4.14 needs only 0.95. So few would do if anyone were always right. The best attack on this training errs at least 20.3% of the time, and it takes many models to know that rate.`,
  },
} as const satisfies Record<string, Exercise>;
