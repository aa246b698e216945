// Tests of the inversion against closed forms that it does not use: one step, and a rate next to 1. The accountant asks
// the inversion for neither. Where there is no closed form, it is compared with the certificate, which is the bracket of
// discretised/bracket.ts.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { logUniform } from '../../../test/statistics/logUniform';
import { size } from '../../../test/statistics/size';
import { ceilingInterval } from '../closedForm/ceiling';
import { closedFormEpsilon, closedFormHalfGroupEpsilon, closedFormLogDelta } from '../closedForm/closedForms';
import { gdpEpsilon } from '../closedForm/gaussianDp';
import { bracketEpsilon } from '../discretised/bracket';
import { type DominatingPair, PAIRS } from '../pairs';
import type { Mechanism } from '../types';
import { epsilonByInversion } from './invert';
import { InversionSolver } from './solve';

const solver = new InversionSolver();
const pairs: DominatingPair[] = Object.values(PAIRS);

const inputs = fc
  .record({
    samplingRate: fc.double({ min: Math.log(0.01), max: Math.log(0.95), noNaN: true }),
    noiseMultiplier: fc.double({ min: Math.log(0.4), max: Math.log(30), noNaN: true }),
    delta: fc.double({ min: Math.log(1e-12), max: Math.log(0.3), noNaN: true }),
  })
  .map(({ samplingRate, noiseMultiplier, delta }) => ({
    mechanism: { samplingRate: Math.exp(samplingRate), noiseMultiplier: Math.exp(noiseMultiplier), steps: 1 },
    logDelta: delta,
  }));

describe.each(pairs)('the inversion for one step of $name', (pair) => {
  it('is within its error budget of the closed form whenever it answers, over mechanisms and deltas', () => {
    let answered = 0;
    fc.assert(
      fc.property(inputs, ({ mechanism, logDelta }) => {
        const exact = closedFormEpsilon(pair, mechanism, Math.exp(logDelta));
        const result = solver.solve(pair, mechanism, { wanted: 'epsilon', logDelta }, 2e-6);
        if (result !== null) {
          answered++;
          expect(Math.abs(Math.max(0, result.epsilon) - exact)).toBeLessThan(
            result.epsilonError + 1e-9 * exact,
          );
        }
        const half = closedFormHalfGroupEpsilon(pair, mechanism, Math.exp(logDelta));
        const group = solver.solve(pair, mechanism, { wanted: 'halfGroupEpsilon', logDelta }, 2e-6);
        if (group !== null) {
          expect(Math.abs(Math.max(0, group.epsilon) - half)).toBeLessThan(group.epsilonError + 1e-9 * half);
        }
        const target = 0.7 * exact;
        const back = solver.solve(
          pair,
          mechanism,
          { wanted: 'delta', epsilon: target, logFloor: -746 },
          2e-6,
        );
        if (back !== null) {
          const truth = closedFormLogDelta(pair, mechanism, target);
          expect(Math.abs(Math.expm1(back.logDelta - truth))).toBeLessThan(back.relativeError + 1e-9);
        }
      }),
      { seed: 8, numRuns: size(50, 150) },
    );
    expect(answered).toBeGreaterThan(30); // one step is the contour's worst case, yet not always refused
  });
});

describe.each(pairs)('the smoothed inversion for one rare step of $name', (pair) => {
  it('brackets the closed form, over mechanisms and deltas', () => {
    let plain = 0;
    let answered = 0;
    const rare = inputs.map(({ mechanism, logDelta }) => ({
      mechanism: { ...mechanism, samplingRate: 0.1 * mechanism.samplingRate },
      logDelta: logDelta - 3,
    }));
    fc.assert(
      fc.property(rare, ({ mechanism, logDelta }) => {
        const exact = closedFormEpsilon(pair, mechanism, Math.exp(logDelta));
        if (exact === 0) return;
        const query = { wanted: 'epsilon', logDelta } as const;
        if (solver.solve(pair, mechanism, query, 2e-6) !== null) plain++;
        const result = solver.solveSmoothed(pair, mechanism, query, 2e-6);
        if (result !== null) {
          answered++;
          expect(Math.abs(result.epsilon - exact)).toBeLessThan(result.epsilonError + 1e-9 * exact);
          expect(result.epsilonError).toBeLessThanOrEqual(1e-4 * Math.max(1, exact));
        }
        const half = closedFormHalfGroupEpsilon(pair, mechanism, Math.exp(logDelta));
        const group = solver.solveSmoothed(pair, mechanism, { wanted: 'halfGroupEpsilon', logDelta }, 2e-6);
        if (group !== null) {
          expect(Math.abs(group.epsilon - half)).toBeLessThan(group.epsilonError + 1e-9 * half);
        }
        const back = { wanted: 'delta', epsilon: 0.7 * exact, logFloor: -746 } as const;
        const delta = solver.solveSmoothed(pair, mechanism, back, 2e-6);
        if (delta !== null) {
          const truth = closedFormLogDelta(pair, mechanism, 0.7 * exact);
          expect(Math.abs(Math.expm1(delta.logDelta - truth))).toBeLessThan(delta.relativeError + 1e-9);
        }
      }),
      { seed: 13, numRuns: 40 },
    );
    expect(answered).toBeGreaterThan(pair.name === 'add' ? 10 : plain);
  });
});

describe.each(pairs)('the inversion for $name at a sampling rate next to 1', (pair) => {
  it('has the epsilon of Gaussian differential privacy, or one that is not above it', () => {
    let answered = 0;
    for (const noiseMultiplier of [2, 7, 40]) {
      for (const steps of [10, 300, 20_000]) {
        for (const delta of [1e-12, 1e-5, 0.1]) {
          const mechanism = { samplingRate: 1 - 1e-13, noiseMultiplier, steps };
          const query = { wanted: 'epsilon', logDelta: Math.log(delta) } as const;
          const result = solver.solve(pair, mechanism, query, 1e-7);
          if (result === null) continue;
          answered++;
          const mu = ((pair.name === 'substitute' ? 2 : 1) * Math.sqrt(steps)) / noiseMultiplier;
          const exact = gdpEpsilon(mu, delta);
          // a record that is left out once in 1e13 steps moves delta by no more than steps * 1e-13 * (1 + e^epsilon)
          if (result.epsilon < 10 && delta > 1e-6) {
            expect(Math.abs(Math.max(0, result.epsilon) - exact)).toBeLessThan(result.epsilonError + 1e-6);
          } else {
            expect(Math.max(0, result.epsilon)).toBeLessThan(exact + result.epsilonError + 1e-9);
          }
        }
      }
    }
    expect(answered).toBeGreaterThan(20);
  });
});

describe('an addition at deltas that are met only next to its ceiling', () => {
  // where delta falls steeply, an error as large as delta changes epsilon little, although the sum is nothing but error
  it('has an epsilon within the bounds from the ceiling whenever it answers, over runs and deltas', () => {
    let answered = 0;
    const deep = fc.record({
      samplingRate: logUniform(0.01, 0.9),
      noiseMultiplier: logUniform(0.2, 1),
      steps: logUniform(10, 1e5).map(Math.round),
      logDelta: logUniform(20, 1e5).map((nats) => -nats),
    });
    fc.assert(
      fc.property(deep, ({ logDelta, ...mechanism }) => {
        const found = solver.solve(PAIRS.add, mechanism, { wanted: 'epsilon', logDelta }, 1e-8);
        const proven = ceilingInterval(PAIRS.add, mechanism, logDelta);
        if (found === null || proven === null) return;
        answered++;
        expect(found.epsilon - found.epsilonError).toBeLessThanOrEqual(proven.upper);
        expect(found.epsilon + found.epsilonError).toBeGreaterThanOrEqual(proven.lower);
      }),
      { seed: 12, numRuns: size(600, 6000) },
    );
    expect(answered).toBeGreaterThan(size(150, 1500));
  });

  it.each([
    [0.369, -24],
    [0.307, -32],
  ])(
    'has an epsilon where singularities lie close behind the line of the quadrature nodes, at sigma %f',
    (noiseMultiplier, logDelta) => {
      const mechanism = { samplingRate: 5e-4, noiseMultiplier, steps: 2000 };
      const { epsilon, epsilonError } =
        solver.solve(PAIRS.add, mechanism, { wanted: 'epsilon', logDelta }, 1e-8) ??
        expect.unreachable('refused');
      const bracket = bracketEpsilon('add', mechanism, Math.exp(logDelta));
      expect(bracket.upper - bracket.lower).toBeLessThan(1e-3);
      expect(epsilon + epsilonError).toBeGreaterThanOrEqual(bracket.lower);
      expect(epsilon - epsilonError).toBeLessThanOrEqual(bracket.upper);
    },
  );
});

describe('few rare steps that a record is added to, near the loss’s ceiling', () => {
  /** The inversion's answer, compared with a narrow bracket of the certificate; null where the inversion refuses. */
  function bothWays(mechanism: Mechanism, delta: number) {
    const result = epsilonByInversion(PAIRS.add, mechanism, delta);
    if (result === null || result.epsilon <= 0) return null;
    const { lower, upper } = bracketEpsilon('add', mechanism, delta, { tolerance: 1e-7 });
    expect(result.epsilon - result.epsilonError, JSON.stringify({ mechanism, delta })).toBeLessThanOrEqual(
      upper,
    );
    expect(result.epsilon + result.epsilonError, JSON.stringify({ mechanism, delta })).toBeGreaterThanOrEqual(
      lower,
    );
    return result;
  }

  // tilts are in the thousands there, and hundreds of frequencies cancel: each of these once missed the certificate
  it.each([
    [1.78995e-4, 0.446713, 6, 5.32466e-7],
    [3.066163198242686e-5, 0.5785614177680231, 9, 3.609241959192756e-8],
    [4.074373002974473e-5, 0.536882010117126, 16, 6.314541471551118e-8],
    [5.627505025637133e-5, 0.7114468548403371, 53, 1.9981434778548283e-9],
    [8.36150684741806e-5, 0.5039883667587266, 32, 9.326501472637998e-9],
  ])(
    'have an epsilon within its error of the certificate’s: q = %d, sigma = %d, T = %d, delta = %d',
    (q, sigma, steps, delta) => {
      bothWays({ samplingRate: q, noiseMultiplier: sigma, steps }, delta);
    },
  );

  it('have an epsilon that agrees with the certificate’s whenever the inversion answers, over few rare steps', () => {
    const log = (min: number, max: number) =>
      fc.double({ min: Math.log(min), max: Math.log(max), noNaN: true }).map(Math.exp);
    let answered = 0;
    fc.assert(
      fc.property(log(1e-6, 0.3), log(0.2, 1.2), log(2, 40), log(1e-9, 1e-3), (q, sigma, steps, delta) => {
        const mechanism = { samplingRate: q, noiseMultiplier: sigma, steps: Math.round(steps) };
        if (bothWays(mechanism, delta) !== null) answered++;
      }),
      { seed: 9, numRuns: size(100, 4000) },
    );
    expect(answered).toBeGreaterThan(size(50, 2000));
  });
});
