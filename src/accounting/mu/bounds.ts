// The smallest mu whose Gaussian trade-off curve lies under a certified one, at errors from a floor on: from both
// sides. It knows no mechanism.
//
// In terms of power, h = 1 - f is concave, and mu is the largest of z(alpha) - z(h(alpha)), z the upper normal
// quantile; a certified point of the curve bounds it from below. From above (derived here): every epsilon gives a
// line delta + e^epsilon alpha that h lies under. Some lines together are a broken line; the Gaussian's power is
// concave too, so that it is nowhere below the broken line if it is not at its corners. Corners are all there is to
// look at, and where one is too high, a line is put between its two.

import { normalUpperQuantile } from '../../base/numerics/normal';
import { remembered } from '../../base/numerics/remembered';
import type { CertifiedCurve } from '../types';

interface Corner {
  alpha: number;
  power: number;
  steep: number;
  flat: number;
}

/**
 * How far a corner may be above the best point, absolutely or relatively, before another line is put there; two
 * lines whose epsilons differ by d are off by about d^2 / (8 mu).
 */
const ENOUGH = 1e-5;
const FIRST_LINES = 64;
const MOST_ROUNDS = 14;
const MOST_LINES = 6000;

const muOf = (alpha: number, power: number): number =>
  normalUpperQuantile(alpha) - normalUpperQuantile(power);

/** The lines, of all by falling epsilon, that are somewhere the lowest, as the corners between them from `floor` to the curve's middle. */
function cornersOf(lines: readonly (readonly [number, number])[], floor: number): Corner[] {
  const lowest: (readonly [number, number])[] = [];
  // the level at which the second takes over from the first
  const meeting = ([e1, d1]: readonly [number, number], [e2, d2]: readonly [number, number]) =>
    (d2 - d1) / (Math.exp(e2) * Math.expm1(e1 - e2));
  for (const line of lines) {
    while (lowest.length > 0) {
      const last = lowest[lowest.length - 1];
      const before = lowest[lowest.length - 2];
      const isUseless =
        before === undefined ? line[1] <= last[1] : meeting(last, line) <= meeting(before, last);
      if (!isUseless) break;
      lowest.pop();
    }
    lowest.push(line);
  }
  const heightAt = (alpha: number) => Math.min(...lowest.map(([e, d]) => d + Math.exp(e) * alpha));
  const corners: Corner[] = [];
  let first = 0;
  for (let i = 1; i < lowest.length; i++) {
    const alpha = meeting(lowest[i - 1], lowest[i]);
    if (alpha <= floor) {
      first = i;
      continue;
    }
    const power = lowest[i][1] + Math.exp(lowest[i][0]) * alpha;
    corners.push({ alpha, power, steep: lowest[i - 1][0], flat: lowest[i][0] });
  }
  const steep = lowest[first][0];
  corners.unshift({ alpha: floor, power: heightAt(floor), steep, flat: steep });
  // a curve that is its own inverse says nothing new beyond the point where both errors are alike, which every line
  // bounds
  const middle = ([e, d]: readonly [number, number]) => (1 - d) / (1 + Math.exp(e));
  const last = lines.reduce((a, b) => (middle(b) > middle(a) ? b : a));
  const alpha = Math.max(0, middle(last));
  return [
    ...corners.filter((corner) => corner.alpha < alpha),
    { alpha, power: 1 - alpha, steep: last[0], flat: last[0] },
  ];
}

/**
 * @param curve bounds on f, which is its own inverse, narrow also somewhat below the floor
 * @param floor the smallest error, type I or II, that is looked at; in (0, 0.5)
 */
export function muBounds({ errors, deltaAtMost }: CertifiedCurve, floor: number) {
  const deltaOf = remembered(deltaAtMost);
  const lineAt = (epsilon: number): readonly [number, number] => [epsilon, deltaOf(epsilon)];
  // no line that is steeper than 1 over the floor is the lowest at it
  const steepest = -Math.log(floor);
  let epsilons = Array.from({ length: FIRST_LINES + 1 }, (_, i) => steepest * (1 - i / FIRST_LINES) ** 2);
  /** Each takes as long as all the lines of a round. */
  const powerAt = remembered((alpha: number) => errors(alpha).powerLower);
  const reachedAt = (alpha: number) => muOf(alpha, Math.min(1 - floor, Math.max(alpha, powerAt(alpha))));
  let best = { lower: 0, alpha: 0.5, beta: 0.5 };
  for (let round = 0; ; round++) {
    const corners = cornersOf(epsilons.map(lineAt), floor);
    const heights = corners.map(({ alpha, power }) => muOf(alpha, power));
    const upper = Math.max(0, ...heights);
    const highest = corners[heights.indexOf(Math.max(...heights))];
    // the highest is mostly at an end, the floor or the middle, and each look is dear
    const looked = round === 0 ? [corners[0], corners[corners.length - 1], highest] : [highest];
    for (const corner of looked) {
      const alpha = Math.max(floor, corner.alpha);
      const lower = reachedAt(alpha);
      if (lower > best.lower) best = { lower, alpha, beta: 1 - powerAt(alpha) };
    }
    const enough = best.lower + ENOUGH * Math.max(1, best.lower);
    const added = new Set<number>();
    const narrowest = Math.sqrt(ENOUGH * best.lower);
    const between = (steep: number, flat: number) => {
      const middle = 0.5 * (steep + flat);
      if (steep - flat > narrowest && !epsilons.includes(middle)) added.add(middle);
    };
    for (const [i, { steep, flat }] of corners.entries()) {
      if (heights[i] <= enough) continue;
      if (steep > flat) between(steep, flat);
      // the ends of the broken line take the lines on either side of the last one
      const place = steep > flat ? -1 : epsilons.indexOf(steep);
      if (place > 0) between(epsilons[place - 1], steep);
      if (place >= 0 && place < epsilons.length - 1) between(steep, epsilons[place + 1]);
    }
    if (added.size === 0 || round === MOST_ROUNDS || epsilons.length + added.size > MOST_LINES) {
      return { ...best, upper: Math.max(upper, best.lower), epsilons };
    }
    epsilons = [...epsilons, ...added].sort((a, b) => b - a);
  }
}
