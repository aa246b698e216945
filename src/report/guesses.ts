// Bounds on the success of an attacker who guesses once which of some equally likely values a record has.

import { type AnyRun, delta, tradeoff } from '../accounting';
import { leastNoise } from '../accounting/domain';
import { segmentsOf } from '../accounting/segments';
import { InputError } from '../base/numerics/errors';
import { runToEnd } from '../base/numerics/generators';
import { mechanismCurve } from '../risk/curve';
import { powerAtMost } from '../risk/parameterForAdvantage';
import { exactSecret } from '../risk/secret';
import { successAtMost } from '../risk/underCurve';
import { reportedAdjacencies } from './guarantees';
import type { ReportedGuess } from './types';

/** An upper bound on 1 - f(level), which bounds a guess by comparing the record with its absence, or with a gradient of zero. */
function powerOf(adjacency: 'add-remove' | 'zero-out', run: AnyRun, level: number): number {
  try {
    const [point] = tradeoff(adjacency, run, [level]);
    if (point) return point.power.upper;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
  }
  // the accountant knows δ under small noise but refuses the trade-off curve
  return powerAtMost(level, (epsilon) => delta(adjacency, run, epsilon));
}

/** The adjacency of the guarantee for a record against its absence; undefined if the run has none. */
const removalOf = (run: AnyRun) =>
  reportedAdjacencies(run).find((name): name is 'add-remove' | 'zero-out' => name !== 'substitute');

/** Both bounds on the probability that one guess is right. */
export interface BothBounds {
  /** The bound from comparing the record with its absence; null if the run has no guarantee for that. */
  byRemoval: number | null;
  /** The bound from comparing two values of the record. */
  byExchange: number;
}

/** Bounds on one guess for each prior in (0, 1), the probability of the likeliest value. The attacker knows everything else. */
function* boundsOnGuesses(run: AnyRun, chances: readonly number[]): Generator<void, BothBounds[], void> {
  const removal = removalOf(run);
  if ('length' in run && isWhole(run)) {
    const byRemoval = removal === undefined ? null : yield* powersAt(removal, run, chances);
    const byExchange = yield* successesByLevels(run, chances);
    return chances.map((_, i) => ({
      byRemoval: byRemoval?.[i] ?? null,
      byExchange: byExchange[i] as number,
    }));
  }
  const bounds: BothBounds[] = [];
  for (const chance of chances) {
    const byExchange = successAtMost(mechanismCurve('substitute', run), exactSecret(chance));
    yield;
    const byRemoval = removal === undefined ? null : powerOf(removal, run, chance);
    yield;
    bounds.push({ byRemoval, byExchange });
  }
  return bounds;
}

/** Bounds on one guess for a single prior. */
export function boundsOnOneGuess(run: AnyRun, chance: number): BothBounds {
  const [bounds] = runToEnd(boundsOnGuesses(run, [chance]));
  return bounds as BothBounds;
}

/** The smaller of both bounds, and the guarantee that it follows from. */
export const smallestOf = ({ byRemoval, byExchange }: BothBounds): Pick<ReportedGuess, 'success' | 'by'> =>
  byRemoval !== null && byRemoval < byExchange
    ? { success: byRemoval, by: 'removal' }
    : { success: byExchange, by: 'exchange' };

/** Bounds on a guess at every number of equally likely values, each at least 2. */
export function* guessesAmong(
  run: AnyRun,
  values: readonly number[],
): Generator<void, ReportedGuess[], void> {
  const bounds = yield* boundsOnGuesses(
    run,
    values.map((count) => 1 / count),
  );
  return bounds.map((both, i) => ({ values: values[i] as number, ...smallestOf(both), ...both }));
}

/** Whether the accountant knows the run's whole curve, which it does not under small noise. */
const isWhole = (run: AnyRun): boolean =>
  segmentsOf(run).every((segment) => segment.noiseMultiplier >= leastNoise(segment));

function* powersAt(
  adjacency: 'add-remove' | 'zero-out' | 'substitute',
  run: AnyRun,
  levels: readonly number[],
): Generator<void, number[], void> {
  yield;
  return tradeoff(adjacency, run, levels).map(({ power }) => power.upper);
}

/** Log odds above those of the prior, beyond which a guess is almost certain. */
const MOST_ODDS = 25;
const LEVELS = 64;

/**
 * The bounds by exchange of a run of segments, whose curve is composed anew for every request and so is asked for
 * many levels at once. With the prior p, the bound s solves s = h((1 - s) p / (1 - p)), with h the largest power of a test at a level
 * (risk/byTests.ts). The level falls in s and h rises in the level, so that for any s' below s the power at the level
 * of s' is at least s. The larger of s' and that power is therefore a bound at every s', and the smallest is taken.
 */
function* successesByLevels(run: AnyRun, chances: readonly number[]): Generator<void, number[], void> {
  let between = chances.map((chance) => {
    const odds = Math.log(chance / (1 - chance));
    return [odds, odds + MOST_ODDS] as const;
  });
  const least = chances.map(() => 1);
  for (let pass = 0; pass < 2; pass++) {
    const tried = between.map(([low, high]) =>
      Array.from({ length: LEVELS }, (_, i) => logistic(low + ((high - low) * i) / (LEVELS - 1))),
    );
    const levels = tried.flatMap((all, at) => all.map((success) => levelOf(success, chances[at] as number)));
    const powers = yield* powersAt('substitute', run, levels);
    between = tried.map((all, at) => {
      const power = (i: number) => powers[at * LEVELS + i] as number;
      const first = Math.max(
        1,
        all.findIndex((success, i) => power(i) <= success),
      );
      for (const [i, success] of all.entries())
        least[at] = Math.min(least[at] as number, Math.max(success, power(i)));
      return [logit(all[first - 1] as number), logit(all[first] as number)] as const;
    });
  }
  return least;
}

const logistic = (odds: number): number => 1 / (1 + Math.exp(-odds));
const logit = (chance: number): number => Math.log(chance / (1 - chance));
const levelOf = (success: number, chance: number): number => ((1 - success) * chance) / (1 - chance);
