// The curves of a reply as rows for the chart and the table. Pure; draws nothing.

import type { Scenario } from '../../../scenario';
import type { CurveName, CurvesReply } from '../../../work';
import { CURVE_IDS } from '../../notation/quantities';
import { alongUpperEnds } from './bracketed';

type Of = Pick<Scenario, 'sampling'>;
const POISSON: Of = { sampling: 'poisson' };

/** Null where nothing verified is known, or where a log axis cannot show it. */
export interface CurveRow extends Record<CurveName, number | null> {
  x: number;
  /** What data attain of the substitute epsilon, where that is less than what holds. */
  attained: number | null;
}

/**
 * Heights of the figure above it to which curves are drawn. A curve may reach 1e7 over an axis that ends at 20; a dashed
 * line to there is a hundred thousand dashes outside the picture, and took seconds a frame.
 */
const HEIGHTS_ABOVE = 8;

function drawable(value: number, [bottom, top]: readonly [number, number]): number | null {
  if (Number.isNaN(value) || value < 0) return null;
  if (bottom === 0) return Math.min(value, HEIGHTS_ABOVE * top);
  return value > 0 ? Math.min(value, top * (top / bottom) ** HEIGHTS_ABOVE) : null;
}

/** Rows of the curves, along upper ends where batches are not Poisson's and no number is known. On a log axis zeros become gaps. */
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

/** Number of gaps in a curve, for a gap alone explains nothing. */
export const gapCount = (reply: CurvesReply, id: CurveName): number =>
  reply[id].value.reduce((count, value) => count + (Number.isNaN(value) ? 1 : 0), 0);

export const curvesWithGaps = (reply: CurvesReply, drawn: readonly CurveName[]): CurveName[] =>
  drawn.filter((id) => gapCount(reply, id) > 0);

/** Index of the nearest value along a logarithmic axis; -1 when there are none. */
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
