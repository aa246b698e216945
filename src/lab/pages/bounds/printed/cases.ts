// Counts for which the bound with the paper's printed term for δ differs from the corrected bound, as data. A test computes
// every number.
import { t } from '@lingui/core/macro';

/** Two constants to take as the factor of δ: 1, as if δ gave away one target, and 2, as in the published one-run audit. */
export const CONSTANTS = [1, 2] as const;

export interface PrintedCase {
  what: string;
  targets: number;
  values: number;
  /** Number of values that an attempt names. */
  guesses: number;
  count: number;
  /** Guarantee under substitute adjacency: a pair (ε, δ), or the whole curve of Gaussian DP. */
  guarantee: { epsilon: number; delta: number } | { mu: number };
  /** Upper bounds by each of the two constants, to four digits. */
  printed: readonly [number, number];
  corrected: number;
}

/**
 * Whether some mechanism is known to exceed the printed bound. Under a pair (ε, δ) the corrected bound is attained, so every smaller number
 * is exceeded. Under a whole curve no such mechanism is known here.
 */
export const isExceeded = ({ guarantee, corrected }: PrintedCase, bound: number): boolean =>
  'epsilon' in guarantee && bound < corrected;

const secrets = (targets: number, values: number, count: number, guesses = 1) => ({
  targets,
  values,
  count,
  guesses,
});
const hundred = (count: number) => ({
  what: t`at least ${count} of 100 secrets of 10 values`,
  ...secrets(100, 10, count),
});
const PAIR = { epsilon: 1, delta: 1e-5 };
const CURVE = { mu: 0.5 };

export const CASES: readonly PrintedCase[] = [
  {
    what: t`at least 1 of 2 fair bits`,
    ...secrets(2, 2, 1),
    guarantee: { epsilon: 2, delta: 0.01 },
    printed: [0.9861, 0.9864],
    corrected: 0.9872,
  },
  {
    what: t`one secret, among 9 of its 10 values`,
    ...secrets(1, 10, 1, 9),
    guarantee: { epsilon: 0, delta: 0.01 },
    printed: [0.901, 0.902],
    corrected: 0.909,
  },
  { ...hundred(30), guarantee: PAIR, printed: [0.07068, 0.07076], corrected: 0.07069 },
  { ...hundred(50), guarantee: PAIR, printed: [2.874e-5, 5.746e-5], corrected: 2.824e-5 },
  { ...hundred(30), guarantee: CURVE, printed: [0.1018, 0.1675], corrected: 0.1136 },
  { ...hundred(50), guarantee: CURVE, printed: [0.001969, 0.003312], corrected: 0.001875 },
];
