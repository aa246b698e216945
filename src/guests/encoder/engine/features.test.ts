// Tests of the rows of features that are made from a model's output, of the refusals of features that cannot be trained on, of the size of
// batches, and of what a model takes as input.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { said } from '../../../base/sentences/plain';
import { english } from '../../../base/sentences/sentence';
import { planBatches } from '../worker/tfjs/encodeRecords';
import { checkFeatureCount, checkFeatures, poolRecord } from './features';
import { readInput, rowShape } from './modelInput';

const values = [9, 1, 10, 2, 20, 3, 30, 4, 40];

test('pooling by the mean gives the mean over positions of each channel', () => {
  const mean = new Float32Array(3);
  poolRecord(values, 1, [2, 2, 2], 'mean', mean, 1);
  expect(Array.from(mean)).toEqual([0, 2.5, 25]);
});

test('pooling by flattening gives all values in a row', () => {
  const row = new Float32Array(8);
  poolRecord(values, 1, [2, 2, 2], 'flatten', row, 0);
  expect(Array.from(row)).toEqual(values.slice(1));
});

test('the number of features is that of the channels under the mean', () => {
  expect(checkFeatureCount('x', [7, 7, 1280], 'mean', 100)).toBe(1280);
});

test('a number of features that cannot be trained on is refused with the remedy', () => {
  expect(() => checkFeatureCount('x', [7, 7, 1280], 'flatten', 100)).toThrow(
    /62720 features, but at most 2048 are used. Take the mean/,
  );
  expect(() => checkFeatureCount('x', [4000], 'mean', 100)).toThrow(
    /4000 features, .* Choose another output/,
  );
  expect(() => checkFeatureCount('x', [2000], 'mean', 19_000)).toThrow(/19000 records of 2000 features/);
  expect(() => checkFeatureCount('x', [0], 'mean', 8)).toThrow(/no values/);
});

test('features that are the same for all records are counted', () => {
  const name = (row: number) => said(`r${row}`);
  expect(checkFeatures(Float32Array.of(1, 2, 1, 3), 2, 2, name).map(english)).toEqual([
    '1 of 2 features are the same for all records, so they count as 0.',
  ]);
  expect(checkFeatures(Float32Array.of(1, 2, 2, 3), 2, 2, name)).toEqual([]);
});

test('features none of which differs between records are refused', () => {
  const name = (row: number) => said(`r${row}`);
  expect(() => checkFeatures(Float32Array.of(1, 2, 1, 2), 2, 2, name)).toThrow(/All 2 features/);
});

test('a feature that is not a finite number is refused', () => {
  const name = (row: number) => said(`r${row}`);
  expect(() => checkFeatures(Float32Array.of(1, 2, 1, Infinity), 2, 2, name)).toThrow(
    /Feature 2 of r1 is Infinity/,
  );
});

test('a batch of records of up to 1 GiB each keeps within its memory and is never empty', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 30 }), (perRecord) => {
      const { batch, bytes } = planBatches(perRecord, null);
      expect(batch).toBeGreaterThanOrEqual(1);
      expect(batch).toBeLessThanOrEqual(32);
      expect(bytes).toBe(batch * perRecord);
      if (batch > 1) expect(bytes).toBeLessThanOrEqual(128 * 2 ** 20);
    }),
    { seed: 8, numRuns: 200 },
  );
});

test('a batch is the one that the model fixes', () => {
  expect(planBatches(1000, 5)).toEqual({ batch: 5, bytes: 5000 });
});

test('a fixed batch beyond the memory is refused', () => {
  expect(() => planBatches(2 ** 29, 3)).toThrow(/needs 1536 MiB at a time, but at most 1024/);
});

describe('the shape of a model’s input', () => {
  test('tells the size, the channels and the layout of pictures', () => {
    expect(readInput('x', [null, 224, 224, 3], 'float32').picture).toEqual({
      height: 224,
      width: 224,
      channels: 3,
      layout: 'channels-last',
    });
    expect(readInput('x', [-1, 3, 64, 48], 'float32')).toMatchObject({
      batch: null,
      picture: { height: 64, width: 48, layout: 'channels-first' },
    });
    expect(readInput('x', [4, 30], 'int32')).toMatchObject({ batch: 4, shape: [30], picture: null });
    expect(readInput('x', [null, null, null, null], 'float32').picture).toMatchObject({
      height: null,
      channels: 3,
    });
    expect(readInput('x', [null, 8, 8, 4], 'float32').picture).toBeNull();
  });

  test('is refused without a dimension for the batch', () => {
    expect(() => readInput('x', [3], 'float32')).toThrow(/shape \[3\]/);
    expect(() => readInput('x', null, 'float32')).toThrow(/shape \[\]/);
  });

  test('is refused for values that are not numbers', () => {
    expect(() => readInput('x', [null, 1], 'string')).toThrow(/type string/);
  });

  test('tells how many columns a table may have', () => {
    expect(rowShape(readInput('x', [null, null, 4], 'float32'), 12)).toEqual([3, 4]);
    expect(() => rowShape(readInput('x', [null, null, 4], 'float32'), 13)).toThrow(
      /13 columns .* Give a multiple of 4/,
    );
  });
});
