// The measures of the live figure. Pure.

import type { AxisWindow } from '../../../scenario';
import { type BottomNumbers, type LeftNumbers, tickTexts, widestTick } from '../../figure/axisLabels';
import { linearTicks, logTicks } from '../../figure/ticks';
import { typesetEpsilonTick } from '../../notation/formatNumber';

export type Domain = readonly [number, number];

/** Factor by which everything that holds text is enlarged (useTextScale). */
type Scale = number;

export const figureMargin = (scale: Scale) => ({ top: 26 * scale, right: 10, bottom: 2, left: 0 });
export const xAxisHeight = (scale: Scale): number => Math.round(30 * scale);
/** Width, in px, under which the figure is on a phone: fewer ticks, shorter labels. */
const NARROW = 520;

/** Px between the numbers of the vertical axis and the plot. */
const GAP = 8;
/** Px for these numbers where none is long, at the usual size of text. */
const NUMBERS = { narrow: 38, wide: 46 };

/**
 * Px for the numbers of a vertical axis of epsilon: as usual, or in steps of 4 px what the widest of them takes, so
 * that the plot keeps its width while they say other values of the same length.
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

/** Largest height, in px, with text of its usual size. */
export const HIGHEST = 480;

/** The least in which lines and labels can be told apart on a phone. */
const LOWEST = 170;

/** Height of the figure. `highest`: what its place allows. On a phone the figure shrinks to it. */
export function figureHeight(width: number, highest = HIGHEST): number {
  // uses extra height, as on the stage, until the figure would look too tall
  if (width >= NARROW) return Math.min(highest, Math.round(width * (highest > HIGHEST ? 0.66 : 0.58)));
  const usual = Math.max(280, Math.round(width * 0.86));
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

/** Places of values in the picture, in px. */
export interface Frame {
  xScale: (value: number) => number;
  yScale: (epsilon: number) => number;
  valueAt: (x: number) => number;
  area: { x: number; y: number; width: number; height: number };
  /** The numbers beside the axes. */
  xAxis: BottomNumbers;
  yAxis: LeftNumbers;
  epsilonDomain: Domain;
  narrow: boolean;
  scale: Scale;
}

export interface FrameRequest {
  width: number;
  height: number;
  /** Size of text against the usual one. */
  textScale: Scale;
  window: AxisWindow;
  epsilonDomain: Domain;
}

/** The horizontal axis is logarithmic; the vertical one is where its domain does not begin at 0. */
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
