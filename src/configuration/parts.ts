// Whether the claims of a configuration belong to parts of one run, one after another: because the text says so, or because they
// could, being as many of each. Pure.
import type { Claim, ConfigurationReading, Quantity } from './types';

export interface Parts {
  /** What is said once, for all parts. */
  shared: readonly Claim[];
  /** What is said of each part, in the order of the text; two or more. */
  claims: readonly (readonly Claim[])[];
}

/** What may change in a run. */
export const CHANGES: ReadonlySet<Quantity> = new Set([
  'noiseMultiplier',
  'noiseDeviation',
  'samplingRate',
  'batchSize',
  'deviceBatchSize',
  'accumulation',
  'devices',
  'epochs',
  'stepsPerEpoch',
  'steps',
] as const);
const MOST_PARTS = 100;

/** Parts that the text names as such: segments, phases, an accountant's history. null where it names fewer than two. */
export function writtenParts({ claims }: ConfigurationReading): Parts | null {
  const ids = [...new Set(claims.flatMap(({ part }) => (part === undefined ? [] : [part])))];
  if (ids.length < 2 || ids.length > MOST_PARTS) return null;
  return {
    shared: claims.filter(({ part }) => part === undefined),
    claims: ids.map((id) => claims.filter(({ part }) => part === id)),
  };
}

/** Parts by position: every number that may change is said once or as many times as the others. null where that fails. */
export function alignedParts({ claims }: ConfigurationReading): Parts | null {
  const changing = [...CHANGES].map((quantity) => claims.filter((claim) => claim.quantity === quantity));
  const counts = new Set(changing.map(({ length }) => length).filter((length) => length > 1));
  const [count] = counts;
  if (counts.size !== 1 || count === undefined || count > MOST_PARTS) return null;
  const several = changing.filter(({ length }) => length === count);
  const own = new Set(several.flat());
  return {
    shared: claims.filter((claim) => !own.has(claim)),
    claims: Array.from({ length: count }, (_, i) => several.map((list) => list[i] as Claim)),
  };
}
