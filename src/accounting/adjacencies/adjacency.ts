// What an adjacency has to answer. Each is put together from dominating pairs, in a file of its own.
import type {
  AnyRun,
  AnySegments,
  CertifiedCurve,
  CurveWish,
  ErrorRates,
  LastResort,
  Mechanism,
  PowerBounds,
  Verified,
} from '../types';
import type { Profile } from './implied/split';

export interface OfSegments {
  epsilon(segments: AnySegments, delta: number): Verified;
  /** Times e^logFactor and at most 1, where a factor is given. */
  delta(segments: AnySegments, epsilon: number, logFactor?: number): Verified;
}

/** Inputs are checked by the accountant. */
export interface Adjacency {
  /** The smallest epsilon >= 0 such that the mechanism is (epsilon, delta)-private. */
  epsilon(mechanism: Mechanism, delta: number, lastResort?: LastResort): Verified;
  /** `room` is an absolute width of the bounds that will do; they may be narrower. */
  delta(mechanism: Mechanism, epsilon: number, room?: number): Verified;
  /** The same for several segments, or for batches that are not Poisson's, which only the certificate composes. */
  ofSegments: OfSegments;
  /** f(alpha), alpha in [0, 1], in closed form; null where only bounds are known. */
  exactErrors(mechanism: Mechanism): ((alpha: number) => ErrorRates) | null;
  /** The privacy profile by the fast methods, convex in e^epsilon, where the adjacency has one. Requires q < 1 and T > 1. */
  profile?(mechanism: Mechanism): Profile;
  /** Bounds on f by the fast methods, where they know it from both sides. Requires q < 1 and T > 1. */
  inverted?(mechanism: Mechanism): PowerBounds;
  /** Bounds on the trade-off function f. */
  curve(run: AnyRun, wish: CurveWish): CertifiedCurve;
}
