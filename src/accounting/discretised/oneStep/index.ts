// The privacy profile of ONE step of the Poisson-subsampled Gaussian, in closed form, for every pair and every loss.
// Not the composition (composedProfile.ts) and no inversion: only the explicit threshold at T = 1.
// Shares no code with the characteristic-function accountant, so that each can check the other.
import { type DominatingPair, exchangedPair, PAIRS, type PairName } from '../../pairs';
import type { OneStep } from '../../types';
import { add } from './add';
import type { LossProfile, OneStepProfile, ProfilePoint } from './profile';
import { remove } from './remove';
import { substitute } from './substitute';

/** A pair without a profile does not compile. */
const PROFILES: { readonly [Name in PairName]: OneStepProfile } = { add, remove, substitute };

/** The profiles of the exchanged pairs. */
const EXCHANGED = Object.fromEntries(
  Object.values(PAIRS).map((pair) => [pair.name, PROFILES[exchangedPair(pair).name]]),
) as typeof PROFILES;

/** delta_1(loss) and its slope for loss >= 0; for loss < 0 use {@link lossProfile}. */
export function callPoint({ name }: DominatingPair, step: OneStep, loss: number): ProfilePoint {
  return PROFILES[name](step).point(loss);
}

/** ln of delta_1(loss), loss >= 0. If that underflows it is -Infinity, except for a pair that knows better. */
export function logCallValue({ name }: DominatingPair, step: OneStep, loss: number): number {
  const profile = PROFILES[name](step);
  const value = profile.value(loss);
  if (value > 1e-290 || !profile.logTinyValue) return Math.log(value);
  return profile.logTinyValue(loss);
}

/**
 * The profile of one step of the pair at every loss. Below 0 the exchange symmetry
 * delta_{P,Q}(l) = 1 - e^l + e^l delta_{Q,P}(-l) makes it a call of the exchanged pair, without cancellation.
 */
export function lossProfile({ name }: DominatingPair, step: OneStep): LossProfile {
  const [own, exchanged] = [PROFILES[name](step), EXCHANGED[name](step)];
  return {
    call: own.point,
    callValue: own.value,
    put: (loss) => {
      const mirrored = exchanged.point(-loss);
      const e = Math.exp(loss);
      // Q(L <= loss) is the exchanged pair's P-tail above -loss: its value plus its weighted slope
      return { value: e * mirrored.value, weightedSlope: e * (mirrored.value + mirrored.weightedSlope) };
    },
    putValue: (loss) => Math.exp(loss) * exchanged.value(-loss),
  };
}
