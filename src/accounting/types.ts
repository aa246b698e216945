// The types of accounting: mechanisms, and results that say how far they can be trusted.

/** Poisson-subsampled Gaussian mechanism, composed `steps` times; the clipping norm cancels. */
export interface Mechanism {
  /** q in (0,1]: probability with which each record joins a step's batch, independently. */
  samplingRate: number;
  /** sigma in [0.2, 1000]: standard deviation of the noise over the clipping norm. From 0.01 on where bounds will do (domain.ts). */
  noiseMultiplier: number;
  /** T in 1..1e6, an integer. */
  steps: number;
}

/**
 * A run whose batch, noise or sampling rate changed, or that was resumed: the mechanisms of one model, one after another,
 * 1 to 10,000. Their parameters are fixed beforehand or do not depend on the data. Parameters that are chosen by earlier
 * results are not covered.
 */
export type Segments = readonly Mechanism[];

/** One mechanism, or several that compose. */
export type Run = Mechanism | Segments;

/**
 * Batches of one size B, each drawn anew from all n records without replacement. n is fixed, so that neighbouring data sets differ by a
 * substitution.
 */
export interface FixedSize {
  sampling: 'fixed-size';
  /** B/n in (0,1]: the share of the records in a batch. */
  samplingRate: number;
  /** sigma in [0.4, 1000], over the clipping norm; replacing a record moves a batch's sum by up to two clipping norms. */
  noiseMultiplier: number;
  /** T in 1..1e6, an integer. */
  steps: number;
}

/** Balls in bins: in every epoch each record joins exactly one step's batch, chosen uniformly and independently of the others. */
export interface RandomAllocation {
  sampling: 'random-allocation';
  /** t in 1..1e6, an integer. */
  stepsPerEpoch: number;
  /** E in 1..1e6, an integer; T = E t. */
  epochs: number;
  /** sigma in [0.2, 1000], over the clipping norm. */
  noiseMultiplier: number;
}

/** Each record in exactly one step of every epoch, in whatever order, even one that the attacker knows. */
interface AnyOrder {
  sampling: 'any-order';
  /** E in 1..1e6, an integer. */
  epochs: number;
  /** sigma in [0.2, 1000], over the clipping norm. */
  noiseMultiplier: number;
}

/** Poisson sampling by its name, which is left out as a rule. */
export interface PoissonDrawn extends Mechanism {
  sampling?: 'poisson';
}

/** Poisson batches from records of which up to k are one person's. Neighbouring data sets differ in all that the person has. */
export interface ManyOfOnePerson extends PoissonDrawn {
  /** k in 1..1000, an integer: the most records of one person. */
  recordsPerPerson: number;
}

/** Poisson batches of at most b records: of more that are drawn, b stay, each as likely as any other, and the others are dropped. */
export interface CutBatches extends PoissonDrawn {
  /** n in 1..1e9, an integer: the records of the larger of two neighbouring data sets. */
  records: number;
  /** b in 1..1e9, an integer. */
  largestBatch: number;
}

/** A mechanism with any way of drawing batches. One without the field `sampling` draws them by Poisson sampling. */
export type AnyMechanism =
  | PoissonDrawn
  | ManyOfOnePerson
  | CutBatches
  | FixedSize
  | RandomAllocation
  | AnyOrder;

/** {@link Segments} whose batches may be drawn in different ways. */
export type AnySegments = readonly AnyMechanism[];

export type AnyRun = AnyMechanism | AnySegments;

/** The parameters of one step of a mechanism. */
export type OneStep = Omit<Mechanism, 'steps'>;

/** How a number was obtained. */
export type Method =
  | 'closed-form' // an exact formula (q = 1, T = 1, or delta so large that epsilon is 0), or bounds by a formula
  | 'characteristic-function' // the inversion: a sum along a vertical line of complex numbers, with its error budget checked
  | 'discretised-bracket'; // the certificate: a connect-the-dots privacy-loss distribution, lower <= value <= upper by construction

/**
 * A value that its own algorithm has verified, or the bracket that is all that is known. `value` is null exactly
 * when `verified` is false; lower <= true value <= upper in either case.
 */
export type Verified =
  | { verified: true; value: number; lower: number; upper: number; method: Method }
  | { verified: false; value: null; lower: number; upper: number; method: Method };

/** Bounds between which a number is known to lie. */
export interface Bounds {
  lower: number;
  upper: number;
}

/**
 * The fallback where closed forms and the inversion (inversion/) refuse. It is the discretised bracket (discretised/bracket.ts), which
 * takes up to a second, or bounds that are too wide to be a number, at once.
 */
export type LastResort = 'bracket' | 'bounds';

/** The type-II error and the power of the best test at one level. */
export interface ErrorRates {
  /** Type-II error. */
  beta: number;
  /** 1 - beta, without cancellation. */
  power: number;
}

/** How well a trade-off curve has to be known. */
export interface CurveWish {
  /** The smallest level at which bounds are to be narrow. */
  smallest: number;
  /** A width of the bounds on delta that is enough; 0 if only the accuracy counts. */
  room: number;
  /**
   * Accuracy in epsilon for which the grid of the certificate (discretised/) is planned, so that f is off by about delta times it. The
   * search for upper bounds on errors ends at ten times it, as a share of alpha or 1 - alpha.
   */
  accuracy: number;
}

/** Certified bounds on a trade-off curve f. */
export interface CertifiedCurve {
  /** Bounds on f(alpha), alpha in (0, 1). */
  errors(alpha: number): ErrorBounds;
  /** An upper bound on delta(epsilon), epsilon >= 0: f(alpha) is at least 1 - delta - e^epsilon alpha at every alpha. */
  deltaAtMost(epsilon: number): number;
}

/**
 * The bounds on a trade-off curve f from which mu is found, one level or one line 1 - delta - e^epsilon alpha below f at a time; null
 * where they are not known. The curve is its own inverse.
 */
export interface PowerBounds {
  /** Lower bound on the largest power at a level, which is at most the level at which both errors are equal. */
  powerAtLeast(alpha: number): number | null;
  /** Upper bound on delta, as in {@link CertifiedCurve}. */
  deltaAtMost(epsilon: number): number | null;
}

/** Certified bounds on the type-II error beta of the best test at one level, and on its power 1 - beta. */
export interface ErrorBounds {
  betaLower: number;
  betaUpper: number;
  powerLower: number;
  powerUpper: number;
}

/** The mu of a run, as mu/mu.ts finds it. */
export type Mu = Verified & {
  /** How badly the Gaussian curve of mu fits: how far the run's curve lies above it, at most, measured along the diagonal. */
  regret: number;
  /** The smallest error of either type at which mu is read. */
  floor: number;
  /** Type-I and type-II error of the point of the run's curve at which `lower` was found: no point looked at has a larger mu through it. */
  attainedAt: { alpha: number; beta: number };
};
