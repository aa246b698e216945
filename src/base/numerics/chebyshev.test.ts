// Tests of Chebyshev points, of coefficients, and of the polynomial through points.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chebyshevCoefficients, chebyshevPoints, lebesgueConstant, polynomialThrough } from './chebyshev';

test('Chebyshev points ascend from -1 to 1', () => {
  const points = chebyshevPoints(8);
  expect([...points]).toEqual([...points].toSorted((a, b) => a - b));
  expect([points[0], points[4], points[8]]).toEqual([-1, 0, 1]);
});

test('Chebyshev points are among those of twice the degree', () => {
  const points = chebyshevPoints(8);
  const finer = chebyshevPoints(16);
  for (const [i, point] of points.entries()) expect(finer[2 * i]).toBeCloseTo(point, 15);
});

test('a polynomial is recovered from its values at Chebyshev points, over polynomials and places', () => {
  const coefficients = fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 9, maxLength: 9 });
  const at = fc.double({ min: -1, max: 1, noNaN: true });
  fc.assert(
    fc.property(coefficients, at, (wanted, x) => {
      const p = (u: number) => wanted.reduce((sum, c, k) => sum + c * Math.cos(k * Math.acos(u)), 0);
      const points = chebyshevPoints(8);
      expect(polynomialThrough(points, points.map(p))(x)).toBeCloseTo(p(x), 12);
      for (const [k, c] of chebyshevCoefficients(points.map(p)).entries())
        expect(c).toBeCloseTo(wanted[k] ?? 0, 13);
    }),
    { seed: 4, numRuns: 50 },
  );
});

test('Chebyshev coefficients of a smooth function fall geometrically', () => {
  const f = (x: number) => 1 / (x + 2);
  const falling = chebyshevCoefficients(chebyshevPoints(16).map(f));
  // the rate is that of the ellipse through the pole: 2 + sqrt(3)
  expect(Math.abs(falling[12]! / falling[11]!)).toBeCloseTo(1 / (2 + Math.sqrt(3)), 3);
});

test('the polynomial through nodes a little off the Chebyshev points is accurate', () => {
  const f = (x: number) => 1 / (x + 2);
  const moved = chebyshevPoints(16).map((x, i) => x + 0.003 * Math.sin(i));
  for (const x of [-0.99, -0.3, 0.1, 0.77])
    expect(polynomialThrough(moved, moved.map(f))(x)).toBeCloseTo(f(x), 7);
});

test('Lebesgue’s constant is small for Chebyshev’s points and large for evenly spaced ones', () => {
  // for Chebyshev's points of the second kind it is 1 + (2/pi) ln(n) + ... (Brutman 1978); the values come from a fine sweep
  expect(lebesgueConstant(chebyshevPoints(8))).toBeCloseTo(2.27, 1);
  expect(lebesgueConstant(chebyshevPoints(16))).toBeCloseTo(2.72, 1);
  const even = Float64Array.from({ length: 17 }, (_, i) => i / 8 - 1);
  expect(lebesgueConstant(even)).toBeGreaterThan(500);
  expect(lebesgueConstant([-1, 0, 0, 1])).toBe(Infinity);
});

test('errors at the nodes of a polynomial grow between them by no more than Lebesgue’s constant, over errors', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 9, maxLength: 9 }),
      (errors) => {
        const nodes = chebyshevPoints(8);
        const most = Math.max(...errors.map(Math.abs));
        const between = polynomialThrough(nodes, errors);
        for (let x = -1; x <= 1; x += 0.01) {
          expect(Math.abs(between(x))).toBeLessThanOrEqual(1.05 * lebesgueConstant(nodes) * most + 1e-12);
        }
      },
    ),
    { seed: 5, numRuns: 20 },
  );
});
