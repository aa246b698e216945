// The ends of the epsilon axis, on hand-made replies and on the accountants' curves along a whole slider.
import { describe, expect, it } from 'vitest';
import { exactCurve as curve } from '../../../../test/shared/fakeNumbers';
import { epsilonCurves } from '../../../accounting/curves/epsilonCurves';
import { axisWindow, changeScenario, DEFAULT_SCENARIO, FIELDS } from '../../../scenario';
import { sliderValue } from '../../../scenario/controls';
import { type CurvesReply, forEachCurve } from '../../../work';
import { curvesRequest } from '../../../work/requests';
import { CURVE_IDS } from '../../notation/quantities';
import { drawnCurves } from './drawn';
import { figureDomain, heightsOf } from './epsilonDomain';

const values = Float64Array.of(1, 2, 4, 8);
const reply: CurvesReply = {
  values,
  ...forEachCurve(() => curve(1, 1, 1, 1)),
  addRemove: curve(8, 4, 2, 0),
  substitute: curve(16, 8, Number.NaN, 2),
  group: curve(2400, 1200, 600, 300),
  elapsed: 1,
};

const domainAt = (x: number, scale: 'linear' | 'log', of = reply) =>
  figureDomain(heightsOf(of, CURVE_IDS, x), scale);

describe('the epsilon axis', () => {
  it('begins at zero and has the larger of the two compared values in its middle', () => {
    for (const x of [2, 8]) {
      const [bottom, top] = domainAt(x, 'linear');
      expect(bottom).toBe(0);
      const larger = x === 2 ? 8 : 2;
      expect(larger / top).toBeGreaterThan(0.35);
      expect(larger / top).toBeLessThan(0.96);
    }
  });

  it('does not depend on the curve of group privacy', () => {
    const tamer = { ...reply, group: curve(17, 9, 5, 3) };
    expect(domainAt(2, 'linear')).toEqual(domainAt(2, 'linear', tamer));
    expect(domainAt(2, 'log')).toEqual(domainAt(2, 'log', tamer));
  });

  it('reaches no higher than the curves do', () => {
    expect(domainAt(1, 'linear')[1]).toBeLessThan(17);
  });

  it('follows the nearest verified value if the current one is not verified', () => {
    const [, top] = domainAt(4, 'linear');
    expect(top).toBeGreaterThan(8);
    expect(top).toBeLessThan(20);
  });

  it('is logarithmic if the smaller value would lie at the foot of a linear one', () => {
    const apart = { ...reply, addRemove: curve(8, 4, 2, 0.002), substitute: curve(16, 8, 4, 2) };
    expect(domainAt(8, 'linear')[0]).toBe(0);
    const [bottom, top] = domainAt(8, 'linear', apart);
    expect(bottom).toBeGreaterThan(0);
    expect(bottom).toBeLessThanOrEqual(0.002);
    expect(top).toBeGreaterThanOrEqual(2);
  });

  it('shows whole curves on a logarithmic axis, up to three powers of ten from the current point', () => {
    expect(domainAt(2, 'log')).toEqual([4 / 3, 24]);
    const far = { ...reply, addRemove: curve(1e7, 4, 2, 1e-9), substitute: curve(1e8, 8, 4, 1e-8) };
    expect(domainAt(2, 'log', far)).toEqual([4e-3, 8e3]);
  });

  it('is drawable when nothing is known', () => {
    const nothing = { ...reply };
    for (const id of CURVE_IDS) nothing[id] = curve(Number.NaN, Number.NaN, Number.NaN, Number.NaN);
    expect(domainAt(2, 'linear', nothing)).toEqual([0, 1]);
    expect(domainAt(2, 'log', nothing)).toEqual([0.01, 10]);
  });

  it('follows a drag along the whole slider of the noise without a jump, with both values in view and apart', () => {
    const field = FIELDS.noiseMultiplier;
    const positions = Array.from({ length: 31 }, (_, i) => i / 30);
    const seen = positions.map((position) => {
      const scenario = changeScenario(DEFAULT_SCENARIO, { noiseMultiplier: sliderValue(field, position) });
      const window = axisWindow(scenario, axisWindow(DEFAULT_SCENARIO));
      const of = { ...epsilonCurves(curvesRequest(scenario, window, 17, 'bounds')), elapsed: 0 };
      const heights = heightsOf(of, drawnCurves(scenario), scenario.noiseMultiplier);
      return { ...heights, top: figureDomain(heights, 'linear')[1] };
    });
    for (const [i, { larger, smaller, top }] of seen.entries()) {
      expect(larger / top).toBeGreaterThan(0.3);
      expect(larger / top).toBeLessThan(0.96);
      expect((larger - smaller) / top).toBeGreaterThan(0.05);
      const before = seen[i - 1];
      if (!before) continue;
      // The dot never rises while its epsilon falls, and the axis changes by no larger factor than epsilon itself.
      expect(larger / top).toBeLessThanOrEqual(before.larger / before.top + 1e-9);
      expect(before.top / top).toBeLessThanOrEqual((before.larger / larger) * 1.0001);
    }
  });
});
