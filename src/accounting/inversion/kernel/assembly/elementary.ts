// exp, ln, sine with cosine, and the angle of a complex number, on two float64 lanes: within some units of the last place of what
// JavaScript gives (../kernel.test.ts). This is AssemblyScript, which `npm run kernel:line` compiles to WebAssembly SIMD.
//
// Polynomials: S. Moshier's Cephes for exp, sine, cosine and arctangent; FreeBSD's msun for ln and the three parts of pi/2.

/** Constants on both lanes come out of memory: V8 builds a vector constant anew at every use, in three instructions. */
@inline function constant(table: usize, index: usize): v128 {
  return v128.load_splat<f64>(table + (index << 3));
}

@inline export function times(a: v128, b: v128): v128 {
  return f64x2.mul(a, b);
}

@inline export function plus(a: v128, b: v128): v128 {
  return f64x2.add(a, b);
}

@inline export function less(a: v128, b: v128): v128 {
  return f64x2.sub(a, b);
}

/** a where the mask is set, else b. */
@inline export function where(mask: v128, a: v128, b: v128): v128 {
  return v128.bitselect(a, b, mask);
}

/** A constant that, added to a whole number of less than 2^51, leaves that number in the lowest bits. */
const TO_WHOLE: f64 = 6755399441055744;

const EXP = memory.data<f64>([
  1.4426950408889634, 6.93145751953125e-1, 1.42860682030941723212e-6,
  1.26177193074810590878e-4, 3.02994407707441961300e-2, 9.99999999999999999910e-1,
  3.00198505138664455042e-6, 2.52448340349684104192e-3, 2.27265548208155028766e-1, 2.00000000000000000005,
  -708, 709, TO_WHOLE, 1,
]);

/** e^x. Below -708 it is e^-708, and above 709 it is e^709. */
export function exp(x: v128): v128 {
  x = f64x2.min(f64x2.max(x, constant(EXP, 10)), constant(EXP, 11));
  const whole = f64x2.nearest(times(x, constant(EXP, 0)));
  x = less(x, times(whole, constant(EXP, 1)));
  x = less(x, times(whole, constant(EXP, 2)));
  const square = times(x, x);
  let above = plus(times(constant(EXP, 3), square), constant(EXP, 4));
  above = times(plus(times(above, square), constant(EXP, 5)), x);
  let below = plus(times(constant(EXP, 6), square), constant(EXP, 7));
  below = plus(times(below, square), constant(EXP, 8));
  below = plus(times(below, square), constant(EXP, 9));
  const ratio = f64x2.div(above, less(below, above));
  const power = i64x2.shl(i64x2.add(plus(whole, constant(EXP, 12)), i64x2.splat(1023)), 52);
  return times(plus(plus(ratio, ratio), constant(EXP, 13)), power);
}

const LN = memory.data<f64>([
  6.666666666666735130e-1, 3.999999999940941908e-1, 2.857142874366239149e-1, 2.222219843214978396e-1,
  1.818357216161805012e-1, 1.531383769920937332e-1, 1.479819860511658591e-1,
  6.93147180369123816490e-1, 1.90821492927058770002e-10, 1, 2, 0.5, TO_WHOLE,
]);
const ROOT_HALF: i64 = 0x3fe6a09e667f3bcd;
const ONE: i64 = 0x3ff0000000000000;

/** ln(x + rest) for a normal x > 0 and a rest that is tiny beside it. */
export function ln(x: v128, rest: v128): v128 {
  const bits = i64x2.add(x, i64x2.splat(ONE - ROOT_HALF));
  const exponent = i64x2.sub(i64x2.shr_u(bits, 52), i64x2.splat(1023));
  const whole = less(i64x2.add(exponent, i64x2.splat(0x4338000000000000)), constant(LN, 12));
  const mantissa = i64x2.add(v128.and(bits, i64x2.splat(0x000fffffffffffff)), i64x2.splat(ROOT_HALF));
  const f = less(mantissa, constant(LN, 9));
  const half = times(times(f, f), constant(LN, 11));
  const s = f64x2.div(f, plus(f, constant(LN, 10)));
  const z = times(s, s);
  const w = times(z, z);
  let even = plus(times(w, constant(LN, 5)), constant(LN, 3));
  even = times(w, plus(times(w, even), constant(LN, 1)));
  let odd = plus(times(w, constant(LN, 6)), constant(LN, 4));
  odd = plus(times(w, odd), constant(LN, 2));
  odd = times(z, plus(times(w, odd), constant(LN, 0)));
  const small = plus(f64x2.div(rest, x), times(whole, constant(LN, 8)));
  const series = plus(times(s, plus(half, plus(even, odd))), small);
  return plus(plus(less(series, half), f), times(whole, constant(LN, 7)));
}

const TURN = memory.data<f64>([
  6.36619772367581382433e-1, 1.57079632673412561417, 6.07710050630396597660e-11, 2.02226624879595063154e-21, TO_WHOLE, 1, 0.5,
]);
const SINE = memory.data<f64>([
  1.58962301576546568060e-10, -2.50507477628578072866e-8, 2.75573136213857245213e-6,
  -1.98412698295895385996e-4, 8.33333333332211858878e-3, -1.66666666666666307295e-1,
]);
const COSINE = memory.data<f64>([
  -1.13585365213876817300e-11, 2.08757008419747316778e-9, -2.75573141792967388112e-7,
  2.48015872888517045348e-5, -1.38888888888730564116e-3, 4.16666666666665929218e-2,
]);

@inline function polynomial6(table: usize, z: v128): v128 {
  let sum = plus(times(constant(table, 0), z), constant(table, 1));
  sum = plus(times(sum, z), constant(table, 2));
  sum = plus(times(sum, z), constant(table, 3));
  sum = plus(times(sum, z), constant(table, 4));
  return plus(times(sum, z), constant(table, 5));
}

export let cosine: v128 = f64x2.splat(0);

/** The sine of an angle of up to some millions; leaves its cosine in `cosine`. */
export function sine(angle: v128): v128 {
  const whole = f64x2.nearest(times(angle, constant(TURN, 0)));
  let r = less(angle, times(whole, constant(TURN, 1)));
  r = less(r, times(whole, constant(TURN, 2)));
  r = less(r, times(whole, constant(TURN, 3)));
  const z = times(r, r);
  const s = plus(r, times(times(r, z), polynomial6(SINE, z)));
  const c = plus(less(constant(TURN, 5), times(constant(TURN, 6), z)), times(times(z, z), polynomial6(COSINE, z)));
  const quadrant = plus(whole, constant(TURN, 4));
  const odd = i64x2.shr_s(i64x2.shl(quadrant, 63), 63);
  const two = i64x2.splat(2);
  const sineSign = i64x2.shl(v128.and(quadrant, two), 62);
  const cosineSign = i64x2.shl(v128.and(i64x2.add(quadrant, i64x2.splat(1)), two), 62);
  cosine = v128.xor(where(odd, s, c), cosineSign);
  return v128.xor(where(odd, c, s), sineSign);
}

const ANGLE = memory.data<f64>([
  -8.750608600031904122785e-1, -1.615753718733365076637e1, -7.500855792314704667340e1, -1.228866684490136173410e2,
  -6.485021904942025371773e1, 2.485846490142306297962e1, 1.650270098316988542046e2, 4.328810604912902668951e2,
  4.853903996359136964868e2, 1.945506571482613964425e2, 0.66, 0.78539816339744830962, 1.57079632679489661923, 3.14159265358979323846,
  3.061616997868382943e-17, 6.123233995736765886e-17, 1.2246467991473531772e-16,
]);

/** The angle of re + i im for im >= 0, in [0, pi]; not both 0. */
export function angleOf(re: v128, im: v128): v128 {
  const size = f64x2.abs(re);
  const steep = f64x2.gt(im, size);
  const small = where(steep, size, im);
  const large = where(steep, im, size);
  const near = f64x2.gt(small, times(large, constant(ANGLE, 10)));
  const t = f64x2.div(where(near, less(small, large), small), where(near, plus(small, large), large));
  const z = times(t, t);
  let above = plus(times(constant(ANGLE, 0), z), constant(ANGLE, 1));
  above = plus(times(above, z), constant(ANGLE, 2));
  above = plus(times(above, z), constant(ANGLE, 3));
  above = times(plus(times(above, z), constant(ANGLE, 4)), z);
  let below = plus(z, constant(ANGLE, 5));
  below = plus(times(below, z), constant(ANGLE, 6));
  below = plus(times(below, z), constant(ANGLE, 7));
  below = plus(times(below, z), constant(ANGLE, 8));
  below = plus(times(below, z), constant(ANGLE, 9));
  let rest = plus(times(t, f64x2.div(above, below)), v128.and(near, constant(ANGLE, 14)));
  let angle = plus(v128.and(near, constant(ANGLE, 11)), plus(t, rest));
  angle = where(steep, less(constant(ANGLE, 12), less(angle, constant(ANGLE, 15))), angle);
  const left = f64x2.lt(re, f64x2.splat(0));
  return where(left, less(constant(ANGLE, 13), less(angle, constant(ANGLE, 16))), angle);
}
