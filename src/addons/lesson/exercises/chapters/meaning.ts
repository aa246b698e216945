// Exercises on what an epsilon means for a secret. Data.
import { t } from '@lingui/core/macro';
import type { Exercise } from '../exercise';

export const MEANING = {
  'yes-or-no': {
    id: 'yes-or-no',
    chapter: 'meaning',
    level: 'look',
    question: t`A yes or no is as likely as not beforehand. At the page’s opening settings, how often can anyone guess it at most, by the whole substitute curve?`,
    scenario: {},
    answer: { kind: 'number', value: 0.79673, unit: '%', tolerance: { relative: 0.01 } },
    explanation: t`The curve begins at δ_S(0) = 0.593, the largest advantage that any test of one value against the other can have. A guess beats the coin by half of it, and is right 79.7% of the time. The pair of ε_S and δ alone says no better than 99.97%.`,
  },
  'password-bare-pair': {
    id: 'password-bare-pair',
    chapter: 'meaning',
    level: 'work',
    question: t`A password is one of a million, and you know only the bare pair ε_S = 8.00, δ = 10⁻⁵. How often can anyone guess it at most?`,
    scenario: {},
    answer: { kind: 'number', value: 0.0029727, unit: '%', tolerance: { relative: 0.02 } },
    explanation: t`Bayes’ rule multiplies the odds of one to a million by e^8 = 2,970 at most, and δ is added, which gives 0.297%. The whole curve says 0.100%.`,
  },
  'another-delta': {
    id: 'another-delta',
    chapter: 'meaning',
    level: 'think',
    question: t`The same training run is reported at δ = 0.01. What does the bare pair now say about the password, one of a million? And has the training changed?`,
    scenario: { delta: 0.01 },
    answer: { kind: 'number', value: 0.010102, unit: '%', tolerance: { relative: 0.02 } },
    explanation: t`ε_S is smaller at that δ, and yet the pair now allows 1.01%, because the δ of one percent comes on top. The training is the same, and the bound of its whole curve stays at 0.100%. A δ only chooses a point of the curve.`,
  },
} as const satisfies Record<string, Exercise>;
