// The measures of the figure: its room, its margins, its ticks. Shared by the live figure and the one that stands in for
// it. Pure.
import type { Domain } from './epsilonDomain';
import { linearTicks, logTicks } from './ticks';

export const MARGIN = { top: 26, right: 10, bottom: 2, left: 0 };
export const X_AXIS_HEIGHT = 30;
/** Under this width the figure is on a phone: fewer ticks, shorter labels. */
export const NARROW = 520;

export const yAxisWidth = (narrow: boolean): number => (narrow ? 38 : 46);

export const figureHeight = (width: number): number =>
  width < NARROW ? Math.max(280, Math.round(width * 0.86)) : Math.min(480, Math.round(width * 0.58));

export function figureTicks(
  [left, right]: readonly [number, number],
  [bottom, top]: Domain,
  narrow: boolean,
): { xTicks: number[]; yTicks: number[] } {
  return {
    xTicks: logTicks(left, right, narrow ? 5 : 8),
    yTicks: bottom > 0 ? logTicks(bottom, top, 7) : linearTicks(top, narrow ? 4 : 5),
  };
}
