// The bounds on a guess at one prior.
import { describe, expect, test } from 'vitest';
import { runToEnd } from '../../../../base/numerics/generators';
import { gdpCurve } from '../../../../risk/curve';
import type { ProfileTable } from '../../../../risk/profileTable';
import { tabulate } from '../../../../risk/tabulate';
import { boundsAtPrior, membershipAtEvenOdds } from './boundsAtPrior';

function table(adjacency: 'substitute' | 'add-remove', mu: number): ProfileTable {
  return runToEnd(tabulate(gdpCurve(adjacency, mu), 240));
}

// The release of a vector with Gaussian noise: removing it shifts the output by μ, and exchanging it for the opposite vector by 2μ.
const PROFILES = { addRemove: table('add-remove', 0.5), substitute: table('substitute', 1) };

describe('bounds from a guarantee on a guess', () => {
  test('agree at even odds if both are tight', () => {
    const even = boundsAtPrior(PROFILES, 0.5, null);
    expect(even.exchange).toBeCloseTo(even.removal, 3);
  });

  test('are smaller by removal than by exchange or by a bare pair for a rare value', () => {
    const rare = boundsAtPrior(PROFILES, 0.01, { epsilon: 4, delta: 1e-5 });
    expect(rare.by).toBe('removal');
    expect(rare.least).toBe(rare.removal);
    expect(rare.exchange).toBeGreaterThan(1.5 * rare.removal);
    expect(rare.bare).toBeGreaterThan(rare.exchange);
  });

  test('do not depend on delta, except for that of the bare pair', () => {
    const at = (delta: number) => boundsAtPrior(PROFILES, 0.1, { epsilon: 3, delta });
    expect(at(1e-2).bare).toBeGreaterThan(at(1e-6).bare ?? 1);
    expect({ ...at(1e-2), bare: null }).toEqual({ ...at(1e-6), bare: null });
  });

  test('allow fewer right guesses at membership than at one of two values', () => {
    expect(membershipAtEvenOdds(PROFILES)).toBeLessThan(boundsAtPrior(PROFILES, 0.5, null).least - 0.05);
  });
});
