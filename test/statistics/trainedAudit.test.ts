// Whole audits of trained models compared with the reference runs: they craft, train (in plain TypeScript, float64), score and estimate.
// The sharpest comparison is that of d', which does not depend on the number of models.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { craftCanaries, planCanary } from '../../src/audit/canaries/craft';
import type { TrainingJob } from '../../src/audit/canaries/job';
import { canaryScores } from '../../src/audit/canaries/scores';
import { loadDataset } from '../../src/audit/datasets/catalogue';
import { createTrainingAudit } from '../../src/audit/estimation/trainingAudit';
import { createReferenceBackend } from '../../src/audit/training/reference/referenceBackend';
import { runToEnd } from '../../src/base/numerics/generators';
import audits from '../reference/audits.json';
import { size } from './size';

const runsPerWorld = size(80, 200);
const head = audits.heads.find(({ id }) => id === 'head-breast-q0.0625-T100-eps10-lr0.05');
if (!head) throw new Error('The reference run is missing.');
const { q, T, C, lr, sigma, delta, checkpoints } = head;
const kinds = ['S2', 'S3', 'S4', 'S5'] as const;

const data = await loadDataset('breast', async (name) =>
  readFileSync(new URL(`../../public/data/${name}`, import.meta.url)),
);
const shape = { kind: 'linear' as const, inputs: head.d, classes: head.K };
const crafted = runToEnd(craftCanaries({ data, shape, clippingNorm: C, steps: T }));

describe.each(kinds)('%s on breast cancer data, q = 1/16, T = 100', (kind) => {
  it('separates the worlds and learns as in the reference runs', async () => {
    const { canary, probes } = planCanary(crafted, kind);
    const job: TrainingJob = {
      data: data.train,
      model: shape,
      optimizer: 'sgd',
      samplingRate: q,
      noiseMultiplier: sigma,
      clippingNorm: C,
      learningRate: lr,
      steps: T,
      checkpoints,
      canary,
      runsPerWorld,
      seed: [16, kinds.indexOf(kind)],
      probes,
      test: data.test,
      accuracyModels: size(20, 50),
    };
    const block = await createReferenceBackend().trainBlock(
      new AbortController().signal,
      job,
      0,
      2 * runsPerWorld,
    );
    const audit = createTrainingAudit({
      mechanism: { samplingRate: q, noiseMultiplier: sigma, steps: T },
      delta,
      confidence: 0.95,
      checkpoints,
    });
    audit.add(0, canaryScores(kind, crafted, block, checkpoints.length));
    const report = audit.report();
    if (!report) throw new Error('no report');

    report.checkpoints.forEach(({ effectSize, exceedsSubstitute }, i) => {
      const { dprime, dprime_se } = head.audits[kind]![i]!;
      // 3.5 standard errors, for ten dependent checkpoints of four audits
      const tolerance = 3.5 * Math.hypot(effectSize.standardError, dprime_se);
      expect(Math.abs(effectSize.value - dprime)).toBeLessThan(tolerance);
      expect(exceedsSubstitute).toBe(false);
    });
    const last = report.checkpoints[checkpoints.length - 1]!;
    // only the crafted gradient, of all canaries, has larger scores in the world of z'
    expect(last.test.originalAbove).toBe(kind !== 'S2');
    const accuracy = block.accuracy.reduce((sum, value) => sum + value, 0) / block.accuracy.length;
    expect(Math.abs(accuracy - head.acc.base)).toBeLessThan(0.01);
  });
});
