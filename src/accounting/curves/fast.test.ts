// Tests that the curves that a page computes before it has loaded the whole accountant equal those of the whole accountant, where that
// is told 'bounds': to give wide bounds at once where its closed forms and its inversion refuse. Told 'bracket', its default, it computes
// the discretised bracket there (../discretised/bracket.ts), which is narrow and slow.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COMPUTED } from './computed';
import { FAST, isFast } from './fast';

const between = (low: number, high: number) =>
  fc.double({ min: Math.log(low), max: Math.log(high), noNaN: true }).map(Math.exp);

const mechanisms = fc.record({
  samplingRate: fc.oneof(between(1e-4, 1), fc.constant(1)),
  noiseMultiplier: between(0.2, 50),
  steps: between(1, 1e5).map(Math.round),
});

test('the fast curves equal those of the whole accountant told to leave out the discretised bracket, over mechanisms and deltas', () => {
  fc.assert(
    fc.property(mechanisms, between(1e-12, 0.4), (mechanism, delta) => {
      for (const name of ['addRemove', 'group', 'substitute'] as const) {
        expect(FAST[name](mechanism, delta), name).toEqual(COMPUTED[name](mechanism, delta, 'bounds'));
      }
    }),
  );
});

test('a query for the discretised bracket, or for a curve that is not drawn first, is not fast', () => {
  expect(isFast({ lastResort: 'bounds', names: ['addRemove', 'group', 'substitute'] })).toBe(true);
  expect(isFast({ lastResort: 'bounds', names: ['addRemove', 'implied'] })).toBe(false);
  expect(isFast({ lastResort: 'bounds' })).toBe(false);
  expect(isFast({ lastResort: 'bracket', names: ['addRemove'] })).toBe(false);
  expect(isFast({ names: ['addRemove'] })).toBe(false);
});
