// Numbers whose logarithm is even over a range. fast-check's own doubles are even over their bits, so that a logarithm drawn as one
// is next to 0 mostly, and the number next to 1: a domain over six decades would be tried at one point.
import fc from 'fast-check';

const STEPS = 10_000;

/** A number uniform on a logarithmic scale over [min, max], min > 0; both ends included. */
export const logUniform = (min: number, max: number): fc.Arbitrary<number> =>
  fc
    .noBias(fc.integer({ min: 0, max: STEPS }))
    .map((i) => Math.min(max, Math.max(min, min * (max / min) ** (i / STEPS))));
