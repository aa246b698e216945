// The map of ratios as a field that is interpolated between computed settings for drawing: its bands of colour, and its contours. Pure.
import { contours } from 'd3-contour';
import type { MapRequest, RatioMap } from '../../../../work';
import { cellAt } from './mapGrid';

/** Ratios at which contours are drawn. */
export const CONTOURS = [1.5, 2, 2.5, 3] as const;

/** Ratios up to 2 at which the field has the colours --ratio-0 to --ratio-4. The last of them is that just below 2. */
const BELOW = [1, 1.25, 1.5, 1.75, 2] as const;
/** Ratios from 2 on at which the field has the colours --ratio-5 to --ratio-8. */
const ABOVE = [2, 2.35, 2.75, 3.2] as const;

/** The layout of the map's cells, each around one setting, in px. Row 0 is at the bottom. */
export interface Cells {
  columns: number;
  rows: number;
  left: number;
  floor: number;
  cellWidth: number;
  cellHeight: number;
}

export interface MapField extends Pick<Cells, 'columns' | 'rows'> {
  /**
   * Natural logarithm of the ratio, row by row, with one more value on each side than there are cells, so that the field
   * reaches its edges.
   */
  padded: number[];
  /** Whether the ratio of each cell is known. In other cells the field repeats the nearest known ratio, and has to be covered. */
  known: readonly boolean[];
}

/**
 * The colour of a ratio >= 1: two neighbouring colours of --ratio-0 to --ratio-8, and the opacity, in [0, 1], of the second
 * over the first.
 */
export function colourOf(ratio: number) {
  const [ends, first] = ratio < 2 ? [BELOW, 0] : [ABOVE, BELOW.length];
  const reached = ends.findLastIndex((end) => ratio >= end);
  const at = Math.min(ends.length - 2, Math.max(0, reached));
  const share = (ratio - ends[at]) / (ends[at + 1] - ends[at]);
  return { from: first + at, to: first + at + 1, share: Math.min(1, Math.max(0, share)) };
}

/** Ascending ratios above 1 at which the colour changes. They are so close that the eye sees no step except the one at 2. */
export const BANDS: readonly number[] = [
  ...Array.from({ length: 19 }, (_, i) => 1 + (i + 1) / 20),
  ...Array.from({ length: 20 }, (_, i) => 2 + i / 40),
  ...Array.from({ length: 15 }, (_, i) => 2.5 + i / 20),
];

/** Fills unknown values (NaN) with the nearest known ones, from neighbour to neighbour. At least one value must be known. */
function spread(values: number[], columns: number): number[] {
  const around = (at: number) => [
    values[at - columns],
    at % columns > 0 ? values[at - 1] : undefined,
    at % columns < columns - 1 ? values[at + 1] : undefined,
    values[at + columns],
  ];
  const next = values.map((value, at) =>
    Number.isNaN(value) ? (around(at).find((beside) => !Number.isNaN(beside ?? Number.NaN)) ?? value) : value,
  );
  return next.some(Number.isNaN) ? spread(next, columns) : next;
}

/** The field of the ratios; null while no ratio is known. */
export function fieldOf(map: RatioMap, request: MapRequest): MapField | null {
  const columns = request.samplingRates.length;
  const rows = request.noiseMultipliers.length;
  const logs = Array.from({ length: columns * rows }, (_, at) => {
    const cell = cellAt(map, columns, at % columns, Math.floor(at / columns));
    return cell.kind === 'ratio' ? Math.log(cell.ratio) : Number.NaN;
  });
  const known = logs.map((value) => !Number.isNaN(value));
  if (!known.includes(true)) return null;
  const values = spread(logs, columns);
  const inside = (at: number, count: number) => Math.min(count - 1, Math.max(0, at - 1));
  const padded: number[] = [];
  for (let row = 0; row < rows + 2; row++) {
    for (let column = 0; column < columns + 2; column++) {
      padded.push(values[inside(row, rows) * columns + inside(column, columns)]);
    }
  }
  return { columns, rows, padded, known };
}

type Ring = readonly (readonly number[])[];

/** The closed lines, in px, around all regions with at least `ratio`. Where a region reaches the edge of the map, they run outside it. */
function rings(field: MapField, ratio: number, cells: Cells): [number, number][][] {
  const generate = contours().size([field.columns + 2, field.rows + 2]);
  const { coordinates } = generate.contour(field.padded, Math.log(ratio));
  const place = ([x, y]: readonly number[]): [number, number] => [
    cells.left + (x - 1) * cells.cellWidth,
    cells.floor - (y - 1) * cells.cellHeight,
  ];
  return (coordinates as readonly (readonly Ring[])[]).flat().map((ring) => ring.map(place));
}

const pathOf = (all: readonly [number, number][][]): string =>
  all.map((ring) => `M${ring.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`).join('');

/** The areas to be painted one over another, each with all ratios from its own upwards. Empty areas are left out. */
export const bandsOf = (field: MapField, cells: Cells) =>
  BANDS.map((ratio) => ({ ratio, ...colourOf(ratio), d: pathOf(rings(field, ratio, cells)) })).filter(
    ({ d }) => d !== '',
  );

/** The contours with their points in px. They have to be clipped to the map, and covered where no ratio is known. */
export const contourLines = (field: MapField, cells: Cells) =>
  CONTOURS.flatMap((ratio) => {
    const all = rings(field, ratio, cells);
    return all.length === 0 ? [] : [{ ratio, d: pathOf(all), points: all.flat() }];
  });

/** The path of all cells of some kinds, which covers the field there. */
export function coverPath(
  map: RatioMap,
  { columns, rows, left, floor, cellWidth, cellHeight }: Cells,
  kinds: readonly ReturnType<typeof cellAt>['kind'][],
): string {
  let path = '';
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (!kinds.includes(cellAt(map, columns, column, row).kind)) continue;
      const x = left + column * cellWidth;
      const y = floor - (row + 1) * cellHeight;
      path += `M${x.toFixed(2)} ${y.toFixed(2)}h${(cellWidth + 0.4).toFixed(2)}v${(cellHeight + 0.4).toFixed(2)}h${(-cellWidth - 0.4).toFixed(2)}z`;
    }
  }
  return path;
}
