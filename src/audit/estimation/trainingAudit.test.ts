// The audit of trained models, checkpoint by checkpoint, with its effect size and histograms.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import audits from '../../../test/reference/audits.json';
import { fillNormal } from '../../base/numerics/randomStreams';
import { english } from '../../base/sentences/sentence';
import { effectSize } from './scores/effectSize';
import { scoreHistogram } from './scores/scoreHistogram';
import { createTrainingAudit } from './trainingAudit';

const mechanism = { samplingRate: 1, noiseMultiplier: 10, steps: 100 };
const checkpoints = [25, 100];
const request = { mechanism, delta: 1e-5, confidence: 0.95, checkpoints };

/** Scores, models x 2 checkpoints. Those of even models lie `distance` above those of odd ones, at the last checkpoint only. */
function scoresOf(firstModel: number, models: number, distance: number): Float64Array {
  const scores = new Float64Array(models * 2);
  for (let i = 0; i < models; i++) {
    const model = firstModel + i;
    fillNormal({ seed: 4, stream: 950, model, step: 0 }, 0, scores, 2 * i, 2);
    if (model % 2 === 0) scores[2 * i + 1] += distance;
  }
  return scores;
}

describe('the audit of trained models', () => {
  it('reports nothing before two models in each world', () => {
    const audit = createTrainingAudit(request);
    expect(audit.report()).toBeNull();
    expect(audit.view(0)).toBeNull();
    audit.add(0, scoresOf(0, 3, 2));
    expect(audit.report()).toBeNull();
    audit.add(3, scoresOf(3, 1, 2));
    expect(audit.report()?.runs).toBe(2);
  });

  it('finds the signal at the checkpoint that has it, in either orientation', () => {
    // the substitute guarantee of this mechanism is mu = 2, so that an attack of mu = 1.8 stays below it with room for chance
    for (const distance of [1.8, -1.8]) {
      const audit = createTrainingAudit(request);
      audit.add(0, scoresOf(0, 2000, distance));
      const [early, last] = audit.report()!.checkpoints;
      expect(last!.test.originalAbove).toBe(distance > 0);
      expect(Math.abs(last!.effectSize.value - 1.8)).toBeLessThan(4 * last!.effectSize.standardError);
      expect(last!.valid.epsilon).toBeGreaterThan(6);
      expect(last!.valid.epsilon).toBeLessThan(last!.valid.pointEstimate);
      expect(last!.valid.pointEstimate).toBeLessThan(last!.valid.upper);
      expect(early!.valid.epsilon).toBeLessThan(0.6);
      expect(last!.familyCurveTest.contradicts).toBe(true);
      expect(early!.familyCurveTest.contradicts).toBe(false);
      expect(last!.exceedsAddRemove).toBe(true);
      expect(last!.exceedsSubstitute).toBe(false);
      expect(early!.exceedsAddRemove).toBe(false);
    }
  });

  it('divides alpha by the number of checkpoints for the bounds that hold at all of them at once', () => {
    const audit = createTrainingAudit(request);
    audit.add(0, scoresOf(0, 600, 2));
    const report = audit.report()!;
    expect(report.familyConfidence).toBeCloseTo(0.975, 12);
    const single = createTrainingAudit({ ...request, confidence: 0.975 });
    single.add(0, scoresOf(0, 600, 2));
    report.checkpoints.forEach((checkpoint, i) => {
      expect(checkpoint.familyValid.epsilon).toBe(single.report()!.checkpoints[i]!.valid.epsilon);
      expect(checkpoint.familyValid.epsilon).toBeLessThanOrEqual(checkpoint.valid.epsilon);
      expect(checkpoint.familyValid.confidence).toBeCloseTo(0.975, 12);
    });
  });

  it('says which estimates hold their confidence', () => {
    const audit = createTrainingAudit(request);
    audit.add(0, scoresOf(0, 200, 2));
    const [, last] = audit.report()!.checkpoints;
    expect(last!.valid.confidenceHolds && last!.direct.confidenceHolds).toBe(true);
    expect(last!.paper.confidenceHolds || last!.directBest.confidenceHolds).toBe(false);
  });

  it('says how the threshold was found', () => {
    const audit = createTrainingAudit(request);
    audit.add(0, scoresOf(0, 200, 2));
    const [, last] = audit.report()!.checkpoints;
    expect(last!.valid.assumptions.map(english).join(' ')).toMatch(/fixed on a share of the runs/);
    expect(last!.direct.assumptions.map(english).join(' ')).toMatch(/fixed on a share of the runs/);
  });

  describe('of a planned number of models', () => {
    const planned = { ...request, plannedRuns: 500 };

    it('has bounds for every moment between the fifth that sets the threshold and the planned number', () => {
      const audit = createTrainingAudit(planned);
      const moments: (string | undefined)[] = [];
      for (let first = 0; first < 1000; first += 100) {
        audit.add(first, scoresOf(first, 100, 1.8));
        moments.push(audit.report()?.moment);
      }
      expect(moments).toEqual([
        ...Array.from({ length: 2 }, () => 'provisional'),
        ...Array.from({ length: 7 }, () => 'every'),
        'planned',
      ]);
    });

    it('ends with the report of an audit without a plan', () => {
      const audit = createTrainingAudit(planned);
      for (let first = 0; first < 1000; first += 100) {
        audit.add(first, scoresOf(first, 100, 1.8));
        audit.report();
      }
      const unplanned = createTrainingAudit(request);
      unplanned.add(0, scoresOf(0, 1000, 1.8));
      expect(audit.report()).toEqual(unplanned.report());
    });

    it('claims nothing while provisional', () => {
      const audit = createTrainingAudit(planned);
      audit.add(0, scoresOf(0, 200, 1.8));
      const early = audit.report()!.checkpoints[1]!;
      expect([early.valid, early.direct, early.paper].map((e) => [e.moment, e.confidenceHolds])).toEqual(
        Array.from({ length: 3 }, () => ['provisional', false]),
      );
      expect(early).toMatchObject({ exceedsAddRemove: false, exceedsSubstitute: false });
      expect(early.familyCurveTest.contradicts).toBe(false);
    });

    it('claims less at every moment than at the end', () => {
      const audit = createTrainingAudit(planned);
      audit.add(0, scoresOf(0, 200, 1.8));
      audit.add(200, scoresOf(200, 700, 1.8));
      const late = audit.report()!.checkpoints[1]!;
      expect([late.valid, late.familyValid, late.direct].every((e) => e.confidenceHolds)).toBe(true);
      expect(late.paper).toMatchObject({ moment: 'provisional', confidenceHolds: false });
      // an audit that planned exactly these models calibrates on fewer of them and pays nothing for being watched
      const whole = createTrainingAudit({ ...request, plannedRuns: 450 });
      whole.add(0, scoresOf(0, 900, 1.8));
      expect(late.valid.epsilon).toBeLessThan(whole.report()!.checkpoints[1]!.valid.epsilon);
      expect(late.valid.epsilon).toBeGreaterThan(3);
    });

    it('keeps one test from the first bound on, whatever comes in between', () => {
      const audit = createTrainingAudit(planned);
      audit.add(300, scoresOf(300, 100, 1.8));
      audit.add(0, scoresOf(0, 150, 1.8));
      // models 150 to 199 would set the threshold too, and are not there yet
      expect(audit.report()?.moment).toBe('provisional');
      audit.add(150, scoresOf(150, 50, 1.8));
      const { moment, checkpoints: first } = audit.report()!;
      expect(moment).toBe('every');
      audit.add(400, scoresOf(400, 600, 1.8));
      audit.add(200, scoresOf(200, 100, 1.8));
      expect(audit.report()!.moment).toBe('planned');
      expect(audit.report()!.checkpoints.map(({ test }) => test)).toEqual(first.map(({ test }) => test));
    });
  });

  it('compares nothing with add/remove for q between 1/2 and 1, where part of the number is accounting', () => {
    const audit = createTrainingAudit({ ...request, mechanism: { ...mechanism, samplingRate: 0.75 } });
    audit.add(0, scoresOf(0, 100, 2));
    for (const checkpoint of audit.report()!.checkpoints) expect(checkpoint.exceedsAddRemove).toBeNull();
  });

  it('gives the same report for the same models, in whatever order their blocks came', () => {
    const blocks = [0, 10, 14, 21, 40].map((first, i, all) => ({
      first,
      models: (all[i + 1] ?? 60) - first,
    }));
    const whole = createTrainingAudit(request);
    whole.add(0, scoresOf(0, 60, 2));
    const expected = whole.report();
    fc.assert(
      fc.property(fc.shuffledSubarray(blocks, { minLength: blocks.length }), (order) => {
        const audit = createTrainingAudit(request);
        for (const { first, models } of order) audit.add(first, scoresOf(first, models, 2));
        expect(audit.report()).toEqual(expected);
        expect(audit.models).toBe(60);
      }),
      { seed: 2, numRuns: 10 },
    );
  });

  it('leaves a model out until its partner in the other world is there', () => {
    const audit = createTrainingAudit(request);
    audit.add(1, scoresOf(1, 20, 2));
    expect(audit.report()?.runs).toBe(9);
    audit.add(21, scoresOf(21, 4, 2));
    expect(audit.models).toBe(24);
    expect(audit.report()?.runs).toBe(11);
    audit.add(0, scoresOf(0, 1, 2));
    expect(audit.report()?.runs).toBe(12);
  });

  it('shows ROC curve and histograms of a checkpoint', () => {
    const audit = createTrainingAudit(request);
    audit.add(0, scoresOf(0, 100, 2));
    const view = audit.view(1, 12)!;
    expect(view.step).toBe(100);
    const sum = (counts: Uint32Array) => counts.reduce((a, b) => a + b, 0);
    expect([sum(view.histogram.original), sum(view.histogram.substituted)]).toEqual([50, 50]);
    expect(view.roc.fpr.at(0)).toBe(0);
    expect(view.roc.tpr.at(-1)).toBe(1);
  });

  it("states the accountants' values at every checkpoint", () => {
    const { ceilings } = createTrainingAudit(request);
    expect(ceilings).toHaveLength(2);
    for (const { addRemove, substitute, hiddenState } of ceilings) {
      expect(addRemove.value!).toBeLessThan(substitute.value!);
      // q = 1: the last iterate is a sufficient statistic
      expect(hiddenState.value!).toBeCloseTo(substitute.value!, 6);
    }
  });

  const diverged = scoresOf(10, 4, 2);
  diverged[5] = Number.NaN;

  it.each([
    ['of a model that it has already', 9, scoresOf(9, 2, 2), /Model 9 has scores already/],
    ['that are too few for its checkpoints', 10, new Float64Array(3), /3 scores for 2 checkpoints/],
    ['of training that diverged', 10, diverged, /score of model 12 at step 100 is NaN.*learning rate/],
  ])('refuses scores %s, and keeps those that it has', (_, firstModel, scores, message) => {
    const audit = createTrainingAudit(request);
    audit.add(0, scoresOf(0, 10, 2));
    expect(() => audit.add(firstModel, scores)).toThrow(message);
    expect(audit.models).toBe(10);
  });

  it.each([
    [[], /no checkpoint/],
    [[50, 50], /ascending/],
    [[101], /checkpoints is 101/],
  ])('refuses the checkpoints %j', (steps, message) => {
    expect(() => createTrainingAudit({ ...request, checkpoints: steps })).toThrow(message);
  });

  it('refuses to show a checkpoint that it does not have', () => {
    expect(() => createTrainingAudit(request).view(2)).toThrow(/checkpoint is 2/);
  });
});

describe('the effect size of two worlds', () => {
  it('has the standard error of the reference runs', () => {
    for (const head of audits.heads) {
      for (const row of Object.values(head.audits).flat()) {
        const runs = 2 * head.runs_per_world;
        const expected = Math.sqrt(4 / runs + row.dprime ** 2 / (2 * runs));
        expect(Math.abs(row.dprime_se - expected)).toBeLessThan(1e-4 * expected);
      }
    }
  });

  const a = Float64Array.of(1, 2, 3, 4);
  const b = Float64Array.of(3, 4, 5, 6, 7);

  it('is the distance of the means in pooled deviations', () => {
    // means 2.5 and 5; squares 5 and 10 over 7 degrees of freedom
    const { value, standardError } = effectSize(a, b);
    expect(value).toBeCloseTo(2.5 / Math.sqrt(15 / 7), 12);
    expect(standardError).toBeCloseTo(Math.sqrt(9 / 20 + value ** 2 / 18), 12);
  });

  it('does not depend on the shift and scale of the scores', () => {
    const moved = effectSize(
      a.map((x) => 1e6 - 3 * x),
      b.map((x) => 1e6 - 3 * x),
    );
    expect(moved.value).toBeCloseTo(effectSize(a, b).value, 8);
  });

  it('is 0 if all scores are equal', () => {
    expect(effectSize(Float64Array.of(1, 1), Float64Array.of(1, 1)).value).toBe(0);
  });
});

describe('the histogram of two worlds', () => {
  const scores = fc.array(fc.double({ min: -1e3, max: 1e3, noNaN: true }), { minLength: 1, maxLength: 60 });

  const bins = fc.integer({ min: 1, max: 30 });

  it('counts every score once, over scores in [-1000, 1000]', () => {
    fc.assert(
      fc.property(scores, scores, bins, (a, b, count) => {
        const histogram = scoreHistogram(Float64Array.from(a), Float64Array.from(b), count);
        expect(histogram.original.reduce((s, c) => s + c, 0)).toBe(a.length);
        expect(histogram.substituted.reduce((s, c) => s + c, 0)).toBe(b.length);
      }),
      { seed: 13, numRuns: 100 },
    );
  });

  it('has edges that enclose every score, over scores in [-1000, 1000]', () => {
    fc.assert(
      fc.property(scores, scores, bins, (a, b, count) => {
        const histogram = scoreHistogram(Float64Array.from(a), Float64Array.from(b), count);
        expect(histogram.edges[0]!).toBeLessThanOrEqual(Math.min(...a, ...b));
        expect(histogram.edges.at(-1)!).toBeGreaterThanOrEqual(Math.max(...a, ...b));
      }),
      { seed: 13, numRuns: 100 },
    );
  });

  it('has one bin of width 1 if all scores are equal', () => {
    expect(scoreHistogram(Float64Array.of(2, 2), Float64Array.of(2), 10)).toEqual({
      edges: Float64Array.of(1.5, 2.5),
      original: Uint32Array.of(2),
      substituted: Uint32Array.of(1),
    });
  });
});
