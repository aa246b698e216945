// Tests of the inversion with the core taken out, which is the part of a run that cannot reach epsilon (coreSplit.ts), against closed
// forms, against the contour of the whole run, and against the discretised bracket (discretised/bracket.ts).
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { size } from '../../../test/statistics/size';
import { closedFormEpsilon, closedFormHalfGroupEpsilon, closedFormLogDelta } from '../closedForm/closedForms';
import { bracketEpsilon } from '../discretised/bracket';
import { type DominatingPair, PAIRS } from '../pairs';
import { ContourReader } from './contourReading';
import { InversionSolver } from './solve';

const solver = new InversionSolver();
const FAST = 1e-7;
const logs = (min: number, max: number) =>
  fc.double({ min: Math.log(min), max: Math.log(max), noNaN: true }).map(Math.exp);

const rare = fc.record({
  samplingRate: logs(1e-4, 0.1),
  noiseMultiplier: logs(0.25, 2),
  delta: logs(1e-14, 1e-3),
});

describe.each<DominatingPair>([PAIRS.remove, PAIRS.substitute])(
  'the inversion without the core of one rare step of $name',
  (pair) => {
    it('is within its error budget of the closed form, over rare events', () => {
      let asked = 0;
      let answered = 0;
      fc.assert(
        fc.property(rare, ({ samplingRate, noiseMultiplier, delta }) => {
          const mechanism = { samplingRate, noiseMultiplier, steps: 1 };
          const exact = closedFormEpsilon(pair, mechanism, delta);
          if (exact < 1e-3) return;
          asked++;
          const logDelta = Math.log(delta);
          const result = solver.solve(pair, mechanism, { wanted: 'epsilon', logDelta }, FAST, true);
          if (result !== null) {
            answered++;
            expect(Math.abs(result.epsilon - exact)).toBeLessThan(result.epsilonError + 1e-9 * exact);
          }
          const half = closedFormHalfGroupEpsilon(pair, mechanism, delta);
          const group = solver.solve(pair, mechanism, { wanted: 'halfGroupEpsilon', logDelta }, FAST, true);
          if (group !== null) {
            expect(Math.abs(group.epsilon - half)).toBeLessThan(group.epsilonError + 1e-9 * half);
          }
          const query = { wanted: 'delta', epsilon: 0.9 * exact, logFloor: -746 } as const;
          const back = solver.solve(pair, mechanism, query, FAST, true);
          if (back !== null) {
            const truth = closedFormLogDelta(pair, mechanism, query.epsilon);
            expect(Math.abs(Math.expm1(back.logDelta - truth))).toBeLessThan(back.relativeError + 1e-9);
          }
        }),
        { seed: 11, numRuns: size(45, 150) },
      );
      expect(answered).toBeGreaterThan(0.6 * asked);
    });
  },
);

it('a kept contour without its core answers other deltas and epsilons within its error budget, over rare events', () => {
  const roomy = new InversionSolver();
  let answered = 0;
  const nats = fc.array(fc.double({ min: -2, max: 2, noNaN: true }), { minLength: 3, maxLength: 3 });
  fc.assert(
    fc.property(rare, nats, fc.constantFrom(PAIRS.remove, PAIRS.substitute), (start, path, pair) => {
      roomy.forget();
      let logDelta = Math.log(start.delta);
      for (const by of path) {
        const mechanism = { ...start, steps: 1 };
        // another number of steps has another core
        roomy.solveSharing(pair, { ...start, steps: 3 }, { wanted: 'epsilon', logDelta }, FAST, true);
        const exact = closedFormEpsilon(pair, mechanism, Math.exp(logDelta));
        if (exact < 1e-3) return;
        for (const epsilon of [exact, 0.9 * exact]) {
          const query = { wanted: 'delta', epsilon, logFloor: -746 } as const;
          const result = roomy.solveSharing(pair, mechanism, query, FAST, true);
          if (result === null) continue;
          answered++;
          const truth = closedFormLogDelta(pair, mechanism, epsilon);
          expect(Math.abs(Math.expm1(result.logDelta - truth))).toBeLessThan(result.relativeError + 1e-9);
        }
        const result = roomy.solveSharing(pair, mechanism, { wanted: 'epsilon', logDelta }, FAST, true);
        if (result !== null) {
          expect(Math.abs(result.epsilon - exact)).toBeLessThan(result.epsilonError + 1e-9 * exact);
        }
        logDelta = Math.min(-4, logDelta + by);
      }
    }),
    { seed: 12, numRuns: size(30, 150) },
  );
  expect(answered).toBeGreaterThan(60);
});

it('a contour without its core agrees with that of the whole run where both answer, over mechanisms and deltas', () => {
  let both = 0;
  const mechanisms = fc.record({
    samplingRate: logs(1e-3, 0.1),
    noiseMultiplier: logs(0.4, 2),
    steps: fc.integer({ min: 2, max: 500 }),
    delta: logs(1e-12, 1e-4),
  });
  fc.assert(
    fc.property(mechanisms, ({ delta, ...mechanism }) => {
      const query = { wanted: 'epsilon', logDelta: Math.log(delta) } as const;
      const plain = solver.solve(PAIRS.remove, mechanism, query, FAST);
      const split = solver.solve(PAIRS.remove, mechanism, query, FAST, true);
      if (plain === null || split === null) return;
      both++;
      expect(Math.abs(plain.epsilon - split.epsilon)).toBeLessThan(
        plain.epsilonError + split.epsilonError + 1e-9 * plain.epsilon,
      );
    }),
    { seed: 12, numRuns: size(36, 120) },
  );
  expect(both).toBeGreaterThan(20);
});

it('a contour without its core is refused where the core alone reaches epsilon', () => {
  const query = { wanted: 'epsilon', logDelta: Math.log(1e-5) } as const;
  const common = { samplingRate: 0.5, noiseMultiplier: 5, steps: 10_000 };
  expect(solver.solve(PAIRS.remove, common, query, FAST, true)).toBeNull();
});

it('a contour without its core is refused for a pair whose loss has a ceiling', () => {
  const query = { wanted: 'epsilon', logDelta: Math.log(1e-5) } as const;
  const rareSteps = { samplingRate: 1e-3, noiseMultiplier: 0.5, steps: 20 };
  expect(solver.solve(PAIRS.add, rareSteps, query, FAST, true)).toBeNull();
  expect(solver.solve(PAIRS.remove, rareSteps, query, FAST, true)).not.toBeNull();
});

it('a contour without its core answers where the first guess of delta needs no window for aliasing', () => {
  const mechanism = { samplingRate: 3.3e-4, noiseMultiplier: 1.11, steps: 28 };
  const query = { wanted: 'epsilon', logDelta: Math.log(2.9e-11) } as const;
  const result = solver.solve(PAIRS.remove, mechanism, query, FAST, true);
  const { lower, upper } = bracketEpsilon('remove', mechanism, 2.9e-11);
  expect(result?.epsilon).toBeGreaterThan(lower);
  expect(result?.epsilon).toBeLessThan(upper);
});

it('a sum whose terms will not vanish in time is given up early', () => {
  const mechanism = { samplingRate: 1e-4, noiseMultiplier: 0.35, steps: 11 };
  const query = { wanted: 'epsilon', logDelta: Math.log(1.2e-4) } as const;
  const reader = new ContourReader();
  expect(reader.choice.prepare(PAIRS.remove, mechanism, query, FAST)).toBe(true);
  expect(reader.read(query, true)).toBeNull();
  expect(reader.contour.terms).toBeLessThan(50);
});
