// What a dominating pair is: the laws P and Q of one step's outcome, each the noise alone or a mixture. Data. The closed forms,
// the inversion and the certificate derive their losses, thresholds and tails from it, each by itself: no formula for any of
// these stands here, so that no mistake in one can hide in another that checks it.

/** Where the gradient of a sampled record moves the mean of the outcome, in clipping norms. */
export type SampledMean = 1 | -1;

/** A pair's two laws, which are the whole of it. The two means differ. */
export interface LawsOf<Name extends string> {
  readonly name: Name;
  /**
   * P = (1 - q) N(0, sigma^2) + q N(mean, sigma^2), outcomes in units of the clipping norm; null: the noise N(0, sigma^2)
   * alone. Likewise Q below. Mirroring a pair changes none of its losses, so that P can be taken to move to the right.
   */
  readonly meanUnderP: 1 | null;
  readonly meanUnderQ: SampledMean | null;
}

/** A pair by its densities; what they imply at a glance is spelled out for those who ask often. */
export interface PairOf<Name extends string> extends LawsOf<Name> {
  /** Distance of the two means, in clipping norms: at q = 1 the pair is the Gaussian mechanism of this sensitivity. */
  readonly sensitivity: number;
  /** 1 where the loss ln P/Q grows with the outcome, -1 where it falls. */
  readonly sign: 1 | -1;
  /** P is the noise alone, so that P/Q is at most 1/(1 - q): losses have a ceiling for q < 1. */
  readonly boundedAbove: boolean;
  /** Q is the noise alone, so that P/Q is at least 1 - q: losses have a floor for q < 1. */
  readonly boundedBelow: boolean;
}

/** Any pair: for what asks for its laws and not for its name. */
export type Pair = PairOf<string>;

/** The pair of these laws. */
export function definePair<const Name extends string>({
  name,
  meanUnderP,
  meanUnderQ,
}: LawsOf<Name>): PairOf<Name> {
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
