// Places of the three panels of a watched run. Pure.

export type PanelBox = Record<'x' | 'y' | 'width' | 'height', number>;

export type RunLayout = ReturnType<typeof layoutOf>;

/** Px at the usual size of text from which all three stand in one row. */
const ROW = 600;
/** Heights of a row of panels: as a rule, and at least. */
const ROW_HEIGHT = 158;
const LOWEST_ROW = 84;
/** Heights of the two panels that a phone's stage has room for: as a rule, and at least. */
const PAIR_HEIGHT = 120;
const LOWEST_PAIR = 64;
/** Px at the usual size of text: above a panel its name, below it an axis with a title. */
const NAME = 26;
const AXIS = 50;
/** Space beside a panel, in px. */
export const PANEL_SIDE = 8;
/** Px right of the ranks at the usual size of text: half of the number at their axis' end. */
const END = 28;
/** Px left of the ranks at the usual size of text, for the numbers of their axis. */
export const NUMBERS = 48;
/** Px of the ranks at the usual size of text, and at least. */
const LEAST_RANKS = 24;

/**
 * One row, of two panels where three have no room; `spare` px higher than usual. The canaries give way where a picture is too narrow
 * for both, as a phone's is at great zoom or a column while its window is made smaller. Below that the ranks reach beyond the picture:
 * cut they can be drawn, while a box of less than no width cannot.
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
