// Exercises on reading a bound off counted mistakes. Data.
import { t } from '@lingui/core/macro';
import type { Exercise } from '../exercise';

export const WORST_CASE = {
  'no-mistake': {
    id: 'no-mistake',
    chapter: 'worst-case',
    level: 'look',
    question: t`An attack guesses 2,000 independent runs and is never wrong. With 95% confidence, what is its error rate at most?`,
    scenario: {},
    answer: { kind: 'number', value: 0.0014967, unit: '%', tolerance: { relative: 0.02 } },
    explanation: t`A rate p leaves 2,000 guesses without a mistake with probability (1 − p)^2000. That falls to 5% at p = 1 − 0.05^(1/2000) = 0.150%, which is nearly 3/2000. Three divided by the number of guesses is worth knowing by heart.`,
  },
  'fifth-wrong': {
    id: 'fifth-wrong',
    chapter: 'worst-case',
    level: 'work',
    question: t`At the q and δ this page starts with, the attack makes 50,000 guesses, half of them in either world, and 10,000 are wrong. Which ε does this show at 95% confidence, read along a Gaussian curve?`,
    scenario: {},
    answer: { kind: 'number', value: 7.9775, unit: 'ε', tolerance: { relative: 0.01 } },
    explanation: t`The share of mistakes is 20%, and its upper end is 20.3%. A Gaussian curve with that error has μ = 1.66, which is −2 times its normal quantile, and this is ε = 7.98. The 20% themselves would give 8.10, more than the guarantee allows. That part is luck, and the upper end takes it off.`,
  },
  'highest-of-ten': {
    id: 'highest-of-ten',
    chapter: 'worst-case',
    level: 'think',
    question: t`Each of ten independent audits claims too much with probability 5%. Someone publishes the highest of the ten bounds. With which probability is it too high?`,
    scenario: { repeats: 10 },
    answer: { kind: 'number', value: 0.40126, unit: '%', tolerance: { relative: 0.02 } },
    explanation: t`The highest is too high if any of the ten is, and that has probability 1 − 0.95^10 = 40.1%. What was 95% confidence for one audit is 60% for the best of ten. Choosing the best of many thresholds is the same mistake, on dependent tries.`,
  },
} as const satisfies Record<string, Exercise>;
