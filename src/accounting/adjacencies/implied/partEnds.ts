// Bounds on the implied epsilon (../implied.ts) from the epsilons of its two parts. A substitution is taken as a removal and then an
// addition, and these are its parts. No best split is searched for. The lower bound is that of wholeShares.ts. The upper one holds
// since a split (a, epsilon - a) of epsilon meets delta where its parts meet shares 1 - eta and eta of delta (derived here),
//
//   epsilon_implied <= a + epsilon_add(eta delta e^{-a}),   a = epsilon_remove((1 - eta) delta),   for every eta in [0, 1).
//
// The bounds are close together where the addition's profile is steep, which it is near its ceiling, the largest loss that an addition
// can have. There the best split would need deltas that the inversion, the fast method (../../inversion), cannot compute. These bounds
// need epsilons instead, which hardly depend on those deltas.
import { unsmoothedEpsilonByInversion } from '../../inversion/invert';
import { PAIRS } from '../../pairs';
import type { Mechanism } from '../../types';
import { sharesAtCeiling } from './wholeShares';

/** Least and largest eta. With a smaller one deltas differ only by rounding, and with a larger one the removal has too little of delta. */
const SHARES = [1e-6, 0.5] as const;

/** How near the ceiling, absolutely or relatively, is too near to ask for the addition's epsilon or delta. */
const NEXT_TO_CEILING = 0.1;

/**
 * The bounds that the parts' epsilons give, by the inversion. The upper one is Infinity where it cannot be expected within
 * `width` of the lower one, absolutely or relatively, whichever is more.
 */
export function endsOfParts(mechanism: Mechanism, logDelta: number, width: number) {
  const nothing = {
    lower: -Infinity,
    upper: Infinity,
    /** True if the addition's epsilon has been computed with all that the removal leaves of delta. */
    asked: false,
    /** True if the inversion refuses, as it then would in a search for the best split too. */
    refused: false,
  };
  const least = partEnds('remove', mechanism, logDelta);
  if (least === null) return { ...nothing, refused: true };
  if (least.lower === 0) return nothing;
  const beyond = partEnds('add', mechanism, logDelta - least.lower);
  if (beyond === null) {
    const { lower, upper } = sharesAtCeiling(mechanism, logDelta, least);
    return { ...nothing, asked: true, refused: upper - lower < NEXT_TO_CEILING * Math.max(1, upper) };
  }
  const lower = least.lower + beyond.lower;
  const known = { lower, upper: Infinity, asked: true, refused: false };
  // the expected distance of the bounds is what the share costs the removal, plus what it costs the addition
  const share = Math.min(SHARES[1], Math.max(SHARES[0], least.slope / beyond.slope));
  const expected = share / least.slope - Math.log(share) / beyond.slope;
  if (!(expected <= width * Math.max(1, lower))) return known;
  const most = partEnds('remove', mechanism, logDelta + Math.log1p(-share));
  const rest = most && partEnds('add', mechanism, logDelta + Math.log(share) - most.upper);
  return rest ? { ...known, upper: most.upper + rest.upper } : { ...known, refused: true };
}

/** Bounds on one pair's epsilon at ln delta, neither below 0, with -d ln delta / d epsilon there. Null where the inversion refuses. */
function partEnds(part: 'remove' | 'add', mechanism: Mechanism, logDelta: number) {
  const found = unsmoothedEpsilonByInversion(PAIRS[part], mechanism, logDelta);
  if (found === null) return null;
  const { epsilon, epsilonError, slope } = found;
  return {
    lower: Math.max(0, epsilon - epsilonError),
    upper: Math.max(0, epsilon + epsilonError),
    slope: -slope,
  };
}
