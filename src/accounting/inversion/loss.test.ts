import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Direction } from '../types';
import { ComplexStepLoss, logMixture, mixtureShare, softplus } from './loss';

const rate = fc.double({ min: 1e-9, max: 1 - 1e-9, noNaN: true });

describe('logMixture', () => {
  it('is ln(1 - q + q e^v) where that can be formed, and its own asymptote beyond', () => {
    fc.assert(
      fc.property(rate, fc.double({ min: -600, max: 600, noNaN: true }), (q, v) => {
        const direct = Math.log(1 - q + q * Math.exp(v));
        expect(Math.abs(logMixture(q, v) - direct)).toBeLessThan(1e-15 + 1e-14 * Math.abs(direct) + 3e-16);
      }),
      { seed: 2, numRuns: 1000 },
    );
    expect(logMixture(1e-3, 5000)).toBeCloseTo(5000 + Math.log(1e-3), 9);
    expect(logMixture(0.25, -5000)).toBe(Math.log(0.75));
  });
  it('keeps relative accuracy around 0, where the direct form cancels', () => {
    // ln(1 + x) = x - x^2/2 for x = q (e^v - 1) = 1e-14
    expect(logMixture(1e-6, Math.log1p(1e-8)) / 1e-14 - 1).toBeLessThan(1e-13);
  });
  it('has the share as derivative', () => {
    for (const [q, v] of [
      [0.3, 0.2],
      [1e-4, 9],
      [0.9, -3],
    ]) {
      const slope = (logMixture(q, v + 1e-5) - logMixture(q, v - 1e-5)) / 2e-5;
      expect(slope / mixtureShare(q, v)).toBeCloseTo(1, 8);
    }
  });
});

it('softplus is continuous across its branch', () => {
  expect(softplus(30 + 1e-9) - softplus(30)).toBeCloseTo(1e-9, 12);
  expect(softplus(-800)).toBe(0);
  expect(softplus(800)).toBe(800);
});

describe('ComplexStepLoss', () => {
  const directions: Direction[] = ['add', 'remove', 'substitute'];
  it.each(directions)('%s: ln P/Q, continued analytically', (direction) => {
    fc.assert(
      fc.property(
        rate,
        fc.double({ min: 0.3, max: 5, noNaN: true }),
        fc.double({ min: -6, max: 6, noNaN: true }),
        fc.double({ min: 0.01, max: 0.7, noNaN: true }),
        (q, sigma, z, share) => {
          const variance = sigma * sigma;
          const x = z * sigma;
          const loss = new ComplexStepLoss(direction, q, 1 / variance);
          const real = (at: number) => {
            const right = logMixture(q, (at - 0.5) / variance);
            if (direction === 'add') return -right;
            return direction === 'remove' ? right : right - logMixture(q, (-at - 0.5) / variance);
          };
          loss.setShift(0);
          loss.moveTo(x);
          expect(loss.lossRe).toBeCloseTo(real(x), 12);
          expect(loss.lossIm).toBe(direction === 'add' ? -0 : 0);
          // Cauchy-Riemann: d Im L / d x = - d Re L / d y
          const shift = share * Math.PI * variance;
          const step = 1e-5 * variance;
          const read = (at: number, y: number) => {
            loss.setShift(y);
            loss.moveTo(at);
            return { re: loss.lossRe, im: loss.lossIm };
          };
          const alongX = read(x + step, shift).im - read(x - step, shift).im;
          const alongY = read(x, shift + step).re - read(x, shift - step).re;
          expect(Math.abs(alongX + alongY)).toBeLessThan(1e-8);
          // on one side of the axis Im L has one sign: what the tail bound rests on
          expect(read(x, direction === 'add' ? -shift : shift).im).toBeGreaterThanOrEqual(0);
        },
      ),
      { seed: 3, numRuns: 300 },
    );
  });
});
