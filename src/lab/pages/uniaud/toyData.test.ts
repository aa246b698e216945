// The recorded points of the toy are what its training gives, and what is said of them holds.
import { expect, test } from 'vitest';
import { onlyInFull } from '../../../../test/statistics/size';
import { EPOCHS, SIGMA_0, TOY, toyOutcome } from '../../../oneRun/canaries/coreFeatureToy';
import { TOY_POINTS, TOY_RUNS, type ToyPoint } from './toyData';

const written = (value: number): number => Number(value.toFixed(3));

function trained({ core, noise }: ToyPoint) {
  const runs = Array.from({ length: TOY_RUNS }, (_, i) => toyOutcome(core, noise, i + 1));
  const over = (read: (run: (typeof runs)[number]) => number) => {
    const values = runs.map(read);
    const mean = values.reduce((sum, value) => sum + value, 0) / TOY_RUNS;
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (TOY_RUNS - 1);
    return { mean: written(mean), error: written(2 * Math.sqrt(variance / TOY_RUNS)) };
  };
  return { core, noise, gap: over(({ gap }) => gap), auc: over(({ auc }) => auc) };
}

const at = (core: 0 | 1, noise: number): ToyPoint => {
  const point = TOY_POINTS.find((one) => one.core === core && one.noise === noise);
  if (!point) throw new Error(`No point at a = ${core}, b = ${noise}.`);
  return point;
};

test('the point that the paper speaks of is what the training gives', () => {
  expect(trained(at(1, 50))).toEqual(at(1, 50));
});

test('all points are what the training gives', (itself) => {
  onlyInFull(itself);
  for (const point of TOY_POINTS) expect(trained(point)).toEqual(point);
});

test('without a core feature the gap and the attack are larger at b = 50, as the paper finds', () => {
  const [none, core] = [at(0, 50), at(1, 50)];
  for (const of of ['gap', 'auc'] as const) {
    expect(none[of].mean - none[of].error).toBeGreaterThan(core[of].mean + core[of].error);
  }
});

test('with a core feature more noise of one’s own helps the attack, as the paper finds', () => {
  const [, quiet, , , , , loud] = TOY_POINTS.filter(({ core }) => core === 1);
  expect(loud!.auc.mean - loud!.auc.error).toBeGreaterThan(quiet!.auc.mean + quiet!.auc.error);
  expect(loud!.gap.mean).toBeGreaterThan(quiet!.gap.mean);
});

test('the sentence beside the chart names the sizes that were trained', () => {
  expect({ SIGMA_0, EPOCHS, ...TOY }).toEqual({
    SIGMA_0: 0.1,
    EPOCHS: 100,
    records: 100,
    testRecords: 1000,
    dimension: 50,
    hidden: 64,
    batch: 10,
    rate: 0.05,
  });
});
