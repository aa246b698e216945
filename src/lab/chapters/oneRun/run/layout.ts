// The layout of the watched run's three panels: its canaries, their margins, and the guesses by rank. Pure.

export type PanelBox = Record<'x' | 'y' | 'width' | 'height', number>;

export type RunLayout = ReturnType<typeof layoutOf>;

/** Least width in px, at the usual size of text, at which all three panels stand in one row. */
const ROW = 600;
/** Usual height of a row of three panels, in px at the usual size of text. */
const ROW_HEIGHT = 158;
/** Least height of a row of three panels, in px at the usual size of text. */
const LOWEST_ROW = 84;
/** Usual height of the two panels of a narrow picture, in px at the usual size of text. */
const PAIR_HEIGHT = 120;
/** Least height of the two panels of a narrow picture, in px at the usual size of text. */
const LOWEST_PAIR = 64;
/** Px above a panel for its name, at the usual size of text. */
const NAME = 26;
/** Px below a panel for an axis with a title, at the usual size of text. */
const AXIS = 50;
/** Space beside a panel, in px. */
export const PANEL_SIDE = 8;
/** Px right of the panel of ranks for half of the number at its axis' end, at the usual size of text. */
const END = 28;
/** Px left of the panel of ranks for the numbers of its axis, at the usual size of text. */
export const NUMBERS = 48;
/** Least width of the panel of ranks, in px at the usual size of text. */
const LEAST_RANKS = 24;

/**
 * The places of the panels in one row, which is `spare` px higher than usual. In a narrow picture the row has two panels, without the
 * margins. If the picture is too narrow for both, as on a phone at great zoom, the canaries get less width. If even that is not enough,
 * the ranks extend beyond the picture, because a panel that is cut off can be drawn, and one of negative width cannot.
 */
export function layoutOf(width: number, scale: number, spare: number) {
  const wide = width >= ROW * scale;
  const y = NAME * scale;
  const axis = AXIS * scale;
  const [usual, lowest] = wide ? [ROW_HEIGHT, LOWEST_ROW] : [PAIR_HEIGHT, LOWEST_PAIR];
  const height = Math.max(lowest * scale, usual * scale + spare);
  const third = Math.round(width / 3);
  const gap = 12 * scale;
  const least = LEAST_RANKS * scale;
  const beside = (NUMBERS + END) * scale;
  const grid = wide
    ? third - gap
    : Math.max(0, Math.min(Math.round(0.42 * width), width - gap - beside - least));
  const left = (wide ? 2 * third : grid + gap) + NUMBERS * scale;
  return {
    width,
    scale,
    height: y + height + axis,
    grid: { x: 0, y, width: grid, height: height + axis - 16 * scale },
    margins: wide ? { x: third + gap, y, width: third - 2 * gap, height } : null,
    ranks: { x: left, y, width: Math.max(least, width - left - END * scale), height },
  };
}
