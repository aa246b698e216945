// Exercises on auditing with one training run. Data.
import { t } from '@lingui/core/macro';
import type { Exercise } from '../exercise';

export const ONE_RUN = {
  'thousand-coins': {
    id: 'thousand-coins',
    chapter: 'one-run',
    level: 'look',
    question: t`A thousand coins between two records each, all of them guessed right. Which ε is shown at most, at δ = 10⁻⁵ and 95% confidence?`,
    scenario: {},
    answer: { kind: 'number', value: 5.809, unit: 'ε', tolerance: { relative: 0.01 } },
    explanation: t`Under an (ε, 0) guarantee all 1,000 are right with probability (e^ε/(1 + e^ε))^1000 at most. That is 5% at ε = 5.81, and the δ takes almost nothing off. However much the model gives away, so many coins show no more.`,
  },
  'coins-for-eight': {
    id: 'coins-for-eight',
    chapter: 'one-run',
    level: 'work',
    question: t`How many coins, all guessed right, does it take to show ε ≥ 8 at δ = 10⁻⁵ and 95% confidence? Come within one percent.`,
    scenario: {},
    answer: { kind: 'number', value: 8933, unit: t`coins`, tolerance: { relative: 0.01 } },
    explanation: t`One wrong guess in 1 + e^8 = 2,982 is what ε = 8 allows. To be sure of fewer without having seen any takes ln 20 = 3.0 times as many coins: about 8,930. Each further unit of ε costs a factor of e.`,
  },
  'surer-costs': {
    id: 'surer-costs',
    chapter: 'one-run',
    level: 'think',
    question: t`The same thousand right guesses at 99.9% confidence instead of 95%, fifty times surer. Before you look: does the bound fall a little or by a large factor? Which ε do they show at most?`,
    scenario: { confidence: 0.999 },
    answer: { kind: 'number', value: 4.9702, unit: 'ε', tolerance: { relative: 0.01 } },
    explanation: t`4.97 instead of 5.81. The logarithm of 1/α grows from 3.0 to 6.9, a factor of 2.3, and ε falls by about the logarithm of that factor, 0.84. Being fifty times surer is cheap.`,
  },
} as const satisfies Record<string, Exercise>;
