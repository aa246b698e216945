// The grid of the ratio map and what is known of each of its settings. Pure; draws nothing, computes no epsilon.
import type { MapRequest, RatioMap } from '../../../jobs';
import type { Scenario } from '../../../scenario';

const COLUMNS = 37;
const ROWS = 29;
/** Settings that a map computes. */
export const NODES = COLUMNS * ROWS;

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

/** Index of the grid value nearest to `value` on a log scale. */
export function nearest(values: Float64Array, value: number): number {
  let best = 0;
  for (let i = 1; i < values.length; i++) {
    if (Math.abs(Math.log(values[i] / value)) < Math.abs(Math.log(values[best] / value))) best = i;
  }
  return best;
}
