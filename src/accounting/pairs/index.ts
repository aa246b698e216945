// The dominating pairs there are. A new one is a file and its name in this list; the compiler then asks for its closed forms
// (closedForm/oneStep) and for its profile (discretised/oneStep).
import { add } from './add';
import { definePair, type PairOf, type SampledMean } from './pair';
import { remove } from './remove';
import { substitute } from './substitute';

const ALL = [definePair(add), definePair(remove), definePair(substitute)] as const;

export type PairName = (typeof ALL)[number]['name'];

/** One of {@link PAIRS}. */
export type DominatingPair = PairOf<PairName>;

/** All pairs, by name. */
export const PAIRS = Object.fromEntries(ALL.map((pair) => [pair.name, pair])) as {
  readonly [Name in PairName]: PairOf<Name>;
};

/** The pair (Q, P), for which delta_{P,Q}(-x) = 1 - e^{-x} (1 - delta_{Q,P}(x)). Outcomes may be mirrored. */
export function exchangedPair({ meanUnderP, meanUnderQ }: DominatingPair): DominatingPair {
  const exchanged = ALL.find(
    (other) =>
      (other.meanUnderP === meanUnderQ && other.meanUnderQ === meanUnderP) ||
      (other.meanUnderP === mirrored(meanUnderQ) && other.meanUnderQ === mirrored(meanUnderP)),
  );
  if (exchanged === undefined)
    throw new Error('A pair has no exchanged pair. Add it to src/accounting/pairs.');
  return exchanged;
}

function mirrored(mean: SampledMean | null): SampledMean | null {
  return mean === null ? null : mean === 1 ? -1 : 1;
}
