// How a crafting pass moves the parameters: plain descent, or Adam (Kingma & Ba 2015, algorithm 1).
import type { Optimizer } from '../job';

const BETA1 = 0.9;
const BETA2 = 0.999;
const EPSILON = 1e-8;

/** Adds one step to `parameters`; `step` counts from 0. */
export type Descend = (parameters: Float64Array, gradient: Float64Array, step: number) => void;

export function descent(optimizer: Optimizer, learningRate: number, size: number): Descend {
  if (optimizer === 'sgd') {
    return (parameters, gradient) => {
      for (let j = 0; j < size; j++) parameters[j] -= learningRate * gradient[j];
    };
  }
  const first = new Float64Array(size);
  const second = new Float64Array(size);
  return (parameters, gradient, step) => {
    const firstBias = 1 - BETA1 ** (step + 1);
    const secondBias = 1 - BETA2 ** (step + 1);
    for (let j = 0; j < size; j++) {
      first[j] = BETA1 * first[j] + (1 - BETA1) * gradient[j];
      second[j] = BETA2 * second[j] + (1 - BETA2) * gradient[j] ** 2;
      parameters[j] -=
        (learningRate * (first[j] / firstBias)) / (Math.sqrt(second[j] / secondBias) + EPSILON);
    }
  };
}
