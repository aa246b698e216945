// Canaries that are records of a data set: a random choice of them, with their own labels or wrong ones. Baselines of one-run
// audits; each is in the training set or not, as its coin decides.
import type { RecordTable } from '../../../audit/datasets/types';
import { InputError } from '../../../base/numerics/errors';
import { fillUniform, STREAM } from '../../../base/numerics/randomStreams';

export interface RecordCanaries {
  /** Row numbers of the table: the canaries', then all others. */
  order: readonly number[];
  /** Of the canaries, as they are trained with. */
  labels: Int32Array;
}

function uniforms(stream: number, count: number, seed: number): Float64Array {
  const values = new Float64Array(count);
  fillUniform({ seed, stream, model: 0, step: 0 }, 0, values, 0, count);
  return values;
}

/** `m` rows drawn without replacement; wrong labels are uniform on the other classes. Throws InputError for too many. */
export function recordCanaries(
  labelled: 'own labels' | 'wrong labels',
  table: RecordTable,
  m: number,
  seed: number,
): RecordCanaries {
  if (m > table.rows) {
    const message = `m is ${m}, but the data set has ${table.rows} records to train on. Give no more.`;
    throw new InputError('out-of-range', 'm', message);
  }
  const place = uniforms(STREAM.oneRunChoice, table.rows, seed);
  const order = Array.from(place.keys()).sort((a, b) => place[a] - place[b] || a - b);
  const shift = uniforms(STREAM.oneRunLabels, m, seed);
  const labels = Int32Array.from({ length: m }, (_, i) => {
    const own = table.labels[order[i]];
    if (labelled === 'own labels') return own;
    return (own + 1 + Math.floor(shift[i] * (table.classes - 1))) % table.classes;
  });
  return { order, labels };
}
