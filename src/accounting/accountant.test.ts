// The accountant's ε and δ over its whole domain: sound, ordered, monotone, and in agreement with the certificate, which is the
// independent bracket of discretised/bracket.ts.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { logUniform } from '../../test/statistics/logUniform';
import { size } from '../../test/statistics/size';
import { delta, epsilon, totalVariation } from './accountant';
import type { AdjacencyName } from './adjacencies/names';
import { bracketEpsilon } from './discretised/bracket';
import type { Mechanism, Verified } from './types';

/** Number of random points of the whole domain that a property tries. Ten thousand passed in a run by hand. */
const DOMAIN_POINTS = 40;
/** Number of random points where the inversion (inversion/) answers, which takes microseconds a point. */
const EVERYDAY_POINTS = size(120, 300);

interface Point {
  mechanism: Mechanism;
  delta: number;
}

function points(ranges: {
  q: [number, number];
  sigma: [number, number];
  steps: [number, number];
  delta: [number, number];
}) {
  const log = (range: [number, number]) => logUniform(...range);
  return fc.tuple(log(ranges.q), log(ranges.sigma), log(ranges.steps), log(ranges.delta)).map(
    ([samplingRate, noiseMultiplier, steps, delta]): Point => ({
      mechanism: { samplingRate, noiseMultiplier, steps: Math.round(steps) },
      delta,
    }),
  );
}

const wholeDomain = points({ q: [1e-7, 1], sigma: [0.2, 1000], steps: [1, 1e6], delta: [1e-15, 0.5] });
const everyday = points({ q: [3e-3, 1], sigma: [1.5, 100], steps: [100, 1e5], delta: [1e-12, 0.1] });
const adjacencies: AdjacencyName[] = ['add', 'remove', 'add-remove', 'substitute', 'group'];

function expectSound(result: Verified, label: string): void {
  expect(result.lower, `${label} lower`).toBeGreaterThanOrEqual(0);
  expect(result.upper, `${label} upper`).toBeGreaterThanOrEqual(result.lower);
  if (result.verified) {
    expect(result.value, label).toBeGreaterThanOrEqual(result.lower);
    expect(result.value, label).toBeLessThanOrEqual(result.upper);
    expect(result.upper - result.lower, `${label} width`).toBeLessThanOrEqual(
      2e-4 * Math.max(1, result.value),
    );
  } else {
    expect(result.value).toBeNull();
  }
}

/** Expects a <= b as far as either is known. Beyond the stated uncertainties only rounding is allowed for. */
function expectOrdered(a: Verified, b: Verified, label: string): void {
  expect(a.lower, label).toBeLessThanOrEqual(b.upper * (1 + 1e-12) + 1e-12);
}

function checkPoint({ mechanism, delta }: Point): void {
  const { samplingRate, noiseMultiplier, steps } = mechanism;
  const results = new Map<AdjacencyName, Verified>();
  for (const adjacency of adjacencies) {
    const result = epsilon(adjacency, mechanism, delta);
    expectSound(result, adjacency);
    results.set(adjacency, result);
  }
  const of = (adjacency: AdjacencyName) => results.get(adjacency) as Verified;
  expectOrdered(of('add'), of('add-remove'), 'add under add-remove');
  expectOrdered(of('remove'), of('add-remove'), 'remove under add-remove');
  expectOrdered(of('add-remove'), of('substitute'), 'add-remove under substitute');
  expectOrdered(of('substitute'), of('group'), 'substitute under group');
  for (const adjacency of ['add-remove', 'substitute'] as const) {
    const base = of(adjacency);
    const better: [string, Mechanism, number][] = [
      ['more noise', { ...mechanism, noiseMultiplier: Math.min(1000, noiseMultiplier * 1.07) }, delta],
      ['rarer', { ...mechanism, samplingRate: samplingRate * 0.93 }, delta],
      ['fewer steps', { ...mechanism, steps: Math.max(1, Math.floor(steps * 0.9)) }, delta],
      ['larger delta', mechanism, Math.min(0.5, delta * 1.3)],
    ];
    for (const [label, moved, movedDelta] of better) {
      expectOrdered(epsilon(adjacency, moved, movedDelta), base, `${adjacency}, ${label}`);
    }
  }
}

describe('epsilon', () => {
  it('is sound, ordered between adjacencies and monotone in every parameter, over everyday settings', () => {
    fc.assert(fc.property(everyday, checkPoint), { seed: 9, numRuns: EVERYDAY_POINTS });
  });
  it('has sound bounds everywhere in the domain', () => {
    const check = ({ mechanism, delta }: Point) => {
      for (const adjacency of ['add-remove', 'substitute'] as const) {
        expectSound(epsilon(adjacency, mechanism, delta), adjacency);
      }
    };
    fc.assert(fc.property(wholeDomain, check), { seed: 10, numRuns: DOMAIN_POINTS });
  });
  it('agrees with the bracket of the certificate, over everyday settings', () => {
    const check = ({ mechanism, delta }: Point) => {
      for (const pair of ['add', 'remove', 'substitute'] as const) {
        const fast = epsilon(pair, mechanism, delta);
        const certified = bracketEpsilon(pair, mechanism, delta, { tolerance: 1e-2 });
        expect(fast.lower, `${pair} above`).toBeLessThanOrEqual(certified.upper * (1 + 1e-9) + 1e-12);
        expect(fast.upper, `${pair} below`).toBeGreaterThanOrEqual(certified.lower * (1 - 1e-9) - 1e-12);
      }
    };
    fc.assert(fc.property(everyday, check), { seed: 11, numRuns: size(8, 25) });
  });
  it('is the same for zero-out as for add-remove', () => {
    const mechanism = { samplingRate: 0.02, noiseMultiplier: 0.9, steps: 700 };
    expect(epsilon('zero-out', mechanism, 1e-6)).toEqual(epsilon('add-remove', mechanism, 1e-6));
    expect(delta('zero-out', mechanism, 1)).toEqual(delta('add-remove', mechanism, 1));
  });
  it('is continuous where the sampling rate reaches 1', () => {
    const at = (samplingRate: number) =>
      epsilon('substitute', { samplingRate, noiseMultiplier: 20, steps: 500 }, 1e-5).value ?? Number.NaN;
    expect(at(1 - 1e-9)).toBeCloseTo(at(1), 5);
  });
});

describe('delta', () => {
  it('undoes epsilon within the stated uncertainties, over everyday settings', () => {
    const check = ({ mechanism, delta: given }: Point) => {
      for (const adjacency of adjacencies) {
        const there = epsilon(adjacency, mechanism, given);
        if (!there.verified || there.value === 0) continue;
        const atLower = delta(adjacency, mechanism, there.lower);
        const atUpper = delta(adjacency, mechanism, there.upper);
        expect(atLower.upper, adjacency).toBeGreaterThanOrEqual(given * (1 - 1e-9));
        expect(atUpper.lower, adjacency).toBeLessThanOrEqual(given * (1 + 1e-9));
      }
    };
    fc.assert(fc.property(everyday, check), { seed: 12, numRuns: size(45, 150) });
  });
  it('is a probability that falls with epsilon, along the whole profile', () => {
    for (const adjacency of adjacencies) {
      for (const mechanism of [
        { samplingRate: 0.05, noiseMultiplier: 1.5, steps: 2000 },
        { samplingRate: 1, noiseMultiplier: 5, steps: 30 },
        { samplingRate: 0.3, noiseMultiplier: 0.8, steps: 1 },
      ]) {
        const epsilons = Array.from({ length: 40 }, (_, i) => 0.4 * i);
        const profile = epsilons.map((e) => delta(adjacency, mechanism, e));
        for (const [i, result] of profile.entries()) {
          expectSound(result, adjacency);
          expect(result.upper).toBeLessThanOrEqual(1);
          if (i > 0) expect(result.lower).toBeLessThanOrEqual(profile[i - 1].upper * (1 + 1e-9));
        }
        expect(totalVariation(adjacency, mechanism)).toEqual(profile[0]);
      }
    }
  });
  it('of an addition is exactly 0 beyond the ceiling of its loss', () => {
    const mechanism = { samplingRate: 0.05, noiseMultiplier: 0.6, steps: 100 };
    expect(delta('add', mechanism, -100 * Math.log(0.95) + 1e-9).value).toBe(0);
    expect(delta('remove', mechanism, -100 * Math.log(0.95) + 1e-9).value).toBeGreaterThan(0);
  });
  it('is 0 with verified bounds where it is smaller than the least float64', () => {
    const result = delta('remove', { samplingRate: 0.01, noiseMultiplier: 2, steps: 500 }, 300);
    expect(result).toMatchObject({ verified: true, value: 0, lower: 0 });
  });
});

describe('the accountant', () => {
  const good: Mechanism = { samplingRate: 0.1, noiseMultiplier: 1, steps: 10 };
  it.each([
    [() => epsilon('substitute', { ...good, samplingRate: 0 }, 1e-5), 'samplingRate', 'out-of-range'],
    [
      () => epsilon('substitute', { ...good, noiseMultiplier: 0.009 }, 1e-5),
      'noiseMultiplier',
      'out-of-range',
    ],
    [() => epsilon('substitute', { ...good, steps: 1.5 }, 1e-5), 'steps', 'not-an-integer'],
    [() => epsilon('substitute', good, 0), 'delta', 'out-of-range'],
    [() => epsilon('substitute', good, Number.NaN), 'delta', 'not-a-number'],
    [() => epsilon('replace' as AdjacencyName, good, 1e-5), 'adjacency', 'unknown'],
    [() => delta('group', good, -1), 'epsilon', 'out-of-range'],
    [() => totalVariation('add', { ...good, steps: 2e6 }), 'steps', 'out-of-range'],
  ])('rejects %s because %s is %s', (call, field, code) => {
    expect(call).toThrow(expect.objectContaining({ name: 'InputError', field, code }));
  });
});
