// Blocks of trained models that a recording keeps. The folders of the training code must exist, since the recorder asks git for them.
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { FinishedWork } from '../src/audit/training/audit/types';
import { ENGINE, withoutOverlaps } from './keptBlocks';

test.each(ENGINE)('the folder %s exists', (room) => {
  expect(existsSync(new URL(`../${room}/`, import.meta.url))).toBe(true);
});

const block = (part: number, firstModel: number, models: number): FinishedWork => ({
  kind: 'models',
  part,
  firstModel,
  models,
  scores: new Float64Array(models).fill(firstModel),
  accuracy: new Float32Array(0),
  elapsed: 1,
});

test('models that two shards have trained are taken once', () => {
  const [first, second, other] = [block(0, 0, 4), block(0, 4, 4), block(1, 0, 4)];
  expect(withoutOverlaps([second, other, first])).toEqual([second, other, first]);
  expect(withoutOverlaps([first, block(0, 0, 4), second])).toEqual([first, second]);
  // a block that begins within another one is dropped, and the models beyond that one are trained again
  expect(withoutOverlaps([first, block(0, 2, 4), other])).toEqual([first, other]);
});
