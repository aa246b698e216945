// How much larger the substitute epsilon is than the add/remove one, over sampling rates and noise at a fixed number of steps and
// delta: the map of Figure A5 in the paper by Pradhan, Jaelkoe, Zanella-Beguelin and Honkela (2026).

import { checkDelta, checkMechanism } from '../domain';
import { addRemoveEpsilon, pairEpsilon } from '../pairGuarantee';
import { PAIRS } from '../pairs';
import type { RatioMap, RatioMapQuery } from './types';

/** The rows 0 to count - 1, coarse to fine: every 8th, then those halfway between them, and so on until all are there. */
export function coarseToFine(count: number): number[] {
  const order: number[] = [];
  for (let stride = 8; stride >= 1; stride /= 2) {
    for (let i = 0; i < count; i += stride) {
      if (stride === 8 || i % (2 * stride) !== 0) order.push(i);
    }
  }
  return order;
}

/**
 * Traces the map, and yields 'cell' after every cell and 'row' after every row, so that a caller can stop or show what
 * there is. Points that closed forms and the inversion, the fast method (../inversion), cannot answer stay NaN, as a discretised
 * bracket would take longer than the rest of the map. Throws InputError before the first cell.
 */
export function* traceRatioMap(
  { samplingRates, noiseMultipliers, steps, delta }: RatioMapQuery,
  map: RatioMap = emptyRatioMap(samplingRates.length * noiseMultipliers.length, noiseMultipliers.length),
): Generator<'cell' | 'row', RatioMap, void> {
  checkDelta(delta);
  for (const samplingRate of samplingRates) {
    for (const noiseMultiplier of noiseMultipliers) checkMechanism({ samplingRate, noiseMultiplier, steps });
  }
  for (const row of coarseToFine(noiseMultipliers.length)) {
    for (let column = 0; column < samplingRates.length; column++) {
      const mechanism = {
        samplingRate: samplingRates[column],
        noiseMultiplier: noiseMultipliers[row],
        steps,
      };
      const at = row * samplingRates.length + column;
      map.addRemove[at] = addRemoveEpsilon(mechanism, delta, 'bounds').value ?? Number.NaN;
      map.substitute[at] = pairEpsilon(PAIRS.substitute, mechanism, delta, 'bounds').value ?? Number.NaN;
      yield 'cell';
    }
    map.done[row] = 1;
    yield 'row';
  }
  return map;
}

export function emptyRatioMap(cells: number, rows: number): RatioMap {
  return {
    addRemove: new Float64Array(cells).fill(Number.NaN),
    substitute: new Float64Array(cells).fill(Number.NaN),
    done: new Uint8Array(rows),
  };
}
