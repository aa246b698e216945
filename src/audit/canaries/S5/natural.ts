// S5, a natural record (Algorithm 5 of the paper): the auxiliary record whose gradient points furthest from the target's.
import { featuresOf } from '../../datasets/table';
import type { RecordTable } from '../../datasets/types';
import { type Classifier, gradientCosine, gradientFactors } from '../crafting/classifier';
import type { Crafting } from '../crafting/progress';
import type { CanaryRecord } from '../job';

export interface NaturalSubstitute {
  /** Row of the auxiliary table. */
  index: number;
  record: CanaryRecord;
  cosine: number;
}

/** Records between two reports. */
export const REPORT_EVERY = 100;

/** Over all auxiliary records (at least one); ties to the lower row. Yields every hundred records. */
export function* chooseNatural(
  model: Classifier,
  target: CanaryRecord,
  auxiliary: RecordTable,
): Crafting<NaturalSubstitute> {
  const original = gradientFactors(model, target);
  let index = 0;
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < auxiliary.rows; i++) {
    const record = { features: featuresOf(auxiliary, i), label: auxiliary.labels[i] };
    const cosine = gradientCosine(original, gradientFactors(model, record));
    if (cosine < best) {
      best = cosine;
      index = i;
    }
    if ((i + 1) % REPORT_EVERY === 0) yield { phase: 'natural', done: i + 1, total: auxiliary.rows };
  }
  const record = { features: featuresOf(auxiliary, index).slice(), label: auxiliary.labels[index] };
  return { index, record, cosine: best };
}
