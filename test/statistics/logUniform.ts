// Arbitrary numbers whose logarithm is uniform over a range. fast-check draws doubles uniformly by their bits. A logarithm drawn that way
// would mostly be close to 0 and the number close to 1, so a range of six decades would be tried at one point.
import fc from 'fast-check';

const STEPS = 10_000;

/** A number uniform on a logarithmic scale over [min, max], min > 0; both ends included. */
export const logUniform = (min: number, max: number): fc.Arbitrary<number> =>
  fc
    .noBias(fc.integer({ min: 0, max: STEPS }))
    .map((i) => Math.min(max, Math.max(min, min * (max / min) ** (i / STEPS))));
