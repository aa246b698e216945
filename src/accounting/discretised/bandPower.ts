// The T-fold convolution power of a law on a grid by its low frequencies alone. A composed law is smooth against
// the grid that makes one step's error small, so that of tens of thousands of frequencies only some hundreds are not
// negligible. A bound on one step's transform at all higher frequencies proves this first. Derived here.
//
// The transform at the angle a (2 pi k / size at frequency k) of a law with masses w_j at grid points j is the sum of w_j e^{-i j a},
// and sum w_j e^{-i j a} (1 - e^{-ia}) = sum (w_j - w_{j-1}) e^{-i j a}: where points are next to each other its modulus is at most
// the masses' total variation over 2 sin(a/2), which falls up to the highest frequency, a = pi. Points that stand alone, and what
// one point has above its adjacent points, are added in full.
import { firstWhole } from '../../base/numerics/rootFinding';
import { type Spectrum, VANISHED } from './spectrum';
import {
  type ComposedValues,
  type ScaledValues,
  type TiltedLaw,
  type TiltedSegment,
  UNIT_ROUNDOFF,
} from './tiltedLaw';

/**
 * Number of terms that are added up by themselves. The first has its angle computed, and each other one is a rotation of the one before.
 */
const GROUP = 32;
/** Number of roundings in one such rotation, with those of the product that uses it. */
const TURN = 12;
/** Number of roundings in a term whose angle is computed, with those of its weight. */
const AT_ONCE = 12;

/** The modulus of a law's transform at the angle a of the grid is at most alone + variation / (2 sin(a / 2)). */
function ceilingOf({ points, weights }: TiltedLaw) {
  const n = weights.length;
  const next = (i: number) => i >= 0 && i < n - 1 && points[i + 1] - points[i] === 1;
  let top = 0;
  for (let i = 1; i < n; i++) if (weights[i] > weights[top]) top = i;
  const beside = Math.max(next(top - 1) ? weights[top - 1] : 0, next(top) ? weights[top + 1] : 0);
  let alone = weights[top] - beside;
  let variation = 0;
  const weightOf = (i: number) => (i === top ? beside : weights[i]);
  for (let i = 0; i < n; i++) {
    if (!next(i - 1) && !next(i)) {
      alone += weightOf(i);
      continue;
    }
    variation += next(i - 1) ? Math.abs(weightOf(i) - weightOf(i - 1)) : weightOf(i);
    if (!next(i)) variation += weightOf(i);
  }
  return { alone, variation };
}

/**
 * A lower bound on (1 - |transform|^2) / (2 a / pi)^2 at an angle a of at most pi / cells. 1 - |transform|^2 is the sum of
 * w_i w_j (1 - cos a (i - j)) over all i and j, of which those in so many cells around the law's median are enough; there 1 - cos x is at
 * least 2 (x / pi)^2. So the bound is the sum of w_i w_j (i - j)^2 over the pairs i < j of these points.
 */
function spreadOf({ points, weights }: TiltedLaw, cells: number): number {
  let median = 0;
  for (let below = weights[0]; below < 0.5 && median < weights.length - 1; ) below += weights[++median];
  const centre = points[median];
  const reach = Math.floor(cells / 2);
  let [mass, first, second] = [0, 0, 0];
  for (let i = 0; i < weights.length; i++) {
    const at = points[i] - centre;
    if (Math.abs(at) > reach) continue;
    mass += weights[i];
    first += weights[i] * at;
    second += weights[i] * at * at;
  }
  return Math.max(0, mass * second - first * first);
}

/** The least frequency from which on the composed laws' transforms are proven to vanish; null if there is none. */
export function bandLimit(segments: readonly TiltedSegment[], size: number): number | null {
  const powers = ([0, 1] as const)
    .map((which) =>
      segments.flatMap(({ laws, steps }) => {
        const law = laws[which];
        return law === null ? [] : [{ law, steps, ...ceilingOf(law) }];
      }),
    )
    .filter((power) => power.length > 0);
  const vanished = (bound: (each: (typeof powers)[number][number]) => number) =>
    powers.every(
      (power) => power.reduce((sum, each) => sum + each.steps * Math.log(bound(each)), 0) < VANISHED,
    );
  const far = (k: number) => {
    const sine = Math.sin((Math.PI * k) / size);
    return vanished(({ alone, variation }) => Math.min(1, (alone + variation / (2 * sine)) * (1 + 1e-9)));
  };
  const outer = leastOf(far, Math.floor(size / 2));
  if (outer === null) return null;
  // the angle below that frequency is at most pi over so many cells
  const cells = size / (2 * outer);
  const spreads = new Map(powers.flat().map(({ law }) => [law, spreadOf(law, cells)]));
  const near = (k: number) => {
    const angle = (4 * k) / size;
    return vanished(({ law }) => {
      const missing = Math.min(0.75, angle * angle * (spreads.get(law) ?? 0));
      return Math.sqrt(1 - missing) * (1 + 1e-12);
    });
  };
  return leastOf(near, outer) ?? outer;
}

function leastOf(isSo: (k: number) => boolean, most: number): number | null {
  return most < 1 || !isSo(most) ? null : firstWhole(0, most, isSo);
}

/** The angle of a point at frequency k, reduced exactly before it is scaled. */
const angleOf = (point: number, k: number, size: number): number => {
  const turns = (point * k) % size;
  return (-2 * Math.PI * (turns > size / 2 ? turns - size : turns < -size / 2 ? turns + size : turns)) / size;
};

/**
 * delta at the points of a window, straight from the frequencies. A tilted mass at the distance d above a point counts there with
 * the weight e^{-tilt d} - e^{-(tilt + 1) d}. At the frequency of angle a the masses at the points j are multiples of e^{i a j}, so
 * that their weighted sum is that of two geometric series, which end with the window. Only the factor e^{i a j}, and a decay
 * for the end of the window, depend on the point.
 */
export function bandValues(spectrum: Spectrum, size: number, spacing: number, tilt: number): ComposedValues {
  const limit = spectrum.count;
  const productRe = new Float64Array(limit);
  const productIm = new Float64Array(limit);
  let productError = 0;
  for (let k = 0; k < limit; k++) {
    if (spectrum.vanished(k)) continue;
    const count = k === 0 ? 1 : 2;
    productRe[k] = count * spectrum.re[k];
    productIm[k] = count * spectrum.im[k];
    productError += count * spectrum.errorAt(k);
  }
  let last = limit - 1;
  while (last > 0 && productRe[last] === 0 && productIm[last] === 0) last--;
  return {
    entryError: productError / size + 2 * Math.exp(VANISHED),
    valuesFrom: (firstIndex) => valuesOf(productRe, productIm, last + 1, { firstIndex, size, spacing, tilt }),
  };
}

function valuesOf(
  productRe: Float64Array,
  productIm: Float64Array,
  count: number,
  { firstIndex, size, spacing, tilt }: Record<'firstIndex' | 'size' | 'spacing' | 'tilt', number>,
): ScaledValues {
  const re = new Float64Array(count);
  const im = new Float64Array(count);
  const decay = Math.exp(-tilt * spacing);
  const steeper = Math.exp(-(tilt + 1) * spacing);
  const gone = -Math.expm1(-tilt * spacing);
  const goneSteeper = -Math.expm1(-(tilt + 1) * spacing);
  const step = -Math.expm1(-spacing);
  let [ends, endsSteeper, sizes, endSizes] = [0, 0, 0, 0];
  for (let k = 0; k < count; k++) {
    // the product at the window's first point, turned the other way than the transform
    const angle = -angleOf(firstIndex, k, size);
    const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
    const placedRe = (productRe[k] * cosine - productIm[k] * sine) / size;
    const placedIm = (productRe[k] * sine + productIm[k] * cosine) / size;
    // 1 - x and 1 - y, for x = decay e^{ia} and y = steeper e^{ia}
    const a = (2 * Math.PI * k) / size;
    const lift = 2 * Math.sin(0.5 * a) ** 2;
    const [turnRe, turnIm] = [1 - lift, Math.sin(a)];
    const [xRe, xIm] = [gone + decay * lift, -decay * turnIm];
    const [yRe, yIm] = [goneSteeper + steeper * lift, -steeper * turnIm];
    const xScale = 1 / (xRe * xRe + xIm * xIm);
    const yScale = 1 / (yRe * yRe + yIm * yIm);
    const overXRe = (placedRe * xRe + placedIm * xIm) * xScale;
    const overXIm = (placedIm * xRe - placedRe * xIm) * xScale;
    const overYRe = (placedRe * yRe + placedIm * yIm) * yScale;
    ends += overXRe;
    endsSteeper += overYRe;
    endSizes +=
      Math.sqrt(placedRe * placedRe + placedIm * placedIm) * (Math.sqrt(xScale) + Math.sqrt(yScale));
    // times (x - y) / (1 - y), x - y = step decay e^{ia}
    const factorRe = step * decay * (turnRe * yRe + turnIm * yIm) * yScale;
    const factorIm = step * decay * (turnIm * yRe - turnRe * yIm) * yScale;
    re[k] = overXRe * factorRe - overXIm * factorIm;
    im[k] = overXRe * factorIm + overXIm * factorRe;
    sizes += Math.sqrt(re[k] * re[k] + im[k] * im[k]);
  }
  const at = (m: number): number => {
    const left = size - m;
    let sum = -Math.exp(-tilt * spacing * left) * (ends - Math.exp(-spacing * left) * endsSteeper);
    const angle = -angleOf(m, 1, size);
    const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
    let turnRe = 1;
    let turnIm = 0;
    let group = 0;
    for (let k = 0; k < count; k++) {
      if (k % GROUP === 0) {
        sum += group;
        group = 0;
        const there = -angleOf(m, k, size);
        turnRe = Math.cos(there);
        turnIm = Math.sin(there);
      }
      group += re[k] * turnRe - im[k] * turnIm;
      const next = turnRe * cosine - turnIm * sine;
      turnIm = turnRe * sine + turnIm * cosine;
      turnRe = next;
    }
    return sum + group;
  };
  // the terms' own rounding (some thirty operations, and a rotation), the sums', and that of what ends with the window
  const ofTerms = 40 + TURN * GROUP + AT_ONCE + GROUP + count / GROUP;
  const error = UNIT_ROUNDOFF * (ofTerms * sizes + (60 + count) * endSizes);
  return { all: null, at, error };
}
