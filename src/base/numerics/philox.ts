// Philox4x32-10: a counter-based generator. One block of four 32-bit words is a pure function of counter and key.
// It has no state, and it is not cryptographic. randomStreams.ts says what the counters mean.
//
// Salmon, Moraes, Dror, Shaw, "Parallel Random Numbers: As Easy as 1, 2, 3" (SC 2011); constants and known-answer
// vectors of their Random123 library.

const MULTIPLIER_0 = 0xd2511f53;
const MULTIPLIER_1 = 0xcd9e8d57;
const KEY_STEP_0 = 0x9e3779b9;
const KEY_STEP_1 = 0xbb67ae85;
const ROUNDS = 10;

/** High 32 bits of the unsigned 64-bit product, from four 16-bit products: Math.imul keeps only the low half. */
function multiplyHigh(a: number, b: number): number {
  const aLow = a & 0xffff;
  const aHigh = a >>> 16;
  const bLow = b & 0xffff;
  const bHigh = b >>> 16;
  const carry = aHigh * bLow + (Math.imul(aLow, bLow) >>> 16);
  const middle = Math.imul(aLow, bHigh) + (carry & 0xffff);
  return (Math.imul(aHigh, bHigh) + Math.floor(carry / 0x10000) + (middle >>> 16)) | 0;
}

/** Block (c0, c1, c2, c3) under key (k0, k1), 32-bit words (modulo 2^32), to out[0..3]. */
export function philoxBlock(
  c0: number,
  c1: number,
  c2: number,
  c3: number,
  k0: number,
  k1: number,
  out: Uint32Array,
): void {
  let x0 = c0 | 0;
  let x1 = c1 | 0;
  let x2 = c2 | 0;
  let x3 = c3 | 0;
  let key0 = k0 | 0;
  let key1 = k1 | 0;
  for (let round = 0; round < ROUNDS; round++) {
    const high0 = multiplyHigh(MULTIPLIER_0, x0);
    const low0 = Math.imul(MULTIPLIER_0, x0);
    const high1 = multiplyHigh(MULTIPLIER_1, x2);
    const low1 = Math.imul(MULTIPLIER_1, x2);
    x0 = high1 ^ x1 ^ key0;
    x1 = low1;
    x2 = high0 ^ x3 ^ key1;
    x3 = low0;
    key0 = (key0 + KEY_STEP_0) | 0;
    key1 = (key1 + KEY_STEP_1) | 0;
  }
  out[0] = x0;
  out[1] = x1;
  out[2] = x2;
  out[3] = x3;
}
