// The attacker's non-private model of the data, and the record it is least sure of.
import type { ModelShape } from '../job';
import { type Classifier, parameterTotal } from './classifier';
import { type CraftingPass, descent } from './descent';
import { fullBatch } from './fullBatch';
import type { Crafting } from './progress';

export interface ReferenceModel {
  model: Classifier;
  /** Probability that the model gives to a record's label, averaged over steps 1..T; one entry per training record. */
  averageConfidence: Float64Array;
}

/** Parameters that are all 0, from which a linear head starts. */
export function zeroParameters(shape: ModelShape): Float64Array {
  return new Float64Array(parameterTotal(shape));
}

/**
 * Trains the reference model by full-batch descent in float64, since the shuffled mini-batches of the paper's code would
 * make the crafted canaries random. Yields after every step.
 */
export function* trainReference(pass: CraftingPass): Crafting<ReferenceModel> {
  const { data, shape, steps } = pass;
  const parameters = pass.initial.slice();
  const gradient = new Float64Array(parameters.length);
  const batch = fullBatch(shape, data);
  const descend = descent(pass.optimizer, pass.learningRate, parameters.length);
  const confidence = new Float64Array(data.rows);
  const averageConfidence = new Float64Array(data.rows);
  batch.forward(parameters, confidence);
  for (let t = 0; t < steps; t++) {
    batch.meanGradient(parameters, Number.POSITIVE_INFINITY, gradient);
    descend(parameters, gradient, t);
    batch.forward(parameters, confidence);
    for (let i = 0; i < data.rows; i++) averageConfidence[i] += confidence[i] / steps;
    yield { phase: 'reference', done: t + 1, total: steps };
  }
  return { model: { shape, parameters }, averageConfidence };
}

/** Index of the smallest entry; ties go to the lower index. */
export function argmin(values: ArrayLike<number>): number {
  let best = 0;
  for (let i = 1; i < values.length; i++) if (values[i] < values[best]) best = i;
  return best;
}
