// The bounds that answer chapter 6's predictions.
import { expect, test } from 'vitest';
import { gdpDelta } from '../../../../accounting';
import { runToEnd } from '../../../../base/numerics/generators';
import { gdpCurve } from '../../../../risk/curve';
import { tabulate } from '../../../../risk/tabulate';
import { atMovedDelta, epsilonByTable, smallerOf } from './expectedBounds';

const table = (adjacency: 'substitute' | 'add-remove', mu: number) => {
  return runToEnd(tabulate(gdpCurve(adjacency, mu), 240));
};

test('an epsilon read off a table is one at which delta is met', () => {
  const epsilon = epsilonByTable(table('substitute', 1), 1e-5) ?? 0;
  expect(gdpDelta(1, epsilon)).toBeLessThanOrEqual(1e-5);
  expect(gdpDelta(1, 0.97 * epsilon)).toBeGreaterThan(1e-5);
  expect(epsilonByTable(table('substitute', 1), 1e-300)).toBeNull();
});

const profiles = { substitute: table('substitute', 1), addRemove: table('add-remove', 0.5) };

test('the bound of the bare pair on a guess at a password grows with δ and exceeds that of the whole curve', () => {
  const { whole, bare } = atMovedDelta(profiles);
  expect(bare[1]).toBeGreaterThan(100 * (bare[0] ?? 1));
  expect(whole).toBeLessThan(bare[0] ?? 0);
});

test('removal gives the smaller bound on a guess at a digit, unless both adjacencies have the same curve', () => {
  expect(smallerOf(profiles).by).toBe('removal');
  // the bound by removal is 1 - f(p), which is never smaller than the bound by exchange from the same curve
  const same = { ...profiles, addRemove: { ...profiles.substitute, adjacency: 'add-remove' as const } };
  expect(smallerOf(same).by).toBe('exchange');
});
