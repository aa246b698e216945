// The exponential function to float32 rounding in WGSL, whose own may be off by 3 + 2 |x| units in the last place. Such
// errors would be seen where clipped residuals cancel, and where Adam divides by their size.
import { inverseFactorials, literal, polynomial } from './literals';

/** ln 2 in two parts: the first has nine bits, so that small multiples of it are exact. */
const HIGH = 355 / 512;
const LOW = Math.LN2 - HIGH;

/**
 * fn exponential(x: vec4<f32>) and fn exponentialOf(x: f32), for x <= 88; below -100 zero. Reduction to |r| <=
 * ln(2) / 2 (Cody and Waite), then Taylor's series; the first term left out is below 6e-9.
 */
export const EXPONENTIAL = /* wgsl */ `
fn exponential(x: vec4<f32>) -> vec4<f32> {
  let bounded = max(x, vec4<f32>(-100.0));
  let n = round(bounded * ${literal(Math.LOG2E)});
  let r = (bounded - n * ${literal(HIGH)}) - n * ${literal(LOW)};
  let near = ${polynomial(inverseFactorials(8), 'r')};
  return select(ldexp(near, vec4<i32>(n)), vec4<f32>(0.0), x < vec4<f32>(-100.0));
}

fn exponentialOf(x: f32) -> f32 { return exponential(vec4<f32>(x)).x; }
`;
