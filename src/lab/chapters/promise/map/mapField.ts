// The map of ratios as a field that is interpolated for the eye: its bands of colour, and its contours. Pure.
import { contours } from 'd3-contour';
import type { MapRequest, RatioMap } from '../../../../work';
import { cellAt } from './mapGrid';

export const CONTOURS = [1.5, 2, 2.5, 3] as const;

/** Colours of the field by ratio, from --ratio-0 on: two ramps, which meet at 2. */
const BELOW = [1, 1.25, 1.5, 1.75, 2] as const;
const ABOVE = [2, 2.35, 2.75, 3.2] as const;

/** Places of the settings: the window of the map in px, its cells around the settings, row 0 at the bottom. */
export interface Cells {
  columns: number;
  rows: number;
  left: number;
  floor: number;
  cellWidth: number;
  cellHeight: number;
}

export interface MapField extends Pick<Cells, 'columns' | 'rows'> {
  /** log of the ratio, row by row, with one more on each side than there are cells, so that the field reaches its ends. */
  padded: number[];
  /** Whether a ratio is known, by cell. Elsewhere the field repeats the nearest one and has to be covered. */
  known: readonly boolean[];
}

/** Colour of a ratio >= 1: two steps of the scale --ratio-0 to --ratio-8, and how much of the second, in [0, 1], lies over the first. */
export function colourOf(ratio: number) {
  const [ends, first] = ratio < 2 ? [BELOW, 0] : [ABOVE, BELOW.length];
  const reached = ends.findLastIndex((end) => ratio >= end);
  const at = Math.min(ends.length - 2, Math.max(0, reached));
  const share = (ratio - ends[at]) / (ends[at + 1] - ends[at]);
  return { from: first + at, to: first + at + 1, share: Math.min(1, Math.max(0, share)) };
}

/** Ratios at which the colour changes, ascending, above that of 1: near enough that the eye sees no step but the one at 2. */
export const BANDS: readonly number[] = [
  ...Array.from({ length: 19 }, (_, i) => 1 + (i + 1) / 20),
  ...Array.from({ length: 20 }, (_, i) => 2 + i / 40),
  ...Array.from({ length: 15 }, (_, i) => 2.5 + i / 20),
];

/** Spreads what is known to all that is not, nearest first, one ring of neighbours after another. */
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

/** The field of the ratios; null while none is known. */
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

/** All rings around what is at `ratio` or above, in px. They run outside the window where the region reaches its edge. */
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

/** Areas to be painted one over another, each from its ratio upwards; those of which the field has nothing are left out. */
export const bandsOf = (field: MapField, cells: Cells) =>
  BANDS.map((ratio) => ({ ratio, ...colourOf(ratio), d: pathOf(rings(field, ratio, cells)) })).filter(
    ({ d }) => d !== '',
  );

/** Contours with their corners in px. To be clipped to the window, and covered where nothing is known. */
export const contourLines = (field: MapField, cells: Cells) =>
  CONTOURS.flatMap((ratio) => {
    const all = rings(field, ratio, cells);
    return all.length === 0 ? [] : [{ ratio, d: pathOf(all), points: all.flat() }];
  });

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
