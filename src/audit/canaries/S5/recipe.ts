// S5: another natural record (x', y') in the target's place; the score is lo(x,y) - lo(x',y').
import { logOdds } from '../crafting/logOdds';
import { type CanaryRecipe, replacement, type ShownRecord } from '../recipe';
import { chooseNatural, type NaturalSubstitute, REPORT_EVERY } from './natural';

/** `index`: row of the auxiliary table. */
export interface ShownNatural {
  record: ShownRecord;
  index: number;
  cosine: number;
}

export const S5: CanaryRecipe<NaturalSubstitute, ShownNatural> = {
  craft: ({ model, record, data }) => chooseNatural(model, record, data.auxiliary),
  craftingSteps: (_, { auxiliary }) => auxiliary.rows - (auxiliary.rows % REPORT_EVERY),
  plan: ({ record }, target) => ({
    canary: replacement(target, record),
    probes: [target.record.features, record.features],
  }),
  score: ({ logits: [here, there] }, { record: other }, { record }) =>
    logOdds(here, record.label) - logOdds(there, other.label),
  largerWorld: 0,
  show: ({ record, index, cosine }, { show }) => ({ record: show(record), index, cosine }),
};
