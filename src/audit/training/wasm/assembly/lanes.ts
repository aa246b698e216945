// Arithmetic on four float32 lanes: multiply-add, exp, log, tanh, and the transposes that turn four rows into lanes.
// AssemblyScript, not TypeScript: compiled to WebAssembly SIMD by `npm run kernel`. Knows nothing of training.
//
// Polynomials: S. Moshier's Cephes single-precision expf, logf and tanhf; errors of a few units in the last place.
import { constant, word } from './constants';

@inline export function splat(x: f32): v128 {
  return f32x4.splat(x);
}

/** a b + c; one rounding where the relaxed build finds a fused instruction, two elsewhere. */
@inline export function multiplyAdd(a: v128, b: v128, c: v128): v128 {
  if (ASC_FEATURE_RELAXED_SIMD) return v128.relaxed_madd<f32>(a, b, c);
  return f32x4.add(f32x4.mul(a, b), c);
}

/** Each lane is a where the mask is all ones, and b where it is zero. With other masks relaxed instructions differ. */
@inline export function choose(a: v128, b: v128, mask: v128): v128 {
  if (ASC_FEATURE_RELAXED_SIMD) return v128.relaxed_laneselect<i32>(a, b, mask);
  return v128.bitselect(a, b, mask);
}

const ONE = memory.data<f32>([1]);
const TWO = memory.data<f32>([2]);
const MINUS_HALF = memory.data<f32>([-0.5]);
const LOWER_ROOT_HALF = memory.data<f32>([0.70710678]);
const TO_UNIT = memory.data<f32>([2.3283064365386963e-10, -2.3283064365386963e-10]);

const EXP_RANGE = memory.data<f32>([-87, 87]);
const LOG2_E = memory.data<f32>([1.44269504088896341]);
/** 1.5 2^23: adding it rounds to an integer and leaves that in the low bits of the mantissa. */
const ROUNDING = memory.data<f32>([12582912]);
/** -ln 2 in two parts, so that a multiple of it is subtracted with little rounding. */
const MINUS_LN2 = memory.data<f32>([-0.693359375, 2.1219444e-4]);
const EXP = memory.data<f32>([
  1.987569150e-4, 1.3981999507e-3, 8.3334519073e-3, 4.1665795894e-2, 1.6666665459e-1, 5.0000001201e-1,
]);

/** exp of x in [-87, 87]; outside it stays at the ends. */
@inline export function exponential(argument: v128): v128 {
  // pmin and pmax: one instruction each, where min and max also order zeros and NaN
  const x = f32x4.pmin(constant(EXP_RANGE, 1), f32x4.pmax(constant(EXP_RANGE, 0), argument));
  const rounding = constant(ROUNDING, 0);
  const shifted = multiplyAdd(x, constant(LOG2_E, 0), rounding);
  const turns = f32x4.sub(shifted, rounding);
  let r = multiplyAdd(turns, constant(MINUS_LN2, 0), x);
  r = multiplyAdd(turns, constant(MINUS_LN2, 1), r);
  let y = multiplyAdd(constant(EXP, 0), r, constant(EXP, 1));
  y = multiplyAdd(y, r, constant(EXP, 2));
  y = multiplyAdd(y, r, constant(EXP, 3));
  y = multiplyAdd(y, r, constant(EXP, 4));
  y = multiplyAdd(y, r, constant(EXP, 5));
  y = f32x4.add(multiplyAdd(y, f32x4.mul(r, r), r), constant(ONE, 0));
  // times 2^turns: the integer goes to the exponent's bits
  return i32x4.add(y, i32x4.shl(shifted, 23));
}

/** e^-40 is 10^-17.4: added to the 1 of the largest logit it leaves no trace in float32. */
const NEGLIGIBLE = memory.data<f32>([-40]);

/** e^below, or 0 where negligible, because products of so small numbers would be denormals, which are slow. */
@inline export function softmaxTerm(below: v128): v128 {
  return v128.and(exponential(below), f32x4.gt(below, constant(NEGLIGIBLE, 0)));
}

const MANTISSA = memory.data<u32>([0x007fffff]);
const HALF_BITS = memory.data<u32>([0x3f000000]);
const HALF_EXPONENT = memory.data<u32>([126]);
const LOG = memory.data<f32>([
  7.0376836292e-2, -1.1514610310e-1, 1.1676998740e-1, -1.2420140846e-1, 1.4249322787e-1, -1.6668057665e-1,
  2.0000714765e-1, -2.4999993993e-1, 3.3333331174e-1,
]);
/** ln 2 in two parts, the smaller first. */
const LN2 = memory.data<f32>([-2.12194440e-4, 0.693359375]);

export let logarithm0: v128 = f32x4.splat(0);
export let logarithm1: v128 = f32x4.splat(0);

/** Sets logarithm0 and logarithm1 to ln((word + 1) / 2^32) of the words of a and of b, which share the loaded constants. */
@inline export function logarithmsOfUniforms(a: v128, b: v128): void {
  const one = constant(ONE, 0), toUnit = constant(TO_UNIT, 0), low = constant(LOWER_ROOT_HALF, 0);
  const u = f32x4.mul(f32x4.add(f32x4.convert_i32x4_u(a), one), toUnit);
  const v = f32x4.mul(f32x4.add(f32x4.convert_i32x4_u(b), one), toUnit);
  // the float32 u near 1 has lost the word's low bits; 1 - u = (2^32 - 1 - word) / 2^32 has not, and is below 2^31 there
  const nearA = f32x4.gt(u, low), nearB = f32x4.gt(v, low);
  const fromUnit = constant(TO_UNIT, 1);
  const belowA = f32x4.mul(f32x4.convert_i32x4_s(v128.not(a)), fromUnit);
  const belowB = f32x4.mul(f32x4.convert_i32x4_s(v128.not(b)), fromUnit);
  const mask = word(MANTISSA, 0), bits = word(HALF_BITS, 0), bias = word(HALF_EXPONENT, 0);
  const halfA = v128.or(v128.and(u, mask), bits), halfB = v128.or(v128.and(v, mask), bits);
  const smallA = f32x4.lt(halfA, low), smallB = f32x4.lt(halfB, low);
  const exponentA = i32x4.add(i32x4.sub(i32x4.shr_u(u, 23), bias), smallA);
  const exponentB = i32x4.add(i32x4.sub(i32x4.shr_u(v, 23), bias), smallB);
  const m = choose(belowA, f32x4.sub(f32x4.add(halfA, v128.and(halfA, smallA)), one), nearA);
  const n = choose(belowB, f32x4.sub(f32x4.add(halfB, v128.and(halfB, smallB)), one), nearB);
  const e = f32x4.convert_i32x4_s(v128.andnot(exponentA, nearA));
  const f = f32x4.convert_i32x4_s(v128.andnot(exponentB, nearB));
  const first = constant(LOG, 0);
  let y = first, z = first;
  for (let term: usize = 1; term < 9; term++) {
    const next = constant(LOG, term);
    y = multiplyAdd(y, m, next);
    z = multiplyAdd(z, n, next);
  }
  const mm = f32x4.mul(m, m), nn = f32x4.mul(n, n);
  const lower = constant(LN2, 0), higher = constant(LN2, 1), minusHalf = constant(MINUS_HALF, 0);
  y = multiplyAdd(e, lower, f32x4.mul(f32x4.mul(y, m), mm));
  z = multiplyAdd(f, lower, f32x4.mul(f32x4.mul(z, n), nn));
  logarithm0 = multiplyAdd(e, higher, f32x4.add(m, multiplyAdd(mm, minusHalf, y)));
  logarithm1 = multiplyAdd(f, higher, f32x4.add(n, multiplyAdd(nn, minusHalf, z)));
}

const TANH = memory.data<f32>([
  -5.70498872745e-3, 2.06390887954e-2, -5.37397155531e-2, 1.33314422036e-1, -3.33332819422e-1,
]);
/** Bound between the polynomial (below) and the exponential (above). */
const TANH_NEAR = memory.data<f32>([0.625]);
const SIGN = memory.data<u32>([0x80000000]);

@inline export function hyperbolicTangent(x: v128): v128 {
  const size = f32x4.abs(x);
  const z = f32x4.mul(x, x);
  let y = multiplyAdd(constant(TANH, 0), z, constant(TANH, 1));
  y = multiplyAdd(y, z, constant(TANH, 2));
  y = multiplyAdd(y, z, constant(TANH, 3));
  y = multiplyAdd(y, z, constant(TANH, 4));
  const near = multiplyAdd(f32x4.mul(y, z), x, x);
  const e = exponential(f32x4.add(size, size));
  const one = constant(ONE, 0);
  const far = f32x4.sub(one, f32x4.div(constant(TWO, 0), f32x4.add(e, one)));
  const sign = v128.and(x, word(SIGN, 0));
  return choose(near, v128.or(far, sign), f32x4.lt(size, constant(TANH_NEAR, 0)));
}

/** Lane r of the result is the sum of the lanes of the r-th argument. */
@inline export function sumsOfFour(a: v128, b: v128, c: v128, d: v128): v128 {
  const ab = f32x4.add(
    v128.shuffle<f32>(a, b, 0, 4, 1, 5),
    v128.shuffle<f32>(a, b, 2, 6, 3, 7),
  );
  const cd = f32x4.add(
    v128.shuffle<f32>(c, d, 0, 4, 1, 5),
    v128.shuffle<f32>(c, d, 2, 6, 3, 7),
  );
  return f32x4.add(v128.shuffle<f32>(ab, cd, 0, 1, 4, 5), v128.shuffle<f32>(ab, cd, 2, 3, 6, 7));
}

@inline export function sumOfLanes(x: v128): f32 {
  return f32x4.extract_lane(x, 0) + f32x4.extract_lane(x, 1) + f32x4.extract_lane(x, 2) + f32x4.extract_lane(x, 3);
}
