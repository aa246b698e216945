// Bounds on the power and delta of a trade-off curve by the certificate (../discretised) alone, and by a closed form where there is one.
// They are the fallback of mu where the inversion, the fast method (../inversion), refuses. The tests of mu compare the two.
import type { Certified } from '../adjacencies/known';
import type { PowerBounds } from '../types';

/** The certified curve is narrow down to this share of the floor, since errors below the floor still bear on the curve at it. */
const BEYOND = 1e-2;
/** Absolute accuracy in epsilon: mu is off by a fraction of it. */
const ACCURACY = 5e-5;
/** Relative error that a closed form may have. */
const EXACT = 1e-12;

export function certifiedPower(
  { exactErrors, curve }: Pick<Certified, 'exactErrors' | 'curve'>,
  floor: number,
): PowerBounds {
  const { errors, deltaAtMost } = curve({ smallest: BEYOND * floor, room: 0, accuracy: ACCURACY });
  const powerAtLeast =
    exactErrors === null
      ? (alpha: number) => errors(alpha).powerLower
      : (alpha: number) => exactErrors(alpha).power * (1 - EXACT);
  return { powerAtLeast, deltaAtMost };
}
