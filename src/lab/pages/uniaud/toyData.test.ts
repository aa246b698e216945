// The recorded points of the toy example: training still gives them, and the sentences about them hold.
import { expect, test } from 'vitest';
import { onlyInFull } from '../../../../test/statistics/size';
import { trainedToy } from '../../../../tools/record/toy';
import { EPOCHS, TOY } from '../../../oneRun/canaries/coreFeatureToy';
import { TOY_POINTS, TOY_SIZES, toyPointAt } from './toyData';

test('training gives the recorded point at the paper’s own settings', () => {
  expect(trainedToy(toyPointAt(1, 50))).toEqual(toyPointAt(1, 50));
});

test('training gives all recorded points', (itself) => {
  onlyInFull(itself);
  for (const point of TOY_POINTS) expect(trainedToy(point)).toEqual(point);
});

test('at b = 50 the gap and the attack’s AUC are larger without a core feature, as the paper finds', () => {
  const [none, core] = [toyPointAt(0, 50), toyPointAt(1, 50)];
  for (const of of ['gap', 'auc'] as const) {
    expect(none[of].mean - none[of].error).toBeGreaterThan(core[of].mean + core[of].error);
  }
});

test('with a core feature the attack’s AUC grows with the records’ own noise, as the paper finds', () => {
  const [, quiet, , , , , loud] = TOY_POINTS.filter(({ core }) => core === 1);
  expect(loud!.auc.mean - loud!.auc.error).toBeGreaterThan(quiet!.auc.mean + quiet!.auc.error);
  expect(loud!.gap.mean).toBeGreaterThan(quiet!.gap.mean);
});

test('the sizes that the sentence beside the chart names are those that were trained', () => {
  const { records, dimension, hidden } = TOY;
  expect(TOY_SIZES).toEqual({ records, dimension, hidden, epochs: EPOCHS });
});
