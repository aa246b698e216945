// The vocabulary of accounting: mechanisms, and results that say how far they can be trusted.

/** Poisson-subsampled Gaussian mechanism, composed `steps` times; the clipping norm cancels. */
export interface Mechanism {
  /** q in (0,1]: probability with which each record joins a step's batch, independently. */
  samplingRate: number;
  /** sigma in [0.2, 1000]: standard deviation of the noise over the clipping norm. */
  noiseMultiplier: number;
  /** T in 1..1e6, an integer. */
  steps: number;
}

/**
 * A run whose batch, noise or sampling rate changed, or that was resumed: the mechanisms of one model, one after another, 1 to
 * 100. Their parameters are fixed beforehand or follow from no data; what is chosen by earlier results is not covered.
 */
export type Segments = readonly Mechanism[];

/** One mechanism, or several that compose. */
export type Run = Mechanism | Segments;

/** What one step of a mechanism needs. */
export type OneStep = Omit<Mechanism, 'steps'>;

/** How a number was obtained. */
export type Method =
  | 'closed-form' // exact formula (q = 1, T = 1, or delta so large that epsilon is 0)
  | 'characteristic-function' // inverted on a vertical line, error budget checked
  | 'discretised-bracket'; // connect-the-dots privacy-loss distribution: lower <= value <= upper by construction

/**
 * A value that its own algorithm has verified, or the bracket that is all that is known. `value` is null exactly when
 * `verified` is false; lower <= true value <= upper in either case.
 */
export type Verified =
  | { verified: true; value: number; lower: number; upper: number; method: Method }
  | { verified: false; value: null; lower: number; upper: number; method: Method };

/** Where the fast methods end: the discretised bracket (up to a second), or bounds too wide to be a number (at once). */
export type LastResort = 'bracket' | 'bounds';

/** Errors of the best test at one level. */
export interface ErrorRates {
  /** Type-II error. */
  beta: number;
  /** 1 - beta, without cancellation. */
  power: number;
}

/** Certified bounds on them. */
export interface ErrorBounds {
  betaLower: number;
  betaUpper: number;
  powerLower: number;
  powerUpper: number;
}
