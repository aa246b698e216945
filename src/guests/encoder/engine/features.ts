// From what a model gives to one row of features a record, and whether those rows can be trained on.

import { FILE_LIMITS } from '../../../audit/datasets/tableFiles/rawTable';
import { TRAINABLE } from '../../../audit/datasets/trainable';
import { OUTPUT, RECORDS } from './refusals';
import type { Pooling } from './types';

/** Of a record whose output has this shape; the last axis is the channels. */
function featureCount(shape: readonly number[], pooling: Pooling): number {
  if (pooling === 'mean' && shape.length > 1) return shape[shape.length - 1];
  return shape.reduce((product, length) => product * length, 1);
}

/** Throws an InputError where so many features of so many records are no table that this page trains on. */
export function checkFeatureCount(
  output: string,
  shape: readonly number[],
  pooling: Pooling,
  rows: number,
): number {
  const columns = featureCount(shape, pooling);
  if (columns < 1) throw OUTPUT.outOfRange`The output ${output} has no values. Choose another one.`;
  if (columns > TRAINABLE.columns) {
    const remedy =
      pooling === 'flatten' && shape.length > 1
        ? 'Take the mean over positions, or choose another output.'
        : 'Choose another output.';
    throw OUTPUT.tooLarge`The output ${output} makes ${columns} features, but at most ${TRAINABLE.columns} are used. ${remedy}`;
  }
  if (rows * (columns + 1) > FILE_LIMITS.cells)
    throw RECORDS.tooLarge`${rows} records of ${columns} features are more than ${FILE_LIMITS.cells} values. Choose fewer records, or an output of fewer features.`;
  return columns;
}

/** `values`: the record's output, row-major, from `from` on; its features go to `out` from `at` on. */
export function poolRecord(
  values: ArrayLike<number>,
  from: number,
  shape: readonly number[],
  pooling: Pooling,
  out: Float32Array,
  at: number,
): void {
  const columns = featureCount(shape, pooling);
  const positions = shape.reduce((product, length) => product * length, 1) / columns;
  for (let j = 0; j < columns; j++) {
    let sum = 0;
    for (let p = 0; p < positions; p++) sum += values[from + p * columns + j];
    out[at + j] = sum / positions;
  }
}

/** Sentences about features that say nothing. Throws an InputError for one that is no finite number. */
export function checkFeatures(
  features: Float32Array,
  rows: number,
  columns: number,
  nameOf: (row: number) => string,
): string[] {
  const bad = features.findIndex((value) => !Number.isFinite(value));
  if (bad >= 0) {
    const record = nameOf(Math.floor(bad / columns));
    throw OUTPUT.notANumber`Feature ${(bad % columns) + 1} of ${record} is ${features[bad]}. Choose another scale of pictures, another output, or the processor.`;
  }
  let constant = 0;
  for (let j = 0; j < columns; j++) {
    let same = true;
    for (let i = 1; i < rows && same; i++) same = features[i * columns + j] === features[j];
    if (same) constant++;
  }
  if (constant === columns)
    throw OUTPUT.outOfRange`All ${columns} features are the same for all ${rows} records, so they say nothing of them. Choose another output, or another scale of pictures.`;
  return constant === 0
    ? []
    : [`${constant} of ${columns} features are the same for all records, so they count as 0.`];
}
