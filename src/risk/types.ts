// Types of bounds on a guess, and of the data that they are made from.
import type { Bounds, Mechanism } from '../accounting/types';
import type { RiskAdjacency, RiskBound } from './bound';
import type { SampledSuccess } from './idealised/sampledAttack';

/** A bound on guesses, as far as its minimum over the curve has been located. `upper` holds in any case. */
export interface GuessBound extends Bounds {
  /** The bound as one number; null if [lower, upper] is too wide for that. */
  value: number | null;
}

/** A certified bound on a risk; `upper` holds in any case. */
export interface CertifiedRisk extends GuessBound {
  adjacency: RiskAdjacency;
  form: RiskBound['form'];
}

/** The whole guarantee of one adjacency, by its privacy profile delta and its trade-off curve f. */
export interface RiskCurve {
  adjacency: RiskAdjacency;
  /** Delta at epsilon >= 0, for any two neighbouring data sets, in both directions. Bounds no further apart than `room` will do. */
  delta(epsilon: number, room?: number): Bounds;
  /** The largest power of a test of a level in [0, 1]: h = 1 - f. */
  power(level: number): Bounds;
}

/** Upper bounds on the success of one guess, each a probability. */
export interface GuessBounds {
  /** Bound by exchanging the value for another one, under substitute adjacency. */
  exchange: number;
  /** Bound by removing the record, under add-remove adjacency. */
  removal: number;
  /** The smaller of the two. */
  least: number;
}

export interface AdvantageGoal {
  solveFor: keyof Mechanism;
  /** The mechanism; its value of `solveFor` is ignored. */
  mechanism: Mechanism;
  /** Probability that the best guess is right beforehand, in (0, 1). */
  prior: number;
  /** The largest allowed (P - p) / (1 - p) of a success P at the prior p, in (0, 1). */
  advantage: number;
}

export interface ParameterForAdvantage extends GuessBounds {
  /** Least noise, largest rate, most steps that keep the goal, to five digits on the private side. */
  value: number;
}

export interface RecordsDesign {
  mechanism: Mechanism;
  delta: number;
  /** Records with a secret each, independent. */
  targets: number;
  /** Equally likely values of each secret. */
  values: number;
  /** Levels at which counts are bounded, each in (0, 1). */
  failures: readonly number[];
  seed: number;
}

/** Counts in the order of the failures, for substitute adjacency. All but `ideal` are upper bounds. */
export interface RecordsRight {
  epsilon: number;
  /** Bounds by the whole curve. */
  whole: number[];
  /** Bounds by `epsilon` and the delta of the design alone. */
  bare: number[];
  /** Bounds by the recursion of Mahloujifar, Melis and Chaudhuri on the whole curve. */
  recursion: number[];
  /** An upper bound on the mean number of right records, the smaller of those by both adjacencies' whole curves. */
  meanAtMost: number;
  /** Counts that the idealised attack reaches, which are no bound. Null if the attack was not simulated. */
  ideal: number[] | null;
  success: SampledSuccess | null;
}
