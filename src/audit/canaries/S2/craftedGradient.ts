// S2, a crafted gradient (Algorithm 2 of the paper): the parameter that moves least while the model trains without
// noise. A canary gradient of +-C along it meets no other signal.
import { parameterTotal } from '../crafting/classifier';
import { descent } from '../crafting/descent';
import { FullBatch } from '../crafting/fullBatch';
import type { Crafting } from '../crafting/progress';
import { argmin, type CraftingPass } from '../crafting/referenceModel';

export interface CraftedGradient {
  /** j*: flattened index, class-major weights before biases. */
  coordinate: number;
  /** S_j*: the way that the parameter went in all, sum over steps of |theta_t+1,j - theta_t,j|. */
  movement: number;
}

/** Noise-free full-batch training with clipped gradients; argmin of S_j, ties to the lowest index. Yields after every step. */
export function* craftGradient(pass: CraftingPass, clippingNorm: number): Crafting<CraftedGradient> {
  const { data, shape, steps } = pass;
  const parameters = pass.initial.slice();
  const before = parameters.slice();
  const gradient = new Float64Array(parameters.length);
  const movement = new Float64Array(parameterTotal(shape));
  const batch = new FullBatch(shape, data);
  const descend = descent(pass.optimizer, pass.learningRate, parameters.length);
  const confidence = new Float64Array(data.rows);
  for (let t = 0; t < steps; t++) {
    batch.forward(parameters, confidence);
    batch.meanGradient(parameters, clippingNorm, gradient);
    before.set(parameters);
    descend(parameters, gradient, t);
    for (let j = 0; j < movement.length; j++) movement[j] += Math.abs(parameters[j] - before[j]);
    yield { phase: 'gradient', done: t + 1, total: steps };
  }
  const coordinate = argmin(movement);
  return { coordinate, movement: movement[coordinate] };
}
