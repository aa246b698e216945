// The generator on four lanes: Philox4x32-10 (Salmon et al. 2011) and Box-Muller normals from its words. The four lanes
// are four counters; word0..word3 hold the four words of each. Which counter means what is said in src/training/streams.ts.
import { logarithmOfUniform, multiplyAdd, splat } from './lanes';

const MULTIPLIER_0: u32 = 0xd2511f53;
const MULTIPLIER_1: u32 = 0xcd9e8d57;
const KEY_STEP_0: u32 = 0x9e3779b9;
const KEY_STEP_1: u32 = 0xbb67ae85;

export let word0: v128 = i32x4.splat(0);
export let word1: v128 = i32x4.splat(0);
export let word2: v128 = i32x4.splat(0);
export let word3: v128 = i32x4.splat(0);

@inline function multiplyHigh(a: v128, b: v128): v128 {
  const low = i64x2.extmul_low_i32x4_u(a, b);
  const high = i64x2.extmul_high_i32x4_u(a, b);
  return v128.shuffle<i32>(low, high, 1, 3, 5, 7);
}

/** Sets word0..word3 to the blocks at counters (c0, c1, c2, c3). */
@inline export function philox(c0: v128, c1: v128, c2: v128, c3: v128, key0: u32, key1: u32): void {
  const multiplier0 = i32x4.splat(MULTIPLIER_0);
  const multiplier1 = i32x4.splat(MULTIPLIER_1);
  for (let round = 0; round < 10; round++) {
    const high0 = multiplyHigh(c0, multiplier0);
    const low0 = i32x4.mul(c0, multiplier0);
    const high1 = multiplyHigh(c2, multiplier1);
    const low1 = i32x4.mul(c2, multiplier1);
    c0 = v128.xor(v128.xor(high1, c1), i32x4.splat(key0));
    c1 = low1;
    c2 = v128.xor(v128.xor(high0, c3), i32x4.splat(key1));
    c3 = low0;
    key0 += KEY_STEP_0;
    key1 += KEY_STEP_1;
  }
  word0 = c0;
  word1 = c1;
  word2 = c2;
  word3 = c3;
}

export let cosine: v128 = f32x4.splat(0);
export let sine: v128 = f32x4.splat(0);

/** Sets cosine and sine to the normal pairs of words a (radius) and b (angle). */
@inline export function boxMuller(a: v128, b: v128): void {
  const radius = f32x4.sqrt(f32x4.mul(splat(-2), logarithmOfUniform(a)));
  // the angle b / 2^32 of a turn: nearest quarter turn exactly in integers, the rest within +-pi/4 by polynomial
  const quarter = i32x4.shr_u(i32x4.add(b, i32x4.splat(0x20000000)), 30);
  const rest = f32x4.convert_i32x4_s(i32x4.sub(b, i32x4.shl(quarter, 30)));
  const x = f32x4.mul(rest, splat(1.4629180792671596e-9));
  const z = f32x4.mul(x, x);
  let s = multiplyAdd(splat(-1.9515295891e-4), z, splat(8.3321608736e-3));
  s = multiplyAdd(s, z, splat(-1.6666654611e-1));
  s = multiplyAdd(f32x4.mul(s, z), x, x);
  let c = multiplyAdd(splat(2.443315711809948e-5), z, splat(-1.388731625493765e-3));
  c = multiplyAdd(c, z, splat(4.166664568298827e-2));
  c = f32x4.add(multiplyAdd(z, splat(-0.5), f32x4.mul(c, f32x4.mul(z, z))), splat(1));
  const odd = i32x4.eq(v128.and(quarter, i32x4.splat(1)), i32x4.splat(1));
  const two = i32x4.splat(2);
  const cosineSign = i32x4.shl(v128.and(i32x4.add(quarter, i32x4.splat(1)), two), 30);
  const sineSign = i32x4.shl(v128.and(quarter, two), 30);
  cosine = f32x4.mul(radius, v128.xor(v128.bitselect(s, c, odd), cosineSign));
  sine = f32x4.mul(radius, v128.xor(v128.bitselect(c, s, odd), sineSign));
}
