// Solves for the number of a plan with which a run meets a goal (an epsilon, an advantage, a true-positive rate or a mu). It is a
// search over certified upper bounds, on the values that one would write down, and does no accounting of its own.
//
// The values that may be tried are called the rungs of a ladder, safest first: five digits of the noise multiplier sigma or the sampling
// rate q, whole steps, epochs and batches. The search ends between two adjacent rungs, of which the accountant has shown that the first
// meets the goal, and has not shown it of the second. To find them soon, the search assumes that the goal's measure grows along the ladder.

import { type InputError, refusals, requireNumber } from '../base/numerics/errors';
import { firstWhole } from '../base/numerics/rootFinding';
import { roundDigits } from '../base/numerics/safeSide';
import { epsilon, totalVariation } from './accountant';
import type { AdjacencyName } from './adjacencies/names';
import { DOMAIN, leastNoise } from './domain';
import type { Goal, GoalProgress, GoalRequest, GoalSolution } from './goal';
import { mu } from './mu/mu';
import { mechanismOfPlan, type Plan, type PlanUnknown, planWith } from './plan';
import { ACCOUNTING, GOAL } from './sentences';
import { tradeoff } from './tradeoffCurve';
import type { AnyMechanism } from './types';

const OPEN_UNIT = { min: 0, max: 1, exclusiveMin: true, exclusiveMax: true };

function check({ plans, goal, unknown }: GoalRequest): void {
  if (goal.measure === 'power') requireNumber('falsePositiveRate', goal.falsePositiveRate, OPEN_UNIT);
  const range =
    goal.measure === 'epsilon' || goal.measure === 'mu'
      ? { ...DOMAIN.epsilon, exclusiveMin: true }
      : // a random guess has a true-positive rate as large as its false-positive rate
        { ...OPEN_UNIT, min: goal.measure === 'power' ? goal.falsePositiveRate : 0 };
  requireNumber(goal.measure, goal.most, range);
  if (unknown.name === 'batchSize')
    requireNumber('records', unknown.records, { min: 1, max: 1e9, integer: true });
  if (plans.length === 0) throw refusals('plans').malformed(ACCOUNTING.noPlans);
}

/** A certified upper bound on the goal's measure for this run. */
function upperOf(adjacency: AdjacencyName, run: AnyMechanism, goal: Goal): number {
  switch (goal.measure) {
    case 'epsilon':
      return epsilon(adjacency, run, goal.delta).upper;
    case 'advantage':
      return totalVariation(adjacency, run).upper;
    case 'power':
      return tradeoff(adjacency, run, [goal.falsePositiveRate])[0]?.power.upper ?? 1;
    case 'mu':
      return mu(adjacency, run).upper;
  }
}

/** The values that may be tried, safest first. */
interface Ladder {
  count: number;
  at(rung: number): number;
  /** Index of the rung whose value is nearest. */
  near(value: number): number;
}

const within = (rung: number, count: number): number => Math.min(count - 1, Math.max(0, rung));

function wholeNumbers(least: number, most: number): Ladder {
  const count = most - least + 1;
  return { count, at: (rung) => least + rung, near: (value) => within(Math.round(value) - least, count) };
}

/** How many numbers of five digits a decade has. */
const DECADE = 90_000;
/** Digits after the first. */
const DIGITS = 4;

const placeOf = (value: number): number => {
  const decade = Math.floor(Math.log10(value) + 1e-12);
  return decade * DECADE + Math.round(value / 10 ** (decade - DIGITS)) - 10 ** DIGITS;
};

/** The number at a place, parsed from its decimal text, because the parser rounds correctly. */
function valueAt(place: number): number {
  const decade = Math.floor(place / DECADE);
  return Number(`${place - decade * DECADE + 10 ** DIGITS}e${decade - DIGITS}`);
}

/** A ladder from one end to the other, in five digits. */
function fiveDigits(safest: number, loosest: number): Ladder {
  const [first, last] = [placeOf(safest), placeOf(loosest)];
  const sign = Math.sign(last - first);
  const count = Math.abs(last - first) + 1;
  return {
    count,
    at: (rung) => valueAt(first + sign * rung),
    near: (value) => within(sign * (placeOf(value) - first), count),
  };
}

/** The smallest sampling rate that is tried. */
const LEAST_RATE = 1e-9;

/** The most batches in an epoch with which the plans' epochs do not take more steps than the domain has, and at most 1 / LEAST_RATE. */
function mostBatches(plans: readonly Plan[]): number {
  const epochs = plans.map(({ length }) => ('epochs' in length ? length.epochs : 0));
  return Math.min(1 / LEAST_RATE, Math.max(1, Math.floor(DOMAIN.steps.max / Math.max(...epochs))));
}

/** The most epochs that do not take more steps than the domain has. */
const mostEpochs = (plans: readonly Plan[]): number =>
  Math.max(1, Math.floor(DOMAIN.steps.max * Math.min(...plans.map(({ samplingRate }) => samplingRate))));

function ladderOf({ plans, unknown }: GoalRequest): Ladder {
  switch (unknown.name) {
    case 'noiseMultiplier': {
      const least = plans.map((plan) => leastNoise(mechanismOfPlan({ ...plan, noiseMultiplier: 1 })));
      return fiveDigits(DOMAIN.noiseMultiplier.max, Math.max(...least));
    }
    case 'samplingRate':
      return fiveDigits(Number((1 / mostBatches(plans)).toPrecision(DIGITS)), 1);
    case 'batchSize':
      return wholeNumbers(Math.ceil(unknown.records / mostBatches(plans)), unknown.records);
    case 'epochs':
      return wholeNumbers(1, mostEpochs(plans));
    case 'steps':
      return wholeNumbers(1, DOMAIN.steps.max);
  }
}

const startOf = ([plan]: readonly Plan[], unknown: PlanUnknown): number => {
  const { samplingRate, noiseMultiplier, length } = plan as Plan;
  if (unknown.name === 'noiseMultiplier') return noiseMultiplier;
  if (unknown.name === 'samplingRate') return samplingRate;
  if (unknown.name === 'batchSize') return samplingRate * unknown.records;
  return Object.values(length)[0] as number;
};

/** First step of the search, as a factor of the value. Each later factor is the square of the one before. */
const STRIDE = 1.5;

/** Number of rungs, each with fewer steps than the one before, that are tried beyond the last that meets the goal. */
const AHEAD = 2;

/**
 * The last value of the unknown, from the safe end of its range, at which the certified measure of every plan meets the
 * goal. If epochs are given and the steps follow, a larger batch or rate may meet the goal again, since it takes fewer
 * steps. The next two such values are tried, so that the answer does not depend on where the search began. It is not
 * checked that all values before meet the goal. Yields after every value that is tried.
 * Throws InputError outside the domain, and ('inconsistent', with the measure as its field) where not even the
 * safest value meets the goal.
 */
export function* solveGoal(request: GoalRequest): Generator<GoalProgress, GoalSolution, void> {
  check(request);
  const { adjacency, plans, unknown, goal } = request;
  const ladder = ladderOf(request);
  const known = new Map<number, number>();
  const upperAt = (rung: number): number => {
    const found = known.get(rung) ?? looked(rung);
    known.set(rung, found);
    return found;
  };
  const runsAt = (rung: number): AnyMechanism[] =>
    plans.map((plan) => mechanismOfPlan(planWith(plan, unknown, ladder.at(rung))));
  const looked = (rung: number): number =>
    Math.max(...runsAt(rung).map((run) => upperOf(adjacency, run, goal)));
  const stepsAt = (rung: number): number =>
    runsAt(rung).reduce((sum, run) => sum + ('steps' in run ? run.steps : 0), 0);
  /** The next rung with fewer steps, which may meet the goal again; the end of the ladder where there is none. */
  const relief = (rung: number): number =>
    rung < ladder.count && stepsAt(ladder.count - 1) < stepsAt(rung)
      ? firstWhole(rung, ladder.count - 1, (at) => stepsAt(at) < stepsAt(rung))
      : ladder.count;
  const meets = (rung: number): boolean => upperAt(rung) <= goal.most;
  let [low, high] = [-1, ladder.count];
  const progress = (): GoalProgress => ({
    tried: known.size,
    meets: low < 0 ? null : ladder.at(low),
    fails: high === ladder.count ? null : ladder.at(high),
  });
  const look = (rung: number): void => {
    if (meets(rung)) low = rung;
    else high = rung;
  };
  let rung = ladder.near(startOf(plans, unknown));
  look(rung);
  yield progress();
  const isUp = ladder.at(ladder.count - 1) > ladder.at(0);
  for (let factor = STRIDE; low < 0 ? high > 0 : high === ladder.count && low < ladder.count - 1; ) {
    const looser = high === ladder.count;
    const value = ladder.at(rung) * (looser === isUp ? factor : 1 / factor);
    const next = ladder.near(value);
    rung = looser ? Math.max(low + 1, next) : Math.min(high - 1, next);
    factor **= 2;
    look(rung);
    yield progress();
  }
  if (low < 0) throw unreachable(unknown.name, ladder.at(0), goal, upperAt(0));
  const narrow = function* (): Generator<GoalProgress, void, void> {
    for (let i = 0; high < ladder.count && high - low > 1; i++) {
      look(between({ ladder, low, high, score: (at) => excess(goal, upperAt(at)) }, i));
      yield progress();
    }
  };
  yield* narrow();
  const found = low;
  let ahead = 0;
  for (let at = relief(low); at < ladder.count && ahead < AHEAD; at = relief(at)) {
    if (meets(at)) [low, ahead] = [at, 0];
    else ahead++;
    yield progress();
  }
  if (low > found) {
    // the number of steps is the same up to there, so that the goal's measure grows along these rungs
    const last = relief(low) - 1;
    high = last + 1;
    if (last > low) look(last);
    yield* narrow();
  }
  return {
    value: ladder.at(low),
    beyond: low + 1 < ladder.count ? ladder.at(low + 1) : null,
    reached: upperAt(low),
    ahead,
  };
}

/** How far a measure is from the goal, on a scale on which it is nearly linear in the logarithm of the unknown. */
function excess({ measure, most }: Goal, reached: number): number {
  const scale = (value: number): number =>
    measure === 'epsilon' || measure === 'mu' ? Math.log(value) : Math.log(value) - Math.log1p(-value);
  return scale(reached) - scale(most);
}

interface Between {
  ladder: Ladder;
  low: number;
  high: number;
  score(rung: number): number;
}

/**
 * The rung to try next. It is that of the secant, or on odd turns one a little beyond it towards the farther end. On every fourth turn, and
 * where the secant fails, it is the middle of the values' logarithms.
 */
function between({ ladder, low, high, score }: Between, turn: number): number {
  const inside = (rung: number): number => Math.min(high - 1, Math.max(low + 1, rung));
  const [from, to] = [ladder.at(low), ladder.at(high)];
  const share = -score(low) / (score(high) - score(low));
  const root = from * (to / from) ** share;
  if (turn % 4 === 3 || !Number.isFinite(root) || root <= 0) return inside(ladder.near(Math.sqrt(from * to)));
  const secant = inside(ladder.near(root));
  const nudge = 1 + Math.min(secant - low, high - secant);
  return inside(secant - low < high - secant ? secant + nudge * (turn % 2) : secant - nudge * (turn % 2));
}

function unreachable(name: PlanUnknown['name'], safest: number, goal: Goal, reached: number): InputError {
  const { measure, most } = goal;
  const given = { measure: GOAL[measure], most, safest: GOAL[name], value: safest };
  const sentence = Number.isFinite(reached)
    ? GOAL.outOfReach({ ...given, reached: roundDigits(reached, 3, 'up') })
    : GOAL.notFinite(given);
  return refusals(measure).inconsistent(sentence);
}
