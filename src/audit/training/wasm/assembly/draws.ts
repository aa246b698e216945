// The generator on four lanes: Philox4x32-10 (Salmon et al. 2011) and Box-Muller normals from its words. The four lanes
// are four counters; word0..word3 hold the four words of each. src/audit/training/streams.ts says what each counter means.
import { constant, word } from './constants';
import { choose, logarithm0, logarithm1, logarithmsOfUniforms, multiplyAdd } from './lanes';

const ROUNDS = 10;
const MULTIPLIERS = memory.data<u32>([0xd2511f53, 0xcd9e8d57]);
const KEY_STEP_0: u32 = 0x9e3779b9;
const KEY_STEP_1: u32 = 0xbb67ae85;

/** Both key words of every round, written by setKey. */
const ROUND_KEYS = memory.data(2 * ROUNDS * 4, 16);

export let word0: v128 = i32x4.splat(0);
export let word1: v128 = i32x4.splat(0);
export let word2: v128 = i32x4.splat(0);
export let word3: v128 = i32x4.splat(0);

@inline function multiplyHigh(a: v128, b: v128): v128 {
  const low = i64x2.extmul_low_i32x4_u(a, b);
  const high = i64x2.extmul_high_i32x4_u(a, b);
  return v128.shuffle<i32>(low, high, 1, 3, 5, 7);
}

/** Sets the key of all further blocks: call it on entering the kernel. */
export function setKey(key0: u32, key1: u32): void {
  for (let at = ROUND_KEYS; at < ROUND_KEYS + 8 * ROUNDS; at += 8) {
    store<u32>(at, key0);
    store<u32>(at, key1, 4);
    key0 += KEY_STEP_0;
    key1 += KEY_STEP_1;
  }
}

/** Sets word0..word3 to the blocks at counters (c0, c1, c2, c3). */
@inline export function philox(c0: v128, c1: v128, c2: v128, c3: v128): void {
  const multiplier0 = word(MULTIPLIERS, 0);
  const multiplier1 = word(MULTIPLIERS, 1);
  for (let keys = ROUND_KEYS; keys < ROUND_KEYS + 8 * ROUNDS; keys += 8) {
    const high0 = multiplyHigh(c0, multiplier0);
    const low0 = i32x4.mul(c0, multiplier0);
    const high1 = multiplyHigh(c2, multiplier1);
    const low1 = i32x4.mul(c2, multiplier1);
    c0 = v128.xor(high1, v128.xor(c1, word(keys, 0)));
    c1 = low1;
    c2 = v128.xor(high0, v128.xor(c3, word(keys, 1)));
    c3 = low0;
  }
  word0 = c0;
  word1 = c1;
  word2 = c2;
  word3 = c3;
}

export let next0: v128 = i32x4.splat(0);
export let next1: v128 = i32x4.splat(0);
export let next2: v128 = i32x4.splat(0);
export let next3: v128 = i32x4.splat(0);

/** Sets word0..word3 and next0..next3 to two blocks, which are computed together so that each fills the waits of the other. */
@inline export function philoxTwice(c0: v128, d0: v128, c1: v128, d1: v128, step: v128, stream: v128): void {
  const multiplier0 = word(MULTIPLIERS, 0);
  const multiplier1 = word(MULTIPLIERS, 1);
  let c2 = step, c3 = stream, d2 = step, d3 = stream;
  for (let keys = ROUND_KEYS; keys < ROUND_KEYS + 8 * ROUNDS; keys += 8) {
    const key0 = word(keys, 0), key1 = word(keys, 1);
    const a0 = multiplyHigh(c0, multiplier0);
    const b0 = multiplyHigh(d0, multiplier0);
    const a1 = multiplyHigh(c2, multiplier1);
    const b1 = multiplyHigh(d2, multiplier1);
    const above = v128.xor(a1, v128.xor(c1, key0));
    c1 = i32x4.mul(c2, multiplier1);
    c2 = v128.xor(a0, v128.xor(c3, key1));
    c3 = i32x4.mul(c0, multiplier0);
    c0 = above;
    const beside = v128.xor(b1, v128.xor(d1, key0));
    d1 = i32x4.mul(d2, multiplier1);
    d2 = v128.xor(b0, v128.xor(d3, key1));
    d3 = i32x4.mul(d0, multiplier0);
    d0 = beside;
  }
  word0 = c0;
  word1 = c1;
  word2 = c2;
  word3 = c3;
  next0 = d0;
  next1 = d1;
  next2 = d2;
  next3 = d3;
}

export let normal0: v128 = f32x4.splat(0);
export let normal1: v128 = f32x4.splat(0);
export let normal2: v128 = f32x4.splat(0);
export let normal3: v128 = f32x4.splat(0);

const ONE = memory.data<f32>([1]);
const MINUS_HALF = memory.data<f32>([-0.5]);
const MINUS_TWO = memory.data<f32>([-2]);
/** An eighth of a turn: 2^29 of 2^32. */
const EIGHTH_TURN = memory.data<u32>([0x20000000]);
const BITS = memory.data<u32>([1, 2]);
/** 2 pi / 2^32. */
const RADIANS = memory.data<f32>([1.4629180792671596e-9]);
const SIN = memory.data<f32>([-1.9515295891e-4, 8.3321608736e-3, -1.6666654611e-1]);
const COS = memory.data<f32>([2.443315711809948e-5, -1.388731625493765e-3, 4.166664568298827e-2]);

/** Sets normal0 and normal1 to the pair of the words a (radius) and b (angle), and normal2 and normal3 to that of c and d. */
@inline export function boxMuller(a: v128, b: v128, c: v128, d: v128): void {
  logarithmsOfUniforms(a, c);
  const minusTwo = constant(MINUS_TWO, 0);
  const radius0 = f32x4.sqrt(f32x4.mul(minusTwo, logarithm0));
  const radius1 = f32x4.sqrt(f32x4.mul(minusTwo, logarithm1));
  // the angle b / 2^32 of a turn: nearest quarter turn exactly in integers, the rest within +-pi/4 by polynomial
  const eighth = word(EIGHTH_TURN, 0), radians = constant(RADIANS, 0);
  const quarter0 = i32x4.shr_u(i32x4.add(b, eighth), 30);
  const quarter1 = i32x4.shr_u(i32x4.add(d, eighth), 30);
  const x = f32x4.mul(f32x4.convert_i32x4_s(i32x4.sub(b, i32x4.shl(quarter0, 30))), radians);
  const y = f32x4.mul(f32x4.convert_i32x4_s(i32x4.sub(d, i32x4.shl(quarter1, 30))), radians);
  const xx = f32x4.mul(x, x), yy = f32x4.mul(y, y);
  const s0 = constant(SIN, 0), s1 = constant(SIN, 1), s2 = constant(SIN, 2);
  const sine0 = multiplyAdd(f32x4.mul(multiplyAdd(multiplyAdd(s0, xx, s1), xx, s2), xx), x, x);
  const sine1 = multiplyAdd(f32x4.mul(multiplyAdd(multiplyAdd(s0, yy, s1), yy, s2), yy), y, y);
  const c0 = constant(COS, 0), c1 = constant(COS, 1), c2 = constant(COS, 2);
  const p = multiplyAdd(multiplyAdd(c0, xx, c1), xx, c2), q = multiplyAdd(multiplyAdd(c0, yy, c1), yy, c2);
  const minusHalf = constant(MINUS_HALF, 0), unit = constant(ONE, 0);
  const cosine0 = f32x4.add(multiplyAdd(xx, minusHalf, f32x4.mul(p, f32x4.mul(xx, xx))), unit);
  const cosine1 = f32x4.add(multiplyAdd(yy, minusHalf, f32x4.mul(q, f32x4.mul(yy, yy))), unit);
  const one = word(BITS, 0), two = word(BITS, 1);
  const odd0 = i32x4.eq(v128.and(quarter0, one), one);
  const odd1 = i32x4.eq(v128.and(quarter1, one), one);
  normal0 = turned(radius0, choose(sine0, cosine0, odd0), i32x4.add(quarter0, one), two);
  normal1 = turned(radius0, choose(cosine0, sine0, odd0), quarter0, two);
  normal2 = turned(radius1, choose(sine1, cosine1, odd1), i32x4.add(quarter1, one), two);
  normal3 = turned(radius1, choose(cosine1, sine1, odd1), quarter1, two);
}

/** radius times x, whose sign the second bit of the quarter changes. */
@inline function turned(radius: v128, x: v128, quarter: v128, two: v128): v128 {
  return f32x4.mul(radius, v128.xor(x, i32x4.shl(v128.and(quarter, two), 30)));
}
