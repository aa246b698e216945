// Tests that the loss at complex outcomes is the analytic continuation of ln P/Q, where P and Q are the laws of one step's outcome on the
// two data sets (../pairs).
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { logMixture } from '../closedForm/mixture';
import { type DominatingPair, PAIRS } from '../pairs';
import { ComplexStepLoss } from './loss';

const rate = fc.double({ min: 1e-9, max: 1 - 1e-9, noNaN: true });

describe('ComplexStepLoss', () => {
  const pairs: DominatingPair[] = Object.values(PAIRS);
  it.each(pairs)('$name: the loss continues ln P/Q analytically, over rates, noise and outcomes', (pair) => {
    fc.assert(
      fc.property(
        rate,
        fc.double({ min: 0.3, max: 5, noNaN: true }),
        fc.double({ min: -6, max: 6, noNaN: true }),
        fc.double({ min: 0.01, max: 0.7, noNaN: true }),
        (q, sigma, z, share) => {
          const variance = sigma * sigma;
          const x = z * sigma;
          const loss = new ComplexStepLoss(pair, q, 1 / variance);
          const real = (at: number) => {
            const right = logMixture(q, (at - 0.5) / variance);
            if (pair.name === 'add') return -right;
            return pair.name === 'remove' ? right : right - logMixture(q, (-at - 0.5) / variance);
          };
          loss.setAngle(0);
          loss.moveTo(x);
          expect(loss.lossRe).toBeCloseTo(real(x), 12);
          expect(loss.lossIm).toBe(0);
          // Cauchy-Riemann: d Im L / d x = - d Re L / d y
          const shift = share * Math.PI * variance;
          const step = 1e-5 * variance;
          const read = (at: number, y: number) => {
            loss.setAngle(y / variance);
            loss.moveTo(at);
            return { re: loss.lossRe, im: loss.lossIm };
          };
          const alongX = read(x + step, shift).im - read(x - step, shift).im;
          const alongY = read(x, shift + step).re - read(x, shift - step).re;
          expect(Math.abs(alongX + alongY)).toBeLessThan(1e-8);
          // the tail bound relies on Im L having one sign on one side of the axis
          expect(read(x, pair.name === 'add' ? -shift : shift).im).toBeGreaterThanOrEqual(0);
        },
      ),
      { seed: 3, numRuns: 300 },
    );
  });
});
