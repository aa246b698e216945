import { describe, expect, it } from 'vitest';
import { epsilon } from '../accountant';
import { lastIterateEpsilon } from '../lastIterate/lastIterate';
import { epsilonCurves, traceEpsilonCurves } from './epsilonCurves';
import type { CurveQuery } from './types';

const query: CurveQuery = {
  mechanism: { samplingRate: 0.02, noiseMultiplier: 1.3, steps: 1500 },
  delta: 1e-6,
  axis: 'noiseMultiplier',
  values: Float64Array.from({ length: 11 }, (_, i) => 1 + 0.3 * i),
};

describe('epsilonCurves', () => {
  it.each([
    ['noiseMultiplier', [1, 1.5, 4, 30]],
    ['samplingRate', [0.005, 0.1, 1]],
    ['steps', [400, 1500, 20_000]],
    ['delta', [1e-12, 1e-6, 0.5]],
  ] as const)('along %s are the accountant, point by point', (axis, list) => {
    const curves = epsilonCurves({ ...query, axis, values: Float64Array.from(list) });
    for (const [i, value] of list.entries()) {
      const mechanism = axis === 'delta' ? query.mechanism : { ...query.mechanism, [axis]: value };
      const delta = axis === 'delta' ? value : query.delta;
      const expected = {
        addRemove: epsilon('add-remove', mechanism, delta),
        substitute: epsilon('substitute', mechanism, delta),
        implied: epsilon('implied', mechanism, delta),
        group: epsilon('group', mechanism, delta),
        hiddenState: lastIterateEpsilon(mechanism, delta),
      };
      for (const name of ['addRemove', 'substitute', 'implied', 'group', 'hiddenState'] as const) {
        expect(curves[name].value[i], name).toBe(expected[name].value ?? Number.NaN);
        expect(curves[name].lower[i], name).toBe(expected[name].lower);
        expect(curves[name].upper[i], name).toBe(expected[name].upper);
      }
    }
  });
});

it('leaves certain bounds where it is told not to wait for the bracket', () => {
  // few, rare events: known to be refused by the line at some of these
  const mechanism = { samplingRate: 5e-4, noiseMultiplier: 1, steps: 2 };
  const values = Float64Array.from([2, 3, 5, 8]);
  const rare: CurveQuery = { mechanism, delta: 1e-6, axis: 'steps', values };
  const quick = epsilonCurves({ ...rare, lastResort: 'bounds' });
  const full = epsilonCurves(rare);
  let gaps = 0;
  for (const name of ['addRemove', 'substitute', 'implied', 'group'] as const) {
    for (let i = 0; i < values.length; i++) {
      expect(quick[name].lower[i]).toBeLessThanOrEqual(full[name].upper[i]);
      expect(quick[name].upper[i]).toBeGreaterThanOrEqual(full[name].lower[i]);
      expect(quick[name].upper[i]).toBeLessThan(Infinity);
      if (Number.isNaN(quick[name].value[i])) gaps++;
    }
  }
  expect(gaps).toBeGreaterThan(0);
});

it('leaves out what add/remove implies where nobody draws it', () => {
  const { implied, substitute } = epsilonCurves({ ...query, withoutImplied: true });
  expect(implied.value.every(Number.isNaN)).toBe(true);
  expect(implied.upper.every((upper) => upper === Infinity)).toBe(true);
  expect(substitute).toEqual(epsilonCurves(query).substitute);
});

describe('traceEpsilonCurves', () => {
  it('goes coarse to fine, every point once, and ends with the whole', () => {
    const trace = traceEpsilonCurves(query);
    const counts: number[] = [];
    let step = trace.next();
    while (!step.done) {
      counts.push(step.value);
      step = trace.next();
    }
    expect(counts).toEqual(Array.from({ length: 11 }, (_, i) => i + 1));
    expect(step.value).toEqual(epsilonCurves(query));
    expect(step.value.substitute.value.every((value) => value > 0)).toBe(true);
  });
  it('checks all values before the first point', () => {
    const bad = { ...query, values: Float64Array.from([1, 2, 0.1]) };
    expect(() => traceEpsilonCurves(bad).next()).toThrow(
      expect.objectContaining({ field: 'noiseMultiplier' }),
    );
    const fractional = { ...query, axis: 'steps' as const, values: Float64Array.from([1.5]) };
    expect(() => traceEpsilonCurves(fractional).next()).toThrow(expect.objectContaining({ field: 'steps' }));
    expect(() => epsilonCurves({ ...query, values: new Float64Array(0) })).toThrow(
      expect.objectContaining({ field: 'values' }),
    );
  });
});
