// The profiles and the map of ratios of chapter 2's figures, against the accountant.
import { expect, test } from 'vitest';
import { runToEnd } from '../../base/numerics/generators';
import { delta, epsilon } from '../accountant';
import { traceProfiles } from './profileCurves';
import { coarseToFine, traceRatioMap } from './ratioMap';

const mechanism = { samplingRate: 1 / 16, noiseMultiplier: 1.677, steps: 500 };

test('profiles equal the accountant’s deltas', () => {
  const { epsilons, addRemove, substitute, implied } = runToEnd(
    traceProfiles({ mechanism, delta: 1e-5, count: 9 }),
  );
  expect(epsilons[0]).toBe(0);
  for (const i of [0, 3, 8]) {
    expect(addRemove.value[i]).toBeCloseTo(delta('add-remove', mechanism, epsilons[i]).value!, 12);
    expect(substitute.value[i]).toBeCloseTo(delta('substitute', mechanism, epsilons[i]).value!, 12);
    expect(substitute.value[i]).toBeGreaterThan(addRemove.value[i]);
    expect(implied.value[i]).toBeCloseTo(delta('implied', mechanism, epsilons[i]).value!, 12);
    expect(implied.value[i]).toBeGreaterThan(substitute.value[i]);
  }
});

test('profiles reach beyond the epsilon of the given delta', () => {
  const { epsilons, substitute } = runToEnd(traceProfiles({ mechanism, delta: 1e-5, count: 9 }));
  const reached = epsilon('substitute', mechanism, 1e-5).value!;
  expect(epsilons[8]).toBeGreaterThan(reached);
  expect(substitute.value[8]).toBeLessThan(1e-5);
});

test('a map of ratios holds the accountant’s numbers', () => {
  const query = {
    samplingRates: Float64Array.of(0.01, 1),
    noiseMultipliers: Float64Array.of(1, 5, 50),
    steps: 200,
    delta: 1e-5,
  };
  const map = runToEnd(traceRatioMap(query));
  expect([...map.done]).toEqual([1, 1, 1]);
  expect(map.addRemove[3]).toBeCloseTo(
    epsilon('add-remove', { samplingRate: 1, noiseMultiplier: 5, steps: 200 }, 1e-5).value!,
    10,
  );
  // a substitution costs more than twice what a removal does, because batches are full and the noise is little
  expect(map.substitute[1] / map.addRemove[1]).toBeGreaterThan(2);
  expect(map.substitute[0] / map.addRemove[0]).toBeLessThan(2);
});

test('the rows of a map are computed from coarse to fine', () => {
  expect(coarseToFine(10)).toEqual([0, 8, 4, 2, 6, 1, 3, 5, 7, 9]);
});

test('a map that the caller hands in is filled while it is traced', () => {
  const map = { addRemove: new Float64Array(2), substitute: new Float64Array(2), done: new Uint8Array(2) };
  const trace = traceRatioMap(
    { samplingRates: Float64Array.of(0.1), noiseMultipliers: Float64Array.of(1, 2), steps: 10, delta: 1e-5 },
    map,
  );
  expect(trace.next().value).toBe('cell');
  expect(trace.next().value).toBe('row');
  expect([...map.done]).toEqual([1, 0]);
});
