// The functions of a kernel, two quadrature nodes at a time. ../plainKernel.ts computes the same one by one, and is the oracle of this
// file; ../layout.ts says what each function does. The host lays out the memory. An area is ten rows of nodes: the real and imaginary
// parts of their weights, of their turns, of their losses, of the weights that they had at first, and of turns by four frequencies.
// Nothing is allocated here. This is AssemblyScript, which `npm run kernel:line` compiles.
import { angleOf, cosine, exp, less, ln, plus, sine, times, where } from './elementary';

const CONSTANTS = memory.data<f64>([30, 1, -0.3, 0.5, 2, 0]);

@inline function constant(index: usize): v128 {
  return v128.load_splat<f64>(CONSTANTS + (index << 3));
}

@inline function both(x: f64): v128 {
  return f64x2.splat(x);
}

@inline function sumOf(lanes: v128): f64 {
  return f64x2.extract_lane(lanes, 0) + f64x2.extract_lane(lanes, 1);
}

/** Number of nodes in each partial sum. Rounding then grows with the size and number of the partial sums, and not with all nodes. */
const GROUP: usize = 32;
/** Four frequencies' real parts on two lanes, then their imaginary parts. */
const SUMS = memory.data<f64>([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

@inline function addTo(index: usize, sum: v128): void {
  v128.store(SUMS + (index << 4), plus(v128.load(SUMS + (index << 4)), sum));
}

/**
 * Writes the sums at the next four frequencies to `out`: four real parts, four imaginary ones. The area's rows are `row` bytes long and
 * end in zeros. With `byFours`, the turns by four frequencies are known (rows 8 and 9), and give the fourth frequency.
 */
export function turnFourTimes(area: usize, row: usize, count: i32, out: usize, byFours: bool): void {
  for (let i: usize = 0; i < 8; i++) v128.store(SUMS + (i << 4), both(0));
  const end = area + (<usize>count << 3);
  let at = area;
  while (at < end) {
    let re1 = both(0), re2 = both(0), re3 = both(0), re4 = both(0);
    let im1 = both(0), im2 = both(0), im3 = both(0), im4 = both(0);
    for (const until = min(end, at + (GROUP << 3)); at < until; at += 16) {
      let cosine = v128.load(at + 2 * row);
      let sine = v128.load(at + 3 * row);
      const first = v128.load(at);
      const firstIm = v128.load(at + row);
      let re = less(times(first, cosine), times(firstIm, sine));
      let im = plus(times(first, sine), times(firstIm, cosine));
      re1 = plus(re1, re);
      im1 = plus(im1, im);
      let next = less(times(re, cosine), times(im, sine));
      im = plus(times(re, sine), times(im, cosine));
      re = next;
      re2 = plus(re2, re);
      im2 = plus(im2, im);
      next = less(times(re, cosine), times(im, sine));
      im = plus(times(re, sine), times(im, cosine));
      re = next;
      re3 = plus(re3, re);
      im3 = plus(im3, im);
      if (byFours) {
        re = first;
        im = firstIm;
        cosine = v128.load(at + 8 * row);
        sine = v128.load(at + 9 * row);
      }
      next = less(times(re, cosine), times(im, sine));
      im = plus(times(re, sine), times(im, cosine));
      re = next;
      re4 = plus(re4, re);
      im4 = plus(im4, im);
      v128.store(at, re);
      v128.store(at + row, im);
    }
    addTo(0, re1);
    addTo(1, re2);
    addTo(2, re3);
    addTo(3, re4);
    addTo(4, im1);
    addTo(5, im2);
    addTo(6, im3);
    addTo(7, im4);
  }
  for (let i: usize = 0; i < 8; i++) store<f64>(out + (i << 3), sumOf(v128.load(SUMS + (i << 4))));
}

let turnRe: v128 = f64x2.splat(0);
let turnIm: v128 = f64x2.splat(0);

/** e^{i frequency loss} of the nodes at an address. */
@inline function turnOf(at: usize, row: usize, frequency: f64): void {
  const decay = exp(times(both(-frequency), v128.load(at + 5 * row)));
  turnIm = times(decay, sine(times(both(frequency), v128.load(at + 4 * row))));
  turnRe = times(decay, cosine);
}

/** Fills rows 8 and 9: the turns by four frequency steps. */
export function prepareFours(area: usize, row: usize, count: i32, frequencyStep: f64): void {
  const end = area + (<usize>count << 3);
  for (let at = area; at < end; at += 16) {
    turnOf(at, row, 4 * frequencyStep);
    v128.store(at + 8 * row, turnRe);
    v128.store(at + 9 * row, turnIm);
  }
}

/**
 * Turns an area's first weights, in rows 6 and 7, by e^{i frequency loss} at once, losses being in rows 4 and 5, and puts them into rows
 * 0 and 1. From there on rounding accumulates anew.
 */
export function turnAtOnce(area: usize, row: usize, count: i32, frequency: f64): void {
  const end = area + (<usize>count << 3);
  for (let at = area; at < end; at += 16) {
    turnOf(at, row, frequency);
    const re = v128.load(at + 6 * row);
    const im = v128.load(at + 7 * row);
    v128.store(at, less(times(re, turnRe), times(im, turnIm)));
    v128.store(at + row, plus(times(re, turnIm), times(im, turnRe)));
  }
}

// one step's loss along a line: set by setLine, read at two places by moveTo
let samplingRate: f64 = 0;
let inverseVariance: f64 = 1;
let meanUnderP: f64 = 0;
let meanUnderQ: f64 = 0;
/** Cosine and sine of shift / sigma^2, on each lane's own line. */
let shiftCosine: v128 = f64x2.splat(1);
let shiftSine: v128 = f64x2.splat(0);

let lossRe: v128 = f64x2.splat(0);
let lossIm: v128 = f64x2.splat(0);
let baseRe: v128 = f64x2.splat(0);
let baseIm: v128 = f64x2.splat(0);

/** Sets the line by the cosine and sine of shift / sigma^2, which is between -pi and pi. A mean of 0 stands for a law of noise alone. */
export function setLine(
  rate: f64, inverse: f64, underP: f64, underQ: f64, cosineOfAngle: f64, sineOfAngle: f64,
): void {
  samplingRate = rate;
  inverseVariance = inverse;
  meanUnderP = underP;
  meanUnderQ = underQ;
  shiftCosine = both(cosineOfAngle);
  shiftSine = both(sineOfAngle);
}

let logRe: v128 = f64x2.splat(0);
let logIm: v128 = f64x2.splat(0);

/**
 * ln(1 - q + q e^{v + ia}), principal branch, for v = (mean x - 1/2) / sigma^2 and a = mean shift / sigma^2. e^v is taken out where v is
 * above 30.
 */
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
  const im = times(jump, f64x2.abs(shiftSine));
  const turned = times(jump, shiftCosine);
  const re = plus(less(rest, times(rate, rest)), turned);
  const imSquare = times(im, im);
  const square = plus(times(re, re), imSquare);
  // values near 1: from the distance to 1, by the rounding of 1 + y
  const apart = less(turned, rate);
  const near = v128.andnot(f64x2.gt(apart, constant(2)), far);
  const y = plus(times(apart, plus(apart, constant(4))), imSquare);
  const sum = plus(constant(1), y);
  const remainder = less(y, less(sum, constant(1)));
  const half = times(constant(3), ln(where(near, sum, square), v128.and(near, remainder)));
  logRe = plus(half, v128.and(far, v));
  const angle = angleOf(re, im);
  logIm = where(f64x2.lt(times(both(mean), shiftSine), constant(5)), f64x2.neg(angle), angle);
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
 * Fills an area with the nodes first + i step, i < count, whose weights are at least e^cut, and writes the places of those to `places`.
 * Weights are e^{factor - x^2 / 2 sigma^2 + base + theta loss - i x angle}, and turns e^{i frequencyStep loss}. An odd row is filled
 * up by a zero. Returns the number of nodes, or -1 if there are more than `room`.
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
    turnIm = times(decay, sine(times(both(frequencyStep), lossRe)));
    turnRe = times(decay, cosine);
    if (placed + 2 > room) return -1;
    if (i64x2.extract_lane(within, 0)) {
      store<f64>(at, f64x2.extract_lane(weightRe, 0));
      store<f64>(at + row, f64x2.extract_lane(weightIm, 0));
      store<f64>(at + 2 * row, f64x2.extract_lane(turnRe, 0));
      store<f64>(at + 3 * row, f64x2.extract_lane(turnIm, 0));
      store<f64>(at + 4 * row, f64x2.extract_lane(lossRe, 0));
      store<f64>(at + 5 * row, f64x2.extract_lane(lossIm, 0));
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
      store<f64>(at + 4 * row, f64x2.extract_lane(lossRe, 1));
      store<f64>(at + 5 * row, f64x2.extract_lane(lossIm, 1));
      store<f64>(place, f64x2.extract_lane(x, 1));
      at += 8;
      place += 8;
      placed++;
    }
  }
  for (let i: usize = 0; i < 6; i++) store<f64>(at + i * row, 0);
  return placed;
}

/**
 * Writes the moduli e^{factor - x^2 / 2 sigma^2 + Re(base + theta loss) - frequency Im loss} at first + i step, i < count, to `out`, and
 * returns their sum.
 */
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

/**
 * The sum of such moduli on a line that rises with x to Im x = `shift`, by the share 1 / (1 + e^{(centre - x) / rise}) of it. Each is
 * multiplied by the length of a piece of that line over the length of its real part.
 */
export function risingModuli(
  first: f64, step: f64, count: i32, factor: f64, theta: f64, frequency: f64, shift: f64, centre: f64, rise: f64,
): f64 {
  let sum = both(0);
  for (let i = 0; i < count; i += 2) {
    const x = f64x2.replace_lane(both(first + <f64>i * step), 1, first + <f64>(i + 1) * step);
    const below = exp(times(less(both(centre), x), both(1 / rise)));
    const share = f64x2.div(constant(1), plus(constant(1), below));
    const y = times(both(shift), share);
    shiftSine = sine(times(y, both(inverseVariance)));
    shiftCosine = cosine;
    moveTo(x);
    const gauss = times(less(times(y, y), times(x, x)), both(0.5 * inverseVariance));
    const exponent = plus(plus(gauss, both(factor)), baseRe);
    const modulus = exp(less(plus(exponent, times(both(theta), lossRe)), times(both(frequency), lossIm)));
    const slope = times(times(y, less(constant(1), share)), both(1 / rise));
    let term = times(modulus, f64x2.sqrt(plus(constant(1), times(slope, slope))));
    if (i + 1 == count) term = f64x2.replace_lane(term, 1, 0);
    sum = plus(sum, term);
  }
  return sumOf(sum);
}

/** ln(1 - q + q e^v) for v = (mean x - 1/2) / sigma^2, on the real line. Next to v = 0 it is accurate to a unit in the last place of q. */
function realLogOverNoise(mean: f64, x: v128): v128 {
  const v = times(less(times(both(mean), x), constant(3)), both(inverseVariance));
  const far = f64x2.gt(v, constant(0));
  const scale = exp(f64x2.neg(f64x2.abs(v)));
  const growth = where(f64x2.gt(v, constant(5)), f64x2.div(constant(1), scale), scale);
  const rate = both(samplingRate);
  const jump = where(far, rate, times(rate, growth));
  const rest = where(far, scale, constant(1));
  const y = less(jump, rate);
  const near = v128.andnot(f64x2.gt(y, constant(2)), far);
  const sum = plus(constant(1), y);
  const remainder = less(y, less(sum, constant(1)));
  const whole = plus(less(rest, times(rate, rest)), jump);
  return plus(ln(where(near, sum, whole), v128.and(near, remainder)), v128.and(far, v));
}

/**
 * Writes ln of the weights of the real nodes first + i step, i < count, factor - x^2 / 2 sigma^2 + base, to `weights`, and their losses
 * to `losses`. Where the count is odd, it writes one node more.
 */
export function realNodes(
  weights: usize, losses: usize, first: f64, step: f64, count: i32, factor: f64,
): void {
  for (let i = 0; i < count; i += 2) {
    const x = f64x2.replace_lane(both(first + <f64>i * step), 1, first + <f64>(i + 1) * step);
    const base = meanUnderP != 0 ? realLogOverNoise(meanUnderP, x) : constant(5);
    const loss = meanUnderQ != 0 ? less(base, realLogOverNoise(meanUnderQ, x)) : base;
    const gauss = times(times(x, x), both(-0.5 * inverseVariance));
    v128.store(weights + (<usize>i << 3), plus(plus(both(factor), gauss), base));
    v128.store(losses + (<usize>i << 3), loss);
  }
}

/** The largest value of ln weight + theta loss over all nodes. */
export function peakOf(weights: usize, losses: usize, count: i32, theta: f64): f64 {
  let most = both(-Infinity);
  for (let i = 0; i < count; i += 2) {
    const offset = <usize>i << 3;
    let exponent = plus(v128.load(weights + offset), times(both(theta), v128.load(losses + offset)));
    if (i + 1 == count) exponent = f64x2.replace_lane(exponent, 1, -Infinity);
    most = f64x2.max(most, exponent);
  }
  return max(f64x2.extract_lane(most, 0), f64x2.extract_lane(most, 1));
}

/** Writes the sums of w, w loss and w loss^2 to `out`, where w is e^{ln weight + theta loss - peak}. */
export function moments(
  weights: usize, losses: usize, count: i32, theta: f64, peak: f64, out: usize,
): void {
  let mass = both(0), first = both(0), second = both(0);
  for (let i = 0; i < count; i += 2) {
    const offset = <usize>i << 3;
    const loss = v128.load(losses + offset);
    const exponent = less(plus(v128.load(weights + offset), times(both(theta), loss)), both(peak));
    let weight = exp(exponent);
    if (i + 1 == count) weight = f64x2.replace_lane(weight, 1, 0);
    const weighed = times(weight, loss);
    mass = plus(mass, weight);
    first = plus(first, weighed);
    second = plus(second, times(weighed, loss));
  }
  store<f64>(out, sumOf(mass));
  store<f64>(out + 8, sumOf(first));
  store<f64>(out + 16, sumOf(second));
}
