// Exercises on what an accountant promises. Data.
import { t } from '@lingui/core/macro';
import type { Exercise } from '../exercise';

export const PROMISE = {
  'ratio-full-batch': {
    id: 'ratio-full-batch',
    chapter: 'promise',
    level: 'look',
    question: t`Suppose every record joins every batch. With σ = 26.89 and T = 500, how many times as large as ε_AR is ε_S?`,
    scenario: { samplingRate: 1, noiseMultiplier: 26.89 },
    answer: { kind: 'number', value: 2.2551, unit: t`times`, tolerance: { relative: 0.01 } },
    explanation: t`ε_AR is 3.54 and ε_S is 7.98. The ratio is 2.26. With q = 1 both belong to pairs of Gaussians, one pair twice as far apart as the other. The distance doubles exactly, but an ε at a fixed δ does not.`,
  },
  'where-twice-holds': {
    id: 'where-twice-holds',
    chapter: 'promise',
    level: 'work',
    question: t`Keep the noise, steps and δ this page starts with, and draw the figure along q. At which sampling rate is ε_S exactly twice ε_AR?`,
    scenario: { axis: 'samplingRate' },
    answer: { kind: 'number', value: 0.10037, unit: 'q', tolerance: { relative: 0.03 } },
    explanation: t`At q = 0.100. Below it the rule of doubling promises too little privacy, because ε_S is smaller than 2 ε_AR. Above it the rule promises too much. That doubling fits somewhere does not make it a rule.`,
  },
  'unequal-halves': {
    id: 'unequal-halves',
    chapter: 'promise',
    level: 'think',
    question: t`Theorem 4.1 splits ε into two equal halves, and gives 10.58 at the settings this page starts with. With the add/remove profile δ(·), a replacement has ε = a + b at an allowance of δ(a) + e^a δ(b), for any two parts a and b. What is the smallest a + b that meets δ = 10⁻⁵?`,
    scenario: {},
    answer: { kind: 'number', value: 9.5268, unit: 'ε', tolerance: { relative: 0.01 } },
    explanation: t`The second allowance is multiplied by e^a, so it pays to make a small and b large. The best split gives 9.53. The whole curves of add and remove, one after the other, give 8.69. ε_S itself is 8.00, because it knows the training.`,
  },
  'nothing-lost': {
    id: 'nothing-lost',
    chapter: 'promise',
    level: 'think',
    question: t`At q = 1, compare ε_S with what the whole add/remove curves imply for a replacement. What does someone lose who does not know the training?`,
    scenario: { samplingRate: 1, noiseMultiplier: 26.89 },
    answer: {
      kind: 'choice',
      choices: {
        nothing: t`Nothing, because the two agree`,
        little: t`A little, because the curves imply a bound some percent larger`,
        half: t`About half of the gap to Theorem 4.1`,
      },
      right: 'nothing',
    },
    explanation: t`With q = 1 the add/remove curve belongs to two Gaussians μ apart. Two such steps one after the other are exactly two Gaussians 2μ apart, which is the replacement. Both are 7.98. With rarer batches the curves no longer say it all.`,
  },
} as const satisfies Record<string, Exercise>;
