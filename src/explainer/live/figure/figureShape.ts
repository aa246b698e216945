// The measures of the figure: its room, its margins, its ticks. Shared by the live figure and the one that stands in for
// it. Pure.

import { linearTicks, logTicks } from '../../figure/ticks';
import type { Domain } from './epsilonDomain';

/** Of all measures that hold text, against the usual size of text: useTextScale. */
type Scale = number;

export const figureMargin = (scale: Scale) => ({ top: 26 * scale, right: 10, bottom: 2, left: 0 });
export const xAxisHeight = (scale: Scale): number => Math.round(30 * scale);
/** Under this width the figure is on a phone: fewer ticks, shorter labels. */
export const NARROW = 520;

export const yAxisWidth = (narrow: boolean, scale: Scale): number => Math.round((narrow ? 38 : 46) * scale);

/** The most that a figure is high with text of its usual size. */
export const HIGHEST = 480;

export const figureHeight = (width: number, highest = HIGHEST): number =>
  width < NARROW ? Math.max(280, Math.round(width * 0.86)) : Math.min(highest, Math.round(width * 0.58));

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
