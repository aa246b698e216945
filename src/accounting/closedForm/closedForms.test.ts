// The closed forms of a single step and of Gaussian steps, against their definitions.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { size } from '../../../test/statistics/size';
import { type DominatingPair, PAIRS } from '../pairs';
import type { Mechanism } from '../types';
import { ceilingInterval, pairLossCeiling } from './ceiling';
import {
  closedFormEpsilon,
  closedFormHalfGroupEpsilon,
  closedFormLogDelta,
  compositionBounds,
  compositionHalfGroupEpsilon,
  singleStepTotalVariation,
} from './closedForms';
import { logMixture } from './mixture';

const pairs: DominatingPair[] = Object.values(PAIRS);
const mechanism = fc
  .record({
    samplingRate: fc.double({ min: Math.log(1e-4), max: Math.log(0.98), noNaN: true }),
    noiseMultiplier: fc.double({ min: Math.log(0.2), max: Math.log(100), noNaN: true }),
  })
  .map(
    (logs): Mechanism => ({
      samplingRate: Math.exp(logs.samplingRate),
      noiseMultiplier: Math.exp(logs.noiseMultiplier),
      steps: 1,
    }),
  );

/** delta by the definition, E_P[(1 - e^{epsilon - L})_+] with the loss L = ln P/Q, on a fine trapezoid grid. */
function quadratureDelta(
  pair: DominatingPair,
  { samplingRate: q, noiseMultiplier }: Mechanism,
  epsilon: number,
) {
  const variance = noiseMultiplier * noiseMultiplier;
  const step = noiseMultiplier / 2000;
  let sum = 0;
  for (let x = -1 - 12 * noiseMultiplier; x < 1 + 12 * noiseMultiplier; x += step) {
    const toRight = logMixture(q, (x - 0.5) / variance);
    const toLeft = logMixture(q, (-x - 0.5) / variance);
    const loss = pair.name === 'add' ? -toRight : pair.name === 'remove' ? toRight : toRight - toLeft;
    if (loss <= epsilon) continue;
    const logDensity = (pair.name === 'add' ? 0 : toRight) - (0.5 * x * x) / variance;
    sum += Math.exp(logDensity) * -Math.expm1(epsilon - loss);
  }
  return (sum * step) / (noiseMultiplier * Math.sqrt(2 * Math.PI));
}

describe.each(pairs)('the closed form of one step of $name:', (pair) => {
  it('delta agrees with its definition, over mechanisms and epsilons', () => {
    fc.assert(
      fc.property(mechanism, fc.double({ min: 0, max: 0.95, noNaN: true }), (m, share) => {
        // an epsilon that one step can exceed
        const epsilon = share * Math.min(pairLossCeiling(pair, m), closedFormEpsilon(pair, m, 1e-12));
        const exact = Math.exp(closedFormLogDelta(pair, m, epsilon));
        const numeric = quadratureDelta(pair, m, epsilon);
        expect(Math.abs(exact - numeric)).toBeLessThan(2e-6 * exact + 1e-13);
      }),
      { seed: 4, numRuns: size(18, 60) },
    );
  });
  it('epsilon undoes delta, over mechanisms and deltas', () => {
    fc.assert(
      fc.property(
        mechanism,
        fc.double({ min: Math.log(1e-15), max: Math.log(0.5), noNaN: true }),
        (m, logDelta) => {
          const epsilon = closedFormEpsilon(pair, m, Math.exp(logDelta));
          if (epsilon === 0) {
            expect(singleStepTotalVariation(pair, m)).toBeLessThanOrEqual(Math.exp(logDelta));
          } else {
            // ln delta falls without bound against the ceiling: allow for the spacing of epsilon itself
            const spacing = 4e-16 * Math.max(epsilon, m.samplingRate);
            const steepest =
              closedFormLogDelta(pair, m, epsilon - spacing) - closedFormLogDelta(pair, m, epsilon + spacing);
            expect(Math.abs(closedFormLogDelta(pair, m, epsilon) - logDelta)).toBeLessThan(
              1e-8 + 8 * steepest,
            );
          }
        },
      ),
      { seed: 5, numRuns: size(150, 500) },
    );
  });
  it('total variation is delta at epsilon 0, over mechanisms', () => {
    fc.assert(
      fc.property(mechanism, (m) => {
        const tv = singleStepTotalVariation(pair, m);
        expect(Math.exp(closedFormLogDelta(pair, m, 0)) / tv).toBeCloseTo(1, 9);
      }),
      { seed: 6, numRuns: size(60, 200) },
    );
  });
  it('half of Theorem 4.1’s epsilon (adjacencies/group.ts) solves its equation', () => {
    for (const delta of [1e-10, 1e-5, 1e-2]) {
      for (const m of [
        { samplingRate: 0.1, noiseMultiplier: 0.7, steps: 1 },
        { samplingRate: 1, noiseMultiplier: 3, steps: 40 },
      ]) {
        const half = closedFormHalfGroupEpsilon(pair, m, delta);
        const left = (1 + Math.exp(half)) * Math.exp(closedFormLogDelta(pair, m, half));
        if (half > 0) expect(left / delta).toBeCloseTo(1, 8);
        else expect(left).toBeLessThanOrEqual(delta);
      }
    }
  });
});

it('the bounds on epsilon from the ceiling of add contain the exact one of one step, over mechanisms and deltas', () => {
  fc.assert(
    fc.property(
      mechanism,
      fc.double({ min: Math.log(1e-15), max: Math.log(0.5), noNaN: true }),
      (m, logDelta) => {
        const exact = closedFormEpsilon(PAIRS.add, m, Math.exp(logDelta));
        const { lower, upper } = ceilingInterval(PAIRS.add, m, logDelta) ?? expect.unreachable();
        expect(exact).toBeGreaterThanOrEqual(lower * (1 - 1e-12));
        expect(exact).toBeLessThanOrEqual(upper * (1 + 1e-12));
      },
    ),
    { seed: 7, numRuns: size(150, 500) },
  );
});

it.each(pairs)('$name: the bounds by simple composition contain the exact epsilon of many steps', (pair) => {
  // T steps at a rate next to 1 are almost Gaussian steps, which are known exactly
  const many = { samplingRate: 1 - 1e-12, noiseMultiplier: 30, steps: 50 };
  const exact = { ...many, samplingRate: 1 };
  for (const delta of [1e-6, 1e-3, 0.05]) {
    const bounds = compositionBounds(pair, many, delta);
    expect(bounds.lower).toBeLessThanOrEqual(closedFormEpsilon(pair, exact, delta));
    expect(bounds.upper).toBeGreaterThanOrEqual(closedFormEpsilon(pair, exact, delta));
    const group = compositionHalfGroupEpsilon(pair, many, delta);
    expect(group.lower).toBeLessThanOrEqual(closedFormHalfGroupEpsilon(pair, exact, delta));
    expect(group.upper).toBeGreaterThanOrEqual(closedFormHalfGroupEpsilon(pair, exact, delta));
  }
});
