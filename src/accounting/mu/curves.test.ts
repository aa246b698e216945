// Tests of the curves of mu, against mu itself at single values. The regret of a mu says how badly its Gaussian curve fits (../types.ts).
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { logUniform } from '../../../test/statistics/logUniform';
import { size } from '../../../test/statistics/size';
import { CURVE_NAMES } from '../curves/registry';
import type { MuQuery } from '../curves/types';
import { keepingMuCurves } from './curves';
import { mu } from './mu';

const SEED = 20_261_126;
const START = { samplingRate: 1 / 16, noiseMultiplier: 1.6772842407226562, steps: 500 };

function traced(query: MuQuery, trace = keepingMuCurves()) {
  const steps = trace(query);
  for (let computed = 0; ; computed++) {
    const { done, value } = steps.next();
    if (done) return { curves: value, computed };
  }
}

const alongNoise = (...values: number[]): MuQuery => ({
  mechanism: START,
  axis: 'noiseMultiplier',
  values: Float64Array.from(values),
});

describe('curves of mu', () => {
  test('have the value, bounds and regret of mu at every value of the axis', () => {
    const { curves } = traced(alongNoise(START.noiseMultiplier, 4));
    for (const [i, noiseMultiplier] of curves.values.entries()) {
      for (const [name, adjacency] of [
        ['addRemove', 'add-remove'],
        ['substitute', 'substitute'],
        ['implied', 'implied'],
        ['group', 'group'],
      ] as const) {
        const { value, lower, upper, regret } = mu(adjacency, { ...START, noiseMultiplier });
        const { [name]: curve } = curves;
        expect([curve.value[i], curve.lower[i], curve.upper[i], curve.regret[i]]).toEqual([
          value,
          lower,
          upper,
          regret,
        ]);
      }
    }
  });

  test('leave without numbers what has no mu or was not asked for', () => {
    const { curves } = traced({ ...alongNoise(2), names: ['addRemove', 'hiddenState'] });
    expect(curves.addRemove.value[0]).toBeGreaterThan(0);
    for (const name of ['hiddenState', 'substitute'] as const) {
      expect(curves[name].value).toEqual(Float64Array.of(Number.NaN));
      expect(curves[name].upper).toEqual(Float64Array.of(Number.POSITIVE_INFINITY));
    }
  });

  test.each([
    ['fixed-size', ['substitute']],
    ['random-allocation', ['addRemove', 'substitute', 'group']],
  ] as const)('of other batches have the bounds and regret of their run: %s', (sampling, own) => {
    const steps = 160;
    const { curves } = traced({ mechanism: START, axis: 'steps', values: Float64Array.of(steps), sampling });
    const run =
      sampling === 'fixed-size'
        ? { sampling, ...START, steps }
        : { sampling, noiseMultiplier: START.noiseMultiplier, stepsPerEpoch: 16, epochs: 10 };
    const names = { addRemove: 'add-remove', substitute: 'substitute', group: 'group' } as const;
    for (const name of own) {
      const { lower, upper, regret } = mu(names[name], run);
      const { [name]: curve } = curves;
      expect([curve.lower[0], curve.upper[0], curve.regret[0]]).toEqual([lower, upper, regret]);
    }
    for (const name of CURVE_NAMES) {
      if (own.some((each) => each === name)) continue;
      expect(curves[name].regret).toEqual(Float64Array.of(Number.NaN));
    }
  });

  test('draw the upper end of a narrow bracket', () => {
    const hard = { samplingRate: 1e-4, noiseMultiplier: 0.7, steps: 20_000 };
    const { addRemove } = traced({
      mechanism: hard,
      axis: 'steps',
      values: Float64Array.of(20_000),
      names: ['addRemove'],
    }).curves;
    expect(mu('add-remove', hard).value).toBe(null);
    expect(addRemove.value[0]).toBe(addRemove.upper[0]);
  });

  test('draw nothing of a wide bracket', () => {
    const vague = {
      mechanism: { ...START, steps: 1 },
      axis: 'steps',
      values: Float64Array.of(50_000),
    } as const;
    const { substitute } = traced({ ...vague, names: ['substitute'] }).curves;
    expect(substitute.value[0]).toBeNaN();
    expect(substitute.lower[0]).toBeGreaterThan(12);
  });

  test('are not computed again for an equal query', () => {
    const muOf = vi.fn(mu);
    const trace = keepingMuCurves(muOf);
    const { curves } = traced(alongNoise(1, 2, 3), trace);
    const first = muOf.mock.calls.length;
    expect(first).toBeGreaterThan(0);
    expect(traced(alongNoise(1, 2, 3), trace).curves).toEqual(curves);
    expect(muOf).toHaveBeenCalledTimes(first);
  });

  test('check all values before the first is computed', () => {
    const trace = keepingMuCurves();
    expect(() => trace(alongNoise(1, -1)).next()).toThrow(/noiseMultiplier/);
    expect(() => trace(alongNoise()).next()).toThrow(/values is empty/);
  });

  test('are ordered along each axis and between adjacencies, over mechanisms', () => {
    fc.assert(
      fc.property(
        fc.record({
          samplingRate: logUniform(1e-3, 0.5),
          noiseMultiplier: logUniform(0.6, 20),
          steps: logUniform(1, 2000).map(Math.round),
        }),
        fc.constantFrom('noiseMultiplier', 'steps', 'samplingRate'),
        (mechanism, axis) => {
          const from = mechanism[axis];
          const to = axis === 'samplingRate' ? Math.min(1, 1.5 * from) : Math.ceil(1.5 * from) + 0;
          const values = Float64Array.of(from, to);
          const names = ['addRemove', 'substitute'] as const;
          const { addRemove, substitute } = traced({ mechanism, axis, values, names }).curves;
          for (const curve of [addRemove, substitute]) {
            const [less, more] = axis === 'noiseMultiplier' ? [1, 0] : [0, 1];
            expect(curve.lower[less]).toBeLessThanOrEqual(curve.upper[more]);
          }
          for (const i of [0, 1]) expect(addRemove.lower[i]).toBeLessThanOrEqual(substitute.upper[i]);
        },
      ),
      { seed: SEED, endOnFailure: true, numRuns: size(6, 60) },
    );
  });
});
