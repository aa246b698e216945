// Exercises on choosing parameters for an epsilon. Data.
import { t } from '@lingui/core/macro';
import type { Exercise } from '../exercise';

export const CHOOSE = {
  'steps-for-four': {
    id: 'steps-for-four',
    chapter: 'choose',
    level: 'look',
    question: t`Keep q, σ and δ of the start. After how many steps, at most, must training stop so that ε_S is no more than 4?`,
    scenario: { axis: 'steps' },
    answer: { kind: 'number', value: 152, unit: t`steps`, tolerance: { relative: 0.02 } },
    explanation: t`After 152 of 500 steps. Half of the ε costs about seven tenths of the steps, since ε grows a little faster than the square root of T here.`,
  },
  'noise-for-four': {
    id: 'noise-for-four',
    chapter: 'choose',
    level: 'work',
    question: t`Keep q, T and δ of the start. Which noise multiplier σ gives ε_S = 4?`,
    scenario: {},
    answer: { kind: 'number', value: 3.0161, unit: 'σ', tolerance: { relative: 0.01 } },
    explanation: t`σ = 3.016, which is 1.8 times the start’s 1.677. Chapter 7 finds it as a root of the accountant; dragging σ in the figure does as well.`,
  },
  'promised-in-add-remove': {
    id: 'promised-in-add-remove',
    chapter: 'choose',
    level: 'work',
    question: t`With q = 1/4, T = 500 and δ = 10⁻⁵: which σ gives an add/remove ε of 4?`,
    scenario: { samplingRate: 1 / 4 },
    answer: { kind: 'number', value: 6.1309, unit: 'σ', tolerance: { relative: 0.01 } },
    explanation: t`σ = 6.13. It is what a library that counts add/remove will tell you to use for ε = 4. The next exercise asks what that leaves a label.`,
  },
  'kept-for-labels': {
    id: 'kept-for-labels',
    chapter: 'choose',
    level: 'think',
    question: t`With q = 1/4, T = 500, δ = 10⁻⁵ and the noise that gives ε_AR = 4: somebody is known to be in the data. Which ε limits how well two labels of theirs are told apart?`,
    scenario: { samplingRate: 1 / 4, noiseMultiplier: 6.1309 },
    answer: { kind: 'number', value: 8.9015, unit: 'ε', tolerance: { relative: 0.01 } },
    explanation: t`A label is replaced, not removed, so ε_S counts: 8.90, more than twice the 4 that was reported. For ε_S = 4 the noise has to be σ = 12.1, about twice as much.`,
  },
} as const satisfies Record<string, Exercise>;
