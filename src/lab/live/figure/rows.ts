// The curves of a reply as rows for the chart and the table. Pure; it draws nothing.

import type { Scenario } from '../../../scenario';
import type { CurveName, CurvesReply } from '../../../work';
import { CURVE_IDS } from '../../notation/quantities';
import { alongUpperEnds } from './bracketed';

type Of = Pick<Scenario, 'sampling'>;
const POISSON: Of = { sampling: 'poisson' };

/** The curves at one x. A curve is null if no verified value is known there, or if a logarithmic axis cannot show it. */
export interface CurveRow extends Record<CurveName, number | null> {
  x: number;
  /** Lower end of a substitute epsilon that is known only up to a bracket, which some data attain; null otherwise. */
  attained: number | null;
}

/**
 * Curves are drawn up to this many heights of the figure above it. A curve may reach 1e7 over an axis that ends at 20. A dashed line
 * to there has a hundred thousand dashes outside the picture, and took seconds in each frame.
 */
const HEIGHTS_ABOVE = 8;

/** A value as it is drawn on an axis: cut off far above the figure, and null if it is unknown or the axis cannot show it. */
function drawable(value: number, [bottom, top]: readonly [number, number]): number | null {
  if (Number.isNaN(value) || value < 0) return null;
  if (bottom === 0) return Math.min(value, HEIGHTS_ABOVE * top);
  return value > 0 ? Math.min(value, top * (top / bottom) ** HEIGHTS_ABOVE) : null;
}

/**
 * The rows of the curves. Unless batches are Poisson, unknown values are replaced by the upper ends of their brackets. On a
 * logarithmic axis zeros become gaps.
 */
export function curveRows(given: CurvesReply, axis: readonly [number, number], of: Of = POISSON): CurveRow[] {
  const reply = alongUpperEnds(given, of);
  const { substitute } = given;
  return Array.from(reply.values, (x, i) => {
    const isBracket = of.sampling !== 'poisson' && Number.isNaN(substitute.value[i] ?? 0);
    const attained = isBracket ? drawable(substitute.lower[i] ?? Number.NaN, axis) : null;
    const row = { x, attained } as CurveRow;
    for (const id of CURVE_IDS) row[id] = drawable(reply[id].value[i] ?? Number.NaN, axis);
    return row;
  });
}

/** Number of values that a curve lacks. */
export const gapCount = (reply: CurvesReply, id: CurveName): number =>
  reply[id].value.reduce((count, value) => count + (Number.isNaN(value) ? 1 : 0), 0);

export const curvesWithGaps = (reply: CurvesReply, drawn: readonly CurveName[]): CurveName[] =>
  drawn.filter((id) => gapCount(reply, id) > 0);

/** Index of the value nearest to `x` along a logarithmic axis; -1 if there are no values. */
export function nearestIndex(values: ArrayLike<number>, x: number): number {
  let best = -1;
  let distance = Number.POSITIVE_INFINITY;
  for (let i = 0; i < values.length; i++) {
    const apart = Math.abs(Math.log((values[i] as number) / x));
    if (apart < distance) {
      best = i;
      distance = apart;
    }
  }
  return best;
}
