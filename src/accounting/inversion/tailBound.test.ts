// Tests of the bound on |M(theta + i omega)| / M(theta) for all frequencies omega beyond the last one of a contour (tailBound.ts), against
// that modulus itself. M is the transform of one step's loss.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { logUniform } from '../../../test/statistics/logUniform';
import { size } from '../../../test/statistics/size';
import { PAIRS } from '../pairs';
import { ComplexStepLoss } from './loss';
import { QuadratureNodes } from './quadrature';
import { TailBound } from './tailBound';

const setting = fc.record({
  pair: fc.constantFrom(PAIRS.remove, PAIRS.substitute, PAIRS.add),
  samplingRate: logUniform(1e-5, 0.9),
  noiseMultiplier: logUniform(0.2, 10),
  theta: logUniform(0.02, 20),
  frequency: logUniform(0.01, 30),
});

function tilted({ pair, samplingRate, noiseMultiplier, theta }: Omit<Parameters<typeof direct>[0], never>) {
  const nodes = new QuadratureNodes();
  nodes.configure(pair, { samplingRate, noiseMultiplier, steps: 1 }, 40, 12);
  return nodes.tiltTo(theta) ? nodes : null;
}

/** ln |M(theta + i frequency)/M(theta)| by nodes so close on the real line that they resolve it. */
function direct(
  {
    pair,
    samplingRate,
    noiseMultiplier: s,
    theta,
  }: {
    pair: (typeof PAIRS)['remove' | 'substitute' | 'add'];
    samplingRate: number;
    noiseMultiplier: number;
    theta: number;
  },
  frequency: number,
  { left, right, cumulant }: QuadratureNodes,
): number {
  const loss = new ComplexStepLoss(pair, samplingRate, s ** -2);
  loss.setAngle(0);
  const step = Math.min(s / 8, (0.3 * s * s) / (frequency + 1), 0.05);
  let [re, im] = [0, 0];
  for (let x = left - 2 * s; x <= right + 2 * s; x += step) {
    loss.moveTo(x);
    const weight = Math.exp(loss.baseRe - 0.5 * (x / s) ** 2 + theta * loss.lossRe - cumulant);
    re += weight * Math.cos(frequency * loss.lossRe);
    im += weight * Math.sin(frequency * loss.lossRe);
  }
  return Math.log((Math.hypot(re, im) * step) / (s * Math.sqrt(2 * Math.PI)));
}

it('the tail bound is above the modulus at its frequency and at higher ones, over pairs, mechanisms and tilts', () => {
  fc.assert(
    fc.property(setting, ({ frequency, ...law }) => {
      const nodes = tilted(law);
      fc.pre(nodes !== null);
      const tail = new TailBound(nodes, law.theta, nodes.widthAt(law.theta));
      const enough = 0.9 * direct(law, frequency, nodes);
      const bound = tail.smallest(frequency, nodes.steepness(law.theta), enough);
      for (const factor of [1, 1.17, 2, 5]) {
        // what cancels in the direct sum is rounded
        const modulus = Math.exp(direct(law, factor * frequency, nodes));
        expect(modulus).toBeLessThanOrEqual(Math.exp(bound) * (1 + 1e-9) + 1e-12);
      }
    }),
    { seed: 4, numRuns: size(150, 3000) },
  );
});

it('the tail bound is small enough for rare jumps, where a shift that is the same everywhere inflates the rest', () => {
  const law = { pair: PAIRS.remove, samplingRate: 0.004, noiseMultiplier: 0.25, theta: 0.5 };
  const nodes = tilted(law) ?? expect.unreachable();
  const frequency = 3;
  const modulus = direct(law, frequency, nodes);
  expect(modulus).toBeLessThan(-0.01);
  const enough = 0.9 * modulus;
  const tail = new TailBound(nodes, law.theta, nodes.widthAt(law.theta));
  const bound = tail.smallest(frequency, nodes.steepness(law.theta), enough);
  expect(bound).toBeGreaterThan(modulus);
  expect(bound).toBeLessThan(enough);
});

it('the tail bound agrees with that of a much finer grid on any shift, over pairs, mechanisms and tilts', () => {
  // the nodes have the accuracy of queries whose error budget allows for a hundredth of a nat
  fc.assert(
    fc.property(setting, fc.double({ min: 1e-3, max: 0.42, noNaN: true }), (law, share) => {
      const nodes = new QuadratureNodes();
      nodes.configure(law.pair, { ...law, steps: 1 }, 20, 8);
      fc.pre(nodes.tiltTo(law.theta));
      const shift = share * Math.PI * law.noiseMultiplier ** 2 * law.pair.sign;
      const width = nodes.widthAt(law.theta);
      const coarse = new TailBound(nodes, law.theta, width).logModulus(shift, law.frequency);
      fc.pre(coarse > -30 && coarse < 0);
      const fine = new TailBound(nodes, law.theta, width / 4).logModulus(shift, law.frequency);
      expect(Math.abs(coarse - fine)).toBeLessThan(0.01);
    }),
    { seed: 8, numRuns: size(100, 2000) },
  );
});
