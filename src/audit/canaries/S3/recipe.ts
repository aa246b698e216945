// S3: crafted features x' under the target's own label; the score is lo(x,y) - lo(x',y).
import { logOdds } from '../crafting/logOdds';
import { type CanaryRecipe, replacement, type ShownRecord } from '../recipe';
import { type CraftedInput, craftInput, INPUT_STEPS } from './craftedInput';

export const S3: CanaryRecipe<CraftedInput, { record: ShownRecord; cosine: number }> = {
  craft: ({ model, record, pass, inputSteps }) => craftInput(model, record, pass, inputSteps),
  craftingSteps: () => INPUT_STEPS,
  plan: ({ features }, target) => ({
    canary: replacement(target, { features, label: target.record.label }),
    probes: [target.record.features, features],
  }),
  score: ({ logits: [here, there] }, _, { record: { label } }) =>
    logOdds(here, label) - logOdds(there, label),
  show: ({ features, cosine }, { target, show }) => ({
    record: show({ features, label: target.record.label }),
    cosine,
  }),
};
