// Canaries that are records of a data set: a random choice of them, with their own labels or wrong ones, as
// baselines.
import type { RecordTable } from '../../audit/datasets/types';
import { refusals } from '../../base/numerics/errors';
import { STREAM, shuffled, uniforms } from '../../base/numerics/randomStreams';
import { ONE_RUN_CANARY_REFUSALS } from './refusalSentences';

/** Chooses m records. Wrong labels are uniform on the other classes. `order` has all row numbers, the canaries' first. */
export function recordCanaries(
  labelled: 'own labels' | 'wrong labels',
  table: RecordTable,
  m: number,
  seed: number,
): { order: readonly number[]; labels: Int32Array } {
  if (m > table.rows)
    throw refusals('m').outOfRange(ONE_RUN_CANARY_REFUSALS.tooFewRecords({ m, records: table.rows }));
  const order = shuffled({ seed, stream: STREAM.oneRunChoice }, table.rows);
  const shift = uniforms({ seed, stream: STREAM.oneRunLabels }, m);
  const labels = Int32Array.from({ length: m }, (_, i) => {
    const own = table.labels[order[i]];
    if (labelled === 'own labels') return own;
    return (own + 1 + Math.floor(shift[i] * (table.classes - 1))) % table.classes;
  });
  return { order, labels };
}
