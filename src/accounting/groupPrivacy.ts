// A bound on the epsilon of a person with several records if single records are protected. It is the smaller of two bounds, neither
// of which is tight.
import { requireNumber } from '../base/numerics/errors';
import { delta as deltaOf, epsilon } from './accountant';
import { checkDelta, checkMechanism, DOMAIN } from './domain';
import type { Mechanism } from './types';

const MOST_RECORDS = 1_000_000;
/** Width of the search for the epsilon of one record, in its logarithm. */
const TOLERANCE = 1e-4;
/** The largest epsilon of one record that is tried. */
const MOST_EPSILON = 1000;

/** ln(e^x - 1), for any x > 0. */
const logExpm1 = (x: number): number => (x < 30 ? Math.log(Math.expm1(x)) : x);

/**
 * An upper bound on the epsilon, at `delta`, of a person who has at most `records` of the records, when all of them
 * are added or removed at once, or all replaced. Infinity where neither bound is known. Throws InputError outside
 * the domain.
 *
 * Group privacy, record after record: let delta_1 be the profile of one record, k the number of records, and x an epsilon of one record.
 * Then k x is an epsilon of all of them if delta_1(x) (1 + e^x + ... + e^((k-1) x)) <= delta (Vadhan 2017, proof of lemma 2.2). That
 * holds for every such x, so the smallest one that is found is taken. And, derived here: at a sampling rate q, of k records some join a
 * step with probability 1 - (1 - q)^k, and
 * those that join move its sum by at most k clipping norms, so that a step is no worse than a Poisson step of that rate with the
 * noise multiplier divided by k (the hockey-stick divergence is jointly convex, and less movement is a scaling of more).
 */
export function groupEpsilonAtMost(
  adjacency: 'add-remove' | 'substitute',
  mechanism: Mechanism,
  records: number,
  delta: number,
): number {
  checkMechanism(mechanism);
  checkDelta(delta);
  requireNumber('records', records, { min: 1, max: MOST_RECORDS, integer: true });
  if (records === 1) return epsilon(adjacency, mechanism, delta).upper;
  return Math.min(
    recordAfterRecord(adjacency, mechanism, records, delta),
    atOnce(adjacency, mechanism, records, delta),
  );
}

type Bound = typeof groupEpsilonAtMost;

const recordAfterRecord: Bound = (adjacency, mechanism, records, delta) => {
  const isEnough = (single: number): boolean => {
    const { upper } = deltaOf(adjacency, mechanism, single);
    return Math.log(upper) + logExpm1(records * single) - logExpm1(single) <= Math.log(delta);
  };
  let high = Math.max(1e-3, epsilon(adjacency, mechanism, delta).upper);
  if (!(high <= MOST_EPSILON)) return Number.POSITIVE_INFINITY;
  let low = high / 2;
  while (!isEnough(high)) {
    low = high;
    high *= 1.5;
    if (high > MOST_EPSILON) return Number.POSITIVE_INFINITY;
  }
  while (Math.log(high / low) > TOLERANCE) {
    const middle = Math.sqrt(low * high);
    if (isEnough(middle)) high = middle;
    else low = middle;
  }
  return records * high;
};

const atOnce: Bound = (adjacency, { samplingRate, noiseMultiplier, steps }, records, delta) => {
  const noise = noiseMultiplier / records;
  if (noise < DOMAIN.noiseMultiplier.min) return Number.POSITIVE_INFINITY;
  const some = samplingRate === 1 ? 1 : -Math.expm1(records * Math.log1p(-samplingRate));
  return epsilon(adjacency, { samplingRate: some, noiseMultiplier: noise, steps }, delta).upper;
};
