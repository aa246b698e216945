// Four standard normals from four generator words in WGSL, to float32 rounding. WGSL promises its own sin and cos
// to 2^-11 and log to 2^-21 only, so both arguments are reduced exactly, as integers, and what is left goes into a
// series: Taylor's for sine and cosine on an eighth of a turn, ln(1 + x) = 2 artanh(x / (2 + x)) on sqrt(1/2) - 1
// .. sqrt(2) - 1. The first terms left out are below 3e-9.

import { inverseFactorials, literal, polynomial } from './literals';

/** Coefficients of cosine (first = 0) in z = x^2, or of sine over x (first = 1). */
function alternating(first: 0 | 1, terms: number): number[] {
  const all = inverseFactorials(2 * terms);
  return Array.from({ length: terms }, (_, j) => (j % 2 === 0 ? 1 : -1) * all[2 * j + first]);
}

const ARTANH = Array.from({ length: 5 }, (_, j) => 2 / (2 * j + 1));
/** The word below which (word + 1) / 2^32, shifted to [1/2, 1), lies under sqrt(1/2). */
const ROOT_HALF = Math.round(Math.SQRT1_2 * 2 ** 32);

/** fn normals(words: vec4<u32>) -> vec4<f32>, by Box-Muller as streams.ts (noise) defines it. */
export const NORMALS = /* wgsl */ `
// ln((word + 1) / 2^32)
fn logUniform(word: u32) -> f32 {
  let n = word + 1u; // 0 stands for 2^32
  let zeros = min(countLeadingZeros(n), 31u);
  let top = n << zeros;
  let low = top < ${ROOT_HALF}u;
  let x = select(-f32(0u - top), f32(top << 1u), low) * ${literal(2 ** -32)};
  let s = x / (2.0 + x);
  let z = s * s;
  let exponent = f32(zeros) + select(0.0, 1.0, low);
  let value = s * ${polynomial(ARTANH, 'z')} - exponent * ${literal(Math.LN2)};
  return select(value, 0.0, n == 0u);
}

// cosine and sine of word / 2^32 turns
fn cosineSine(word: u32) -> vec2<f32> {
  let quarter = (word + 0x20000000u) >> 30u;
  let x = f32(bitcast<i32>(word - (quarter << 30u))) * ${literal((2 * Math.PI) / 2 ** 32)};
  let z = x * x;
  let s = x * ${polynomial(alternating(1, 5), 'z')};
  let c = ${polynomial(alternating(0, 6), 'z')};
  let turned = select(vec2<f32>(c, s), vec2<f32>(-s, c), (quarter & 1u) == 1u);
  return select(turned, -turned, (quarter & 2u) == 2u);
}

fn normals(words: vec4<u32>) -> vec4<f32> {
  let first = sqrt(-2.0 * logUniform(words.x)) * cosineSine(words.y);
  let second = sqrt(-2.0 * logUniform(words.z)) * cosineSine(words.w);
  return vec4<f32>(first, second);
}
`;
