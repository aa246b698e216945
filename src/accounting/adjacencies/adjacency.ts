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
  /** The smallest delta at epsilon, or, if logFactor is given, e^logFactor times it, or 1 if that is smaller. */
  delta(segments: AnySegments, epsilon: number, logFactor?: number): Verified;
}

/** The questions that every adjacency answers. The accountant (accountant.ts) has checked the inputs. */
export interface Adjacency {
  /** The smallest epsilon >= 0 such that the mechanism is (epsilon, delta)-private. */
  epsilon(mechanism: Mechanism, delta: number, lastResort?: LastResort): Verified;
  /** The smallest delta at epsilon. Its bounds need not be closer together than `room`, an absolute width. */
  delta(mechanism: Mechanism, epsilon: number, room?: number): Verified;
  /** Epsilon and delta of several segments, or of batches that are not Poisson's, which only the certificate (../discretised) composes. */
  ofSegments: OfSegments;
  /** The trade-off function f(alpha), alpha in [0, 1], in closed form; null where only bounds are known. */
  exactErrors(mechanism: Mechanism): ((alpha: number) => ErrorRates) | null;
  /** The privacy profile by the inversion (../inversion), where it has one. It is convex in e^epsilon. Requires q < 1 and T > 1. */
  profile?(mechanism: Mechanism): Profile;
  /** Bounds on f by the inversion, if it can bound f from both sides for this adjacency. Requires q < 1 and T > 1. */
  inverted?(mechanism: Mechanism): PowerBounds;
  /** Bounds on the trade-off function f. */
  curve(run: AnyRun, wish: CurveWish): CertifiedCurve;
}
