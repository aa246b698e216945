// The places of a chart's plots in its drawing, of values in a plot, and of the numbers at its axes. Pure; it draws nothing.
import { type BottomNumbers, type LeftNumbers, tickTexts, widestTick } from '../figure/axisLabels';
import { typesetTick } from '../notation/formatNumber';
import { axisTicks } from './axisScale';
import type { PlotData } from './chartData';
import { percentTick } from './percentTick';

/** The margins around a plot in px, and how close its numbers stand. All but the right margin grow with the size of text. */
export interface Room {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Whether the vertical axis is named in the drawing. A long name stands in a line of text above the drawing instead. */
  titled: boolean;
  /** Approximate number of ticks at the vertical axis. */
  ticks: number;
  /** Whether the plot is as wide as high. */
  square?: boolean;
  /** Px for each number at the horizontal axis, if the scale chooses the ticks. */
  tickRoom: number;
  /** Px between the middles of two numbers at the horizontal axis, if the chart names its ticks. */
  apart: number;
}

/** Margins of a chart of curves. */
export const CURVES_ROOM: Room = {
  left: 54,
  right: 14,
  top: 30,
  bottom: 50,
  titled: true,
  ticks: 6,
  tickRoom: 62,
  apart: 34,
};
/** Margins of a chart whose vertical axis is named above the drawing. */
export const MEANS: Room = {
  left: 44,
  right: 14,
  top: 16,
  bottom: 52,
  titled: false,
  ticks: 4,
  tickRoom: 90,
  apart: 34,
};
/** Margins of each of several plots. */
export const PANELS: Room = { ...MEANS, right: 18, top: 26, bottom: 50, ticks: 5, tickRoom: 60, apart: 38 };

/** Edges in px of the drawing. */
interface Box {
  left: number;
  right: number;
  top: number;
  floor: number;
}

export interface PlotPlace extends Box {
  /** Size of text, as a multiple of the usual one. */
  scale: number;
  /** Px at which a value stands in the drawing, from the left and from the top. */
  x: (value: number) => number;
  y: (value: number) => number;
  /** The numbers at the axes. */
  xAxis: BottomNumbers;
  yAxis: LeftNumbers;
}

/** Px between the numbers of a vertical axis and the plot. */
const GAP = 7;
/**
 * Size of one of several plots, in px: its height is the share `ofWidth` of its width, within `least` and `most`. No panels stand side by
 * side that would be narrower than `narrowest` at the usual size of text.
 */
const PANEL = { least: 200, most: 300, ofWidth: 0.62, narrowest: 200 };

/**
 * The ticks that are shown of ascending `xs`: both ends, and between them each that is at least `gap` px from the tick before
 * and from the end.
 */
export function spacedTicks(xs: readonly number[], place: (x: number) => number, gap: number): number[] {
  const end = xs[xs.length - 1];
  const shown: number[] = [];
  for (const x of xs.slice(0, -1)) {
    const before = shown.at(-1);
    if (before !== undefined && (place(x) - place(before) < gap || place(end) - place(x) < gap)) continue;
    shown.push(x);
  }
  return xs.length === 0 ? [] : [...shown, end];
}

/** The place of a plot within `own`, the part of the drawing that belongs to this plot with its axes. */
function placeOf(chart: PlotData, own: Box, room: Room, scale: number): PlotPlace {
  const { x, y, xTicks } = chart;
  const { yTicks = axisTicks(y, y.kind === 'odds' ? 1.5 * room.ticks : room.ticks) } = chart;
  const { writeTickX = x.kind === 'odds' ? percentTick : typesetTick, writeTickY = typesetTick } = chart;
  const upright = { ticks: yTicks, write: writeTickY, scale };
  const left = own.left + Math.max(room.left * scale, widestTick(tickTexts(upright), scale) + GAP + 1);
  const top = own.top + room.top * scale;
  const [wide, high] = [own.right - room.right - left, own.floor - room.bottom * scale - top];
  const side = Math.min(wide, high);
  const right = left + (room.square ? side : wide);
  const floor = top + (room.square ? side : high);
  const placeX = (value: number) => left + x.share(value) * (right - left);
  const placeY = (value: number) => floor - y.share(value) * (floor - top);
  const most = Math.max(2, (right - left) / (room.tickRoom * scale));
  const ticks = xTicks ? spacedTicks(xTicks, placeX, room.apart * scale) : axisTicks(x, most);
  const ends = xTicks ? [ticks[ticks.length - 1] as number, ticks[0] as number] : [];
  return {
    left,
    right,
    top,
    floor,
    scale,
    x: placeX,
    y: placeY,
    xAxis: {
      ticks,
      place: placeX,
      write: writeTickX,
      y: floor,
      edges: [own.left, own.right],
      first: ends,
      scale,
    },
    yAxis: { ...upright, place: placeY, x: left, gap: GAP },
  };
}

export const placeAlone = (
  chart: PlotData,
  room: Room,
  { width, height, scale }: { width: number; height: number; scale: number },
) => ({
  height,
  places: [placeOf(chart, { left: 0, right: width, top: 0, floor: height }, room, scale)],
});

/** Places of several plots of equal size, in rows of as many as fit side by side. */
export function placePanels(charts: readonly PlotData[], width: number, scale: number) {
  const { least, most, ofWidth, narrowest } = PANEL;
  const columns = Math.max(1, Math.min(charts.length, Math.floor(width / (narrowest * scale))));
  const wide = width / columns;
  const plot = Math.min(most, Math.max(least, ofWidth * (wide - PANELS.left * scale - PANELS.right)));
  const high = (PANELS.top + PANELS.bottom) * scale + plot;
  return {
    height: high * Math.ceil(charts.length / columns),
    places: charts.map((chart, i) => {
      const [left, top] = [(i % columns) * wide, Math.floor(i / columns) * high];
      return placeOf(chart, { left, right: left + wide, top, floor: top + high }, PANELS, scale);
    }),
  };
}
