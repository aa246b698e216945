// Tests of both tails of the binomial law in logarithms.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { binomialLowerTail, binomialUpperTail } from './binomial';
import { binomialLogTails } from './binomialLogTails';

const law = fc
  .record({
    trials: fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 1_000_000 })),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    logOdds: fc.double({ min: -30, max: 30, noNaN: true }),
  })
  .map(({ trials, share, logOdds }) => ({ trials, count: Math.round(share * trials), logOdds }));

describe('binomial tails in logarithms', () => {
  it('are the logarithms of the tails where those do not underflow, over laws and counts', () => {
    fc.assert(
      fc.property(law, ({ trials, count, logOdds }) => {
        const { logUpper, logBelow } = binomialLogTails(count, trials, logOdds);
        // the tails are counted in rarer outcomes, whose probability keeps its digits
        const rarer = 1 / (1 + Math.exp(Math.abs(logOdds)));
        const [upper, below] =
          logOdds > 0
            ? [
                binomialLowerTail(trials - count, trials, rarer),
                binomialUpperTail(trials - count + 1, trials, rarer),
              ]
            : [binomialUpperTail(count, trials, rarer), binomialLowerTail(count - 1, trials, rarer)];
        const close = (log: number, tail: number) => {
          if (tail > 1e-290) expect(Math.abs(log - Math.log(tail))).toBeLessThan(1e-9 * (1 - log));
          else expect(log).toBeLessThan(Math.log(1e-289));
        };
        close(logUpper, upper);
        close(logBelow, below);
      }),
      { seed: 41, numRuns: 1500 },
    );
  });

  it('give the product of both tails over the mass, also where the mass and one tail underflow, over laws and counts', () => {
    fc.assert(
      fc.property(law, ({ trials, count, logOdds }) => {
        const { logMass, logUpper, logBelow, tailsOverMass } = binomialLogTails(count, trials, logOdds);
        expect(Number.isFinite(tailsOverMass)).toBe(true);
        if (count === 0) expect(tailsOverMass).toBe(0);
        else
          expect(Math.abs(Math.log(tailsOverMass) - (logUpper + logBelow - logMass))).toBeLessThan(
            1e-9 * (1 - logMass),
          );
      }),
      { seed: 42, numRuns: 1500 },
    );
  });

  it('are 0 and -Infinity where the outcome is certain', () => {
    expect(binomialLogTails(7, 7, Infinity)).toMatchObject({ logMass: 0, logUpper: 0, logBelow: -Infinity });
    expect(binomialLogTails(6, 7, Infinity)).toMatchObject({ logUpper: 0, tailsOverMass: 0 });
    expect(binomialLogTails(0, 7, -Infinity)).toMatchObject({ logUpper: 0, logBelow: -Infinity });
    expect(binomialLogTails(1, 7, -Infinity)).toMatchObject({ logUpper: -Infinity, logBelow: 0 });
  });

  it('refuse arguments outside the domain by name', () => {
    expect(() => binomialLogTails(8, 7, 0)).toThrow(/count is 8/);
    expect(() => binomialLogTails(1, 7, Number.NaN)).toThrow(/logOdds is NaN/);
  });
});
