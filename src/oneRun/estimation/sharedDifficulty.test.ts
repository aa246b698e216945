// The shares of right guesses if canaries differ in difficulty.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normals } from '../../base/numerics/randomStreams';
import { sharedDifficulty } from './sharedDifficulty';

const COUNT = 40_000;

test.each([
  [2, 0],
  [2, 1],
  [2, 4],
  [1, 8],
])('a drop of %d and a spread of %d give the shares of simulated guesses', (drop, spread) => {
  const draw = (model: number) => normals({ seed: 5, stream: 0, model }, COUNT);
  const [difficulty, one, other] = [draw(0), draw(1), draw(2)];
  let [across, itself] = [0, 0];
  for (let i = 0; i < COUNT; i++) {
    const trained = i % 2 === 0;
    const loss = spread * difficulty[i]! + one[i]! - (trained ? drop : 0);
    if (loss < -drop / 2 === trained) across++;
    const underTrained = spread * difficulty[i]! + one[i]! - drop;
    if (underTrained < spread * difficulty[i]! + other[i]!) itself++;
  }
  const { acrossCanaries, withItself } = sharedDifficulty(drop, spread);
  // four standard errors; the seed is fixed
  expect(Math.abs(across / COUNT - acrossCanaries)).toBeLessThan(0.01);
  expect(Math.abs(itself / COUNT - withItself)).toBeLessThan(0.01);
});

const size = fc.double({ min: 0, max: 50, noNaN: true });

test('a comparison of a canary with itself is right no less often than one across canaries, over drops and spreads up to 50', () => {
  fc.assert(
    fc.property(size, size, (drop, spread) => {
      const { withItself, acrossCanaries } = sharedDifficulty(drop, spread);
      expect(withItself).toBeGreaterThanOrEqual(acrossCanaries);
    }),
  );
});

test('a comparison of a canary with itself does not depend on the spread, over drops and spreads up to 50', () => {
  fc.assert(
    fc.property(size, size, size, (drop, spread, other) => {
      expect(sharedDifficulty(drop, other).withItself).toBe(sharedDifficulty(drop, spread).withItself);
    }),
  );
});

test('a comparison across canaries falls with the spread to no less than chance, over drops and spreads up to 50', () => {
  fc.assert(
    fc.property(size, size, size, (drop, spread, more) => {
      const [near, far] = [sharedDifficulty(drop, spread), sharedDifficulty(drop, spread + more)];
      expect(far.acrossCanaries).toBeLessThanOrEqual(near.acrossCanaries);
      expect(far.acrossCanaries).toBeGreaterThanOrEqual(0.5);
    }),
  );
});

test('an impossible drop or spread is refused by name', () => {
  expect(() => sharedDifficulty(-1, 0)).toThrow(/drop/);
  expect(() => sharedDifficulty(1, Number.NaN)).toThrow(/spread/);
});
