// Upper bounds on error rates that hold at all thresholds at once.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fillUniform, STREAM } from '../../../base/numerics/randomStreams';
import { clopperPearsonUpper } from './clopperPearson';
import { simultaneousUpper } from './simultaneous';

describe('the bound at all thresholds, over up to 20,000 trials, levels and errors', () => {
  const trialsAndLevel = [
    fc.integer({ min: 1, max: 20_000 }),
    fc.double({ min: 1e-6, max: 0.5, noNaN: true }),
  ] as const;
  const shares = fc.double({ min: 0, max: 1, noNaN: true });

  test('is 1 if all trials are errors', () => {
    fc.assert(
      fc.property(...trialsAndLevel, (trials, level) => {
        expect(simultaneousUpper(trials, level)(trials)).toBe(1);
      }),
    );
  });

  test('never falls as the errors rise', () => {
    fc.assert(
      fc.property(...trialsAndLevel, shares, (trials, level, share) => {
        const upper = simultaneousUpper(trials, level);
        const errors = Math.floor(share * trials);
        expect(upper(errors)).toBeLessThanOrEqual(upper(Math.min(trials, errors + 1)));
      }),
    );
  });

  test('is no less than the one at a single threshold', () => {
    fc.assert(
      fc.property(...trialsAndLevel, shares, (trials, level, share) => {
        const errors = Math.floor(share * trials);
        const single = clopperPearsonUpper(errors, trials, level);
        expect(simultaneousUpper(trials, level)(errors)).toBeGreaterThanOrEqual(single * (1 - 1e-9));
      }),
    );
  });
});

test('the bound at all thresholds is far below the band of constant width where errors are rare', () => {
  const width = Math.sqrt(Math.log(1 / 0.025) / 2000);
  expect(simultaneousUpper(1000, 0.025)(0)).toBeLessThan(0.25 * width);
});

/** If the bound holds, more than 143 misses in 1,000 samples at level 0.1 have a probability below 1e-5 under a fresh seed. */
test.each([10, 300])(
  'no more of 1,000 samples of %i uniform scores have a rate above its bound than the level allows',
  (trials) => {
    const upper = simultaneousUpper(trials, 0.1);
    let missed = 0;
    for (let sample = 0; sample < 1000; sample++) {
      const scores = new Float64Array(trials);
      fillUniform({ seed: 7, stream: STREAM.readerSplit, model: sample, step: trials }, 0, scores, 0, trials);
      scores.sort();
      // a threshold just under score i (counted from 0) has i scores below it, and the true rate below it is the score itself
      if (scores.some((score, i) => score > upper(i))) missed++;
    }
    expect(missed).toBeLessThanOrEqual(143);
  },
);
