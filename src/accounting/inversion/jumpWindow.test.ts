// The share with which a window counts an outcome as a jump (jumpWindow.ts), in the complex plane, against an integral. u is the distance
// of an outcome's real part from the window's centre, and b its imaginary part, both in widths of the window.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { size } from '../../../test/statistics/size';
import { gaussLegendre, integrate } from '../../base/numerics/gaussLegendre';
import { normalCdf, normalDensity } from '../../base/numerics/normal';
import { JumpWindow, MOST_SHIFT, SHARE_ERROR } from './jumpWindow';

const real = (min: number, max: number) => fc.double({ min, max, noNaN: true });

describe('the share of a jump window', () => {
  it('is Phi(u + ib) by an integral along the real direction, over u and b', () => {
    fc.assert(
      fc.property(real(-8, 8), real(0, MOST_SHIFT), (u, b) => {
        const window = new JumpWindow(3, 0.2);
        window.setShift(0.2 * b, 0.03);
        // moves by equal steps
        for (let i = 9; i >= 0; i--) window.moveTo(3 + 0.2 * u - 0.03 * i);
        // the integral from far left along Im = b: the density there is phi(t) e^{b^2/2} e^{-itb}
        const grown = Math.exp(0.5 * b * b);
        const part = (turn: (x: number) => number) =>
          integrate((t) => normalDensity(t) * grown * turn(t * b), -12, u, 40);
        expect(window.re).toBeCloseTo(part(Math.cos), 12);
        expect(window.im).toBeCloseTo(-part(Math.sin), 12);
        expect(Math.hypot(window.re, window.im)).toBeLessThanOrEqual(window.mostAt(3 + 0.2 * u) * (1 + 1e-9));
      }),
      { seed: 5, numRuns: 100 },
    );
  });

  it('has a relative error below SHARE_ERROR, over points, shifts and steps', () => {
    const rule = gaussLegendre(80);
    fc.assert(
      fc.property(real(-11.5, 6), real(0, MOST_SHIFT), real(0.05, 0.6), (from, b, step) => {
        const window = new JumpWindow(0, 1);
        window.setShift(b, step);
        for (let u = from; u < 8; u += step) {
          window.moveTo(u);
          let [re, im] = [0, 0];
          for (let k = 0; k < rule.nodes.length; k++) {
            const t = 0.5 * b * (1 + rule.nodes[k]);
            const weight = 0.5 * b * rule.weights[k] * Math.exp(0.5 * t * t);
            re += weight * Math.sin(u * t);
            im += weight * Math.cos(u * t);
          }
          const density = normalDensity(u);
          const off = Math.hypot(window.re - normalCdf(u) - density * re, window.im - density * im);
          expect(off).toBeLessThan(SHARE_ERROR * Math.hypot(window.re, window.im));
        }
      }),
      { seed: 6, numRuns: size(100, 2000) },
    );
  });

  it('is the real share where the shift is 0', () => {
    const window = new JumpWindow(1, 0.5);
    window.setShift(0, 1);
    for (const x of [-9, -4.5, 0, 1, 2.2, 7]) {
      window.moveTo(x);
      expect(window.im).toBe(0);
      expect(window.re).toBeCloseTo(normalCdf((x - 1) / 0.5), 14);
      expect(window.shareAt(x)).toBe(normalCdf((x - 1) / 0.5));
    }
  });
});
