// The worst case's audit: its draws, its report, and going on from a cut.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { size } from '../../../../test/statistics/size';
import { hiddenStateRates } from '../../../accounting';
import type { Mechanism } from '../../../accounting/types';
import { Defect } from '../../../base/sentences/defect';
import { english } from '../../../base/sentences/sentence';
import { createWorstCaseSampler, type World } from './worstCase';
import { auditWorstCase, createWorstCaseAudit } from './worstCaseAudit';

const MECHANISM: Mechanism = { samplingRate: 0.25, noiseMultiplier: 2, steps: 50 };
const REQUEST = { mechanism: MECHANISM, delta: 1e-5, runs: 700, repeats: 3, confidence: 0.95, seed: 12 };

describe('restore', () => {
  // an audit that goes on from another's draws reports what the other would have reported, bit for bit
  it('gives the report of an audit that was never interrupted, wherever the draws are cut', () => {
    const whole = createWorstCaseAudit(REQUEST);
    whole.advance(REQUEST.runs);
    const expected = whole.report();
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 300 }), { maxLength: 5 }),
        fc.boolean(),
        (cuts, reports) => {
          const first = createWorstCaseAudit(REQUEST);
          const second = createWorstCaseAudit(REQUEST);
          for (const runs of cuts) {
            const from = first.runs;
            first.advance(runs);
            if (first.runs > from) second.restore(first.drawn(from));
            if (reports) first.report();
          }
          expect(second.runs).toBe(first.runs);
          second.advance(REQUEST.runs);
          expect(second.report()).toEqual(expected);
        },
      ),
      { seed: 72, numRuns: size(6, 20) },
    );
  });

  it('refuses draws that do not go on from its own', () => {
    const audit = createWorstCaseAudit(REQUEST);
    audit.advance(100);
    const block = audit.drawn(0);
    expect(() => audit.restore(block)).toThrow(Defect);
  });
});

describe('drawn', () => {
  it('refuses to copy draws that a report has sorted', () => {
    const audit = createWorstCaseAudit(REQUEST);
    audit.advance(100);
    audit.report();
    expect(() => audit.drawn(50)).toThrow(Defect);
  });
});

describe('createWorstCaseSampler', () => {
  it.each([0.25, 1])(
    'gives run i the same score however the runs are cut into pieces (q = %f)',
    (samplingRate) => {
      const sampler = createWorstCaseSampler({ ...MECHANISM, samplingRate }, 5);
      const whole = new Float64Array(9000);
      sampler.fill(2, 1, 0, whole, 0, 9000);
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 8000 }), fc.integer({ min: 0, max: 1000 }), (from, count) => {
          const part = new Float64Array(count + 1);
          sampler.fill(2, 1, from, part, 1, count);
          expect(part.subarray(1)).toEqual(whole.subarray(from, from + count));
        }),
        { seed: 71, numRuns: size(30, 100) },
      );
    },
  );

  // Compares the shares of scores below ten thresholds in each world with the exact law, under a fixed seed. Under a fresh
  // seed one of the 40 comparisons at 4.5 standard errors fails with probability 3e-4.
  it.each([0.25, 0.9])('draws the exact law in both worlds (q = %f)', (samplingRate) => {
    const mechanism = { ...MECHANISM, samplingRate };
    const runs = 100_000;
    const sampler = createWorstCaseSampler(mechanism, 6);
    for (const world of [0, 1] as World[]) {
      const scores = new Float64Array(runs);
      sampler.fill(0, world, 0, scores, 0, runs);
      for (let i = -5; i < 5; i++) {
        const threshold = 6 * i + 1;
        const rates = hiddenStateRates(mechanism, threshold);
        const expected = world === 0 ? rates.fnr : 1 - rates.fpr;
        const share = scores.filter((x) => x <= threshold).length / runs;
        const error = Math.sqrt((expected * (1 - expected)) / runs);
        expect(Math.abs(share - expected)).toBeLessThanOrEqual(4.5 * error + 3 / runs);
      }
    }
  });

  it('draws the two worlds and different repeats independently', () => {
    const runs = 50_000;
    const sampler = createWorstCaseSampler(MECHANISM, 7);
    const draw = (repeat: number, world: World) => {
      const scores = new Float64Array(runs);
      sampler.fill(repeat, world, 0, scores, 0, runs);
      const mean = scores.reduce((sum, x) => sum + x, 0) / runs;
      const centred = scores.map((x) => x - mean);
      const norm = Math.sqrt(centred.reduce((sum, x) => sum + x * x, 0));
      return centred.map((x) => x / norm);
    };
    const correlation = (a: Float64Array, b: Float64Array) => a.reduce((sum, x, i) => sum + x * b[i]!, 0);
    // beyond four standard errors: under a fresh seed each comparison fails with probability 6e-5
    expect(Math.abs(correlation(draw(0, 0), draw(0, 1)))).toBeLessThan(4 / Math.sqrt(runs));
    expect(Math.abs(correlation(draw(0, 0), draw(1, 0)))).toBeLessThan(4 / Math.sqrt(runs));
  });
});

describe('createWorstCaseAudit', () => {
  const whole = createWorstCaseAudit(REQUEST);
  whole.advance(REQUEST.runs);
  const expected = whole.report();

  it('reports the same at full size whatever the batches and the reports in between', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 6 }), (batches) => {
        const audit = createWorstCaseAudit(REQUEST);
        let drawn = 0;
        for (const batch of batches) {
          audit.advance(batch);
          drawn = Math.min(REQUEST.runs, drawn + batch);
          expect(audit.report()).toMatchObject({ runs: drawn, repeats: 3 });
        }
        audit.advance(REQUEST.runs);
        expect(audit.complete).toBe(true);
        expect(audit.report()).toEqual(expected);
      }),
      { seed: 72, numRuns: size(4, 8) },
    );
  });

  it('summarises one value per repeat', () => {
    for (const summary of [expected.paper, expected.valid, expected.direct, expected.directPlanned]) {
      expect(summary.values).toHaveLength(3);
      const mean = (summary.values[0]! + summary.values[1]! + summary.values[2]!) / 3;
      expect(summary.mean).toBeCloseTo(mean, 12);
      const variance = summary.values.reduce((sum, v) => sum + (v - mean) ** 2, 0) / 2;
      expect(summary.twoStandardErrors).toBeCloseTo(2 * Math.sqrt(variance / 3), 12);
    }
  });

  it('pools the draws of all repeats', () => {
    for (const estimate of Object.values(expected.pooled)) {
      expect(estimate.epsilon).toBeLessThanOrEqual(estimate.pointEstimate);
      expect(estimate.pointEstimate).toBeLessThanOrEqual(estimate.upper);
      expect(estimate.assumptions.length).toBeGreaterThan(1);
      expect(estimate.adjacency).toBe('substitute');
    }
    const { paper, valid, direct, directPlanned } = expected.pooled;
    expect([paper, valid, direct, directPlanned].map((e) => e.confidenceHolds)).toEqual([
      false,
      true,
      false,
      true,
    ]);
    // the pooled draws, three times as many as one repeat has, certify more than a repeat does on average
    expect(valid.epsilon).toBeGreaterThan(expected.valid.mean);
    expect(direct.epsilon).toBeGreaterThanOrEqual(directPlanned.epsilon);
  });

  it('names the counts that its bounds come from', () => {
    const { pooled, atZero, atPlanned, curveTest } = expected;
    expect(atZero).toMatchObject({ threshold: 0, runs: 3 * REQUEST.runs, valid: pooled.valid.epsilon });
    expect(atZero.error.upper).toBe(curveTest?.errorUpper);
    expect(atPlanned.direct).toBe(pooled.directPlanned.epsilon);
    expect(atPlanned.threshold).toBeGreaterThanOrEqual(0);
  });

  it('has bounds for every moment until the planned number is reached', () => {
    const { runs } = REQUEST;
    const watched = createWorstCaseAudit(REQUEST);
    watched.advance(runs - 1);
    const { valid, directPlanned } = watched.report().pooled;
    expect([valid, directPlanned].map((e) => [e.moment, e.confidenceHolds])).toEqual([
      ['every', true],
      ['every', true],
    ]);
    expect(valid.assumptions.map(english).join(' ')).toContain('confidence sequence');
  });

  it('calls a bound provisional if its threshold is selected from the scores', () => {
    const { runs } = REQUEST;
    const watched = createWorstCaseAudit(REQUEST);
    watched.advance(runs - 1);
    const { paper, direct } = watched.report().pooled;
    expect([paper, direct].map((e) => [e.moment, e.confidenceHolds])).toEqual([
      ['provisional', false],
      ['provisional', false],
    ]);
  });

  it('claims less at every moment than at the planned number', () => {
    const { runs } = REQUEST;
    const watched = createWorstCaseAudit(REQUEST);
    watched.advance(runs - 1);
    const { valid } = watched.report().pooled;
    // an audit that planned exactly these draws claims more
    const planned = createWorstCaseAudit({ ...REQUEST, runs: runs - 1 });
    planned.advance(runs - 1);
    const { pooled } = planned.report();
    expect(Object.values(pooled).every(({ moment }) => moment === 'planned')).toBe(true);
    expect(valid.epsilon).toBeLessThan(pooled.valid.epsilon);
    expect(valid.pointEstimate).toBe(pooled.valid.pointEstimate);
  });

  it('has no error bar with one repeat', () => {
    const single = auditWorstCase({ ...REQUEST, repeats: 1 });
    expect(single.valid.twoStandardErrors).toBeNull();
    expect(single.pooled.valid.epsilon).toBe(single.valid.mean);
  });

  it('puts the epsilons of the accountants beside its own, in their order', () => {
    const answer = auditWorstCase(REQUEST);
    expect(answer.hiddenStateEpsilon).toBeLessThan(answer.substituteEpsilon ?? Number.NaN);
    expect(answer.addRemoveEpsilon).toBeLessThan(answer.substituteEpsilon ?? Number.NaN);
    expect(answer.groupEpsilon).toBeGreaterThan(answer.substituteEpsilon ?? Number.NaN);
    expect(answer.contradictsAddRemove).toBe(answer.curveTest.contradicts);
  });

  it('has nothing to report before the first draw', () => {
    expect(() => createWorstCaseAudit(REQUEST).report()).toThrow(expect.objectContaining({ field: 'runs' }));
  });

  it('reports no NaN, over the corners of the domain', () => {
    const corners = fc.record({
      samplingRate: fc.constantFrom(1e-7, 0.01, 0.5, 0.7, 0.9999999, 1),
      noiseMultiplier: fc.constantFrom(0.2, 1, 1000),
      steps: fc.constantFrom(1, 30, 1_000_000),
    });
    fc.assert(
      fc.property(
        corners,
        fc.constantFrom(1e-15, 1e-5, 0.5),
        fc.constantFrom(1, 40),
        (mechanism, delta, runs) => {
          const audit = createWorstCaseAudit({
            mechanism,
            delta,
            runs,
            repeats: 2,
            confidence: 0.95,
            seed: 1,
          });
          audit.advance(runs);
          const { pooled, curveTest, hiddenStateEpsilon, paper, valid, direct, directPlanned } =
            audit.report();
          const numbers = [
            hiddenStateEpsilon,
            curveTest?.errorUpper ?? Number.NaN,
            curveTest?.errorFloorAddRemove ?? Number.NaN,
            ...[paper, valid, direct, directPlanned].flatMap((s) => [
              s.mean,
              s.twoStandardErrors ?? Number.NaN,
            ]),
            ...Object.values(pooled).flatMap((e) => [e.epsilon, e.pointEstimate, e.upper]),
          ];
          for (const x of numbers) expect(x).toBeGreaterThanOrEqual(0);
        },
      ),
      { seed: 73, numRuns: size(5, 15) },
    );
  });

  it.each([
    [{ runs: 0 }, 'runs'],
    [{ repeats: 1.5 }, 'repeats'],
    [{ confidence: 1 }, 'confidence'],
    [{ seed: -1 }, 'seed'],
    [{ delta: 0.9 }, 'delta'],
    [{ mechanism: { ...MECHANISM, steps: 0 } }, 'steps'],
  ])('refuses %j with an error that names %s', (change, field) => {
    expect(() => createWorstCaseAudit({ ...REQUEST, ...change })).toThrow(expect.objectContaining({ field }));
  });
});
