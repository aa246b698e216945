// Exercises on auditing with one training run. Data.
import { t } from '@lingui/core/macro';
import type { Exercise } from '../exercise';

export const ONE_RUN = {
  'thousand-coins': {
    id: 'thousand-coins',
    chapter: 'one-run',
    level: 'look',
    question: t`An attacker guesses a thousand coins, each between two records, and every guess is right. Which ε does that show at most, at δ = 10⁻⁵ and 95% confidence?`,
    scenario: {},
    answer: { kind: 'number', value: 5.809, unit: 'ε', tolerance: { relative: 0.01 } },
    explanation: t`Under a guarantee without allowance, all 1,000 are right with probability (e^ε/(1 + e^ε))^1000 at most. That is 5% at ε = 5.81, and δ takes almost nothing off. However much the model gives away, so many coins show no more.`,
  },
  'coins-for-eight': {
    id: 'coins-for-eight',
    chapter: 'one-run',
    level: 'work',
    question: t`How many coins, all guessed right, does it take to show ε ≥ 8, at this page’s δ and confidence? An answer within one percent will do.`,
    scenario: {},
    answer: { kind: 'number', value: 8933, unit: t`coins`, tolerance: { relative: 0.01 } },
    explanation: t`ε = 8 allows one wrong guess in 1 + e^8, which is 2,982. To be sure of fewer without having seen any takes ln 20 times as many coins, about 8,930. Each further unit of ε costs a factor of e.`,
  },
  'surer-costs': {
    id: 'surer-costs',
    chapter: 'one-run',
    level: 'think',
    question: t`Read the same thousand right guesses at 99.9% confidence instead of 95%, which is fifty times surer. Guess first whether the bound falls a little or by a large factor. Which ε do they show at most?`,
    scenario: { confidence: 0.999 },
    answer: { kind: 'number', value: 4.9702, unit: 'ε', tolerance: { relative: 0.01 } },
    explanation: t`They show 4.97 instead of 5.81. The logarithm of 1/α grows by a factor of 2.3, and ε falls by about the logarithm of that factor, 0.84. Being fifty times surer is cheap.`,
  },
} as const satisfies Record<string, Exercise>;
