// The grid of the ratio map, and what is known of each of its settings. Pure; it draws nothing and computes no epsilon.

import type { Scenario } from '../../../../scenario';
import type { MapRequest, RatioMap } from '../../../../work';

const COLUMNS = 37;
const ROWS = 29;
/** Number of computed settings. */
export const NODES = COLUMNS * ROWS;

const logSpaced = (min: number, max: number, count: number): Float64Array =>
  Float64Array.from({ length: count }, (_, i) =>
    i === count - 1 ? max : min * (max / min) ** (i / (count - 1)),
  );

/**
 * The request for the map. An axis is wider if the scenario lies outside its usual range. There are only few possible ends, so
 * that computed maps can be used again.
 */
export function mapRequest({ samplingRate, noiseMultiplier, steps, delta }: Scenario): MapRequest {
  const [least, most] = [noiseMultiplier < 0.5 ? 0.2 : 0.5, noiseMultiplier > 100 ? 1000 : 100];
  return {
    samplingRates: logSpaced(samplingRate < 1e-3 ? 1e-5 : 1e-3, 1, COLUMNS),
    noiseMultipliers: logSpaced(least, most, ROWS),
    steps,
    delta,
  };
}

export type CellState = { kind: 'waiting' | 'unverified' | 'nothing' } | { kind: 'ratio'; ratio: number };

/** The state of a cell. 'nothing' means that the add/remove epsilon is 0, so that there is no ratio. */
export function cellAt(map: RatioMap, columns: number, column: number, row: number): CellState {
  if (!map.done[row]) return { kind: 'waiting' };
  const at = row * columns + column;
  const addRemove = map.addRemove[at];
  const substitute = map.substitute[at];
  if (Number.isNaN(addRemove) || Number.isNaN(substitute)) return { kind: 'unverified' };
  return addRemove > 0 ? { kind: 'ratio', ratio: substitute / addRemove } : { kind: 'nothing' };
}

/** Index of the value nearest to `value` on a logarithmic axis. */
export function nearest(values: Float64Array, value: number): number {
  const away = values.map((one) => Math.abs(Math.log(one / value)));
  return away.indexOf(Math.min(...away));
}
