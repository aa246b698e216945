// S4, a mislabelled record (Algorithm 4 of the paper): the target's own features under the label y' whose gradient
// points furthest from the true one's. The score is the raw margin z_y(x) - z_y'(x).
import { type Classifier, gradientCosine, gradientFactors } from '../crafting/classifier';
import type { CanaryRecord } from '../job';
import { type CanaryRecipe, replacement, type ShownRecord } from '../recipe';

export interface Mislabelled {
  label: number;
  cosine: number;
}

/** The label, other than the target's, whose gradient has the smallest cosine with the target's. Ties go to the lower label. */
function chooseMislabel(model: Classifier, target: CanaryRecord): Mislabelled {
  const original = gradientFactors(model, target);
  let best: Mislabelled = { label: -1, cosine: Number.POSITIVE_INFINITY };
  for (let label = 0; label < model.shape.classes; label++) {
    if (label === target.label) continue;
    const cosine = gradientCosine(original, gradientFactors(model, { features: target.features, label }));
    if (cosine < best.cosine) best = { label, cosine };
  }
  return best;
}

export const S4: CanaryRecipe<Mislabelled, { record: ShownRecord; cosine: number }> = {
  // one step is enough, with one gradient per class
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
  show: ({ label, cosine }, { target, show }) => ({
    record: show({ features: target.record.features, label }),
    cosine,
  }),
};
