// Hyperbolic tangent to float32 rounding in WGSL, whose own may lose all digits near 0 and overflow far out.

import { EXPONENTIAL } from './exponential';

/** fn tangent(x: f32) -> f32: an odd Taylor series up to 1/4, (1 - e) / (1 + e) with e = exp(-2 |x|) beyond. */
export const TANH = /* wgsl */ `
${EXPONENTIAL}
fn tangent(x: f32) -> f32 {
  let z = x * x;
  // coefficients 2^2k (2^2k - 1) B_2k / (2k)!; the first one left out is below 1e-8 of the value
  let near = x * (1.0 + z * (-1.0 / 3.0 + z * (2.0 / 15.0 + z * (-17.0 / 315.0 + z * (62.0 / 2835.0 + z * (-1382.0 / 155925.0))))));
  let e = exponentialOf(-2.0 * abs(x));
  let far = sign(x) * ((1.0 - e) / (1.0 + e));
  return select(far, near, abs(x) < 0.25);
}
`;
