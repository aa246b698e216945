// The hash that generated data are made of, at its published values.
import { describe, expect, it } from 'vitest';
import { hashNormal, hashUniform } from './counterHash';

describe('counter hash', () => {
  // expected values are those printed with the definition of the hash, to eight digits
  it('gives the published uniforms u(1, 0..3)', () => {
    [0.34295946, 0.8187544, 0.81228125, 0.35381941].forEach((expected, c) => {
      expect(hashUniform(1, c)).toBeCloseTo(expected, 8);
    });
  });

  it('gives the published normals N(2, 0..3)', () => {
    [-2.86370674, -0.03164692, 1.02033416, 0.99927477].forEach((expected, c) => {
      expect(hashNormal(2, c)).toBeCloseTo(expected, 8);
    });
  });

  it('gives uniforms with the mean of a uniform law over 100,000 counters', () => {
    const n = 100_000;
    let uniform = 0;
    for (let c = 0; c < n; c++) uniform += hashUniform(7, c) / n;
    // five standard errors
    expect(Math.abs(uniform - 0.5)).toBeLessThan(5 * Math.sqrt(1 / 12 / n));
  });

  it('gives normals with the moments of a normal law over 100,000 counters', () => {
    const n = 100_000;
    let normal = 0;
    let square = 0;
    for (let c = 0; c < n; c++) {
      const z = hashNormal(8, c);
      normal += z / n;
      square += z ** 2 / n;
    }
    // five standard errors
    expect(Math.abs(normal)).toBeLessThan(5 / Math.sqrt(n));
    expect(Math.abs(square - 1)).toBeLessThan(5 * Math.sqrt(2 / n));
  });
});
