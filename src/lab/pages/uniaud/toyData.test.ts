// The recorded points of the toy are what its training gives, and what is said of them holds.
import { expect, test } from 'vitest';
import { onlyInFull } from '../../../../test/statistics/size';
import { trainedToy } from '../../../../tools/record/toy';
import { EPOCHS, TOY } from '../../../oneRun/canaries/coreFeatureToy';
import { TOY_POINTS, TOY_SIZES, toyPointAt } from './toyData';

test('the point that the paper speaks of is what the training gives', () => {
  expect(trainedToy(toyPointAt(1, 50))).toEqual(toyPointAt(1, 50));
});

test('all points are what the training gives', (itself) => {
  onlyInFull(itself);
  for (const point of TOY_POINTS) expect(trainedToy(point)).toEqual(point);
});

test('without a core feature the gap and the attack are larger at b = 50, as the paper finds', () => {
  const [none, core] = [toyPointAt(0, 50), toyPointAt(1, 50)];
  for (const of of ['gap', 'auc'] as const) {
    expect(none[of].mean - none[of].error).toBeGreaterThan(core[of].mean + core[of].error);
  }
});

test('with a core feature more noise of one’s own helps the attack, as the paper finds', () => {
  const [, quiet, , , , , loud] = TOY_POINTS.filter(({ core }) => core === 1);
  expect(loud!.auc.mean - loud!.auc.error).toBeGreaterThan(quiet!.auc.mean + quiet!.auc.error);
  expect(loud!.gap.mean).toBeGreaterThan(quiet!.gap.mean);
});

test('the sizes that the sentence beside the chart names are those that were trained', () => {
  const { records, dimension, hidden } = TOY;
  expect(TOY_SIZES).toEqual({ records, dimension, hidden, epochs: EPOCHS });
});
