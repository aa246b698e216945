// Many whole worst-case audits. Estimators hold the confidence that they claim, and the published one fails as we say. Seeds are fixed,
// so each test always passes or always fails. False-alarm rates are those under a fresh seed, and hold at both sizes of size.ts. At the
// smaller size a test finds only larger faults, such as a level of 5% that is really 12% instead of 8%.
import { describe, expect, it } from 'vitest';
import { epsilon, hiddenStateEpsilon } from '../../src/accounting';
import type { Mechanism } from '../../src/accounting/types';
import { createWorstCaseSampler, type World } from '../../src/audit/canaries/S1/worstCase';
import { createWorstCaseAudit } from '../../src/audit/canaries/S1/worstCaseAudit';
import { epsilonOfError } from '../../src/audit/estimation/accuracyBound';
import { paperEstimate } from '../../src/audit/estimation/estimators/paper';
import { calibrateMidpoint } from '../../src/audit/estimation/holdoutThreshold';
import { errorProbability } from '../../src/audit/estimation/rates/rateBounds';
import { sortScores } from '../../src/audit/estimation/scores/roc';
import { createBoundTables } from '../../src/audit/estimation/thresholdScan';
import { binomialUpperTail } from '../../src/base/numerics/binomial';
import { DEFAULT_SCENARIO } from '../../src/scenario';
import { PRESETS } from '../../src/scenario/presets/presets';
import { size } from './size';

const DELTA = 1e-5;
const CONFIDENCE = 0.95;

/** A function that draws the scores of one audit, by its number. Audits are independent. */
function drawAudit(mechanism: Mechanism, seed: number, runs: number, worlds: [World, World] = [0, 1]) {
  const sampler = createWorstCaseSampler(mechanism, seed);
  const first = new Float64Array(runs);
  const second = new Float64Array(runs);
  return (repeat: number) => {
    // where both are of the same world, their runs must differ, so the second has the odd repeats
    sampler.fill(2 * repeat, worlds[0], 0, first, 0, runs);
    sampler.fill(2 * repeat + 1, worlds[1], 0, second, 0, runs);
    return { original: first, substituted: second };
  };
}

function memoised(f: (x: number) => number): (x: number) => number {
  const known = new Map<number, number>();
  return (x) => {
    const value = known.get(x) ?? f(x);
    known.set(x, value);
    return value;
  };
}

/** P[Bin(audits, rate) >= violations], the probability of so many violations if their rate is the claimed one. */
function surprise(violations: number, audits: number, rate: number): number {
  return binomialUpperTail(violations, audits, rate);
}

const SETTINGS: [string, Mechanism][] = [
  ['q = 1', { samplingRate: 1, noiseMultiplier: 48.4033203125, steps: 500 }],
  ['q = 1/4', { samplingRate: 0.25, noiseMultiplier: 12.1148681640625, steps: 500 }],
  ['q = 1/16', { samplingRate: 0.0625, noiseMultiplier: 3.017425537109375, steps: 500 }],
  ['q = 3/4, where the Gaussian conversion overshoots', { samplingRate: 0.75, noiseMultiplier: 1, steps: 4 }],
  ['q = 0.9, one step', { samplingRate: 0.9, noiseMultiplier: 1, steps: 1 }],
];

describe.each(SETTINGS)('valid estimator at %s', (_, mechanism) => {
  const audits = size(400, 2000);
  const runs = 500;
  const hidden = hiddenStateEpsilon(mechanism, DELTA).value ?? Number.NaN;
  const substitute = epsilon('substitute', mechanism, DELTA).value ?? Number.NaN;
  const draw = drawAudit(mechanism, 101, runs);

  /** Bounds on ε of all audits at threshold 0. @param convert gives the ε for the upper end of the error probability */
  function bounds(convert: (error: number) => number): number[] {
    const conversion = memoised(convert);
    return Array.from({ length: audits }, (_unused, repeat) => {
      const { original, substituted } = draw(repeat);
      const error = errorProbability(
        {
          originalErrors: original.filter((x) => !(x > 0)).length,
          originalRuns: runs,
          substitutedErrors: substituted.filter((x) => x > 0).length,
          substitutedRuns: runs,
        },
        CONFIDENCE,
      );
      return conversion(error.upper);
    });
  }

  // every comparison below raises a false alarm with probability at most 1e-4
  it('exceeds the true epsilon in at most 5% of audits', () => {
    const values = bounds((error) => epsilonOfError(error, mechanism, DELTA));
    const above = (limit: number) => values.filter((value) => value > limit).length;
    expect(surprise(above(substitute), audits, 0.05)).toBeGreaterThan(1e-4);
    // the estimator between q = 1/2 and q = 1 only promises to stay below the substitute epsilon, but there the two differ by 0.1% at most
    expect(surprise(above(hidden), audits, 0.05)).toBeGreaterThan(1e-4);
    // the bound is not far too cautious either: its mean is most of the true value
    expect(values.reduce((sum, v) => sum + v, 0) / audits).toBeGreaterThan(0.75 * hidden);
  });
});

describe('valid estimator with a threshold learnt from a fifth of the runs', () => {
  it('exceeds the true epsilon in at most 5% of audits', () => {
    const [, mechanism] = SETTINGS[2]!;
    const audits = size(200, 1000);
    const hidden = hiddenStateEpsilon(mechanism, DELTA).value ?? Number.NaN;
    const draw = drawAudit(mechanism, 102, 500);
    const conversion = memoised((error) => epsilonOfError(error, mechanism, DELTA));
    let violations = 0;
    for (let repeat = 0; repeat < audits; repeat++) {
      const { original, substituted } = draw(repeat);
      const { errors } = calibrateMidpoint(original, substituted);
      if (conversion(errorProbability(errors, CONFIDENCE).upper) > hidden) violations++;
    }
    expect(surprise(violations, audits, 0.05)).toBeGreaterThan(1e-4);
  });
});

describe('identical worlds', () => {
  // both worlds are drawn from D, so that any bound above 0 is wrong; each test has a false alarm with probability at most 1e-4
  it.each(SETTINGS)('the valid estimator gives epsilon 0 in at least 95% of audits at %s', (_, mechanism) => {
    const audits = size(200, 1000);
    const draw = drawAudit(mechanism, 103, 500, [0, 0]);
    let found = 0;
    for (let repeat = 0; repeat < audits; repeat++) {
      const { original, substituted } = draw(repeat);
      const { errors } = calibrateMidpoint(original, substituted);
      if (errorProbability(errors, CONFIDENCE).upper < 0.5) found++;
    }
    expect(surprise(found, audits, 0.05)).toBeGreaterThan(1e-4);
  });

  it('a release drowned in noise gives epsilon 0 in at least 95% of whole audits', () => {
    const audits = size(200, 1000);
    const audit = createWorstCaseAudit({
      mechanism: { samplingRate: 0.0001, noiseMultiplier: 1000, steps: 1 },
      delta: DELTA,
      runs: 500,
      repeats: audits,
      confidence: CONFIDENCE,
      seed: 104,
    });
    audit.advance(500);
    const { valid, directPlanned, hiddenStateEpsilon: ceiling } = audit.report();
    expect(ceiling).toBe(0);
    for (const { values } of [valid, directPlanned]) {
      expect(surprise(values.filter((value) => value > 0).length, audits, 0.05)).toBeGreaterThan(1e-4);
    }
  });
});

describe("the paper's Figure 2, as the page repeats it", () => {
  const figures = PRESETS.filter(({ id }) => id.startsWith('figure-2-')).map(
    ({ id, scenario }) => [id, scenario] as const,
  );

  it.each(figures.slice(0, size(1, figures.length)))(
    '%s: every audit lies between the add/remove and the substitute epsilon',
    (_, scenario) => {
      const { samplingRate, steps, delta, runs, repeats, confidence, auditPoints } = {
        ...DEFAULT_SCENARIO,
        ...scenario,
      };
      expect(auditPoints).toHaveLength(5);
      for (const noiseMultiplier of auditPoints) {
        const mechanism = { samplingRate, noiseMultiplier, steps };
        const audit = createWorstCaseAudit({ mechanism, delta, runs, repeats, confidence, seed: 1 });
        audit.advance(runs);
        const { paper } = audit.report();
        expect(paper.mean).toBeGreaterThan(epsilon('add-remove', mechanism, delta).value ?? Number.NaN);
        expect(paper.mean).toBeLessThan(epsilon('substitute', mechanism, delta).value ?? Number.NaN);
      }
    },
  );
});

describe('the published estimator', () => {
  // in the reference the share is 17-23% at 25,000 draws per world and 8-10% at 1,250. An estimator of exactly 5% would pass the first
  // comparison with probability P[Bin(200, 0.05) > 20] = 1.2e-3 (P[Bin(80, 0.05) > 8] = 2e-2 in npm test). The published one fails it with
  // probability P[Bin(200, 0.17) <= 20] = 4e-3 (P[Bin(80, 0.17) <= 8] = 6e-2).
  it('exceeds the true epsilon far more often than its nominal 5%, because it selects the best threshold', () => {
    const [, mechanism] = SETTINGS[2]!;
    const hidden = hiddenStateEpsilon(mechanism, DELTA).value ?? Number.NaN;
    const tables = createBoundTables();
    const share = (audits: number, runs: number, seed: number) => {
      const draw = drawAudit(mechanism, seed, runs);
      let violations = 0;
      for (let repeat = 0; repeat < audits; repeat++) {
        const { original, substituted } = draw(repeat);
        const estimate = paperEstimate(sortScores(original, substituted), DELTA, CONFIDENCE, tables);
        if (estimate.epsilon > hidden) violations++;
      }
      return violations / audits;
    };
    expect(share(size(80, 200), 25_000, 105)).toBeGreaterThan(0.1);
    // the rate at 1,250 per world is between 8 and 10%; four standard errors are allowed around it (0.9% each for 1,000 audits)
    const audits = size(400, 1000);
    const around = 4 * Math.sqrt((0.09 * 0.91) / audits) + 0.01;
    expect(Math.abs(share(audits, 1250, 106) - 0.09)).toBeLessThan(around);
  });

  it('exceeds the true epsilon nearly always at q = 0.9 and one step, where the release is not Gaussian', () => {
    const [, mechanism] = SETTINGS[4]!;
    const substitute = epsilon('substitute', mechanism, DELTA).upper;
    const draw = drawAudit(mechanism, 107, 1250);
    const tables = createBoundTables();
    const audits = size(80, 200);
    let violations = 0;
    for (let repeat = 0; repeat < audits; repeat++) {
      const { original, substituted } = draw(repeat);
      if (paperEstimate(sortScores(original, substituted), DELTA, CONFIDENCE, tables).epsilon > substitute)
        violations++;
    }
    // 100% was observed, and the limit is far below, so that a fresh seed practically never fails
    expect(violations).toBeGreaterThan(0.8 * audits);
  });
});
