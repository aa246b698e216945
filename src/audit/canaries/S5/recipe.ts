// S5, a natural record (Algorithm 5 of the paper): the auxiliary record (x', y') whose gradient points furthest from the
// target's takes the target's place. The score is the difference of log-odds lo(x,y) - lo(x',y').
import { featuresOf } from '../../datasets/table';
import type { RecordTable } from '../../datasets/types';
import { type Classifier, gradientCosine, gradientFactors } from '../crafting/classifier';
import { logOdds } from '../crafting/logOdds';
import type { Crafting } from '../crafting/progress';
import type { CanaryRecord } from '../job';
import { type CanaryRecipe, replacement, type ShownRecord } from '../recipe';

export interface NaturalSubstitute {
  /** Row of the auxiliary table. */
  index: number;
  record: CanaryRecord;
  cosine: number;
}

/** Records between two reports of progress. */
const REPORT_EVERY = 100;

/**
 * The auxiliary record, of at least one, whose gradient has the smallest cosine with the target's. Ties go to the lower row.
 * Yields every hundred records.
 */
function* chooseNatural(
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

type ShownNatural = Omit<NaturalSubstitute, 'record'> & { record: ShownRecord };

export const S5: CanaryRecipe<NaturalSubstitute, ShownNatural> = {
  craft: ({ model, record, data }) => chooseNatural(model, record, data.auxiliary),
  craftingSteps: (_, { auxiliary }) => auxiliary.rows - (auxiliary.rows % REPORT_EVERY),
  plan: ({ record }, target) => ({
    canary: replacement(target, record),
    probes: [target.record.features, record.features],
  }),
  score: ({ logits: [here, there] }, { record: other }, { record }) =>
    logOdds(here, record.label) - logOdds(there, other.label),
  show: ({ record, index, cosine }, { show }) => ({ record: show(record), index, cosine }),
};
