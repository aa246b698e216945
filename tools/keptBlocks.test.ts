// The recorder finds the code whose change makes other models: a folder that has moved would stop every recording at its start.
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { FinishedWork } from '../src/audit/training/audit/types';
import { ENGINE, withoutOverlaps } from './keptBlocks';

test.each(ENGINE)('%s is there', (room) => {
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

test('models that two shards trained are taken once, and those of other parts are others', () => {
  const [first, second, other] = [block(0, 0, 4), block(0, 4, 4), block(1, 0, 4)];
  expect(withoutOverlaps([second, other, first])).toEqual([second, other, first]);
  expect(withoutOverlaps([first, block(0, 0, 4), second])).toEqual([first, second]);
  // a block that begins within another is left to be trained again beyond it
  expect(withoutOverlaps([first, block(0, 2, 4), other])).toEqual([first, other]);
});
