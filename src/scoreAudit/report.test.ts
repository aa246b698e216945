// A reader's own audit from counts, from scores by each rule, and from guesses: its bounds, how often they hold, and what is refused.

import { describe, expect, test } from 'vitest';
import reference from '../../test/reference/auditing.json';
import { size } from '../../test/statistics/size';
import { gdpEpsilon } from '../accounting/closedForm/gaussianDp';
import { paperEstimate } from '../audit/estimation/estimators/paper';
import { createBoundTables } from '../audit/estimation/thresholdScan';
import type { BoundedErrors } from '../audit/report/boundedErrors';
import { reportOfCounts } from '../audit/report/ratesReport';
import type { AuditTerms } from '../audit/report/terms';
import { normalTail } from '../base/numerics/normal';
import { fillNormal, STREAM } from '../base/numerics/randomStreams';
import { english } from '../base/sentences/sentence';
import { oneRunEpsLowerExact } from '../oneRun/estimation/exactBound';
import { DEFAULT_SCORE_SETTINGS } from './defaultSettings';
import { type ReaderScores, readerScores } from './readerScores';
import { reportOfGuesses, reportOfScores } from './report';
import { scoreView } from './scoreView';
import type { ScoreSettings } from './settings';

const AUDIT: AuditTerms = { game: 'two-records', delta: 1e-5, alpha: 0.05, claims: [] };
const settings = (change: Partial<ScoreSettings>): ScoreSettings => ({
  ...DEFAULT_SCORE_SETTINGS,
  ...change,
});

/** Normal scores of both worlds, `mu` apart, from a random stream that no other test uses. */
function drawn(runs: number, mu: number, audit: number): ReaderScores {
  const all = new Float64Array(2 * runs);
  fillNormal({ seed: 5, stream: STREAM.readerSplit, model: 1000 + audit, step: 0 }, 0, all, 0, 2 * runs);
  return readerScores(
    all.subarray(0, runs).map((score) => score + mu),
    all.subarray(runs),
  );
}

const RULES: readonly [string, Partial<ScoreSettings>][] = [
  ['one threshold', { rule: 'fixed', thresholds: [1] }],
  ['five thresholds', { rule: 'fixed', thresholds: [0, 0.5, 1, 1.5, 2] }],
  ['watched', { rule: 'fixed', thresholds: [1], watched: true }],
  ['split', { rule: 'split' }],
  ['whole curve', { rule: 'whole' }],
  ['one training', { trainings: 'one' }],
];

/**
 * Makes up to 1,000 audits at a level of 5 %. A sound rule claims too much in at most 50 of 1,000 on average, and in more
 * than 75 with probability below 4e-4. The draws are seeded, so a test that passes once always passes.
 */
describe.each(RULES)('%s', (_, change) => {
  const claims = (mu: number, audits: number) =>
    Array.from({ length: audits }, (_, i) => reportOfScores(AUDIT, settings(change), drawn(100, mu, i)));

  // more than 14 of 100 have probability below 2e-4
  const [audits, most] = size([100, 14], [1000, 75]) as [number, number];

  test('claims anything in few audits of scores with the same law in both worlds', () => {
    const reports = claims(0, audits);
    expect(reports.filter(({ epsilon }) => epsilon > 0).length).toBeLessThanOrEqual(most);
    const gaussian = reports.filter((one) => one.kind === 'rates' && one.gaussian.epsilon > 0);
    expect(gaussian.length).toBeLessThanOrEqual(most);
  });

  test('claims more than is true in few audits of Gaussian scores', () => {
    // canaries of one training run have at most this epsilon too, because each is in or out independently
    const truth = gdpEpsilon(1, AUDIT.delta);
    const reports = claims(1, audits);
    expect(reports.filter(({ epsilon }) => epsilon > truth).length).toBeLessThanOrEqual(most);
    const gaussian = reports.filter((one) => one.kind === 'rates' && one.gaussian.mu > 1);
    expect(gaussian.length).toBeLessThanOrEqual(most);
  });
});

test('the best of all thresholds without correction would fail the same test', () => {
  const tables = createBoundTables();
  const [audits, most] = size([300, 22], [1000, 75]) as [number, number];
  const claims = Array.from({ length: audits }, (_, i) =>
    paperEstimate(drawn(400, 0, i), AUDIT.delta, 1 - AUDIT.alpha, tables),
  );
  expect(claims.filter(({ epsilon }) => epsilon > 0).length).toBeGreaterThan(most);
});

test('the interval of the area under the ROC curve holds as often as it says', () => {
  // the true area for normal scores that are 1 apart is Phi(1/sqrt(2))
  const area = 0.7602499389065233;
  const [audits, most] = size([200, 22], [1000, 75]) as [number, number];
  let outside = 0;
  for (let i = 0; i < audits; i++) {
    const { lower, upper } = scoreView(drawn(60, 1, i), 0.05, DEFAULT_SCORE_SETTINGS).auc;
    if (area < lower || area > upper) outside++;
  }
  expect(outside).toBeLessThanOrEqual(most);
});

describe('counts', () => {
  const counts = { falsePositives: 3, negatives: 1000, falseNegatives: 700, positives: 1000 };

  test('have the bound of the closed form and its assumptions', () => {
    const { epsilon, at, decided, adjacency, assumptions, most } = reportOfCounts(AUDIT, counts, false);
    // computed by scipy 1.17.1 as beta.ppf(0.975, 4, 997) and beta.ppf(0.975, 701, 300)
    const [fpr, fnr] = [0.008742023238478303, 0.7282788878708555];
    expect(at?.fprUpper).toBeCloseTo(fpr, 12);
    expect(at?.fnrUpper).toBeCloseTo(fnr, 12);
    expect(epsilon).toBeCloseTo(Math.log((1 - 1e-5 - fnr) / fpr), 9);
    expect([english(decided.words), adjacency]).toEqual([
      'The threshold was fixed before the runs were counted.',
      'substitute',
    ]);
    expect(assumptions.map(english).join(' ')).toContain('The runs are independent of one another.');
    // the Clopper-Pearson upper bound for 0 of 1,000 at 2.5 % is 1 - 0.025^(1/1000)
    const none = 1 - 0.025 ** (1 / 1000);
    expect(most).toBeCloseTo(Math.log((1 - 1e-5 - none) / none), 9);
  });

  test('have a smaller bound, with the reason, if somebody looked and stopped', () => {
    const planned = reportOfCounts(AUDIT, counts, false);
    const watched = reportOfCounts(AUDIT, counts, true);
    expect(watched.epsilon).toBeLessThan(planned.epsilon);
    expect(watched.epsilon).toBeGreaterThan(0);
    expect(watched.assumptions.map(english).join(' ')).toContain('you may look and stop');
  });

  test('judge only claims for the adjacency of the game', () => {
    const claims = [
      { adjacency: 'substitute', epsilon: 1 },
      { adjacency: 'substitute', epsilon: 9 },
      { adjacency: 'add-remove', epsilon: 1 },
    ] as const;
    const report = reportOfCounts({ ...AUDIT, claims }, counts, false);
    expect(report.claims.map(({ verdict }) => verdict)).toEqual([
      'claim rejected',
      'not rejected',
      'not tested',
    ]);
  });
});

interface PeerVector {
  source: string;
  inputs: Record<string, number>;
  outputs: Record<string, number>;
}

/** Test vectors of one function of another library, from test/reference/auditing.json. */
const peers = (named: string): PeerVector[] =>
  reference.peerVectors
    .filter((one) => one.function.includes(named))
    .flatMap(({ source, cases }) => cases.map((one) => ({ source, ...(one as Omit<PeerVector, 'source'>) })));

test('the counts of TensorFlow Privacy’s audit have the same bound', () => {
  const [{ inputs, outputs }] = peers('compute_epsilon_and_acc') as [PeerVector];
  const counts = {
    falsePositives: inputs.falsePositives as number,
    negatives: inputs.negatives as number,
    falseNegatives: (inputs.positives as number) - (inputs.truePositives as number),
    positives: inputs.positives as number,
  };
  const { epsilon } = reportOfCounts({ ...AUDIT, delta: 0, alpha: inputs.alpha as number }, counts, false);
  expect(epsilon).toBeCloseTo(outputs.eps as number, 7);
});

test('the counts of JAX Privacy’s auditor have a bound at least as large, because its term in delta is not exact', () => {
  const vectors = peers('epsilon_one_run').filter(({ outputs }) => outputs.bestGuesses !== undefined);
  expect(vectors).toHaveLength(2);
  for (const { inputs, outputs } of vectors) {
    const alpha = (inputs.significance as number) / (outputs.hullVertices as number);
    const { epsilon } = reportOfGuesses(
      { ...AUDIT, game: 'in-out', delta: inputs.delta as number, alpha },
      {
        m: 2 * (inputs.n as number),
        k: 2,
        planned: [{ r: outputs.bestGuesses as number, v: outputs.bestCorrect as number }],
      },
    );
    expect(epsilon).toBeGreaterThanOrEqual((outputs.eps as number) * (1 - 1e-5));
    expect(epsilon).toBeLessThan((outputs.eps as number) * 1.35);
  }
});

test('guesses have the exact bound for one run', () => {
  const { epsilon, decided } = reportOfGuesses(
    { ...AUDIT, game: 'in-out' },
    { m: 1000, k: 2, planned: [{ r: 100, v: 75 }] },
  );
  expect(epsilon).toBe(oneRunEpsLowerExact({ m: 1000, r: 100, v: 75, k: 2 }, 1e-5, 0.05));
  expect(english(decided.words)).toContain('fixed beforehand');
});

test('guesses at secrets of three values are refused in a game of two', () => {
  expect(() =>
    reportOfGuesses({ ...AUDIT, game: 'in-out' }, { m: 10, k: 3, planned: [{ r: 5, v: 5 }] }),
  ).toThrow('secrets of two values');
});

test('losses, of which smaller ones speak for z, have the same report as their negatives', () => {
  const scores = drawn(300, 2, 0);
  const audit = (sign: 1 | -1, thresholds: number[]) =>
    reportOfScores(AUDIT, settings({ rule: 'fixed', thresholds, sign }), scores);
  const [plain, turned] = [audit(1, [1]), audit(-1, [-1])];
  expect(turned.epsilon).toBe(plain.epsilon);
  expect(plain.kind === 'rates' && plain.at?.threshold).toBe(1);
  expect(turned.kind === 'rates' && turned.at?.threshold).toBe(-1);
});

test('every rule shows much of the true epsilon from many scores', () => {
  const scores = drawn(20_000, 3, 0);
  const truth = gdpEpsilon(3, AUDIT.delta);
  const found = RULES.slice(0, 5).map(
    ([, change]) =>
      reportOfScores(AUDIT, settings({ ...change, ...(change.thresholds && { thresholds: [3] }) }), scores)
        .epsilon,
  );
  for (const epsilon of found) {
    expect(epsilon).toBeGreaterThan(5);
    expect(epsilon).toBeLessThan(truth);
  }
});

describe('settings and scores that allow no claim are refused', () => {
  test.each([
    [{ rule: 'whole', watched: true }, 'needs a number of trainings that was fixed beforehand'],
    [{ rule: 'split', watched: true }, 'needs a number of trainings that was fixed beforehand'],
    [{ rule: 'fixed', thresholds: [] }, 'thresholds holds 0 numbers'],
    [{ rule: 'fixed', thresholds: [1, 1] }, 'thresholds holds a number twice'],
    [{ rule: 'fixed', thresholds: [Number.NaN] }, 'thresholds is NaN'],
    [{ trainings: 'one', guesses: [500] }, 'guesses is 500'],
    [{ trainings: 'one', guesses: [7] }, 'guesses is 7, but half of the guesses'],
  ] as [Partial<ScoreSettings>, string][])('%j', (change, message) => {
    expect(() => reportOfScores(AUDIT, settings(change), drawn(20, 0, 0))).toThrow(message);
  });

  test('coins that are not fair', () => {
    const lopsided = readerScores(new Float64Array(900), new Float64Array(100));
    expect(() => reportOfScores(AUDIT, settings({ trainings: 'one' }), lopsided)).toThrow('fair coin');
  });

  test('a split of too few scores', () => {
    expect(() => reportOfScores(AUDIT, settings({ rule: 'split' }), drawn(3, 0, 0))).toThrow('a split needs');
  });
});

test('equal scores prove nothing about one training run', () => {
  const alike = readerScores(new Float64Array(500), new Float64Array(500));
  expect(reportOfScores(AUDIT, settings({ trainings: 'one' }), alike).epsilon).toBe(0);
});

test('the order of equal scores in the file changes nothing for one training run', () => {
  const few = (seed: number) => Float64Array.from({ length: 250 }, (_, i) => (i * seed) % 3);
  const one = settings({ trainings: 'one', guesses: [100, 500] });
  const report = (z: Float64Array, other: Float64Array) => reportOfScores(AUDIT, one, readerScores(z, other));
  const [z, other] = [few(7), few(5)];
  expect(report(z.toReversed(), other.toSorted())).toEqual(report(z, other));
});

test('equal scores at the cut are not guessed', () => {
  // 60 scores are the highest, 20 the lowest, and 120 equal ones lie between them
  const of = (high: number, middle: number, low: number) =>
    Float64Array.of(...Array(high).fill(2), ...Array(middle).fill(1), ...Array(low).fill(0));
  const scores = readerScores(of(50, 50, 2), of(10, 70, 18));
  const report = (r: number) => reportOfScores(AUDIT, settings({ trainings: 'one', guesses: [r] }), scores);
  expect(report(200)).toMatchObject({ r: 80, v: 68 });
  expect(report(120)).toMatchObject({ r: 80, v: 68 });
  expect(report(118)).toMatchObject({ r: 20, v: 18 });
  expect(report(20)).toMatchObject({ r: 0, v: 0, epsilon: 0 });
});

test('a remark says that fewer guesses were made than planned', () => {
  // 60 scores are the highest, 20 the lowest, and 120 equal ones lie between them
  const of = (high: number, middle: number, low: number) =>
    Float64Array.of(...Array(high).fill(2), ...Array(middle).fill(1), ...Array(low).fill(0));
  const scores = readerScores(of(50, 50, 2), of(10, 70, 18));
  const report = (r: number) => reportOfScores(AUDIT, settings({ trainings: 'one', guesses: [r] }), scores);
  expect(report(120).remarks.map(english)).toEqual([
    'Of 120 planned guesses 80 were made, because canaries of equal scores are guessed together or not at all.',
  ]);
});

describe('a split', () => {
  /** True rates of "z if score > threshold" for normal scores that are 1 apart. */
  const bothHold = ({ at }: { at: BoundedErrors | null }) =>
    at === null ||
    (at.fprUpper >= normalTail(at.threshold as number) &&
      at.fnrUpper >= normalTail(1 - (at.threshold as number)));

  test('has bounds on both rates that hold as often as they say', () => {
    // more misses than this have probability 1e-6 or less if each has probability 5 %
    const [audits, most] = size([200, 26], [1000, 87]) as [number, number];
    let misses = 0;
    for (let i = 0; i < audits; i++) {
      const report = reportOfScores(AUDIT, settings({ rule: 'split' }), drawn(750, 1, i));
      if (report.kind !== 'rates' || !bothHold(report)) misses++;
    }
    expect(misses).toBeLessThanOrEqual(most);
  });

  test('learns its threshold on rows that are chosen by their places in the file', () => {
    const { rows } = drawn(200, 2, 0);
    const counted = (z: Float64Array) => {
      const report = reportOfScores(AUDIT, settings({ rule: 'split' }), readerScores(z, rows.substituted));
      return report.kind === 'rates' && report.at;
    };
    expect(counted(rows.original)).not.toBeNull();
    expect(counted(rows.original.toReversed())).not.toEqual(counted(rows.original));
  });

  test.each([
    ['rising', (a: number, b: number) => a - b],
    ['falling', (a: number, b: number) => b - a],
  ])('refuses rows in %s order of their scores', (_, order) => {
    const { rows } = drawn(100, 1, 0);
    const sorted = readerScores(rows.original.toSorted(order), rows.substituted);
    expect(() => reportOfScores(AUDIT, settings({ rule: 'split' }), sorted)).toThrow(
      'sorted by their scores, so a split by their places would be one by their ranks',
    );
  });
});

test('infinite scores are read as the largest or smallest ones', () => {
  const { rows } = drawn(400, 2, 3);
  const replaced = (beyond: number) =>
    readerScores(
      rows.original.map((score) => (score > 2.5 ? beyond : score)),
      rows.substituted.map((score) => (score < -0.5 ? -beyond : score)),
    );
  for (const [, change] of RULES) {
    const report = (beyond: number) => reportOfScores(AUDIT, settings(change), replaced(beyond));
    expect(report(Number.POSITIVE_INFINITY)).toEqual(report(1e300));
  }
  const view = scoreView(replaced(Number.POSITIVE_INFINITY), 0.05, DEFAULT_SCORE_SETTINGS);
  expect([...view.histogram.edges].every(Number.isFinite)).toBe(true);
  expect(view.histogram.original.reduce((sum, count) => sum + count)).toBe(400);
  expect(view.infinite).toBeGreaterThan(200);
  const all = readerScores(Float64Array.of(Infinity, Infinity), Float64Array.of(-Infinity, -Infinity));
  expect([...scoreView(all, 0.05, DEFAULT_SCORE_SETTINGS).histogram.edges].every(Number.isFinite)).toBe(true);
});
