// Makes one row of features for each record from a model's output, and checks whether these rows can be trained on.

import { FILE_LIMITS } from '../../../audit/datasets/tableFiles/rawTable';
import { TRAINABLE } from '../../../audit/datasets/trainable';
import type { Sentence } from '../../../base/sentences/sentence';
import { OUTPUT, RECORDS } from './refusals';
import { ENCODER } from './sentences';
import type { Pooling } from './types';

/** Number of features of a record whose output has this shape. The last axis is that of the channels. */
function featureCount(shape: readonly number[], pooling: Pooling): number {
  if (pooling === 'mean' && shape.length > 1) return shape[shape.length - 1];
  return shape.reduce((product, length) => product * length, 1);
}

/** Number of features of a record. Throws an InputError where this page cannot train on so many features of so many records. */
export function checkFeatureCount(
  output: string,
  shape: readonly number[],
  pooling: Pooling,
  rows: number,
): number {
  const columns = featureCount(shape, pooling);
  if (columns < 1) throw OUTPUT.outOfRange(ENCODER.noValues({ output }));
  if (columns > TRAINABLE.columns) {
    const remedy = pooling === 'flatten' && shape.length > 1 ? ENCODER.meanRemedy : ENCODER.otherOutput;
    throw OUTPUT.tooLarge(ENCODER.tooManyFeatures({ output, columns, most: TRAINABLE.columns, remedy }));
  }
  if (rows * (columns + 1) > FILE_LIMITS.cells)
    throw RECORDS.tooLarge(ENCODER.tooManyValues({ rows, columns, most: FILE_LIMITS.cells }));
  return columns;
}

/** Writes the features of a record to `out` from `at` on. Its output stands in `values` from `from` on, row-major. */
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

/** Notices on features that are the same for all records. Throws an InputError for a feature that is not a finite number. */
export function checkFeatures(
  features: Float32Array,
  rows: number,
  columns: number,
  nameOf: (row: number) => Sentence,
): Sentence[] {
  const bad = features.findIndex((value) => !Number.isFinite(value));
  if (bad >= 0) {
    const record = nameOf(Math.floor(bad / columns));
    throw OUTPUT.notANumber(
      ENCODER.notFinite({ feature: (bad % columns) + 1, record, value: features[bad] }),
    );
  }
  let constant = 0;
  for (let j = 0; j < columns; j++) {
    let same = true;
    for (let i = 1; i < rows && same; i++) same = features[i * columns + j] === features[j];
    if (same) constant++;
  }
  if (constant === columns) throw OUTPUT.outOfRange(ENCODER.allSame({ columns, rows }));
  return constant === 0 ? [] : [ENCODER.someSame({ constant, columns })];
}
