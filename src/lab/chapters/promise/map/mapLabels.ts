// The places of the map's labels: words for its regions, and numbers for its contours. Pure geometry in px.
import { say } from '../../../../base/language/say';
import { KNOWN_TRAININGS } from '../../../../scenario/presets/knownTrainings';
import type { PlotPlace as Plot } from '../../../chart/place';
import type { Cells, contourLines, MapField } from './mapField';

/** The short name of a training run, such as 'MNIST' for 'MNIST, the tutorial of TensorFlow Privacy'. */
export const shortName = (title: string): string => title.split(/[ ,]/)[0];

/** Whether a name stands to the left of its mark, as it does in the right half of the map. */
export const isLeftward = (x: number, left: number, right: number): boolean => x > (left + right) / 2;

/** Px from the middle of a mark to its name. */
const MARK = 12;
/** Height of a name, in px. */
const LINE = 24;

/** The places of sampling rates and noise multipliers, and the edges of the map, in px. */
export type Axes = Pick<Plot, 'x' | 'y' | 'left' | 'right' | 'top' | 'floor'>;

/** Boxes of the marks of known training runs, with their names if they are `named`. A letter is `letter` px wide on average. */
export function knownBoxes({ x, y, left, right }: Axes, letter: number, named: boolean): LabelBox[] {
  return KNOWN_TRAININGS.map(({ title, scenario }) => {
    const at = x(scenario.samplingRate);
    const name = named ? letter * shortName(say(title)).length : 0;
    const aside = (isLeftward(at, left, right) ? -1 : 1) * (name / 2);
    return { x: at + aside, y: y(scenario.noiseMultiplier), width: 2 * MARK + name, height: LINE };
  });
}

export interface LabelBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

type LabelPlace = Pick<LabelBox, 'x' | 'y'>;

const apart = (a: LabelBox, b: LabelBox): boolean =>
  Math.abs(a.x - b.x) >= (a.width + b.width) / 2 || Math.abs(a.y - b.y) >= (a.height + b.height) / 2;

export interface Region<Id extends string> extends Pick<LabelBox, 'width' | 'height'> {
  id: Id;
  /** The region has ratios from `from` up to, but without, `to`. */
  from: number;
  to: number;
}

/** The place of each region's words, as far as possible from the region's border. A region without room for its words is left out. */
export function regionPlaces<Id extends string>(
  field: MapField,
  cells: Cells,
  regions: readonly Region<Id>[],
  taken: readonly LabelBox[],
): { id: Id; at: LabelPlace }[] {
  const { columns, rows, cellWidth, cellHeight, left, floor } = cells;
  const placeOf = (column: number, row: number): LabelPlace => ({
    x: left + (column + 0.5) * cellWidth,
    y: floor - (row + 0.5) * cellHeight,
  });
  return regions.flatMap(({ id, from, to, width, height }) => {
    const low = Math.log(from);
    const high = Math.log(to);
    const belongs = (column: number, row: number) => {
      if (column < 0 || row < 0 || column >= columns || row >= rows) return false;
      const value = field.padded[(row + 1) * (columns + 2) + column + 1];
      return field.known[row * columns + column] && value >= low && value < high;
    };
    // A place is the middle of a cell, so half of that cell lies on either side.
    const acrossCells = Math.ceil(width / cellWidth / 2 - 0.5);
    const upCells = Math.ceil(height / cellHeight / 2 - 0.5);
    const fits = (column: number, row: number, by: number): boolean => {
      for (let y = row - upCells - by; y <= row + upCells + by; y++) {
        for (let x = column - acrossCells - by; x <= column + acrossCells + by; x++) {
          if (!belongs(x, y)) return false;
        }
      }
      return true;
    };
    /** Number of cells of the region that lie around the words at a place on every side; -1 if the words do not fit there. */
    const air = (column: number, row: number): number => {
      let more = -1;
      while (fits(column, row, more + 1)) more += 1;
      return more;
    };
    let best = { air: -1, column: 0, row: 0 };
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const box = { ...placeOf(column, row), width, height };
        const free = belongs(column, row) && taken.every((other) => apart(box, other));
        const here = free ? air(column, row) : -1;
        if (here > best.air) best = { air: here, column, row };
      }
    }
    return best.air < 0 ? [] : [{ id, at: placeOf(best.column, best.row) }];
  });
}

/** Room of a contour's number, in px. */
const NUMBER = { width: 30, height: 18 };

/**
 * The place of each contour's number: on its line, clear of other labels, and as far as possible from the edges of the map. A
 * number without a place is left out.
 */
export function contourPlaces(
  lines: ReturnType<typeof contourLines>,
  cells: Cells,
  known: MapField['known'],
  taken: readonly LabelBox[],
): { ratio: number; at: LabelPlace }[] {
  const { columns, rows, left, floor, cellWidth, cellHeight } = cells;
  const right = left + columns * cellWidth;
  const top = floor - rows * cellHeight;
  const boxes = [...taken];
  return lines.flatMap(({ ratio, points }) => {
    let best: { at: LabelPlace; room: number } | null = null;
    for (const [x, y] of points) {
      const column = Math.floor((x - left) / cellWidth);
      const row = Math.floor((floor - y) / cellHeight);
      if (column < 0 || row < 0 || column >= columns || row >= rows) continue;
      if (!known[row * columns + column]) continue;
      const room = Math.min(x - left, right - x, y - top, floor - y);
      if (room < NUMBER.width || (best !== null && room <= best.room)) continue;
      const box = { x, y, ...NUMBER };
      if (boxes.every((other) => apart(box, other))) best = { at: { x, y }, room };
    }
    if (best === null) return [];
    boxes.push({ ...best.at, ...NUMBER });
    return [{ ratio, at: best.at }];
  });
}
