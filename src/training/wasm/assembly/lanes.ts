// Arithmetic on four float32 lanes: multiply-add, exp, log, tanh, and the transposes that turn four rows into lanes.
// AssemblyScript, not TypeScript: compiled to WebAssembly SIMD by `npm run kernel`. Knows nothing of training.
//
// Polynomials: S. Moshier's Cephes single-precision expf, logf and tanhf; errors of a few units in the last place.

@inline export function splat(x: f32): v128 {
  return f32x4.splat(x);
}

/** a b + c; one rounding where the relaxed build finds a fused instruction, two elsewhere. */
@inline export function multiplyAdd(a: v128, b: v128, c: v128): v128 {
  if (ASC_FEATURE_RELAXED_SIMD) return v128.relaxed_madd<f32>(a, b, c);
  return f32x4.add(f32x4.mul(a, b), c);
}

/** exp of x in [-87, 87]; outside it stays at the ends. */
@inline export function exponential(argument: v128): v128 {
  // pmin and pmax: one instruction each, where min and max also order zeros and NaN
  const x = f32x4.pmin(splat(87), f32x4.pmax(splat(-87), argument));
  // adding 1.5 2^23 rounds to an integer and leaves it in the low bits of the mantissa
  const shifted = multiplyAdd(x, splat(1.44269504088896341), splat(12582912));
  const turns = f32x4.sub(shifted, splat(12582912));
  // ln 2 in two parts, so that the remainder is exact
  let r = multiplyAdd(turns, splat(-0.693359375), x);
  r = multiplyAdd(turns, splat(2.1219444e-4), r);
  let y = multiplyAdd(splat(1.987569150e-4), r, splat(1.3981999507e-3));
  y = multiplyAdd(y, r, splat(8.3334519073e-3));
  y = multiplyAdd(y, r, splat(4.1665795894e-2));
  y = multiplyAdd(y, r, splat(1.6666665459e-1));
  y = multiplyAdd(y, r, splat(5.0000001201e-1));
  y = f32x4.add(multiplyAdd(y, f32x4.mul(r, r), r), splat(1));
  // times 2^turns: the integer goes to the exponent's bits
  return i32x4.add(y, i32x4.shl(shifted, 23));
}

/** ln((word + 1) / 2^32) of four 32-bit words. */
@inline export function logarithmOfUniform(word: v128): v128 {
  const u = f32x4.mul(f32x4.add(f32x4.convert_i32x4_u(word), splat(1)), splat(2.3283064365386963e-10));
  const low = splat(0.70710678);
  const half = v128.or(v128.and(u, i32x4.splat(0x007fffff)), i32x4.splat(0x3f000000));
  const small = f32x4.lt(half, low);
  const exponent = i32x4.add(i32x4.sub(i32x4.shr_u(u, 23), i32x4.splat(126)), small);
  const mantissa = f32x4.sub(f32x4.add(half, v128.and(half, small)), splat(1));
  // near 1 the float32 u has lost the word's low bits; 1 - u = (2^32 - 1 - word) / 2^32 has not
  const below = f32x4.mul(f32x4.convert_i32x4_u(v128.not(word)), splat(-2.3283064365386963e-10));
  const m = v128.bitselect(below, mantissa, f32x4.gt(u, low));
  const e = f32x4.convert_i32x4_s(v128.andnot(exponent, f32x4.gt(u, low)));
  const z = f32x4.mul(m, m);
  let y = multiplyAdd(splat(7.0376836292e-2), m, splat(-1.1514610310e-1));
  y = multiplyAdd(y, m, splat(1.1676998740e-1));
  y = multiplyAdd(y, m, splat(-1.2420140846e-1));
  y = multiplyAdd(y, m, splat(1.4249322787e-1));
  y = multiplyAdd(y, m, splat(-1.6668057665e-1));
  y = multiplyAdd(y, m, splat(2.0000714765e-1));
  y = multiplyAdd(y, m, splat(-2.4999993993e-1));
  y = multiplyAdd(y, m, splat(3.3333331174e-1));
  y = f32x4.mul(f32x4.mul(y, m), z);
  y = multiplyAdd(e, splat(-2.12194440e-4), y);
  y = multiplyAdd(z, splat(-0.5), y);
  return multiplyAdd(e, splat(0.693359375), f32x4.add(m, y));
}

@inline export function hyperbolicTangent(x: v128): v128 {
  const size = f32x4.abs(x);
  const z = f32x4.mul(x, x);
  let y = multiplyAdd(splat(-5.70498872745e-3), z, splat(2.06390887954e-2));
  y = multiplyAdd(y, z, splat(-5.37397155531e-2));
  y = multiplyAdd(y, z, splat(1.33314422036e-1));
  y = multiplyAdd(y, z, splat(-3.33332819422e-1));
  const near = multiplyAdd(f32x4.mul(y, z), x, x);
  const e = exponential(f32x4.add(size, size));
  const far = f32x4.sub(splat(1), f32x4.div(splat(2), f32x4.add(e, splat(1))));
  const sign = v128.and(x, i32x4.splat(0x80000000));
  return v128.bitselect(near, v128.or(far, sign), f32x4.lt(size, splat(0.625)));
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
