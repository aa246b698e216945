// Tests of contours (the lines along which the inversion sums, contour.ts) that serve a further query, and of the order in which ways to
// solve are tried.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { logUniform } from '../../../test/statistics/logUniform';
import { type DominatingPair, PAIRS } from '../pairs';
import { epsilonByInversion, sharingContours } from './invert';
import type { InversionQuery } from './query';
import { SharedContours } from './sharedContours';
import { InversionSolver } from './solve';

const roomy = new InversionSolver();
const forgetful = new InversionSolver();
const pairs: DominatingPair[] = Object.values(PAIRS);

interface Start {
  samplingRate: number;
  noiseMultiplier: number;
  steps: number;
  logDelta: number;
}

/** A factor of the steps and nats of delta, from one query to the next. */
interface Move {
  steps: number;
  nats: number;
}

const setting: fc.Arbitrary<Start> = fc.record({
  samplingRate: logUniform(1e-3, 0.9),
  noiseMultiplier: logUniform(0.5, 30),
  steps: logUniform(2, 1e5),
  logDelta: fc.double({ min: -28, max: -5, noNaN: true }),
});
const moves: fc.Arbitrary<Move[]> = fc.array(
  fc.record({ steps: logUniform(0.7, 1.5), nats: fc.double({ min: -3, max: 3, noNaN: true }) }),
  { minLength: 3, maxLength: 3 },
);

describe.each(pairs)('$name, a contour asked again', (pair) => {
  it('answers another query as a contour made for it does, over deltas, epsilons and numbers of steps', () => {
    let answered = 0;
    const check = (start: Start, path: Move[]) => {
      let { logDelta } = start;
      let steps = Math.round(start.steps);
      roomy.forget();
      for (const move of path) {
        const mechanism = { ...start, steps };
        for (const wanted of ['epsilon', 'halfGroupEpsilon', 'delta'] as const) {
          const at = roomy.solveSharing(pair, mechanism, { wanted: 'epsilon', logDelta }, 1e-7)?.epsilon ?? 0;
          if (!(at > 0)) return;
          const query: InversionQuery =
            wanted === 'delta' ? { wanted, epsilon: at, logFloor: -746 } : { wanted, logDelta };
          const again = roomy.solveSharing(pair, mechanism, query, 1e-7);
          const fresh = forgetful.solve(pair, mechanism, query, 1e-7);
          if (again === null || fresh === null) continue;
          answered++;
          if (wanted === 'delta') {
            const apart = Math.abs(Math.expm1(again.logDelta - fresh.logDelta));
            expect(apart).toBeLessThanOrEqual(again.relativeError + fresh.relativeError);
          } else {
            const apart = Math.abs(Math.max(0, again.epsilon) - Math.max(0, fresh.epsilon));
            expect(apart).toBeLessThanOrEqual(again.epsilonError + fresh.epsilonError + 1e-9 * fresh.epsilon);
          }
        }
        steps = Math.max(2, Math.round(steps * move.steps));
        logDelta = Math.max(-30, Math.min(-3, logDelta + move.nats));
      }
    };
    fc.assert(fc.property(setting, moves, check), { seed: 21, numRuns: 60 });
    expect(answered).toBeGreaterThan(150);
  });
});

describe('ways to solve', () => {
  const mechanism = { samplingRate: 0.01, noiseMultiplier: 1, steps: 100 };
  const query = { wanted: 'epsilon', logDelta: -10 } as const;
  const ways = (asked: string[], answers: string) =>
    ['first', 'second', 'third'].map((way) => () => {
      asked.push(way);
      return answers === way ? way : null;
    });

  it('begin with the one that answered the latest query of the same mechanism', () => {
    const contours = new SharedContours();
    const asked: string[] = [];
    const ask = (answers: string, steps = 100) => {
      asked.length = 0;
      return contours.firstOf(PAIRS.remove, { ...mechanism, steps }, query, ways(asked, answers));
    };
    expect([ask('second'), ...asked]).toEqual(['second', 'first', 'second']);
    expect([ask('second'), ...asked]).toEqual(['second', 'second']);
    expect([ask('first'), ...asked]).toEqual(['first', 'second', 'third', 'first']);
    expect([ask('third'), ...asked]).toEqual(['third', 'first', 'second', 'third']);
    expect([ask('second', 101), ...asked]).toEqual(['second', 'first', 'second']);
    expect([ask('none', 101), ...asked]).toEqual([null, 'second', 'third', 'first']);
    contours.forget();
    expect([ask('second', 101), ...asked]).toEqual(['second', 'first', 'second']);
  });
});

describe('contours for other callers', () => {
  const mechanism = { samplingRate: 0.01, noiseMultiplier: 1.2, steps: 3000 };
  const asked = (contours: SharedContours, delta: number) =>
    sharingContours(contours, () => epsilonByInversion(PAIRS.remove, mechanism, delta)) ??
    expect.unreachable('refused');

  it.each(['once', 'of-one'] as const)(
    'that are asked %s agree with those that are asked often, within both error budgets',
    (how) => {
      const [often, other] = [asked(new SharedContours(), 1e-6), asked(new SharedContours(how), 1e-6)];
      expect(other.epsilon).not.toBe(often.epsilon);
      expect(Math.abs(other.epsilon - often.epsilon)).toBeLessThan(other.epsilonError + often.epsilonError);
    },
  );

  it('of one mechanism serve the deltas that a search for a split of epsilon asks', () => {
    const contours = new SharedContours('of-one');
    const made = asked(contours, 1e-6);
    const solver = contours.solverOf(PAIRS.remove);
    const again = (delta: number) =>
      solver.solveAgain(PAIRS.remove, mechanism, { wanted: 'epsilon', logDelta: Math.log(delta) });
    expect(again(1e-6)?.epsilon).toBeCloseTo(made.epsilon, 9);
    expect(again(5e-7)).not.toBeNull();
    expect(again(1e-7)).not.toBeNull();
    expect(again(1e-12)).toBeNull();
  });

  it('let the contours beside them answer where these can', () => {
    const once = new SharedContours('once');
    once.beside = new SharedContours();
    asked(once.beside, 1e-6);
    const reread = asked(once.beside, 2e-6);
    expect(asked(once, 2e-6)).toEqual(reread);
    once.beside.forget();
    expect(asked(once, 2e-6).epsilonError).not.toBe(reread.epsilonError);
  });
});
