// The family of training runs with more and with less noise than the page's own.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runToEnd } from '../../../base/numerics/generators';
import { gdpCurve } from '../../../risk/curve';
import { largestEpsilon } from '../../../risk/limits';
import { exactSecret } from '../../../risk/secret';
import { tabulate } from '../../../risk/tabulate';
import { DEFAULT_SCENARIO } from '../../../scenario';
import type { RiskFamilyMember } from '../../../work';
import { drawnMembers } from './drawnMembers';
import { bareAdvantage, bareEpsilonFor, familyRequest, wholeAdvantage, wholeEpsilonFor } from './family';

function member(noiseMultiplier: number): RiskFamilyMember {
  const table = (adjacency: 'substitute' | 'add-remove', mu: number) => {
    return runToEnd(tabulate(gdpCurve(adjacency, mu), 100));
  };
  return {
    noiseMultiplier,
    // Only the order of the epsilons matters here.
    epsilon: 8 / noiseMultiplier,
    profiles: {
      substitute: table('substitute', 2 / noiseMultiplier),
      addRemove: table('add-remove', 1 / noiseMultiplier),
    },
  };
}

const FAMILY = [8, 4, 2, 1].map(member);

describe('a family of training runs', () => {
  test('contains the page’s own', () => {
    expect(familyRequest(DEFAULT_SCENARIO).noiseMultipliers).toContain(DEFAULT_SCENARIO.noiseMultiplier);
  });

  test('has only noise that the accountant accepts, each once', () => {
    const low = familyRequest({ ...DEFAULT_SCENARIO, noiseMultiplier: 0.2 }).noiseMultipliers;
    expect(Math.min(...low)).toBe(0.2);
    expect(new Set(low).size).toBe(low.length);
  });

  test('has an advantage that rises with epsilon', () => {
    const drawn = drawnMembers([...FAMILY].reverse());
    expect(drawn.map(({ epsilon }) => epsilon)).toEqual([1, 2, 4, 8]);
    for (const prior of [0.5, 0.1, 1e-3]) {
      const reached = drawn.map((one) => wholeAdvantage(one, prior));
      expect(reached.every((value, i) => i === 0 || value >= reached[i - 1])).toBe(true);
    }
  });

  test('reaches an advantage between those of two members at an epsilon between theirs', () => {
    const drawn = drawnMembers([...FAMILY].reverse());
    for (const prior of [0.5, 0.1, 1e-3]) {
      const reached = drawn.map((one) => wholeAdvantage(one, prior));
      const middle = (reached[1] + reached[2]) / 2;
      const epsilon = wholeEpsilonFor(drawn, prior, middle);
      expect(epsilon).toBeGreaterThan(2);
      expect(epsilon).toBeLessThan(4);
    }
  });

  test('has no epsilon for an advantage below those of all members', () => {
    const drawn = drawnMembers([...FAMILY].reverse());
    for (const prior of [0.5, 0.1, 1e-3]) {
      const [least] = drawn.map((one) => wholeAdvantage(one, prior));
      expect(wholeEpsilonFor(drawn, prior, least / 2)).toBeNull();
    }
  });

  test('has no epsilon if delta alone gives more than the advantage', () => {
    expect(bareEpsilonFor(0.1, 1e-4, 1e-3)).toBeNull();
  });

  test('the epsilon that (ε, δ) alone needs for an advantage is the one at which its bound on the advantage is that advantage, for priors from 10⁻⁹ to 0.9', () => {
    fc.assert(
      fc.property(
        fc.double({ min: Math.log(1e-9), max: Math.log(0.9), noNaN: true }).map(Math.exp),
        fc.double({ min: 0.001, max: 0.99, noNaN: true }),
        fc.constantFrom(0, 1e-9, 1e-5, 1e-3),
        (prior, advantage, delta) => {
          const epsilon = bareEpsilonFor(prior, advantage, delta);
          fc.pre(advantage > delta * 1.001);
          expect(epsilon).not.toBeNull();
          expect(bareAdvantage(epsilon ?? 0, delta, prior)).toBeCloseTo(advantage, 9);
          const searched = largestEpsilon(exactSecret(prior), { of: 'advantage', atMost: advantage }, delta);
          expect(searched.epsilon).toBeCloseTo(epsilon ?? 0, 6);
        },
      ),
      { seed: 5, numRuns: 60 },
    );
  });
});
