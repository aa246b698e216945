// Tests of the bounds on the implied ε by wholeShares.ts. The implied ε is what add/remove alone implies for a substitution. It is found
// by the best split of ε into a part for a removal and one for an addition (../implied.ts), and the bounds lie around it.
import { describe, expect, it } from 'vitest';
import { pairEpsilon } from '../../pairGuarantee';
import { PAIRS } from '../../pairs';
import type { Mechanism } from '../../types';
import { impliedEpsilon } from '../implied';
import { bracketImpliedEpsilon } from './bracket';
import { wholeShares } from './wholeShares';

const run = (samplingRate: number, noiseMultiplier: number, steps: number): Mechanism => ({
  samplingRate,
  noiseMultiplier,
  steps,
});

function boundsOf(mechanism: Mechanism, delta: number) {
  const removal = pairEpsilon(PAIRS.remove, mechanism, delta);
  return { removal, ...wholeShares(mechanism, Math.log(delta), removal) };
}

describe('the bounds on the implied ε by wholeShares', () => {
  it.each([
    [run(0.0625, 1.677, 500), 1e-5],
    [run(0.3, 2, 40), 1e-3],
    [run(0.01, 0.6, 10), 1e-5],
    [run(0.9, 12, 3000), 1e-9],
    [run(0.001, 4, 300), 1e-4],
  ])('enclose what the best split gives: %o, delta %d', (mechanism, delta) => {
    const { lower, upper } = boundsOf(mechanism, delta);
    const best = impliedEpsilon(mechanism, delta);
    expect(best.verified).toBe(true);
    expect(lower).toBeGreaterThan(0);
    expect(lower).toBeLessThanOrEqual(best.upper);
    expect(upper).toBeGreaterThanOrEqual(best.lower);
  });

  it.each([
    [run(0.129, 0.341, 18), 1.7e-12],
    [run(0.00819, 0.368, 4), 6.4e-11],
    [run(0.3275, 0.43, 14_969), 9.27e-8],
  ])(
    'make the implied ε a verified number where the addition is at its ceiling or ε is large: %o, delta %d',
    (mechanism, delta) => {
      const result = impliedEpsilon(mechanism, delta);
      expect(result.verified).toBe(true);
      expect(result.upper - result.lower).toBeLessThanOrEqual(2e-4 * Math.max(1, result.upper));
      const { removal, lower, upper } = boundsOf(mechanism, delta);
      expect(lower).toBeGreaterThan(removal.upper);
      expect(result.lower).toBeGreaterThanOrEqual(lower);
      expect(result.upper).toBeLessThanOrEqual(upper);
    },
  );

  it('agree with the discretised bracket, which is computed without them', () => {
    const mechanism = run(0.00388, 0.659, 4);
    const { lower, upper } = boundsOf(mechanism, 7.2e-12);
    const bracket = bracketImpliedEpsilon(mechanism, 7.2e-12, { lower: 4, upper: 5 });
    expect(lower).toBeLessThanOrEqual(bracket.upper);
    expect(upper).toBeGreaterThanOrEqual(bracket.lower);
    expect(upper - lower).toBeLessThan(2e-4 * upper);
  });
});

it.each([
  [run(0.000205, 0.316, 89), 4.5e-4],
  [run(0.0316, 0.667, 3), 5.3e-4],
  [run(0.000161, 0.495, 975), 1.8e-12],
])(
  'the discretised bracket of the implied ε from profiles near the removal’s ε agrees with that from the whole range: %o, delta %d',
  (mechanism, delta) => {
    const { removal, lower, upper } = boundsOf(mechanism, delta);
    const wide = bracketImpliedEpsilon(mechanism, delta, { lower, upper });
    const near = bracketImpliedEpsilon(mechanism, delta, { lower, upper }, removal.upper);
    for (const bracket of [wide, near]) {
      expect(bracket.upper - bracket.lower).toBeLessThan(2e-4 * Math.max(1, bracket.upper));
    }
    expect(near.lower).toBeLessThanOrEqual(wide.upper);
    expect(near.upper).toBeGreaterThanOrEqual(wide.lower);
  },
);
