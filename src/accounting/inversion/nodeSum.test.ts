import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PAIRS } from '../pairs';
import { NodeSum } from './nodeSum';
import type { QuadratureNodes } from './quadrature';

const node = fc.record({
  loss: fc.double({ min: -5, max: 5, noNaN: true }),
  logWeight: fc.double({ min: -20, max: 0, noNaN: true }),
});

/** Of quadrature nodes no more is read here. */
function placed(nodes: { loss: number; logWeight: number }[], theta: number, frequencyStep: number): NodeSum {
  const sum = new NodeSum();
  const given = {
    loss: Float64Array.from(nodes, ({ loss }) => loss),
    logWeight: Float64Array.from(nodes, ({ logWeight }) => logWeight),
    pair: PAIRS.remove,
    samplingRate: 0.1,
    inverseVariance: 1,
    left: -1,
    step: 0.1,
    active: nodes.length,
    accuracy: 60,
    cumulant: 0,
  };
  sum.placeReal(given as unknown as QuadratureNodes, theta, frequencyStep);
  return sum;
}

describe('the sum over nodes', () => {
  it('is E[e^{z L}] at every frequency, and looks ahead without going there', () => {
    fc.assert(
      fc.property(
        fc.array(node, { minLength: 1, maxLength: 30 }),
        fc.double({ min: 0.1, max: 2, noNaN: true }),
        fc.double({ min: 0.01, max: 1, noNaN: true }),
        fc.integer({ min: 0, max: 9 }),
        fc.integer({ min: 4, max: 70 }),
        (nodes, theta, step, from, ahead) => {
          const sum = placed(nodes, theta, step);
          const part = (k: number, of: (angle: number) => number) =>
            nodes.reduce(
              (s, { loss, logWeight }) => s + Math.exp(logWeight + theta * loss) * of(k * step * loss),
              0,
            );
          const mass = part(0, () => 1);
          for (let k = 1; k <= from; k++) {
            sum.advance();
            expect(Math.abs(sum.re - part(k, Math.cos))).toBeLessThan(1e-12 * mass);
            expect(Math.abs(sum.im - part(k, Math.sin))).toBeLessThan(1e-12 * mass);
          }
          const there = part(from + ahead, Math.cos) ** 2 + part(from + ahead, Math.sin) ** 2;
          expect(Math.abs(sum.squareAhead(ahead) - there)).toBeLessThan(1e-11 * mass * mass);
          sum.advance();
          expect(Math.abs(sum.re - part(from + 1, Math.cos))).toBeLessThan(1e-12 * mass);
        },
      ),
      { numRuns: 60 },
    );
  });
});
