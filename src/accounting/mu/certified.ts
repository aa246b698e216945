// Bounds on the power and delta of a trade-off curve by the certificate (../discretised) alone, and by a closed form where there is one.
// They are the fallback of mu where the inversion, the fast method (../inversion), refuses. The tests of mu compare the two.
import type { Certified } from '../adjacencies/known';
import type { PowerBounds } from '../types';

/** The certified curve is narrow down to this share of the floor, since errors below the floor still bear on the curve at it. */
const BEYOND = 1e-2;
/** Absolute accuracy in epsilon: mu is off by a fraction of it. */
const ACCURACY = 5e-5;
/** The most different steps of a run that is composed as accurately, since each of them costs as much as the others. */
const FEW_STEPS = 50;
/** The coarsest accuracy, at which the mu of a thousand different steps takes some seconds and is still known to three digits. */
const COARSEST = 1e-3;
/** Relative error that a closed form may have. */
const EXACT = 1e-12;

/** Bounds on the power and delta of a run of `kinds` different steps. */
export function certifiedPower(
  { exactErrors, curve }: Pick<Certified, 'exactErrors' | 'curve'>,
  floor: number,
  kinds = 1,
): PowerBounds {
  const accuracy = Math.min(COARSEST, ACCURACY * Math.max(1, kinds / FEW_STEPS));
  const { errors, deltaAtMost } = curve({ smallest: BEYOND * floor, room: 0, accuracy });
  const powerAtLeast =
    exactErrors === null
      ? (alpha: number) => errors(alpha).powerLower
      : (alpha: number) => exactErrors(alpha).power * (1 - EXACT);
  return { powerAtLeast, deltaAtMost };
}
