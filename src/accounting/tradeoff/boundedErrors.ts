// Certified bounds on a trade-off curve f(alpha), from the discretised privacy-loss distribution rather than from the fast
// accountant: one composition serves every alpha, and its two-sided bounds on delta become two-sided bounds on f.
import { certifyProfile } from '../discretised/certifiedProfile';
import { type CertifiedProfile, largerProfile } from '../discretised/profileBounds';
import { type DominatingPair, exchangedPair, PAIRS } from '../pairs';
import type { AnyRun, CertifiedCurve } from '../types';
import { prepareTradeoff } from './profileConjugate';

/** Accuracy in epsilon for which the grid is planned; it shifts f by about delta times that. */
const PLANNED_ACCURACY = 5e-4;

/** The pair's whole profile, as far as levels down to `smallest` ask for it; `room`: an error of delta that will do. */
function wholeProfile(pair: DominatingPair, run: AnyRun, smallest: number, room: number): CertifiedProfile {
  return certifyProfile(pair, run, Math.log(1 / smallest), smallest, PLANNED_ACCURACY, room);
}

/** The larger of the whole profiles of add and remove; its trade-off curve is the lower convex hull of the two curves' minimum. */
export function addRemoveProfile(run: AnyRun, smallest: number, room = 0): CertifiedProfile {
  const [add, remove] = [PAIRS.add, PAIRS.remove].map((pair) => wholeProfile(pair, run, smallest, room));
  return largerProfile(add, remove);
}

/** The curve of one pair, at levels down to `smallest`; the exchanged pair's profile stands for epsilon < 0. */
export function pairErrors(pair: DominatingPair, run: AnyRun, smallest: number, room = 0): CertifiedCurve {
  const exchanged = exchangedPair(pair);
  const positive = wholeProfile(pair, run, smallest, room);
  const negative = exchanged === pair ? positive : wholeProfile(exchanged, run, smallest, room);
  return prepareTradeoff({ positive, negative }, Math.log(1 / smallest));
}

/** The curve of a profile that is its own mirror image. */
export function symmetricErrors(profile: CertifiedProfile, smallest: number): CertifiedCurve {
  return prepareTradeoff({ positive: profile, negative: profile }, Math.log(1 / smallest));
}
