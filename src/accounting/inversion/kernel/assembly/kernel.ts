// The sums over one line's nodes, two nodes at a time: what ../plainKernel.ts computes one by one, which is its oracle. The host lays
// out the memory; an area is four rows of nodes: the real and imaginary parts of their weights, and of their turns.
// Nothing is allocated here. AssemblyScript.
import { angleOf, cosine, exp, ln, sine } from './elementary';

const CONSTANTS = memory.data<f64>([30, 1, -0.3, 0.5, 2, 0]);

@inline function constant(index: usize): v128 {
  return v128.load_splat<f64>(CONSTANTS + (index << 3));
}

@inline function times(a: v128, b: v128): v128 {
  return f64x2.mul(a, b);
}

@inline function plus(a: v128, b: v128): v128 {
  return f64x2.add(a, b);
}

@inline function less(a: v128, b: v128): v128 {
  return f64x2.sub(a, b);
}

@inline function where(mask: v128, a: v128, b: v128): v128 {
  return v128.bitselect(a, b, mask);
}

@inline function both(x: f64): v128 {
  return f64x2.splat(x);
}

@inline function sumOf(lanes: v128): f64 {
  return f64x2.extract_lane(lanes, 0) + f64x2.extract_lane(lanes, 1);
}

/** The next four frequencies of an area whose rows are `row` bytes long and end in zeros; `out`: four real parts, four imaginary. */
export function turnFourTimes(area: usize, row: usize, count: i32, out: usize): void {
  let re1 = both(0), re2 = both(0), re3 = both(0), re4 = both(0);
  let im1 = both(0), im2 = both(0), im3 = both(0), im4 = both(0);
  const end = area + (<usize>count << 3);
  for (let at = area; at < end; at += 16) {
    const cosine = v128.load(at + 2 * row);
    const sine = v128.load(at + 3 * row);
    let re = v128.load(at);
    let im = v128.load(at + row);
    let next = less(times(re, cosine), times(im, sine));
    im = plus(times(re, sine), times(im, cosine));
    re = next;
    re1 = plus(re1, re);
    im1 = plus(im1, im);
    next = less(times(re, cosine), times(im, sine));
    im = plus(times(re, sine), times(im, cosine));
    re = next;
    re2 = plus(re2, re);
    im2 = plus(im2, im);
    next = less(times(re, cosine), times(im, sine));
    im = plus(times(re, sine), times(im, cosine));
    re = next;
    re3 = plus(re3, re);
    im3 = plus(im3, im);
    next = less(times(re, cosine), times(im, sine));
    im = plus(times(re, sine), times(im, cosine));
    re = next;
    re4 = plus(re4, re);
    im4 = plus(im4, im);
    v128.store(at, re);
    v128.store(at + row, im);
  }
  store<f64>(out, sumOf(re1));
  store<f64>(out, sumOf(re2), 8);
  store<f64>(out, sumOf(re3), 16);
  store<f64>(out, sumOf(re4), 24);
  store<f64>(out, sumOf(im1), 32);
  store<f64>(out, sumOf(im2), 40);
  store<f64>(out, sumOf(im3), 48);
  store<f64>(out, sumOf(im4), 56);
}

// one step's loss along a line: set by setLine, read at two places by moveTo
let samplingRate: f64 = 0;
let inverseVariance: f64 = 1;
let meanUnderP: f64 = 0;
let meanUnderQ: f64 = 0;
let shiftCosine: f64 = 1;
let shiftSine: f64 = 0;

let lossRe: v128 = f64x2.splat(0);
let lossIm: v128 = f64x2.splat(0);
let baseRe: v128 = f64x2.splat(0);
let baseIm: v128 = f64x2.splat(0);

/** `cosineOfAngle`, `sineOfAngle`: of shift / sigma^2, which is less than pi either way. A mean of 0: the law is the noise. */
export function setLine(
  rate: f64, inverse: f64, underP: f64, underQ: f64, cosineOfAngle: f64, sineOfAngle: f64,
): void {
  samplingRate = rate;
  inverseVariance = inverse;
  meanUnderP = underP;
  meanUnderQ = underQ;
  shiftCosine = cosineOfAngle;
  shiftSine = sineOfAngle;
}

let logRe: v128 = f64x2.splat(0);
let logIm: v128 = f64x2.splat(0);

/** ln(1 - q + q e^{v + ia}), principal branch, at the mean times x: e^v is taken out where v is above 30. */
function logOverNoise(mean: f64, x: v128): void {
  const v = times(less(times(both(mean), x), constant(3)), both(inverseVariance));
  const far = f64x2.gt(v, constant(0));
  const scale = exp(f64x2.neg(f64x2.abs(v)));
  // e^v where it is not large; else 1, and e^-v beside it
  const positive = f64x2.gt(v, constant(5));
  const growth = where(positive, f64x2.div(constant(1), scale), scale);
  const rate = both(samplingRate);
  const jump = where(far, rate, times(rate, growth));
  const rest = where(far, scale, constant(1));
  const im = times(jump, both(Math.abs(shiftSine)));
  const turned = times(jump, both(shiftCosine));
  const re = plus(less(rest, times(rate, rest)), turned);
  const imSquare = times(im, im);
  const square = plus(times(re, re), imSquare);
  // near 1: from the distance to 1, by the rounding of 1 + y
  const apart = less(turned, rate);
  const near = v128.andnot(f64x2.gt(apart, constant(2)), far);
  const y = plus(times(apart, plus(apart, constant(4))), imSquare);
  const sum = plus(constant(1), y);
  const remainder = less(y, less(sum, constant(1)));
  const half = times(constant(3), ln(where(near, sum, square), v128.and(near, remainder)));
  logRe = plus(half, v128.and(far, v));
  const angle = angleOf(re, im);
  logIm = mean * shiftSine < 0 ? f64x2.neg(angle) : angle;
}

@inline function moveTo(x: v128): void {
  baseRe = constant(5);
  baseIm = constant(5);
  if (meanUnderP != 0) {
    logOverNoise(meanUnderP, x);
    baseRe = logRe;
    baseIm = logIm;
  }
  lossRe = baseRe;
  lossIm = baseIm;
  if (meanUnderQ != 0) {
    logOverNoise(meanUnderQ, x);
    lossRe = less(lossRe, logRe);
    lossIm = less(lossIm, logIm);
  }
}

/**
 * Fills an area with the nodes first + i step, i < count, whose weights are at least e^cut, and writes the places of those to `places`;
 * how many there are. Weights: e^{constant - x^2 / 2 sigma^2 + base + theta loss - i x angle}; turns: e^{i frequencyStep loss}.
 * An odd row is filled up by a zero; -1 where there are more than `room`.
 */
export function placeNodes(
  area: usize, row: usize, places: usize, room: i32,
  first: f64, step: f64, count: i32, angle: f64, factor: f64, theta: f64, frequencyStep: f64, cut: f64,
): i32 {
  let at = area;
  let place = places;
  let placed = 0;
  for (let i = 0; i < count; i += 2) {
    const x = f64x2.replace_lane(both(first + <f64>i * step), 1, first + <f64>(i + 1) * step);
    moveTo(x);
    const gauss = times(times(x, x), both(-0.5 * inverseVariance));
    const exponent = plus(plus(plus(gauss, both(factor)), baseRe), times(both(theta), lossRe));
    const within = f64x2.ge(exponent, both(cut));
    if (!v128.any_true(within)) continue;
    const modulus = exp(exponent);
    const phaseSine = sine(plus(less(baseIm, times(x, both(angle))), times(both(theta), lossIm)));
    const weightRe = times(modulus, cosine);
    const weightIm = times(modulus, phaseSine);
    const decay = exp(times(both(-frequencyStep), lossIm));
    const turnSine = sine(times(both(frequencyStep), lossRe));
    const turnRe = times(decay, cosine);
    const turnIm = times(decay, turnSine);
    if (placed + 2 > room) return -1;
    if (i64x2.extract_lane(within, 0)) {
      store<f64>(at, f64x2.extract_lane(weightRe, 0));
      store<f64>(at + row, f64x2.extract_lane(weightIm, 0));
      store<f64>(at + 2 * row, f64x2.extract_lane(turnRe, 0));
      store<f64>(at + 3 * row, f64x2.extract_lane(turnIm, 0));
      store<f64>(place, f64x2.extract_lane(x, 0));
      at += 8;
      place += 8;
      placed++;
    }
    if (i + 1 < count && i64x2.extract_lane(within, 1)) {
      store<f64>(at, f64x2.extract_lane(weightRe, 1));
      store<f64>(at + row, f64x2.extract_lane(weightIm, 1));
      store<f64>(at + 2 * row, f64x2.extract_lane(turnRe, 1));
      store<f64>(at + 3 * row, f64x2.extract_lane(turnIm, 1));
      store<f64>(place, f64x2.extract_lane(x, 1));
      at += 8;
      place += 8;
      placed++;
    }
  }
  store<f64>(at, 0);
  store<f64>(at + row, 0);
  store<f64>(at + 2 * row, 0);
  store<f64>(at + 3 * row, 0);
  return placed;
}

/** The moduli e^{factor - x^2 / 2 sigma^2 + Re(base + theta loss) - frequency Im loss} at first + i step, i < count, into `out`. */
export function moduli(
  out: usize, first: f64, step: f64, count: i32, factor: f64, theta: f64, frequency: f64,
): f64 {
  let sum = both(0);
  for (let i = 0; i < count; i += 2) {
    const x = f64x2.replace_lane(both(first + <f64>i * step), 1, first + <f64>(i + 1) * step);
    moveTo(x);
    const gauss = times(times(x, x), both(-0.5 * inverseVariance));
    const exponent = plus(plus(gauss, both(factor)), baseRe);
    let modulus = exp(less(plus(exponent, times(both(theta), lossRe)), times(both(frequency), lossIm)));
    if (i + 1 == count) modulus = f64x2.replace_lane(modulus, 1, 0);
    sum = plus(sum, modulus);
    v128.store(out + (<usize>i << 3), modulus);
  }
  return sumOf(sum);
}
