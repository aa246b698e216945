// The term for δ as it is printed, at two constants, beside the corrected one: counts of right attempts for which they part. Pure.
import { t } from '@lingui/core/macro';
import { gdpCurve } from '../../../../addons/risk/curve';
import { countTail, countTailPrinted, printedTailBound } from '../../../../addons/risk/manyTargets';
import { uniformPrior } from '../../../../addons/risk/priors/prior';
import { anyOfGuesses, type Secret } from '../../../../addons/risk/secret';
import { tailUnder } from '../../../../addons/risk/underCurve';
import { deltaText, parameterText } from '../../../notation/formatNumber';

/** One for each target that δ may give away, and that of the published one-run audit. */
export const CONSTANTS = [1, 2] as const;

interface Case {
  /** What is guessed, and how many are right. */
  what: string;
  targets: number;
  values: number;
  /** Values that an attempt names; 1 if left out. */
  guesses?: number;
  count: number;
  /** Of substitute adjacency: a pair, or a whole Gaussian curve. */
  guarantee: { epsilon: number; delta: number } | { mu: number };
}

const bits = t`at least 1 of 2 fair bits`;
const nine = t`1 secret of 10 values, 9 of them named`;
const hundred = (count: number) => ({
  what: t`at least ${count} of 100 secrets of 10 values`,
  targets: 100,
  values: 10,
  count,
});
const PAIR = { epsilon: 1, delta: 1e-5 };
const CURVE = { mu: 0.5 };

export const CASES: readonly Case[] = [
  { what: bits, targets: 2, values: 2, count: 1, guarantee: { epsilon: 2, delta: 0.01 } },
  { what: nine, targets: 1, values: 10, guesses: 9, count: 1, guarantee: { epsilon: 0, delta: 0.01 } },
  { ...hundred(30), guarantee: PAIR },
  { ...hundred(50), guarantee: PAIR },
  { ...hundred(30), guarantee: CURVE },
  { ...hundred(50), guarantee: CURVE },
];

export interface CaseBounds {
  /** What is guaranteed, in symbols. */
  guarantee: string;
  /** With the constants of {@link CONSTANTS}. */
  printed: readonly number[];
  corrected: number;
  /** Whether some mechanism attains the corrected bound. */
  attained: boolean;
}

/** Whether some mechanism passes what is printed, which then is no bound. */
export const isExceeded = ({ attained, corrected }: CaseBounds, bound: number): boolean =>
  attained && bound < corrected;

export function caseBounds({ targets, values, guesses = 1, count, guarantee }: Case): CaseBounds {
  const secrets = new Array<Secret>(targets).fill(anyOfGuesses(uniformPrior(values), guesses));
  if ('mu' in guarantee) {
    const curve = gdpCurve('substitute', guarantee.mu);
    const least = (constant: number) => tailUnder(curve, secrets, printedTailBound(secrets, constant))(count);
    return {
      guarantee: `μ = ${parameterText(guarantee.mu)}`,
      printed: CONSTANTS.map((constant) => least(constant).bound),
      corrected: tailUnder(curve, secrets)(count).bound,
      attained: false,
    };
  }
  const pair = { ...guarantee, adjacency: 'substitute' as const };
  return {
    guarantee: `ε = ${parameterText(pair.epsilon)}, δ = ${deltaText(pair.delta)}`,
    printed: CONSTANTS.map((constant) => countTailPrinted(secrets, pair, count, constant).bound),
    corrected: countTail(secrets, pair, count).bound,
    attained: true,
  };
}
