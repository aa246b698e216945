// S4: the target's own features under another label y'; the score is the raw margin z_y(x) - z_y'(x).
import { type CanaryRecipe, replacement, type ShownRecord } from '../recipe';
import { chooseMislabel, type Mislabelled } from './mislabelled';

export const S4: CanaryRecipe<Mislabelled, { record: ShownRecord; cosine: number }> = {
  // at once: a gradient per class
  // biome-ignore lint/correctness/useYield: a crafting without steps in between
  *craft({ model, record }) {
    return chooseMislabel(model, record);
  },
  craftingSteps: () => 0,
  plan: ({ label }, target) => ({
    canary: replacement(target, { features: target.record.features, label }),
    probes: [target.record.features],
  }),
  score: ({ logits: [here] }, { label: other }, { record: { label } }) => here[label] - here[other],
  largerWorld: 0,
  show: ({ label, cosine }, { target, show }) => ({
    record: show({ features: target.record.features, label }),
    cosine,
  }),
};
