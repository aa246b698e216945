// The grid of the ratio map, its colour classes, and its paths. Pure; draws nothing, computes no epsilon.
import type { MapRequest, RatioMap } from '../../../../jobs';
import type { Scenario } from '../../../../scenario';

const COLUMNS = 37;
const ROWS = 29;

/** Upper ends of the colour classes of epsilon_S / epsilon_AR; the last class is open. */
export const CLASS_ENDS = [1.2, 1.4, 1.6, 1.8, 2, 2.2, 2.5, 3] as const;
export const CLASSES = CLASS_ENDS.length + 1;

/** The ends of both axes, widened where the scenario lies outside the usual range. Few of them, so that maps are kept. */
function mapRange({ samplingRate, noiseMultiplier }: Scenario) {
  return {
    samplingRate: { min: samplingRate < 1e-3 ? 1e-5 : 1e-3, max: 1 },
    noiseMultiplier: {
      min: noiseMultiplier < 0.5 ? 0.2 : 0.5,
      max: noiseMultiplier > 100 ? 1000 : 100,
    },
  };
}

function logSpaced({ min, max }: { min: number; max: number }, count: number): Float64Array {
  return Float64Array.from({ length: count }, (_, i) =>
    i === count - 1 ? max : min * (max / min) ** (i / (count - 1)),
  );
}

export function mapRequest(scenario: Scenario): MapRequest {
  const range = mapRange(scenario);
  return {
    samplingRates: logSpaced(range.samplingRate, COLUMNS),
    noiseMultipliers: logSpaced(range.noiseMultiplier, ROWS),
    steps: scenario.steps,
    delta: scenario.delta,
  };
}

export type Cell = { kind: 'waiting' | 'unverified' | 'nothing' } | { kind: 'ratio'; ratio: number };

/** What is known of a cell. 'nothing': the add/remove epsilon is 0 and there is no ratio. */
export function cellAt(map: RatioMap, columns: number, column: number, row: number): Cell {
  if (!map.done[row]) return { kind: 'waiting' };
  const at = row * columns + column;
  const addRemove = map.addRemove[at];
  const substitute = map.substitute[at];
  if (Number.isNaN(addRemove) || Number.isNaN(substitute)) return { kind: 'unverified' };
  return addRemove > 0 ? { kind: 'ratio', ratio: substitute / addRemove } : { kind: 'nothing' };
}

export function classOf(ratio: number): number {
  const found = CLASS_ENDS.findIndex((end) => ratio < end);
  return found < 0 ? CLASSES - 1 : found;
}

export interface MapPaths {
  /** One path for all cells of a class. */
  classes: string[];
  unverified: string;
  /** The border of the region where the ratio exceeds 2. */
  twice: string;
}

/** Paths over a plot whose cells are `cellWidth` by `cellHeight` px, row 0 at the bottom. */
export function mapPaths(
  map: RatioMap,
  request: MapRequest,
  left: number,
  top: number,
  cellWidth: number,
  cellHeight: number,
): MapPaths {
  const columns = request.samplingRates.length;
  const rows = request.noiseMultipliers.length;
  const classes = new Array<string>(CLASSES).fill('');
  let unverified = '';
  let twice = '';
  const above = (column: number, row: number): boolean | null => {
    if (column < 0 || row < 0 || column >= columns || row >= rows) return null;
    const cell = cellAt(map, columns, column, row);
    return cell.kind === 'ratio' ? cell.ratio > 2 : null;
  };
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = left + column * cellWidth;
      const y = top + (rows - 1 - row) * cellHeight;
      const cell = cellAt(map, columns, column, row);
      // a hair wider than the cell, so that no ground shows between neighbours
      const box = `M${x.toFixed(2)} ${y.toFixed(2)}h${(cellWidth + 0.4).toFixed(2)}v${(cellHeight + 0.4).toFixed(2)}h${(-cellWidth - 0.4).toFixed(2)}z`;
      if (cell.kind === 'unverified') unverified += box;
      if (cell.kind === 'ratio') classes[classOf(cell.ratio)] += box;
      const here = above(column, row);
      if (here === null) continue;
      const right = above(column + 1, row);
      if (right !== null && right !== here) {
        twice += `M${(x + cellWidth).toFixed(2)} ${y.toFixed(2)}v${cellHeight.toFixed(2)}`;
      }
      const up = above(column, row + 1);
      if (up !== null && up !== here) twice += `M${x.toFixed(2)} ${y.toFixed(2)}h${cellWidth.toFixed(2)}`;
    }
  }
  return { classes, unverified, twice };
}

/** Index of the grid value nearest to `value` on a log scale. */
export function nearest(values: Float64Array, value: number): number {
  let best = 0;
  for (let i = 1; i < values.length; i++) {
    if (Math.abs(Math.log(values[i] / value)) < Math.abs(Math.log(values[best] / value))) best = i;
  }
  return best;
}
