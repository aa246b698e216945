// Audits of one run from scores: guesses of one side, the reading along a Gaussian curve, and the test of a claimed whole curve.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import reference from '../../test/reference/auditing.json';
import { size } from '../../test/statistics/size';
import { delta, tradeoff } from '../accounting';
import { gdpDelta, gdpEpsilon } from '../accounting/closedForm/gaussianDp';
import type { AuditTerms } from '../audit/report/terms';
import { binomialUpperTail } from '../base/numerics/binomial';
import { normalTail, normalUpperQuantile } from '../base/numerics/normal';
import { fillNormal, STREAM, uniforms } from '../base/numerics/randomStreams';
import { oneRunEpsLowerClassic } from '../oneRun/estimation/classicBound';
import { oneRunPValueExact } from '../oneRun/estimation/exactBound';
import { oneRunPValueGdp } from '../oneRun/estimation/gdpBounds';
import { oneRunPValueOfProfile } from './claimedCurve';
import { DEFAULT_SCORE_SETTINGS } from './defaultSettings';
import { readerScores } from './readerScores';
import { reportOfScores } from './report';
import type { ScoreSettings } from './settings';

const AUDIT: AuditTerms = { game: 'in-out', delta: 1e-6, alpha: 0.05, claims: [] };
const one = (change: Partial<ScoreSettings>): ScoreSettings => ({
  ...DEFAULT_SCORE_SETTINGS,
  trainings: 'one',
  ...change,
});

/** Scores at the quantiles of a normal law, as in the test of jax_privacy. */
const quantiles = (mean: number, count: number): Float64Array =>
  Float64Array.from({ length: count }, (_, i) => mean + normalUpperQuantile(1 - (i + 0.5) / count));

/** The bounds of jax_privacy for the scores of its own test, with the numbers of guesses (test/reference/auditing.json, peerVectors). */
const PEERS = reference.peerVectors.flatMap(({ function: name, cases }) =>
  cases.flatMap(({ inputs, outputs }) =>
    name === 'epsilon_one_run' && 'hullVertices' in outputs && 'shift' in inputs
      ? [
          { ...inputs, ...outputs } as {
            shift: number;
            n: number;
            eps: number;
            hullVertices: number;
            bestGuesses: number;
            bestCorrect: number;
          },
        ]
      : [],
  ),
);
const GAUSSIAN_PEERS = new Map(
  reference.peerVectors.flatMap(({ function: name, cases }) =>
    cases.flatMap(({ inputs, outputs }) =>
      name === 'epsilon_one_run_fdp' && 'shift' in inputs && 'eps' in outputs
        ? [[inputs.shift as number, outputs.eps as number] as const]
        : [],
    ),
  ),
);

describe.each(PEERS)('for the scores of jax_privacy’s own test, $shift apart', (peer) => {
  const { shift, n, eps, hullVertices, bestGuesses, bestCorrect } = peer;
  const scores = readerScores(quantiles(shift, n), quantiles(0, n));
  // jax_privacy takes the best of all thresholds, each at its share of the level
  const terms = { ...AUDIT, alpha: AUDIT.alpha / hullVertices };
  const at = (guesses: number) => {
    const report = reportOfScores(terms, one({ side: 'in', guesses: [guesses] }), scores);
    if (report.kind !== 'guesses') throw new Error(report.kind);
    return report;
  };

  test('the guesses that are best for it are counted as it counts them', () => {
    const report = at(bestGuesses);
    expect([report.r, report.v]).toEqual([bestGuesses, bestCorrect]);
    const counts = { m: 2 * n, r: report.r, v: report.v };
    expect(oneRunEpsLowerClassic(counts, AUDIT.delta, terms.alpha)).toBeCloseTo(eps, 4);
  });

  test('the exact bound lies between its bound and the truth', () => {
    const report = at(bestGuesses);
    expect(report.epsilon).toBeGreaterThan(eps);
    expect(report.epsilon).toBeLessThan(gdpEpsilon(shift, AUDIT.delta));
  });

  test('its f-DP bound is the largest of ours over all numbers of guesses', () => {
    const known = GAUSSIAN_PEERS.get(shift) as number;
    const numbers = Array.from({ length: 60 }, (_, i) => Math.round(100 * 1.08 ** i)).filter(
      (r) => r < 2 * n,
    );
    const most = Math.max(...numbers.map((r) => at(r).gaussian.epsilon));
    expect(most).toBeGreaterThan(0.98 * known);
    expect(most).toBeLessThan(1.001 * known);
  });
});

test('guesses of the side "in" are the highest scores', () => {
  const z = Float64Array.of(9, 8, 7, 2, 1);
  const other = Float64Array.of(6, 5, 4, 3, 0);
  const counted = (side: ScoreSettings['side'], r: number) => {
    const report = reportOfScores(AUDIT, one({ side, guesses: [r] }), readerScores(z, other));
    return report.kind === 'guesses' && [report.r, report.v];
  };
  expect(counted('in', 3)).toEqual([3, 3]);
  expect(counted('in', 4)).toEqual([4, 3]);
});

test('guesses of the side "out" are the lowest scores', () => {
  const z = Float64Array.of(9, 8, 7, 2, 1);
  const other = Float64Array.of(6, 5, 4, 3, 0);
  const counted = (side: ScoreSettings['side'], r: number) => {
    const report = reportOfScores(AUDIT, one({ side, guesses: [r] }), readerScores(z, other));
    return report.kind === 'guesses' && [report.r, report.v];
  };
  expect(counted('out', 1)).toEqual([1, 1]);
  expect(counted('out', 3)).toEqual([3, 1]);
});

test('guesses of both sides are half of each', () => {
  const z = Float64Array.of(9, 8, 7, 2, 1);
  const other = Float64Array.of(6, 5, 4, 3, 0);
  const counted = (side: ScoreSettings['side'], r: number) => {
    const report = reportOfScores(AUDIT, one({ side, guesses: [r] }), readerScores(z, other));
    return report.kind === 'guesses' && [report.r, report.v];
  };
  expect(counted('both', 6)).toEqual([6, 4]);
});

test('an odd number of guesses of both sides is refused', () => {
  const z = Float64Array.of(9, 8, 7, 2, 1);
  const other = Float64Array.of(6, 5, 4, 3, 0);
  const counted = (side: ScoreSettings['side'], r: number) => {
    const report = reportOfScores(AUDIT, one({ side, guesses: [r] }), readerScores(z, other));
    return report.kind === 'guesses' && [report.r, report.v];
  };
  expect(() => counted('both', 3)).toThrow('even');
});

/** The report on r guesses of the side "in" where 60 scores are higher than 140 equal ones. */
function reportOfTies(r: number) {
  const scores = readerScores(
    Float64Array.from({ length: 100 }, (_, i) => (i < 60 ? 2 : 1)),
    new Float64Array(100).fill(1),
  );
  return reportOfScores(AUDIT, one({ side: 'in', guesses: [r] }), scores);
}

test('equal scores are guessed together or not at all', () => {
  expect(reportOfTies(60)).toMatchObject({ r: 60, v: 60 });
  expect(reportOfTies(100)).toMatchObject({ r: 60, v: 60 });
  expect(reportOfTies(59)).toMatchObject({ r: 0, v: 0, epsilon: 0 });
});

test('the Gaussian reading counts planned guesses that ties prevent as wrong', () => {
  const [full, part] = [reportOfTies(60), reportOfTies(100)];
  if (full.kind !== 'guesses' || part.kind !== 'guesses') throw new Error('guesses');
  expect(part.gaussian.mu).toBeLessThan(full.gaussian.mu);
});

test('infinite scores are guessed like the largest finite ones', () => {
  const of = (count: number, beyond: number) =>
    Float64Array.from({ length: 200 }, (_, i) => (i < count ? beyond : i / 200));
  const report = (beyond: number) =>
    reportOfScores(AUDIT, one({ side: 'in', guesses: [90] }), readerScores(of(80, beyond), of(10, beyond)));
  expect(report(Infinity)).toEqual(report(1e300));
  expect(report(Infinity)).toMatchObject({ r: 90, v: 80 });
});

/** Probability that the test fails although each audit claims too much with probability 0.05 only. */
const FALSE_ALARM = 1e-6;

test.each(['in', 'out'] as const)(
  'guesses of one side (%s) rarely claim anything if both worlds have the same law of scores',
  (side) => {
    const audits = size(60, 600);
    let claims = 0;
    let gaussian = 0;
    for (let audit = 0; audit < audits; audit++) {
      const place = { seed: 5, stream: 1001, model: audit };
      const coins = uniforms({ ...place, step: 0 }, 400);
      const values = uniforms({ ...place, step: 1 }, 400).map((u) => Math.floor(7 * u));
      const scores = readerScores(
        values.filter((_, i) => (coins[i] as number) < 0.5),
        values.filter((_, i) => (coins[i] as number) >= 0.5),
      );
      const report = reportOfScores(AUDIT, one({ side, guesses: [60] }), scores);
      if (report.epsilon > 0) claims++;
      if (report.kind === 'guesses' && report.gaussian.mu > 0) gaussian++;
    }
    for (const count of [claims, gaussian])
      expect(binomialUpperTail(count, audits, 0.05)).toBeGreaterThan(FALSE_ALARM);
  },
);

describe('the whole curve of a claimed run', () => {
  // the curve without sampling is Gaussian, here with mu = 1
  const RUN = { samplingRate: 1, noiseMultiplier: 10, steps: 100 };
  const drawn = (shift: number, seed: number) => {
    const scores = (world: number, mean: number) => {
      const values = new Float64Array(1500);
      fillNormal({ seed, stream: STREAM.readerSplit + 500, model: world, step: 0 }, 0, values, 0, 1500);
      return values.map((value) => value + mean);
    };
    return readerScores(scores(0, shift), scores(1, 0));
  };
  const curveOf = (shift: number, seed: number, change: Partial<ScoreSettings> = {}) =>
    reportOfScores(AUDIT, { ...DEFAULT_SCORE_SETTINGS, ...change }, drawn(shift, seed), RUN).claimedCurve;

  test('is the accountant’s, rounded to the safe side', () => {
    const curve = curveOf(0, 1);
    const levels = [5, 30, 70];
    const known = tradeoff(
      'add-remove',
      RUN,
      levels.map((i) => i / 100),
    );
    for (const [i, at] of levels.entries()) {
      expect(curve?.misses[at]).toBe(known[i]?.beta.lower);
      expect(curve?.misses[at]).toBeCloseTo(normalTail(1 - normalUpperQuantile(at / 100)), 6);
    }
  });

  test.each([{ rule: 'whole' }, { rule: 'fixed', thresholds: [1] }, { rule: 'split' }] as const)(
    'is refuted by scores that are far beyond it, and not by scores of its own: %j',
    (change) => {
      expect(curveOf(2.5, 3, change)).toMatchObject({ contradicts: true });
      expect(curveOf(1, 3, change)).toMatchObject({ contradicts: false });
      expect(curveOf(0, 3, change)).toMatchObject({ contradicts: false });
    },
  );

  test('is refuted by guesses of one run that are far beyond it, and not by its own', () => {
    const guesses = { trainings: 'one', guesses: [300] } as const;
    expect(curveOf(4, 3, guesses)).toMatchObject({ contradicts: true });
    expect(curveOf(1, 3, guesses)).toMatchObject({ contradicts: false });
  });

  test('is of the adjacency of the game', () => {
    const terms: AuditTerms = { ...AUDIT, game: 'two-records' };
    const { claimedCurve } = reportOfScores(terms, DEFAULT_SCORE_SETTINGS, drawn(1, 1), RUN);
    expect(claimedCurve?.adjacency).toBe('substitute');
    expect(claimedCurve?.misses[10]).toBeLessThan(curveOf(1, 1)?.misses[10] as number);
  });

  test('has for guesses the p-value of a Gaussian curve if it is one, over guesses, shares and mu', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 20, max: 400 }),
        fc.double({ min: 0.5, max: 1, noNaN: true }),
        fc.double({ min: 0.2, max: 2, noNaN: true }),
        (r, share, mu) => {
          const counts = { m: 1000, r, v: Math.floor(share * r), k: 2 };
          const found = oneRunPValueOfProfile(counts, (epsilon) => gdpDelta(mu, epsilon));
          const known = oneRunPValueGdp(counts, mu);
          expect(found).toBeLessThan(1.05 * known + 1e-12);
          expect(found).toBeGreaterThan(0.95 * known - 1e-12);
        },
      ),
      { numRuns: size(20, 100) },
    );
  });

  test('refutes at least as much as any point of its profile', () => {
    const counts = { m: 1000, r: 200, v: 160, k: 2 };
    const least = oneRunPValueOfProfile(counts, (epsilon) => delta('add-remove', RUN, epsilon).upper);
    for (const epsilon of [0.5, 1, 2, 4])
      expect(least).toBeLessThanOrEqual(
        oneRunPValueExact(counts, epsilon, delta('add-remove', RUN, epsilon).upper) * (1 + 1e-9),
      );
  });
});
