// Tests of the sum E[e^{z L}] over the quadrature nodes of a line, with the loss L, at every frequency, which is the imaginary part of z,
// and of the bound on its error.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PAIRS } from '../pairs';
import { ComplexStepLoss } from './loss';
import { NodeSum } from './nodeSum';
import { QuadratureNodes } from './quadrature';
import type { StepNodes } from './query';

const node = fc.record({
  loss: fc.double({ min: -5, max: 5, noNaN: true }),
  logWeight: fc.double({ min: -20, max: 0, noNaN: true }),
});

/** A sum over these nodes, of which no more than loss and weight is read here. */
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
  sum.placeReal(given as unknown as StepNodes, theta, frequencyStep);
  return sum;
}

describe('the sum over nodes', () => {
  it('is E[e^{z L}] at every frequency, over nodes and steps', () => {
    fc.assert(
      fc.property(
        fc.array(node, { minLength: 1, maxLength: 30 }),
        fc.double({ min: 0.1, max: 2, noNaN: true }),
        fc.double({ min: 0.01, max: 1, noNaN: true }),
        fc.integer({ min: 0, max: 9 }),
        (nodes, theta, step, from) => {
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
        },
      ),
      { numRuns: 60 },
    );
  });

  it('gives a later frequency without passing those before, over nodes and steps', () => {
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
          }
          const [re, im] = sum.ahead(ahead);
          expect(Math.abs(re - part(from + ahead, Math.cos))).toBeLessThan(1e-11 * mass);
          expect(Math.abs(im - part(from + ahead, Math.sin))).toBeLessThan(1e-11 * mass);
          sum.advance();
          expect(Math.abs(sum.re - part(from + 1, Math.cos))).toBeLessThan(1e-12 * mass);
        },
      ),
      { numRuns: 60 },
    );
  });

  /** The product of two doubles as a double and its rounding error (Dekker). */
  function product(a: number, b: number): [number, number] {
    const halves = (x: number): [number, number] => {
      const scaled = 134217729 * x;
      const high = scaled - (scaled - x);
      return [high, x - high];
    };
    const whole = a * b;
    const [[aHigh, aLow], [bHigh, bLow]] = [halves(a), halves(b)];
    return [whole, aLow * bLow - (whole - aHigh * bHigh - aLow * bHigh - aHigh * bLow)];
  }

  /** e^{i k step loss}, exact to a unit in its last place however large the angle is. */
  function turned(k: number, step: number, loss: number): [number, number] {
    const [first, rest] = product(k * step, loss);
    const [cosine, sine] = [Math.cos(first), Math.sin(first)];
    return [cosine - rest * sine, sine + rest * cosine];
  }

  it('is within its bound on rounding at a thousand frequencies, over nodes and steps', () => {
    fc.assert(
      fc.property(
        fc.array(node, { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 1, max: 8 }),
        fc.boolean(),
        (nodes, whole, exact) => {
          // a multiple of 2^-12, so that k steps are exact; small, so that angles are, and have small errors
          const step = whole * 2 ** -12;
          const sum = placed(nodes, 1, step);
          if (exact) sum.turnExactly();
          const mass = sum.re;
          const weights = nodes.map(({ loss, logWeight }) => Math.exp(logWeight + loss));
          for (let k = 1; k <= 1000; k++) {
            sum.advance();
            let [re, im] = [0, 0];
            for (const [i, { loss }] of nodes.entries()) {
              const [cosine, sine] = turned(k, step, loss);
              re += weights[i] * cosine;
              im += weights[i] * sine;
            }
            const apart = Math.hypot(sum.re - re, sum.im - im) / mass;
            // the nodes were placed exactly here, so the bound on the error of placing them is subtracted
            const said = (sum.rounding?.at(k) ?? 0) - (sum.rounding?.at(0) ?? 0);
            const losses = Math.max(...nodes.map(({ loss }) => Math.abs(loss)));
            const allowed = said + Number.EPSILON * (8 + 2 * k * step * losses);
            if (apart > allowed) throw new Error(`${apart} apart, ${allowed} allowed at ${k}`);
          }
        },
      ),
      { numRuns: 40, seed: 9 },
    );
  });

  it.each([PAIRS.remove, PAIRS.substitute, PAIRS.add])(
    'of $name on a shifted line does not change when nodes that no longer matter are left out',
    (pair) => {
      const mechanism = { samplingRate: 0.001, noiseMultiplier: 0.4, steps: 100 };
      const [theta, step, accuracy] = [1.5, 0.05, 30];
      const nodes = new QuadratureNodes();
      nodes.configure(pair, mechanism, accuracy, 9);
      expect(nodes.tiltTo(theta)).toBe(true);
      const { inverseVariance, cumulant, left, right } = nodes;
      const width = nodes.widthAt(theta);
      const shift = 0.4 * width * pair.sign;
      const sum = new NodeSum();
      expect(sum.placeShifted(nodes, theta, step, shift, width)).toBe(true);
      const mass = sum.re;
      // the distance at which `shift` places them
      const apart = (2 * Math.PI * Math.abs(shift)) / (accuracy + (2 * shift * shift) / (width * width));
      const loss = new ComplexStepLoss(pair, mechanism.samplingRate, inverseVariance);
      loss.setAngle(shift * inverseVariance);
      const direct = (k: number) => {
        let [re, im] = [0, 0];
        for (let x = Math.floor(left / apart) * apart; x <= right; x += apart) {
          loss.moveTo(x);
          const { baseRe, baseIm, lossRe, lossIm } = loss;
          const gauss = 0.5 * (shift * shift - x * x) * inverseVariance - cumulant;
          const phase = baseIm - x * shift * inverseVariance + theta * lossIm + k * step * lossRe;
          const modulus = Math.exp(gauss + baseRe + theta * lossRe - k * step * lossIm);
          re += modulus * Math.cos(phase);
          im += modulus * Math.sin(phase);
        }
        const weight = (apart * Math.sqrt(inverseVariance)) / Math.sqrt(2 * Math.PI);
        return [weight * re, weight * im] as const;
      };
      for (let k = 1; k <= 400; k++) {
        sum.advance();
        if (k % 9 !== 0) continue;
        const [re, im] = direct(k);
        const allowed = (sum.rounding?.at(k) ?? 0) + 1e-13;
        expect(Math.hypot(sum.re - re, sum.im - im) / mass).toBeLessThan(allowed);
      }
    },
  );
});
