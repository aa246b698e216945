// The certified bracket compared with the reference values of accounting. Each value must lie inside, up to its own tolerance.
import { describe, expect, test } from 'vitest';
import {
  type Bracket,
  bracketDelta,
  bracketEpsilon,
  bracketGroupEpsilon,
  type PairName,
} from '../../src/accounting';
import { thorough } from '../statistics/size';
import reference from './accounting.json';

interface Point {
  q: number;
  sigma: number;
  T: number;
}

/** Options with a tolerance a little above the default, which makes the test faster. */
const OPTIONS = { tolerance: 3e-4 };

const mechanismOf = ({ q, sigma, T }: Point) => ({ samplingRate: q, noiseMultiplier: sigma, steps: T });

function expectInside(bracket: Bracket, value: number, slack: number): void {
  expect(bracket.lower).toBeLessThanOrEqual(bracket.upper);
  expect(bracket.lower).toBeLessThanOrEqual(value + slack);
  expect(bracket.upper).toBeGreaterThanOrEqual(value - slack);
}

const EPSILON_KEYS = { add: 'epsAdd', remove: 'epsRemove', substitute: 'epsS' } as const;
const DELTA_KEYS = { add: 'deltaAdd', remove: 'deltaRemove', substitute: 'deltaS' } as const;
const DIRECTIONS = Object.keys(EPSILON_KEYS) as PairName[];

/** Every third reference in npm test, and all in `npm run verify:statistics`, since a bracket takes a hundred times as long as a value. */
const someOf = <Value>(all: readonly Value[]) => all.filter((_, i) => thorough || i % 3 === 0);

describe('epsilon', () => {
  test.each(someOf(reference.points))('($q, $sigma, $T, $delta)', (point) => {
    for (const direction of DIRECTIONS) {
      const value = point[EPSILON_KEYS[direction]];
      const bracket = bracketEpsilon(direction, mechanismOf(point), point.delta, OPTIONS);
      expectInside(bracket, value, point.tolerance * Math.max(1, value));
      // the bracket is narrow enough to be useful, though a few extreme settings exceed the tolerance
      expect(bracket.upper - bracket.lower).toBeLessThan(1e-3 * Math.max(1, value));
    }
  });
});

describe('group privacy', () => {
  test.each(reference.groupPrivacy)('($q, $sigma, $T, $delta)', (point) => {
    const bracket = bracketGroupEpsilon(mechanismOf(point), point.delta, OPTIONS);
    expectInside(bracket, point.epsGroup, point.tolerance * Math.max(1, point.epsGroup));
    expect(bracket.upper - bracket.lower).toBeLessThan(1e-3 * Math.max(1, point.epsGroup));
  });
});

describe('delta', () => {
  test.each([...someOf(reference.deltaAtEpsilon), ...reference.unresolved])(
    '($q, $sigma, $T) at $epsilon',
    (point) => {
      for (const direction of DIRECTIONS) {
        const value = point[DELTA_KEYS[direction]];
        const bracket = bracketDelta(direction, mechanismOf(point), point.epsilon, OPTIONS);
        // the two sources of these values in the file agree to about 1e-5
        expectInside(bracket, value, 2e-5 * value + 1e-300);
      }
    },
  );
});
