// The dominating pairs as data: the laws P and Q of one step, each the noise alone or a mixture. The closed forms
// (../closedForm), the inversion (../inversion) and the certificate (../discretised) derive their losses, thresholds and tails from
// these data, each by itself. No formula for any of these stands here, so that no mistake in one can hide in another that checks it. A new
// pair is added by its laws and its name in the list; the compiler then asks for its parts of closedForm/oneStep.ts and
// discretised/oneStep.ts.
import { Defect } from '../../base/sentences/defect';

/** Mean of the outcome, in clipping norms, to which the gradient of a sampled record moves it. */
export type SampledMean = 1 | -1;

interface LawsOf<Name extends string> {
  readonly name: Name;
  /**
   * The mean in P = (1 - q) N(0, sigma^2) + q N(mean, sigma^2), in clipping norms; null if P is the noise alone. Mirroring
   * a pair changes none of its losses, so that P can be taken to move to the right.
   */
  readonly meanUnderP: 1 | null;
  /** The same mean in Q. */
  readonly meanUnderQ: SampledMean | null;
}

interface PairOf<Name extends string> extends LawsOf<Name> {
  /** Distance of the two means, in clipping norms: at q = 1 the pair is the Gaussian mechanism of this sensitivity. */
  readonly sensitivity: number;
  /** 1 if the loss ln P/Q grows with the outcome, -1 if it falls. */
  readonly sign: 1 | -1;
  /** P is the noise alone, so that P/Q is at most 1/(1 - q): losses have a ceiling for q < 1. */
  readonly boundedAbove: boolean;
  /** Q is the noise alone, so that P/Q is at least 1 - q: losses have a floor for q < 1. */
  readonly boundedBelow: boolean;
}

/** A pair for callers that need its laws and not its name. */
export type Pair = PairOf<string>;

function definePair<const Name extends string>({ name, meanUnderP, meanUnderQ }: LawsOf<Name>): PairOf<Name> {
  const apart = (meanUnderP ?? 0) - (meanUnderQ ?? 0);
  return {
    name,
    meanUnderP,
    meanUnderQ,
    sensitivity: Math.abs(apart),
    sign: apart > 0 ? 1 : -1,
    boundedAbove: meanUnderP === null,
    boundedBelow: meanUnderQ === null,
  };
}

// The record is removed: P has it in the batch with probability q, Q never. Dominating for removal by Zhu, Dong,
// Wang, "Optimal Accounting of Differential Privacy via Characteristic Function" (2022).
const remove = { name: 'remove', meanUnderP: 1, meanUnderQ: null } as const satisfies LawsOf<'remove'>;

// A record is added: P never has it, Q in the batch with probability q. The pair of remove exchanged; dominating
// for addition by Zhu, Dong, Wang (2022).
const add = { name: 'add', meanUnderP: null, meanUnderQ: 1 } as const satisfies LawsOf<'add'>;

// One record takes another's place: with probability q it is in the batch, pulling one way under P and the other
// way under Q. Its own mirror image. Dominating for substitution by Schuchardt, Stoian, Kosmala, Guennemann (2024).
const substitute = {
  name: 'substitute',
  meanUnderP: 1,
  meanUnderQ: -1,
} as const satisfies LawsOf<'substitute'>;

const ALL = [definePair(add), definePair(remove), definePair(substitute)] as const;

export type PairName = (typeof ALL)[number]['name'];

export type DominatingPair = PairOf<PairName>;

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
    throw new Defect('A pair has no exchanged pair. Add it to src/accounting/pairs.');
  return exchanged;
}

function mirrored(mean: SampledMean | null): SampledMean | null {
  return mean === null ? null : mean === 1 ? -1 : 1;
}
