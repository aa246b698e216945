// Tests of Gauss-Legendre quadrature.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gaussLegendre, integrate } from './gaussLegendre';

describe('gaussLegendre', () => {
  it.each([2, 3, 16, 20, 64])('of order %i is exact for monomials up to degree 2 n - 1', (order) => {
    const { nodes, weights } = gaussLegendre(order);
    for (let degree = 0; degree < 2 * order; degree++) {
      const sum = nodes.reduce((total, x, i) => total + weights[i]! * x ** degree, 0);
      expect(sum).toBeCloseTo(degree % 2 === 0 ? 2 / (degree + 1) : 0, 13);
    }
  });
});

describe('integrate', () => {
  it('is right for the exponential, over intervals and numbers of panels', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -3, max: 3, noNaN: true }),
        fc.double({ min: -3, max: 3, noNaN: true }),
        fc.integer({ min: 1, max: 5 }),
        (a, b, panels) => {
          expect(integrate(Math.exp, a, b, panels)).toBeCloseTo(Math.exp(b) - Math.exp(a), 11);
        },
      ),
      { seed: 21, numRuns: 200 },
    );
  });
});
