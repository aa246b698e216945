// Where the three panels of a watched run stand: the canaries, their margins, the guesses by rank. Pure; it draws nothing.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Layout {
  width: number;
  height: number;
  /** Of text, against the usual size. */
  scale: number;
  grid: Box;
  /** Null where there is no room for them. */
  margins: Box | null;
  ranks: Box;
}

/** Px from which the first two stand side by side. */
const WIDE = 620;
/** Px at the usual size of text from which a slide has all three in one row. */
const ROW = 600;
/** Of those, in a row: as a rule, and at least. */
const ROW_HEIGHT = 158;
const LOWEST_ROW = 84;
/** Of the two that a phone's stage has room for: as a rule, and at least. */
const PAIR_HEIGHT = 120;
const LOWEST_PAIR = 64;
/** Px at the usual size of text: above a panel its name, below it an axis with a title. */
const NAME = 26;
const AXIS = 50;
const SIDE = 8;
/** Px left of the ranks at the usual size of text, for the numbers of their axis. */
export const NUMBERS = 48;

/** `slide`: one row, of two panels where three have no room, for a picture that has to fit a projector or a stage; `spare` px higher than usual. */
export function layoutOf(width: number, scale: number, slide = false, spare = 0): Layout {
  const name = NAME * scale;
  const axis = AXIS * scale;
  const ranksHeight = 120 * scale;
  const ranks = (y: number): Box => ({
    x: NUMBERS * scale,
    y,
    width: width - NUMBERS * scale - SIDE,
    height: ranksHeight,
  });
  if (slide && width >= ROW * scale) {
    const third = Math.round(width / 3);
    const tall = Math.max(LOWEST_ROW * scale, ROW_HEIGHT * scale + spare);
    const left = 2 * third + NUMBERS * scale;
    return {
      width,
      scale,
      height: name + tall + axis,
      grid: { x: 0, y: name, width: third - 12 * scale, height: tall + axis - 16 * scale },
      margins: { x: third + 12 * scale, y: name, width: third - 24 * scale, height: tall },
      ranks: { x: left, y: name, width: width - left - SIDE, height: tall },
    };
  }
  if (slide) {
    const left = Math.round(0.42 * width);
    const tall = Math.max(LOWEST_PAIR * scale, PAIR_HEIGHT * scale + spare);
    const from = left + (NUMBERS + 12) * scale;
    return {
      width,
      scale,
      height: name + tall + axis,
      grid: { x: 0, y: name, width: left, height: tall + axis - 16 * scale },
      margins: null,
      ranks: { x: from, y: name, width: width - from - SIDE, height: tall },
    };
  }
  if (width >= WIDE) {
    const left = Math.round(0.44 * width);
    const tall = 250 * scale;
    const below = name + tall + axis + name;
    return {
      width,
      scale,
      height: below + ranksHeight + axis,
      grid: { x: 0, y: name, width: left, height: tall + axis - 16 * scale },
      margins: { x: left + 36, y: name, width: width - left - 36 - SIDE, height: tall },
      ranks: ranks(below),
    };
  }
  const gridHeight = Math.round(0.72 * width);
  const marginsAt = name + gridHeight + 2 * name;
  const marginsHeight = 170 * scale;
  const ranksAt = marginsAt + marginsHeight + axis + name;
  return {
    width,
    scale,
    height: ranksAt + ranksHeight + axis,
    grid: { x: 0, y: name, width, height: gridHeight },
    margins: { x: SIDE, y: marginsAt, width: width - 2 * SIDE, height: marginsHeight },
    ranks: ranks(ranksAt),
  };
}
