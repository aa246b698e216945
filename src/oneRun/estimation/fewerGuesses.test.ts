// The bound where fewer guesses were made than planned: the tests of all numbers of guesses together keep the level.
import { describe, expect, test } from 'vitest';
import { thorough } from '../../../test/statistics/size';
import { binomialLogTails } from '../../base/numerics/binomialLogTails';
import { firstWhole } from '../../base/numerics/rootFinding';
import { oneRunEpsLowerExact, oneRunEpsLowerOfFewer, refutedByFewer } from './exactBound';

const DESIGNS: readonly (readonly [m: number, planned: number, delta: number])[] = [
  [20, 20, 1e-3],
  [60, 30, 1e-5],
  [400, 40, 1e-3],
  // these take twice as long as the others together
  ...(thorough
    ? ([
        [100, 100, 1e-4],
        [120, 120, 1e-2],
      ] as const)
    : []),
];

/** Level that a test at v right of r guesses spends: its chance at delta = 0, and the most that delta adds to it. */
function spent(m: number, r: number, v: number, epsilon: number, delta: number) {
  const { logUpper, tailsOverMass } = binomialLogTails(v, r, epsilon);
  return { chance: Math.exp(logUpper), gain: delta * (m / v) * tailsOverMass };
}

/** The least v at which the bound `of` lies above epsilon, for each number of guesses made. */
function criticalCounts(
  of: (r: number, v: number) => number,
  planned: number,
  epsilon: number,
): { r: number; v: number }[] {
  const found: { r: number; v: number }[] = [];
  for (let r = 1; r <= planned; r++) {
    const v = firstWhole(0, r + 1, (right) => of(r, right) > epsilon);
    if (v <= r) found.push({ r, v });
  }
  return found;
}

const bounds = (of: (r: number, v: number) => number) => {
  const known = new Map<number, number>();
  return (r: number, v: number) => {
    const key = 1000 * r + v;
    if (!known.has(key)) known.set(key, of(r, v));
    return known.get(key) as number;
  };
};

describe.each(DESIGNS)('%i canaries, %i guesses planned, delta %d', (m, planned, delta) => {
  const alpha = 0.05;
  const level = (of: (r: number, v: number) => number, epsilon: number) => {
    const all = criticalCounts(of, planned, epsilon).map(({ r, v }) => spent(m, r, v, epsilon, delta));
    return Math.max(0, ...all.map(({ chance }) => chance)) + Math.max(0, ...all.map(({ gain }) => gain));
  };
  const ofFewer = bounds((r, v) => oneRunEpsLowerOfFewer({ m, r, v, k: 2 }, planned, delta, alpha));
  const epsilons = [0, 0.05, 0.2, 0.5, 1, 1.6, 2.5];

  test('whichever number of guesses is made, the chance of a false refutation is at most alpha', () => {
    for (const epsilon of epsilons) expect(level(ofFewer, epsilon)).toBeLessThanOrEqual(alpha * (1 + 1e-9));
  });

  test('exact bounds at each number of guesses would together spend more than alpha', () => {
    const ofOwn = bounds((r, v) => oneRunEpsLowerExact({ m, r, v, k: 2 }, delta, alpha));
    expect(Math.max(...epsilons.map((epsilon) => level(ofOwn, epsilon)))).toBeGreaterThan(alpha);
  });

  test('the bound is at most the exact one of the guesses made', () => {
    for (let r = 1; r <= planned; r += 7) {
      for (let v = 1; v <= r; v += 3) {
        const own = oneRunEpsLowerExact({ m, r, v, k: 2 }, delta, alpha);
        expect(ofFewer(r, v)).toBeLessThanOrEqual(own);
      }
    }
  });

  test('the bound is the exact one if all planned guesses are made', () => {
    for (let v = 1; v <= planned; v += 3) {
      const own = oneRunEpsLowerExact({ m, r: planned, v, k: 2 }, delta, alpha);
      expect(ofFewer(planned, v)).toBe(own);
    }
  });

  test('every epsilon below the bound is refuted', () => {
    // the bound is found by bisection, which would miss an epsilon below it that is not refuted
    for (let r = 2; r < planned; r += 5) {
      const counts = { m, r, v: Math.ceil(0.9 * r), k: 2 };
      const found = ofFewer(r, counts.v);
      for (let i = 0; i < 40; i++) {
        const smaller = (found * i) / 40;
        if (found > 0) expect(refutedByFewer(counts, planned, smaller, delta, alpha)).toBe(true);
      }
    }
  });
});

test('without delta, the guesses made are read as if they had been planned', () => {
  for (const [r, v] of [
    [30, 25],
    [99, 70],
    [1, 1],
  ] as const)
    expect(oneRunEpsLowerOfFewer({ m: 100, r, v, k: 2 }, 100, 0, 0.05)).toBe(
      oneRunEpsLowerExact({ m: 100, r, v, k: 2 }, 0, 0.05),
    );
});

test('without a guess the bound is 0', () => {
  expect(oneRunEpsLowerOfFewer({ m: 100, r: 0, v: 0, k: 2 }, 50, 1e-5, 0.05)).toBe(0);
});

test('more guesses than planned are refused', () => {
  expect(() => oneRunEpsLowerOfFewer({ m: 100, r: 60, v: 9, k: 2 }, 50, 1e-5, 0.05)).toThrow('r is 60');
});

test('more right guesses than guesses are refused', () => {
  expect(() => oneRunEpsLowerOfFewer({ m: 100, r: 6, v: 9, k: 2 }, 50, 1e-5, 0.05)).toThrow('v is 9');
});
