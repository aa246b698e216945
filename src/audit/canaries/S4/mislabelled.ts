// S4, a mislabelled record (Algorithm 4 of the paper): the target's own features under the label whose gradient points
// furthest from the true one's.

import { type Classifier, gradientCosine, gradientFactors } from '../crafting/classifier';
import type { CanaryRecord } from '../job';

export interface Mislabelled {
  label: number;
  cosine: number;
}

/** Over labels other than the target's; ties to the lower label. */
export function chooseMislabel(model: Classifier, target: CanaryRecord): Mislabelled {
  const original = gradientFactors(model, target);
  let best: Mislabelled = { label: -1, cosine: Number.POSITIVE_INFINITY };
  for (let label = 0; label < model.shape.classes; label++) {
    if (label === target.label) continue;
    const cosine = gradientCosine(original, gradientFactors(model, { features: target.features, label }));
    if (cosine < best.cosine) best = { label, cosine };
  }
  return best;
}
