// Points of a recorded curve, and which of their weights can be written beside them. Pure.
import type { OneRunCellResult } from '../../../jobs';
import { spread } from './recordedFigure';

export interface CurvePoint {
  /** What the model is good for, and two standard errors of it. */
  x: number;
  xError: number;
  /** The mean bound, and two standard errors of it. */
  y: number;
  yError: number;
}

export const curvePoints = (line: readonly OneRunCellResult[]): CurvePoint[] =>
  line.map((result) => ({
    x: result.utility ?? 0,
    xError: 2 * (result.utilityError ?? 0),
    y: result.epsilon,
    yError: spread(result),
  }));

/** Of points in order, those at least `gap` px from the last one that was written at; the first always. */
export function weightLabels(places: readonly { x: number; y: number }[], gap: number): number[] {
  const written: number[] = [];
  places.forEach(({ x, y }, i) => {
    const before = places[written[written.length - 1]];
    if (!before || Math.hypot(x - before.x, y - before.y) >= gap) written.push(i);
  });
  return written;
}
