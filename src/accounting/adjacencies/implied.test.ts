// What add/remove alone implies for a substitution (implied.ts): its ε, its profile and its curve, which lie between those of substitute
// and those of Theorem 4.1 (group.ts). The best split is what a single add/remove curve implies.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { logUniform } from '../../../test/statistics/logUniform';
import { size } from '../../../test/statistics/size';
import { delta, epsilon } from '../accountant';
import { PAIRS } from '../pairs';
import { tradeoff } from '../tradeoffCurve';
import type { Mechanism, Verified } from '../types';
import { bestSplitEpsilon, impliedDelta, impliedEpsilon } from './implied';
import { bracketImpliedEpsilon } from './implied/bracket';
import { pairProfile } from './implied/profilePoint';
import { leastSplit } from './implied/split';

interface Point {
  mechanism: Mechanism;
  delta: number;
}

function points(q: [number, number], sigma: [number, number], steps: [number, number], d: [number, number]) {
  return fc
    .record({
      q: logUniform(...q),
      sigma: logUniform(...sigma),
      steps: logUniform(...steps),
      d: logUniform(...d),
    })
    .map(
      (drawn): Point => ({
        mechanism: {
          samplingRate: Math.min(1, drawn.q),
          noiseMultiplier: Math.min(1000, Math.max(0.2, drawn.sigma)),
          steps: Math.round(drawn.steps),
        },
        delta: Math.min(0.5, Math.max(1e-15, drawn.d)),
      }),
    );
}

/** Settings that the inversion (../inversion) answers, and settings of the whole domain. */
const everyday = points([3e-3, 1], [1, 100], [50, 1e5], [1e-12, 0.1]);
const wholeDomain = points([1e-6, 1], [0.2, 1000], [1, 1e6], [1e-15, 0.5]);

const notAbove = (a: Verified, b: Verified, label: string) =>
  expect(a.lower, label).toBeLessThanOrEqual(b.upper * (1 + 1e-12) + 1e-12);

function expectSound(result: Verified): void {
  expect(result.lower).toBeGreaterThanOrEqual(0);
  expect(result.upper).toBeGreaterThanOrEqual(result.lower);
  if (!result.verified) return;
  expect(result.value).toBeLessThanOrEqual(result.upper);
  expect(result.value).toBeGreaterThanOrEqual(result.lower);
  expect(result.upper - result.lower).toBeLessThanOrEqual(2e-4 * Math.max(1, result.value));
}

describe('implied epsilon', () => {
  it('keeps a lower end that is confirmed at the widest width, although rounding makes the bounds a little wider', () => {
    const mechanism = { samplingRate: 0.0005, noiseMultiplier: 1, steps: 2000 };
    for (const d of [1e-10, 5.829e-10]) {
      const result = impliedEpsilon(mechanism, d, 'bounds');
      expectSound(result);
      expect(result.verified).toBe(true);
      expect(result.upper - result.lower).toBeGreaterThan(1.7e-4);
    }
  });

  it('lies between substitute’s and the best split’s, which is at most Theorem 4.1’s, over everyday settings', () => {
    const check = ({ mechanism, delta: d }: Point) => {
      const implied = impliedEpsilon(mechanism, d);
      const split = bestSplitEpsilon(mechanism, d);
      expectSound(implied);
      expectSound(split);
      expect(implied.verified).toBe(true);
      notAbove(epsilon('substitute', mechanism, d), implied, 'substitute');
      notAbove(implied, split, 'best split');
      notAbove(split, epsilon('group', mechanism, d), 'Theorem 4.1');
    };
    fc.assert(fc.property(everyday, check), { seed: 31, numRuns: size(36, 120) });
  });

  it('shrinks with more noise, rarer batches, fewer steps and a larger delta, over everyday settings', () => {
    const check = ({ mechanism, delta: d }: Point) => {
      const base = impliedEpsilon(mechanism, d);
      const { samplingRate, noiseMultiplier, steps } = mechanism;
      const better: [string, Mechanism, number][] = [
        ['more noise', { ...mechanism, noiseMultiplier: Math.min(1000, 1.07 * noiseMultiplier) }, d],
        ['rarer', { ...mechanism, samplingRate: 0.93 * samplingRate }, d],
        ['fewer steps', { ...mechanism, steps: Math.max(1, Math.floor(0.9 * steps)) }, d],
        ['larger delta', mechanism, Math.min(0.5, 1.3 * d)],
      ];
      for (const [label, moved, movedDelta] of better) {
        notAbove(impliedEpsilon(moved, movedDelta), base, label);
      }
    };
    fc.assert(fc.property(everyday, check), { seed: 32, numRuns: size(18, 60) });
  });

  it('has sound bounds over the whole domain without the discretised bracket', () => {
    const check = ({ mechanism, delta: d }: Point) => {
      const quick = impliedEpsilon(mechanism, d, 'bounds');
      expectSound(quick);
      notAbove(epsilon('add-remove', mechanism, d), quick, 'add-remove');
    };
    fc.assert(fc.property(wholeDomain, check), { seed: 33, numRuns: size(18, 60) });
  });

  it.each([
    [0.0625, 1.677, 500, 1e-5],
    [0.01, 0.6, 10, 1e-5],
    [0.001, 4, 300, 1e-3],
  ])('q %d, sigma %d, T %d, delta %d agrees with the discretised bracket', (q, sigma, steps, d) => {
    const mechanism = { samplingRate: q, noiseMultiplier: sigma, steps };
    const known = {
      lower: epsilon('substitute', mechanism, d).lower,
      upper: epsilon('group', mechanism, d).upper,
    };
    const bracket = bracketImpliedEpsilon(mechanism, d, known);
    const result = impliedEpsilon(mechanism, d);
    expect(result.verified).toBe(true);
    expect(bracket.upper - bracket.lower).toBeLessThan(3e-4 * Math.max(1, bracket.upper));
    expect(result.lower).toBeLessThanOrEqual(bracket.upper);
    expect(result.upper).toBeGreaterThanOrEqual(bracket.lower);
  });

  it.each([
    { samplingRate: 1, noiseMultiplier: 26.89208984375, steps: 500 },
    { samplingRate: 0.3, noiseMultiplier: 0.9, steps: 1 },
  ])('equals that of substitute where all best tests are nested: %o', (mechanism) => {
    expect(epsilon('implied', mechanism, 1e-5)).toEqual(epsilon('substitute', mechanism, 1e-5));
    expect(delta('implied', mechanism, 2)).toEqual(delta('substitute', mechanism, 2));
    const alphas = [0.01, 0.25, 0.8];
    expect(tradeoff('implied', mechanism, alphas)).toEqual(tradeoff('substitute', mechanism, alphas));
  });

  it('just below q = 1 is nearly that of the Gaussian at q = 1', () => {
    const mechanism = { samplingRate: 1 - 1e-9, noiseMultiplier: 26.89208984375, steps: 500 };
    const there = impliedEpsilon({ ...mechanism, samplingRate: 1 }, 1e-5).value!;
    expect(Math.abs(impliedEpsilon(mechanism, 1e-5).value! - there)).toBeLessThan(2e-4 * there);
  });
});

describe('implied delta', () => {
  it('undoes epsilon, over everyday settings', () => {
    const check = ({ mechanism, delta: d }: Point) => {
      const there = impliedEpsilon(mechanism, d);
      if (!there.verified || there.value === 0) return;
      expect(impliedDelta(mechanism, there.upper).lower).toBeLessThanOrEqual(d * (1 + 1e-9));
      expect(impliedDelta(mechanism, there.lower).upper).toBeGreaterThanOrEqual(d * (1 - 1e-9));
    };
    fc.assert(fc.property(everyday, check), { seed: 34, numRuns: size(12, 40) });
  });

  it('falls along the profile between substitute and Theorem 4.1, over everyday settings', () => {
    const check = ({ mechanism, delta: d }: Point) => {
      const there = impliedEpsilon(mechanism, d);
      if (!there.verified || there.value === 0) return;
      let previous = impliedDelta(mechanism, 0);
      expect(previous.upper).toBeLessThanOrEqual(1);
      for (const share of [0.3, 0.7, 1.2]) {
        const next = impliedDelta(mechanism, share * there.value);
        expect(next.upper - next.lower).toBeLessThanOrEqual(1e-3 * next.upper + 1e-300);
        notAbove(next, previous, 'falls');
        notAbove(delta('substitute', mechanism, share * there.value), next, 'substitute');
        notAbove(next, delta('group', mechanism, share * there.value), 'group');
        previous = next;
      }
    };
    fc.assert(fc.property(everyday, check), { seed: 34, numRuns: size(12, 40) });
  });

  it('is no larger than what an addition followed by a removal gives, over everyday settings', () => {
    const check = ({ mechanism }: Point, share: number) => {
      if (mechanism.samplingRate === 1 || mechanism.steps === 1) return;
      const e = share * (epsilon('substitute', mechanism, 1e-8).value ?? 1);
      const other = leastSplit(
        {
          first: pairProfile(PAIRS.add, mechanism),
          second: pairProfile(PAIRS.remove, mechanism),
        },
        e,
        0.5 * e,
        1e-5,
      );
      if (other === null) return;
      expect(Math.exp(other.log) * (1 + 1e-3)).toBeGreaterThanOrEqual(impliedDelta(mechanism, e).lower);
    };
    const shares = fc.double({ min: 0, max: 1.2, noNaN: true });
    fc.assert(fc.property(everyday, shares, check), { seed: 35, numRuns: size(18, 60) });
  });
});

it('implied delta has bounds also where the addition’s share of it is smaller than the least float64', () => {
  const mechanism = { samplingRate: 256 / 60_000, noiseMultiplier: 0.9316016985650168, steps: 2 };
  const { lower, upper } = impliedDelta(mechanism, 6.066);
  // the removal has nearly all of epsilon, since the addition's losses stay below 0.0086
  expect(lower).toBeGreaterThan(8e-28);
  expect(upper).toBeLessThan(1e-27);
});

it.each([
  [0.9, 1, 4],
  [0.9, 1, 9],
  [0.5, 0.7, 8],
])(
  'implied delta of segments, where nearly all shows, encloses that of the same steps as one mechanism: q %d, sigma %d, T %d',
  (samplingRate, noiseMultiplier, steps) => {
    const whole = { samplingRate, noiseMultiplier, steps };
    // the noise of the second half differs by less than the bounds do, so that the two halves are not put together
    const second = { samplingRate, noiseMultiplier: noiseMultiplier * (1 + 1e-12), steps: steps >> 1 };
    const segments = [{ ...whole, steps: steps - second.steps }, second];
    for (const e of [0, 0.5, 2]) {
      const [one, parts] = [impliedDelta(whole, e), delta('implied', segments, e)];
      notAbove(one, parts, 'one mechanism');
      notAbove(parts, one, 'segments');
      expect(parts.upper - parts.lower).toBeLessThan(1e-3);
    }
  },
);

describe('implied trade-off curve', () => {
  const ALPHAS = [1e-4, 0.01, 0.1, 0.25, 0.5, 0.9];

  it('lies between substitute and Theorem 4.1', () => {
    const mechanism = { samplingRate: 0.1, noiseMultiplier: 1.2, steps: 200 };
    const of = (adjacency: 'implied' | 'substitute' | 'group') => tradeoff(adjacency, mechanism, ALPHAS);
    const [implied, substitute, group] = [of('implied'), of('substitute'), of('group')];
    ALPHAS.forEach((_, i) => {
      const { beta, power } = implied[i];
      expect(beta.lower).toBeLessThanOrEqual(beta.upper);
      expect(power.lower + beta.upper).toBeCloseTo(1, 9);
      expect(beta.lower).toBeLessThanOrEqual(substitute[i].beta.upper + 1e-12);
      expect(group[i].beta.lower).toBeLessThanOrEqual(beta.upper + 1e-12);
    });
  });

  it('lies above the line of every point of the implied profile', () => {
    const mechanism = { samplingRate: 0.1, noiseMultiplier: 1.2, steps: 200 };
    const implied = tradeoff('implied', mechanism, ALPHAS);
    ALPHAS.forEach((alpha, i) => {
      const { beta } = implied[i];
      // every point of the profile is a line below the curve
      for (const e of [0, 0.5, 1, 2, 4]) {
        const { upper } = impliedDelta(mechanism, e);
        expect(1 - upper - Math.exp(e) * alpha).toBeLessThanOrEqual(beta.upper + 1e-9);
      }
    });
  });
});
