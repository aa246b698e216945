// What the noised averaged gradient does to the parameters: plain descent, or Adam (Kingma & Ba 2015, algorithm 1).
import type { Optimizer } from '../../canaries/job';

export const ADAM = { beta1: 0.9, beta2: 0.999, epsilon: 1e-8 } as const;

export interface Descent {
  /** `step` counts from 0. */
  apply(theta: Float64Array, gradient: Float64Array, step: number): void;
}

export function descent(optimizer: Optimizer, learningRate: number, size: number): Descent {
  return optimizer === 'sgd' ? plainDescent(learningRate) : adam(learningRate, size);
}

function plainDescent(learningRate: number): Descent {
  return {
    apply(theta, gradient) {
      for (let i = 0; i < theta.length; i++) theta[i] -= learningRate * gradient[i];
    },
  };
}

function adam(learningRate: number, size: number): Descent {
  const { beta1, beta2, epsilon } = ADAM;
  const first = new Float64Array(size);
  const second = new Float64Array(size);
  return {
    apply(theta, gradient, step) {
      const firstBias = 1 - beta1 ** (step + 1);
      const secondBias = 1 - beta2 ** (step + 1);
      for (let i = 0; i < size; i++) {
        first[i] = beta1 * first[i] + (1 - beta1) * gradient[i];
        second[i] = beta2 * second[i] + (1 - beta2) * gradient[i] * gradient[i];
        theta[i] -= (learningRate * (first[i] / firstBias)) / (Math.sqrt(second[i] / secondBias) + epsilon);
      }
    },
  };
}
