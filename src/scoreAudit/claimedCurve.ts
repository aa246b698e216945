// A claim that is the whole trade-off curve of a run whose mechanism is known, and a test of whether scores refute it.
import { type AnyRun, delta, tradeoff } from '../accounting';
import type { BoundedErrors } from '../audit/report/boundedErrors';
import { requireNumber } from '../base/numerics/errors';
import { goldenSection } from '../base/numerics/minima/goldenSection';
import type { Sentence } from '../base/sentences/sentence';
import type { OneRunCounts } from '../oneRun/estimation/counts';
import { oneRunPValueExact } from '../oneRun/estimation/exactBound';
import { SCORE_AUDIT } from './sentences';

export interface ClaimedCurve {
  adjacency: 'add-remove' | 'substitute';
  /** False-alarm rates, and the smallest rate of misses that the claim allows at each, rounded to the safe side. */
  alphas: number[];
  misses: number[];
  /** Whether the scores refute the curve as a whole, at the level of the audit. */
  contradicts: boolean;
  words: Sentence;
}

/** The most error rates at which the accountant is asked for the curve. */
const MOST_PLACES = 100;

/** False-alarm rates at which a claimed curve is drawn. */
const DRAWN: readonly number[] = Array.from({ length: 101 }, (_, i) => i / 100);

/** The bounds below which no other bound lies in both rates, by rising rate of false alarms, evenly thinned to MOST_PLACES. */
function frontier(bounds: readonly BoundedErrors[]): BoundedErrors[] {
  const rising = [...bounds].sort((a, b) => a.fprUpper - b.fprUpper || a.fnrUpper - b.fnrUpper);
  let least = Infinity;
  const kept = rising.filter(({ fprUpper, fnrUpper }) => {
    if (fnrUpper >= least || fprUpper >= 1) return false;
    least = fnrUpper;
    return true;
  });
  const step = Math.max(1, kept.length / MOST_PLACES);
  return Array.from(
    { length: Math.min(kept.length, MOST_PLACES) },
    (_, i) => kept[Math.floor(i * step)] as BoundedErrors,
  );
}

/**
 * Whether bounds on both error rates, which hold together at every threshold, lie below the curve somewhere. If the curve
 * held, a test with at most this rate of false alarms had at least this rate of misses.
 */
function refutedByRates(bounds: readonly BoundedErrors[], missesAt: (alphas: number[]) => number[]): boolean {
  const places = frontier(bounds);
  const least = missesAt(places.map(({ fprUpper }) => fprUpper));
  return places.some(({ fnrUpper }, i) => fnrUpper < (least[i] as number));
}

/** Number of intervals of the grid of epsilons. */
const PLACES = 48;
const MOST_EPSILON = 60;
const LAST_DELTA = 1e-20;
/** Share of the interval between two points of the grid at which the search for the minimum ends. */
const NARROWED = 1e-4;

/**
 * A p-value for the whole privacy profile (derived here): the run is (epsilon, delta(epsilon))-DP for every epsilon at
 * once, so the smallest of the exact p-values bounds the probability of so many right guesses. A missed minimum is only
 * loose. Counts as checkCounts; InputError outside.
 */
export function oneRunPValueOfProfile(counts: OneRunCounts, deltaAt: (epsilon: number) => number): number {
  const at = (epsilon: number): number => {
    const most = deltaAt(epsilon);
    return most < 1 ? oneRunPValueExact(counts, epsilon, Math.max(0, most)) : 1;
  };
  let last = 1;
  while (last < MOST_EPSILON && deltaAt(last) > LAST_DELTA) last *= 1.5;
  const spacing = last / PLACES;
  const values = Array.from({ length: PLACES + 1 }, (_, i) => at(i * spacing));
  const best = values.indexOf(Math.min(...values));
  const [low, high] = [Math.max(0, best - 1) * spacing, Math.min(PLACES, best + 1) * spacing];
  return Math.min(values[best] as number, goldenSection(at, low, high, NARROWED * (high - low)).value);
}

interface Evidence {
  /** Bounds on both error rates from many runs, which all hold together. */
  bounds?: readonly BoundedErrors[];
  /** Counts of the planned guesses of one run; each has its share of the level. */
  guesses?: readonly OneRunCounts[];
  level: number;
}

/**
 * The curve of a claimed run for the adjacency of the game, and whether the scores refute it at `level` in [0, 1]. Throws
 * an InputError if the accountant does not know the run's curve.
 */
export function claimedCurve(
  adjacency: 'add-remove' | 'substitute',
  run: AnyRun,
  { bounds = [], guesses = [], level }: Evidence,
): ClaimedCurve {
  requireNumber('level', level, { min: 0, max: 1 });
  const missesAt = (alphas: readonly number[]): number[] =>
    tradeoff(adjacency, run, alphas).map(({ beta }) => beta.lower);
  const known = new Map<number, number>();
  const deltaAt = (epsilon: number): number => {
    const found = known.get(epsilon) ?? delta(adjacency, run, epsilon).upper;
    known.set(epsilon, found);
    return found;
  };
  const contradicts =
    refutedByRates(bounds, missesAt) ||
    guesses.some((counts) => counts.v > 0 && oneRunPValueOfProfile(counts, deltaAt) < level / guesses.length);
  const said = { claimed: adjacency, level };
  return {
    adjacency,
    alphas: [...DRAWN],
    misses: missesAt(DRAWN),
    contradicts,
    words: contradicts ? SCORE_AUDIT.curveRejected(said) : SCORE_AUDIT.curveNotRejected(said),
  };
}
