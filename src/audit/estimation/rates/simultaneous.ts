// Upper bounds on the error rates of all thresholds at once, for a threshold that is chosen after the scores were seen,
// and for a whole curve.
import { firstWhole } from '../../../base/numerics/rootFinding';
import { checkLevel, clopperPearsonUpper } from './clopperPearson';

/** Ratio between two successive ranks that have bounds of their own, where it makes them differ by more than 1. */
const RATIO = Math.SQRT2;

/** Ranks at which a bound is placed: 0 to 5, 7, 9, 12, ... up to half of the scores, and the same from the other end. */
function ranks(trials: number): number[] {
  const half = Math.floor((trials - 1) / 2);
  const low = [0];
  for (let rank = 1; rank <= half; rank = Math.max(rank + 1, Math.floor(rank * RATIO))) low.push(rank);
  return [...new Set([...low, ...low.map((rank) => trials - 1 - rank)])].sort((a, b) => a - b);
}

/**
 * Returns a function from errors to a bound. Errors are the number of `trials` independent scores on the wrong side of a
 * threshold, and the bound is an upper one on the probability of that side. With probability at least 1 - level it holds at
 * every threshold. trials in 1..1e9, level in (0,1); InputError outside.
 *
 * The bound is the lower of two bands, each at half the level. One is the one-sided band of Dvoretzky, Kiefer and Wolfowitz
 * with Massart's constant (1990): the share plus sqrt(ln(2/level) / (2 trials)). The other is narrower where errors are rare
 * (derived here): beyond the score of rank k lies a probability that is no larger than a number of the law Beta(k+1, trials-k), whatever
 * the scores' law, so that k errors have the Clopper-Pearson bound although the threshold was the score itself. Some ranks,
 * fixed by the number of trials alone, share the level, and a threshold between two of them has the bound of the larger.
 */
export function simultaneousUpper(trials: number, level: number): (errors: number) => number {
  checkLevel('level', level);
  const width = Math.sqrt(Math.log(2 / level) / (2 * trials));
  const fixed = ranks(trials);
  const each = level / 2 / fixed.length;
  const bounds = fixed.map((rank) => clopperPearsonUpper(rank, trials, each));
  return (errors) => {
    const rank = firstWhole(-1, fixed.length, (i) => fixed[i] >= errors);
    return Math.min(1, bounds[rank] ?? 1, errors / trials + width);
  };
}
