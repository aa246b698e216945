// Certified bounds on a trade-off curve f(alpha), from the discretised privacy-loss distribution rather than from the fast
// accountant: one composition serves every alpha, and its two-sided bounds on delta become two-sided bounds on f.
import { type CertifiedProfile, certifyProfile, largerProfile } from '../discretised/certifiedProfile';
import { type DominatingPair, exchangedPair, PAIRS } from '../pairs';
import type { AnyRun, CertifiedCurve, CurveWish } from '../types';
import { prepareTradeoff } from './profileConjugate';

/** The pair's whole profile, as far as levels ask for it. */
function wholeProfile(pair: DominatingPair, run: AnyRun, wish: CurveWish): CertifiedProfile {
  const { smallest, room, accuracy } = wish;
  return certifyProfile(pair, run, Math.log(1 / smallest), smallest, accuracy, room);
}

/** The larger of the whole profiles of add and remove; its trade-off curve is the lower convex hull of the two curves' minimum. */
export function addRemoveProfile(run: AnyRun, wish: CurveWish): CertifiedProfile {
  const [add, remove] = [PAIRS.add, PAIRS.remove].map((pair) => wholeProfile(pair, run, wish));
  return largerProfile(add, remove);
}

/** The curve of one pair; the exchanged pair's profile stands for epsilon < 0. */
export function pairErrors(pair: DominatingPair, run: AnyRun, wish: CurveWish): CertifiedCurve {
  const exchanged = exchangedPair(pair);
  const positive = wholeProfile(pair, run, wish);
  const negative = exchanged === pair ? positive : wholeProfile(exchanged, run, wish);
  return prepareTradeoff({ positive, negative }, Math.log(1 / wish.smallest), wish.accuracy);
}

/** The curve of a profile that is its own mirror image. */
export function symmetricErrors(
  profile: CertifiedProfile,
  { smallest, accuracy }: CurveWish,
): CertifiedCurve {
  return prepareTradeoff({ positive: profile, negative: profile }, Math.log(1 / smallest), accuracy);
}
