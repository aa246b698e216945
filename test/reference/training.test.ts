// Real training compared with the reference runs. The sharpest comparison is that of d', the distance of the two worlds' mean scores in
// standard deviations, since it does not depend on the number of models. Training is seeded, so each comparison always passes or always
// fails. Under a fresh seed a difference exceeds three standard errors in 0.27 % of comparisons; those of one audit's checkpoints are
// correlated. npm test has one row for each sampling rate and for each kind of data, `npm run verify:statistics` has more, and
// `npm run verify:training` has all at full size.
import { afterAll, describe, expect, it } from 'vitest';
import type { Canary, TrainingJob } from '../../src/audit/canaries/job';
import { loadDataset } from '../../src/audit/datasets/catalogue';
import { featuresOf } from '../../src/audit/datasets/table';
import { effectSize } from '../../src/audit/estimation/scores/effectSize';
import { createNodeEnvironment } from '../../src/audit/training/node/environment';
import { trainModels } from '../../src/audit/training/train';
import { size, thorough } from '../statistics/size';
import reference from './audits.json';
import { auditRow, type Comparison, ROWS } from './trainingRows';

const environment = createNodeEnvironment();
afterAll(() => environment.close());

const row = (id: string) => ROWS.find((candidate) => candidate.id === id) ?? expect.unreachable(id);
const SEED = 2;
const all: Comparison[] = [];

/** Rows with their numbers of models per world in npm test and in verify:statistics. These are small, since d' does not depend on them. */
const SAMPLED = (
  [
    ['head-breast-q0.0625-T100-eps10-lr0.05', 60, 250],
    ['head-breast-q0.25-T500-eps10-lr0.05', 0, 150],
    ['head-breast-q1.0-T500-eps10-lr0.5', 0, 150],
    ['head-digits-q0.0625-T100-eps10-lr0.05', 0, 100],
    ['head-digits-q0.25-T100-eps4-lr0.05', 20, 100],
    ['head3-digits-q1.0-T100-eps10-lr0.05-R2500', 0, 100],
    ['head-digits_l2-q1.0-T100-eps10-lr0.05', 0, 50],
  ] as const
)
  .map(([id, inTheSuite, whole]) => [id, size(inTheSuite, whole)] as const)
  .filter(([, models]) => models > 0);

describe.each(SAMPLED)('%s, %i models per world', (id, runsPerWorld) => {
  it('separates the worlds as in the reference runs', async () => {
    const { reply, comparisons } = await auditRow(row(id), environment, { runsPerWorld, seed: SEED });
    expect(reply.crafted.target.index).toBe(row(id).target);
    all.push(...comparisons);
    // a fresh seed raises a false alarm in less than one of ten thousand comparisons
    for (const { kind, step, deviation } of comparisons) {
      expect(Math.abs(deviation), `${kind} at step ${step}`).toBeLessThan(4);
    }
    for (const accuracy of row(id).accuracies) {
      expect(Math.abs((reply.accuracyWithout?.mean ?? 0) - accuracy)).toBeLessThan(0.01);
      for (const audit of reply.audits) {
        expect(Math.abs((audit.accuracy?.mean ?? 0) - accuracy), audit.kind).toBeLessThan(0.01);
      }
    }
  });
});

it("d' exceeds three standard errors of the reference in at most 5 % of comparisons", () => {
  const misses = all.filter(({ deviation }) => Math.abs(deviation) > 3);
  expect(all.length).toBeGreaterThan(size(60, 200));
  // 0.27 % are expected; twenty times as many would be a fault, even with correlated comparisons
  expect(misses.length / all.length, JSON.stringify(misses)).toBeLessThanOrEqual(0.05);
});

describe('breast cancer data, q = 1, T = 100', () => {
  const full = row('head-breast-q1.0-T100-eps10-lr0.05');
  /** Models per world. `npm run verify:statistics` has as many as the reference, since eps(Audit) depends on their number. */
  const runsPerWorld = size(150, full.runsPerWorld);

  it(`certifies what the reference certifies, by ${runsPerWorld} models per world`, async () => {
    const { reply, comparisons } = await auditRow(full, environment, { runsPerWorld, seed: SEED });
    for (const { kind, step, deviation, epsilonDeviation } of comparisons) {
      expect(Math.abs(deviation), `d' of ${kind} at step ${step}`).toBeLessThan(4);
      if (thorough)
        expect(Math.abs(epsilonDeviation ?? 9), `eps(Audit) of ${kind} at step ${step}`).toBeLessThan(4);
    }
    // the scores of S2 at q = 1 are exactly Gaussian, with d' = 2 sqrt(t) / sigma
    const [S2] = reply.audits;
    for (const { step, effectSize: measured } of S2.pooled?.checkpoints ?? []) {
      const exact = (2 * Math.sqrt(step)) / full.noiseMultiplier;
      expect(Math.abs(measured.value - exact), `step ${step}`).toBeLessThan(3.5 * measured.standardError);
    }
    // S2, S4 and S5 of the reference exceed the add/remove epsilon of 4.38 and S3 does not; none exceeds the substitute epsilon
    const last = reply.audits.map(({ kind, pooled }) => ({ kind, ...pooled?.checkpoints.at(-1) }));
    const exceeding = last.filter(({ paper }) => (paper?.epsilon ?? 0) > 4.38).map(({ kind }) => kind);
    expect(exceeding).toEqual(['S2', 'S4', 'S5']);
    for (const { exceedsSubstitute } of last) expect(exceedsSubstitute).toBe(false);
  });
});

describe('a perceptron under DP-Adam, q = 1/4, T = 100', () => {
  // the reference's crafted records and gradients are used, since crafting depends on the reference's random initialisation
  const [mlp] = reference.mlp;
  const RUNS_PER_WORLD = size(8, 40);

  it.each(thorough ? (['S2', 'S4'] as const) : (['S4'] as const))(
    'separates the worlds as in the reference runs under %s',
    async (kind) => {
      const data = await loadDataset('purchase', environment.readAsset);
      const { target, target_label, s2_coord, y4 } = mlp.craft;
      const features = featuresOf(data.train, target);
      expect(data.train.labels[target]).toBe(target_label);
      const [layer, input, unit] = s2_coord;
      expect(layer).toBe(0);
      const canary: Canary =
        kind === 'S2'
          ? { kind: 'gradient', slot: target, coordinate: unit * mlp.d + input }
          : {
              kind: 'record',
              slot: target,
              original: { features, label: target_label },
              substitute: { features, label: y4 },
            };
      const job: TrainingJob = {
        data: data.train,
        model: { kind: 'mlp', inputs: mlp.d, hidden: mlp.hidden, classes: mlp.K },
        optimizer: 'adam',
        samplingRate: mlp.q,
        noiseMultiplier: mlp.sigma,
        clippingNorm: mlp.C,
        learningRate: mlp.lr,
        steps: mlp.T,
        checkpoints: mlp.checkpoints,
        canary,
        runsPerWorld: RUNS_PER_WORLD,
        seed: [7, kind === 'S2' ? 2 : 4],
        probes: kind === 'S2' ? [] : [features],
        test: data.test,
        accuracyModels: 10,
      };
      const { choices } = await environment.backends();
      const blocks = await trainModels(new AbortController().signal, job, choices);
      const worlds: [number[][], number[][]] = [mlp.checkpoints.map(() => []), mlp.checkpoints.map(() => [])];
      for (const { firstModel, models, parameter, logits } of blocks) {
        for (let at = 0; at < models * mlp.checkpoints.length; at++) {
          const model = firstModel + Math.floor(at / mlp.checkpoints.length);
          const score =
            kind === 'S2' ? parameter[at] : logits[at * mlp.K + target_label] - logits[at * mlp.K + y4];
          worlds[model % 2][at % mlp.checkpoints.length].push(score);
        }
      }
      mlp.checkpoints.forEach((step, i) => {
        const measured = effectSize(Float64Array.from(worlds[0][i]), Float64Array.from(worlds[1][i]));
        const expected = mlp.audits[kind][i];
        const error = Math.hypot(measured.standardError, expected.dprime_se);
        expect(Math.abs(measured.value - expected.dprime) / error, `step ${step}`).toBeLessThan(4);
      });
      const accuracies = blocks.flatMap(({ accuracy }) => Array.from(accuracy));
      const mean = accuracies.reduce((sum, value) => sum + value, 0) / accuracies.length;
      expect(Math.abs(mean - mlp.acc.base)).toBeLessThan(0.03);
    },
  );
});
