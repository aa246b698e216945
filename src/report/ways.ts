// What holds whichever way batches were drawn: the largest of the numbers that the ways have.
import type { AnyRun, SamplingName } from '../accounting';
import { guaranteesOf } from './guarantees';
import { guessesAmong } from './guesses';
import { POSSIBLE_SAMPLINGS } from './run';
import type { ReportedGuarantee, ReportedGuess, ReportedWay } from './types';

/** The guarantee that each way of drawing batches has. */
export const substituteOf = ({ guarantees }: ReportedWay) =>
  guarantees.find(({ adjacency }) => adjacency === 'substitute') as ReportedGuarantee;

/**
 * One guarantee for all of the ways. Substitute is the adjacency that each of them has. Its ε is that of the way with
 * the largest, and so is its μ. Its regret is the largest of all, since the curve of that μ holds for each of them.
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

/** One guess for all of the ways, bounded by exchange, which each of them has. */
function guessOfAll(ways: readonly ReportedWay[], at: number): ReportedGuess {
  const all = ways.map(({ guesses }) => guesses[at] as ReportedGuess);
  const byExchange = Math.max(...all.map((one) => one.byExchange));
  const { values } = all[0] as ReportedGuess;
  return { values, success: byExchange, by: 'exchange', byRemoval: null, byExchange };
}

type Holds = Pick<ReportedWay, 'guarantees' | 'guesses'>;

export interface HoldsForAll extends Holds {
  /** Empty where there is one run alone. */
  ways: ReportedWay[];
}

/** The numbers of the run; of several that it may have been, those that hold for each, and each one's own beside them. */
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
