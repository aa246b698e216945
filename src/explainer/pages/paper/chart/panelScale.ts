// Where the panels of a picture stand and what its axes span. Pure; it draws nothing.

import { rangeTicks } from '../../../figure/PlainAxes';
import { spacedTicks } from '../../uniaud/beside/chartScale';
import type { Panel, PanelAxes } from './panel';

export interface PanelPlace {
  /** Of the plot, in px of the picture. */
  left: number;
  right: number;
  top: number;
  floor: number;
  x: (value: number) => number;
  y: (value: number) => number;
  xTicks: readonly number[];
}

export interface PictureScale {
  height: number;
  yTicks: readonly number[];
  panels: readonly PanelPlace[];
}

const LEFT = 44;
const RIGHT = 18;
const ABOVE = 26;
const BELOW = 50;
/** Px of a plot's height: as much as suits its width, between these. */
const PLOT = { least: 200, most: 300, ofWidth: 0.62 };
/** The narrowest panel that reads well. */
const NARROWEST = 200;
/** Px between numbers under an axis. */
const APART = 38;

/** All panels have the same axes. `width` in px; `scale` of text against the usual size. */
export function pictureScale(
  panels: readonly Panel[],
  { logarithmic, least, most }: PanelAxes,
  width: number,
  scale: number,
): PictureScale {
  const columns = Math.max(1, Math.min(panels.length, Math.floor(width / (NARROWEST * scale))));
  const own = width / columns;
  const plot = Math.min(PLOT.most, Math.max(PLOT.least, PLOT.ofWidth * (own - LEFT * scale - RIGHT)));
  const high = (ABOVE + BELOW) * scale + plot;
  const all = panels.flatMap(({ lines }) => lines.flatMap(({ points }) => points));
  const end = most ?? 1.05 * Math.max(...all.map(({ mean, error }) => mean + (error ?? 0)));
  const along = (value: number): number => (logarithmic ? Math.log(value) : value);
  return {
    height: high * Math.ceil(panels.length / columns),
    yTicks: rangeTicks(least, end, 5),
    panels: panels.map(({ lines }, i) => {
      const xs = [...new Set(lines.flatMap(({ points }) => points.map(({ x }) => x)))].sort((a, b) => a - b);
      const from = logarithmic ? along(xs[0]) : 0;
      const span = along(xs[xs.length - 1]) - from || 1;
      const left = (i % columns) * own + LEFT * scale;
      const right = ((i % columns) + 1) * own - RIGHT;
      const top = Math.floor(i / columns) * high + ABOVE * scale;
      const floor = top + plot;
      const x = (value: number): number => left + ((along(value) - from) / span) * (right - left);
      const ticks = logarithmic ? xs : rangeTicks(0, xs[xs.length - 1], (right - left) / (60 * scale));
      const inside = (value: number): number => Math.min(end, Math.max(least, value));
      return {
        left,
        right,
        top,
        floor,
        x,
        y: (value) => floor - ((inside(value) - least) / (end - least)) * plot,
        xTicks: spacedTicks(ticks, x, APART * scale),
      };
    }),
  };
}
