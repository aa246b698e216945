// Curves kept between requests: equal, to 1e-9 of the value, to curves computed for the request alone.
import { expect, test } from 'vitest';
import { COMPUTED } from './computed';
import { epsilonCurves } from './epsilonCurves';
import { keepingCurves } from './keptCurves';
import { CURVE_NAMES } from './registry';
import type { CurveQuery, EpsilonCurves } from './types';

const grid = (axis: CurveQuery['axis'], from: number, to: number) =>
  Array.from({ length: 33 }, (_, i) => from * (to / from) ** (i / 32)).map((value) =>
    axis === 'steps' ? Math.round(value) : value,
  );

/** The figure with its own value at one place of the axis. */
function figure(axis: CurveQuery['axis'], [from, to]: readonly [number, number], own: number): CurveQuery {
  const values = Float64Array.from(new Set([...grid(axis, from, to), own])).sort();
  const mechanism = { samplingRate: 0.05, noiseMultiplier: 1.2, steps: 400, [axis]: own };
  return {
    mechanism,
    delta: axis === 'delta' ? own : 1e-5,
    axis,
    values,
    exact: [own],
    lastResort: 'bounds',
  };
}

function drawn(trace: ReturnType<ReturnType<typeof keepingCurves>>): EpsilonCurves {
  for (;;) {
    const { done, value } = trace.next();
    if (done) return value;
  }
}

function expectTheSame(found: EpsilonCurves, query: CurveQuery): void {
  const fresh = epsilonCurves(query);
  expect(found.values).toEqual(fresh.values);
  for (const name of CURVE_NAMES) {
    expect(found[name].interpolated, name).toEqual(fresh[name].interpolated);
    for (const part of ['value', 'lower', 'upper'] as const) {
      for (const [i, expected] of fresh[name][part].entries()) {
        expect(Math.abs((found[name][part][i] as number) - expected), `${name} ${part}`).toBeLessThanOrEqual(
          1e-9 * Math.max(1, expected),
        );
      }
    }
  }
}

test.each([
  ['noiseMultiplier', [0.5, 20], [1.2, 1.31, 0.8, 4, 1.2]],
  ['samplingRate', [0.005, 0.5], [0.05, 0.06, 0.3]],
  ['steps', [20, 5000], [400, 410, 90]],
  ['delta', [1e-9, 1e-2], [1e-5, 2e-6, 3e-3]],
] as const)('curves along %s do not depend on earlier requests', (axis, window, moves) => {
  const trace = keepingCurves(COMPUTED);
  for (const own of moves) {
    const query = figure(axis, window, own);
    expectTheSame(drawn(trace(query)), query);
  }
});

test('curves of another figure do not come from the figure before', () => {
  const trace = keepingCurves(COMPUTED);
  const query = figure('noiseMultiplier', [0.5, 20], 1.2);
  drawn(trace(query));
  for (const other of [
    { ...query, delta: 1e-6 },
    { ...query, mechanism: { ...query.mechanism, steps: 500 } },
    { ...query, mechanism: { ...query.mechanism, samplingRate: 0.06 } },
  ]) {
    expectTheSame(drawn(trace(other)), other);
  }
});
