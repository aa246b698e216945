// How a gradient moves the parameters: plain descent, or Adam (Kingma & Ba 2015, algorithm 1).
import type { RecordTable } from '../../datasets/types';
import type { ModelShape, Optimizer } from '../job';

export const ADAM = { beta1: 0.9, beta2: 0.999, epsilon: 1e-8 } as const;

export interface CraftingPass {
  data: RecordTable;
  shape: ModelShape;
  optimizer: Optimizer;
  /** lr_ref: a knob of the attacker, not the audited run's learning rate. */
  learningRate: number;
  steps: number;
  /** Flattened initial parameters: zeros for a linear head, a random draw for a multilayer perceptron. */
  initial: Float64Array;
}

/** Adds one step to `parameters`; `step` counts from 0. */
type Descend = (parameters: Float64Array, gradient: Float64Array, step: number) => void;

export function descent(optimizer: Optimizer, learningRate: number, size: number): Descend {
  if (optimizer === 'sgd') {
    return (parameters, gradient) => {
      for (let j = 0; j < size; j++) parameters[j] -= learningRate * gradient[j];
    };
  }
  const { beta1, beta2, epsilon } = ADAM;
  const first = new Float64Array(size);
  const second = new Float64Array(size);
  return (parameters, gradient, step) => {
    const firstBias = 1 - beta1 ** (step + 1);
    const secondBias = 1 - beta2 ** (step + 1);
    for (let j = 0; j < size; j++) {
      first[j] = beta1 * first[j] + (1 - beta1) * gradient[j];
      second[j] = beta2 * second[j] + (1 - beta2) * gradient[j] ** 2;
      parameters[j] -=
        (learningRate * (first[j] / firstBias)) / (Math.sqrt(second[j] / secondBias) + epsilon);
    }
  };
}
