// The live figure's curves, point by point against the accountant. The implied curve is what add/remove alone implies for a substitution
// (../adjacencies/implied.ts). The inversion is the fast method (../inversion).
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { logUniform } from '../../../test/statistics/logUniform';
import { size } from '../../../test/statistics/size';
import { epsilon } from '../accountant';
import { groupEpsilon } from '../adjacencies/group';
import { hiddenStateEpsilon } from '../hiddenState/hiddenState';
import { addRemoveEpsilon, pairEpsilon } from '../pairGuarantee';
import { PAIRS } from '../pairs';
import type { Mechanism, Verified } from '../types';
import { epsilonCurves, traceEpsilonCurves } from './epsilonCurves';
import { CURVE_NAMES, type CurveName } from './registry';
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
  ] as const)('along %s agree with the accountant at every point', (axis, list) => {
    const curves = epsilonCurves({ ...query, axis, values: Float64Array.from(list) });
    for (const [i, value] of list.entries()) {
      const mechanism = axis === 'delta' ? query.mechanism : { ...query.mechanism, [axis]: value };
      const delta = axis === 'delta' ? value : query.delta;
      const expected: Record<CurveName, Verified> = {
        addRemove: epsilon('add-remove', mechanism, delta),
        substitute: epsilon('substitute', mechanism, delta),
        implied: epsilon('implied', mechanism, delta),
        group: epsilon('group', mechanism, delta),
        hiddenState: hiddenStateEpsilon(mechanism, delta),
      };
      for (const name of CURVE_NAMES) {
        const { value, lower, upper } = expected[name];
        expect(curves[name].interpolated[i]).toBe(0);
        // the inversion may have used a contour of an adjacent value; that moves a result by far less than its bounds are apart
        expect(Math.abs(curves[name].value[i] - (value ?? Number.NaN)), name).toBeLessThan(
          4e-6 * Math.max(1, upper),
        );
        expect(curves[name].lower[i], name).toBeLessThanOrEqual(upper);
        expect(curves[name].upper[i], name).toBeGreaterThanOrEqual(lower);
      }
    }
  });
});

it('epsilonCurves has certain bounds where it is told not to wait for the discretised bracket', () => {
  // events are so few and rare that the inversion is known to refuse some of these settings
  const mechanism = { samplingRate: 5e-4, noiseMultiplier: 1, steps: 2 };
  const values = Float64Array.from([2, 3, 5, 8]);
  const rare: CurveQuery = { mechanism, delta: 1e-6, axis: 'steps', values };
  const quick = epsilonCurves({ ...rare, lastResort: 'bounds' });
  const full = epsilonCurves(rare);
  let withoutNumber = 0;
  for (const name of ['addRemove', 'substitute', 'implied', 'group'] as const) {
    for (let i = 0; i < values.length; i++) {
      expect(quick[name].lower[i]).toBeLessThanOrEqual(full[name].upper[i]);
      expect(quick[name].upper[i]).toBeGreaterThanOrEqual(full[name].lower[i]);
      expect(quick[name].upper[i]).toBeLessThan(Infinity);
      if (Number.isNaN(quick[name].value[i])) withoutNumber++;
    }
  }
  expect(withoutNumber).toBeGreaterThan(0);
});

it('epsilonCurves leaves the implied curve without numbers if it is not asked for', () => {
  const { implied, substitute } = epsilonCurves({ ...query, names: ['addRemove', 'substitute'] });
  expect(implied.value.every(Number.isNaN)).toBe(true);
  expect(implied.upper.every((upper) => upper === Infinity)).toBe(true);
  expect(substitute).toEqual(epsilonCurves(query).substitute);
});

describe('traceEpsilonCurves', () => {
  it('stops after every value that it computes, and then returns the whole', () => {
    const trace = traceEpsilonCurves(query);
    let computed = 0;
    let step = trace.next();
    for (; !step.done; step = trace.next()) expect(step.value).toBe(++computed);
    expect(computed).toBe(11);
    expect(step.value).toEqual(epsilonCurves(query));
    expect(step.value.substitute.value.every((value) => value > 0)).toBe(true);
  });

  it('computes a smooth curve at far fewer values than it is asked for', () => {
    const values = Float64Array.from({ length: 65 }, (_, i) => 0.9 * 20 ** (i / 64));
    const own = values[31];
    const trace = traceEpsilonCurves({ ...query, values, exact: [own] });
    let step = trace.next();
    let computed = 0;
    for (; !step.done; step = trace.next()) computed++;
    expect(computed).toBeLessThan(35);
    for (const name of CURVE_NAMES) {
      const { interpolated, value } = step.value[name];
      expect(interpolated[31]).toBe(0);
      expect(interpolated.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(30);
      for (let i = 1; i < 65; i++) expect(value[i]).toBeLessThan(value[i - 1]);
    }
  });

  it('checks all values before it computes the first', () => {
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

/** All curves but the implied one, which takes as long as the others together. */
const NAMES = ['addRemove', 'substitute', 'group', 'hiddenState'] as const;

describe('between the values computed', () => {
  const direct: Record<Exclude<CurveName, 'implied'>, (mechanism: Mechanism, delta: number) => Verified> = {
    addRemove: (mechanism, delta) => addRemoveEpsilon(mechanism, delta, 'bounds'),
    substitute: (mechanism, delta) => pairEpsilon(PAIRS.substitute, mechanism, delta, 'bounds'),
    group: (mechanism, delta) => groupEpsilon(mechanism, delta, 'bounds'),
    hiddenState: hiddenStateEpsilon,
  };
  const box = {
    samplingRate: [1e-4, 1],
    noiseMultiplier: [0.3, 30],
    steps: [1, 1e5],
    delta: [1e-12, 1e-2],
  } as const;
  const setting = fc.record({
    samplingRate: logUniform(...box.samplingRate),
    noiseMultiplier: logUniform(...box.noiseMultiplier),
    steps: logUniform(...box.steps).map(Math.round),
    delta: logUniform(...box.delta),
    axis: fc.constantFrom('samplingRate', 'noiseMultiplier', 'steps', 'delta'),
    /** Indices, of 64, at which the curves are looked at. */
    looks: fc.array(fc.integer({ min: 0, max: 63 }), { minLength: 4, maxLength: 4 }),
  });

  it('the curves agree with the accountant within their bounds, over the ranges of the sliders', () => {
    let looked = 0;
    fc.assert(
      fc.property(setting, ({ delta, axis, looks, ...mechanism }) => {
        const own = { ...mechanism, delta }[axis];
        const [low, high] = [Math.max(box[axis][0], own / 4), Math.min(box[axis][1], own * 4)];
        const spread = Array.from({ length: 64 }, (_, i) => Math.min(high, low * (high / low) ** (i / 63)));
        const values = Float64Array.from(new Set(axis === 'steps' ? spread.map(Math.round) : spread));
        const curves = epsilonCurves({
          mechanism,
          delta,
          axis,
          values,
          lastResort: 'bounds',
          names: NAMES,
        });
        for (const name of NAMES) {
          for (const i of looks) {
            if (!curves[name].interpolated[i]) continue;
            const there = axis === 'delta' ? mechanism : { ...mechanism, [axis]: values[i] };
            const exact = direct[name](there, axis === 'delta' ? values[i] : delta);
            if (!exact.verified) continue;
            looked++;
            expect(curves[name].lower[i], name).toBeLessThanOrEqual(exact.upper);
            expect(curves[name].upper[i], name).toBeGreaterThanOrEqual(exact.lower);
          }
        }
      }),
      { seed: 31, numRuns: size(9, 30) },
    );
    expect(looked).toBeGreaterThan(size(50, 150));
  });
});
