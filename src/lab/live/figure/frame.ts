// The sizes and scales of the live figure. Pure.

import type { AxisWindow } from '../../../scenario';
import { type BottomNumbers, type LeftNumbers, tickTexts, widestTick } from '../../figure/axisLabels';
import { linearTicks, logTicks } from '../../figure/ticks';
import { typesetEpsilonTick } from '../../notation/formatNumber';

export type Domain = readonly [number, number];

/** Factor by which everything that holds text is enlarged (useTextScale.ts). */
type Scale = number;

export const figureMargin = (scale: Scale) => ({ top: 26 * scale, right: 10, bottom: 2, left: 0 });
export const xAxisHeight = (scale: Scale): number => Math.round(30 * scale);
/** Width in px below which the figure is taken to be on a phone, with fewer ticks and shorter labels. */
const NARROW = 520;

/** Px between the numbers of the vertical axis and the plot. */
const GAP = 8;
/** Px left of the plot, for the numbers of the vertical axis and the gap beside them, if no number is long and text has its usual size. */
const NUMBERS = { narrow: 38, wide: 46 };

/**
 * Px for the numbers of a vertical axis of epsilon: the usual width, or that of the widest number rounded up to a multiple
 * of 4 px, so that the plot keeps its width while the numbers change to others of the same length.
 */
export function yAxisWidth(
  ticks: readonly number[],
  usual: number,
  { scale, gap = GAP }: { scale: Scale; gap?: number },
): number {
  const wide = widestTick(tickTexts({ ticks, write: typesetEpsilonTick }), scale) + gap + 1;
  const enough = Math.round(usual * scale);
  return wide <= enough ? enough : 4 * Math.ceil(wide / 4);
}

/** Greatest height of the figure in px where its place gives it no more, with text of the usual size. */
export const HIGHEST = 480;

/** Least height of the figure in px at which lines and labels can be told apart on a phone. */
const LOWEST = 170;

/**
 * Height of the figure in px. `highest` is the height that its place allows: the figure is lower than usual by as much as that is below
 * HIGHEST, so that each px that is taken from its place is taken from the figure.
 */
export function figureHeight(width: number, highest = HIGHEST): number {
  // The figure uses extra height, as on the stage, until it would look too tall.
  if (width >= NARROW && highest > HIGHEST) return Math.min(highest, Math.round(width * 0.66));
  const usual =
    width >= NARROW ? Math.min(HIGHEST, Math.round(width * 0.58)) : Math.max(280, Math.round(width * 0.86));
  return Math.max(LOWEST, usual + Math.min(0, highest - HIGHEST));
}

const figureTicks = (
  [left, right]: readonly [number, number],
  [bottom, top]: Domain,
  narrow: boolean,
): { xTicks: number[]; yTicks: number[] } => ({
  xTicks: logTicks(left, right, narrow ? 5 : 8),
  yTicks: bottom > 0 ? logTicks(bottom, top, 7) : linearTicks(top, narrow ? 4 : 5),
});

/** The plot of the figure and the places of values in it, in px. */
export interface Frame {
  xScale: (value: number) => number;
  yScale: (epsilon: number) => number;
  /** The value of the parameter at a place along the axis: the inverse of `xScale`. */
  valueAt: (x: number) => number;
  /** The plot, without the axes' numbers. */
  area: { x: number; y: number; width: number; height: number };
  /** The numbers at the axes. */
  xAxis: BottomNumbers;
  yAxis: LeftNumbers;
  epsilonDomain: Domain;
  narrow: boolean;
  scale: Scale;
}

export interface FrameRequest {
  width: number;
  height: number;
  /** Size of text, as a multiple of the usual one. */
  textScale: Scale;
  window: AxisWindow;
  epsilonDomain: Domain;
}

/** The frame of the figure. The horizontal axis is logarithmic, and the vertical one too unless its domain begins at 0. */
export function frameOf({ width, height, textScale, window, epsilonDomain }: FrameRequest): Frame {
  const narrow = width < NARROW;
  const { min, max } = window;
  const [bottom, top] = epsilonDomain;
  const { xTicks, yTicks } = figureTicks([min, max], epsilonDomain, narrow);
  const left = yAxisWidth(yTicks, narrow ? NUMBERS.narrow : NUMBERS.wide, { scale: textScale });
  const margin = figureMargin(textScale);
  const area = {
    x: left,
    y: margin.top,
    width: width - left - margin.right,
    height: height - margin.top - margin.bottom - xAxisHeight(textScale),
  };
  const along = (epsilon: number) =>
    bottom > 0 ? Math.log(epsilon / bottom) / Math.log(top / bottom) : epsilon / top;
  const xScale = (value: number) => area.x + (Math.log(value / min) / Math.log(max / min)) * area.width;
  const yScale = (epsilon: number) => area.y + (1 - along(epsilon)) * area.height;
  return {
    xScale,
    yScale,
    valueAt: (x) => min * (max / min) ** ((x - area.x) / area.width),
    area,
    xAxis: {
      ticks: xTicks,
      place: xScale,
      y: area.y + area.height,
      edges: [0, width],
      scale: textScale,
    },
    yAxis: {
      ticks: yTicks,
      place: yScale,
      write: typesetEpsilonTick,
      x: area.x,
      gap: GAP,
      scale: textScale,
    },
    epsilonDomain,
    narrow,
    scale: textScale,
  };
}
