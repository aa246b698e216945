// No query of the domain ends in NaN, an error or a bracket upside down: every adjacency, every query, at random points
// and at the corners where overflow, underflow and rare events meet.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { logUniform } from '../../test/statistics/logUniform';
import { size } from '../../test/statistics/size';
import { delta, epsilon, totalVariation } from './accountant';
import type { AdjacencyName } from './adjacencies/names';
import { tradeoff } from './tradeoffCurve';
import type { Mechanism, Verified } from './types';

const adjacencies: AdjacencyName[] = ['add', 'remove', 'substitute', 'add-remove', 'zero-out', 'group'];

/** Half of the draws from anywhere, half from the corners. */
const mixed = (min: number, max: number, ...corners: number[]) =>
  fc.oneof(logUniform(min, max), fc.constantFrom(...corners));

const mechanisms: fc.Arbitrary<Mechanism> = fc.record({
  samplingRate: mixed(1e-9, 1, 1e-12, 1e-7, 1e-4, 0.5, 0.9, 1 - 1e-12, 1),
  noiseMultiplier: mixed(0.2, 1000, 0.2, 0.25, 0.35, 1, 1000),
  steps: mixed(1, 1e6, 1, 2, 3, 30, 1e6).map(Math.round),
});
const epsilons = mixed(1e-9, 1e9, 0, 1e-12, 1, 50, 1e9);
const deltas = mixed(1e-15, 0.5, 1e-15, 0.5);

function expectProbability({ value, lower, upper, verified }: Verified, label: string): void {
  expect(lower, `${label}: lower`).toBeGreaterThanOrEqual(0);
  expect(upper, `${label}: upper`).toBeGreaterThanOrEqual(lower);
  expect(upper, `${label}: upper`).toBeLessThanOrEqual(1);
  if (!verified) expect(value).toBeNull();
  else {
    expect(value, label).toBeGreaterThanOrEqual(lower);
    expect(value, label).toBeLessThanOrEqual(upper);
  }
}

it('delta is a probability of at most the total variation, over adjacencies, mechanisms and epsilons', () => {
  fc.assert(
    fc.property(fc.constantFrom(...adjacencies), mechanisms, epsilons, (adjacency, mechanism, at) => {
      const label = `${adjacency} ${JSON.stringify(mechanism)}`;
      const there = delta(adjacency, mechanism, at);
      expectProbability(there, `${label} at ${at}`);
      const most = totalVariation(adjacency, mechanism);
      expectProbability(most, `${label} at 0`);
      expect(there.lower, label).toBeLessThanOrEqual(most.upper * (1 + 1e-9));
    }),
    { seed: 21, numRuns: size(20, 60), endOnFailure: true },
  );
});

it('epsilon is finite, over adjacencies, mechanisms and deltas', () => {
  fc.assert(
    fc.property(fc.constantFrom(...adjacencies), mechanisms, deltas, (adjacency, mechanism, given) => {
      const { lower, upper } = epsilon(adjacency, mechanism, given);
      const label = `${adjacency} ${JSON.stringify(mechanism)} at ${given}`;
      expect(lower, label).toBeGreaterThanOrEqual(0);
      expect(upper, label).toBeGreaterThanOrEqual(lower);
      expect(upper, label).toBeLessThan(Infinity);
    }),
    { seed: 22, numRuns: size(14, 40), endOnFailure: true },
  );
});

it('profiles are probabilities that fall, over adjacencies and mechanisms', () => {
  fc.assert(
    fc.property(fc.constantFrom(...adjacencies), mechanisms, (adjacency, mechanism) => {
      const label = `${adjacency} ${JSON.stringify(mechanism)}`;
      const profile = [0, 0.01, 3, 1e4].map((e) => delta(adjacency, mechanism, e));
      for (const [i, point] of profile.entries()) {
        expectProbability(point, label);
        if (i > 0) expect(point.lower, label).toBeLessThanOrEqual(profile[i - 1].upper * (1 + 1e-9));
      }
    }),
    { seed: 23, numRuns: size(8, 20), endOnFailure: true },
  );
});

it('trade-off curves are probabilities that fall, over adjacencies and mechanisms', () => {
  fc.assert(
    fc.property(fc.constantFrom(...adjacencies), mechanisms, (adjacency, mechanism) => {
      const label = `${adjacency} ${JSON.stringify(mechanism)}`;
      const curve = tradeoff(adjacency, mechanism, [0, 1e-9, 0.1, 0.7, 1]);
      for (const [i, { beta, power }] of curve.entries()) {
        expectProbability(beta, label);
        expectProbability(power, label);
        if (i > 0) expect(beta.lower, label).toBeLessThanOrEqual(curve[i - 1].beta.upper + 1e-12);
      }
    }),
    { seed: 23, numRuns: size(8, 20), endOnFailure: true },
  );
});

it('delta is exactly 1 under little noise after a million steps, for every adjacency', () => {
  for (const adjacency of adjacencies) {
    const noisy: Mechanism = { samplingRate: 0.5, noiseMultiplier: 0.2, steps: 1e6 };
    const { verified, value, lower } = totalVariation(adjacency, noisy);
    expect({ adjacency, verified, value }).toEqual({ adjacency, verified: true, value: 1 });
    expect(1 - lower).toBeLessThan(1e-15);
    expect(delta(adjacency, noisy, 100).value, adjacency).toBe(1);
  }
});
