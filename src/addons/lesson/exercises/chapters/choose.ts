// Exercises on choosing parameters for an epsilon. Data.
import { t } from '@lingui/core/macro';
import type { Exercise } from '../exercise';

export const CHOOSE = {
  'steps-for-four': {
    id: 'steps-for-four',
    chapter: 'choose',
    level: 'look',
    question: t`Start from the page’s opening settings. After how many steps must training stop, at the latest, so that ε_S is at most 4?`,
    scenario: { axis: 'steps' },
    answer: { kind: 'number', value: 152, unit: t`steps`, tolerance: { relative: 0.02 } },
    explanation: t`After 152 of 500 steps. Halving ε costs about seven tenths of the steps, because ε grows a little faster here than the square root of T.`,
  },
  'noise-for-four': {
    id: 'noise-for-four',
    chapter: 'choose',
    level: 'work',
    question: t`Start from the page’s opening settings. Which noise multiplier σ gives ε_S = 4?`,
    scenario: {},
    answer: { kind: 'number', value: 3.0161, unit: 'σ', tolerance: { relative: 0.01 } },
    explanation: t`σ = 3.016, which is 1.8 times the one this page starts with. Chapter 7 finds it as a root of the accountant. You can also drag σ in the figure.`,
  },
  'promised-in-add-remove': {
    id: 'promised-in-add-remove',
    chapter: 'choose',
    level: 'work',
    question: t`Suppose q = 1/4 and T = 500, at the page’s δ of 10⁻⁵. Which σ gives an add/remove ε of 4?`,
    scenario: { samplingRate: 1 / 4 },
    answer: { kind: 'number', value: 6.1309, unit: 'σ', tolerance: { relative: 0.01 } },
    explanation: t`σ = 6.13. That is the least noise for ε = 4 if you count add/remove, as most libraries do. The next exercise asks what that leaves for a label.`,
  },
  'kept-for-labels': {
    id: 'kept-for-labels',
    chapter: 'choose',
    level: 'think',
    question: t`Take a training run with q = 1/4 and the noise that gives ε_AR = 4. Everyone knows that someone is in the data. Which ε limits how well two labels of theirs can be told apart?`,
    scenario: { samplingRate: 1 / 4, noiseMultiplier: 6.1309 },
    answer: { kind: 'number', value: 8.9015, unit: 'ε', tolerance: { relative: 0.01 } },
    explanation: t`A label is replaced, not removed, so ε_S counts. It is 8.90, more than twice the reported 4. For ε_S = 4 the noise has to be σ = 12.1, about twice as much.`,
  },
} as const satisfies Record<string, Exercise>;
