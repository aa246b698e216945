// Numbers that hold whichever way batches were drawn, which are the largest over the possible ways.
import type { AnyRun, SamplingName } from '../accounting';
import { guaranteesOf } from './guarantees';
import { guessesAmong } from './guesses';
import { POSSIBLE_SAMPLINGS } from './run';
import type { ReportedGuarantee, ReportedGuess, ReportedWay } from './types';

/** The guarantee for substitute, which every way of drawing batches has. */
export const substituteOf = ({ guarantees }: ReportedWay) =>
  guarantees.find(({ adjacency }) => adjacency === 'substitute') as ReportedGuarantee;

/**
 * One guarantee for all ways. It is for substitute, the adjacency that each of them has. Its ε is the largest of all ways,
 * and so is its μ. Its regret is the largest of those that the ways have for their own μ.
 */
function guaranteeOfAll(ways: readonly ReportedWay[]): ReportedGuarantee {
  const all = ways.map(substituteOf);
  const worst = all.reduce((largest, one) => (one.epsilon.upper > largest.epsilon.upper ? one : largest));
  const mus = all.flatMap(({ mu }) => (mu === null ? [] : [mu]));
  const [first, ...others] = mus;
  if (first === undefined || mus.length < all.length) return { ...worst, mu: null };
  const mu = others.reduce((widest, one) => (one.upper > widest.upper ? one : widest), first);
  return { ...worst, mu: { ...mu, regret: Math.max(...mus.map(({ regret }) => regret)) } };
}

/** One bound on a guess for all ways. It is by exchange, because every way has that bound. */
function guessOfAll(ways: readonly ReportedWay[], at: number): ReportedGuess {
  const all = ways.map(({ guesses }) => guesses[at] as ReportedGuess);
  const byExchange = Math.max(...all.map((one) => one.byExchange));
  const { values } = all[0] as ReportedGuess;
  return { values, success: byExchange, by: 'exchange', byRemoval: null, byExchange };
}

type Holds = Pick<ReportedWay, 'guarantees' | 'guesses'>;

export interface HoldsForAll extends Holds {
  /** The numbers of each possible run; empty if there is only one. */
  ways: ReportedWay[];
}

/** The numbers of a run. If it may have been one of several runs, the numbers hold for all of them, and each run's own are beside them. */
export function* reportedNumbers(
  runs: readonly AnyRun[],
  delta: number,
  values: readonly number[],
): Generator<void, HoldsForAll, void> {
  const each: Holds[] = [];
  for (const run of runs)
    each.push({
      guarantees: yield* guaranteesOf(run, delta),
      guesses: values.length === 0 ? [] : yield* guessesAmong(run, values),
    });
  const [only, ...others] = each;
  if (only !== undefined && others.length === 0) return { ...only, ways: [] };
  const ways = each.map((one, i) => ({ sampling: POSSIBLE_SAMPLINGS[i] as SamplingName, ...one }));
  return {
    guarantees: [guaranteeOfAll(ways)],
    guesses: values.map((_, at) => guessOfAll(ways, at)),
    ways,
  };
}
