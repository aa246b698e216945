// Weights to start from, fitted to records that no guarantee is about: clipped gradients, no noise.
import type { KernelExports } from '../../wasm/kernel';
import type { NetworkTask, NetworkTraining } from '../network/task';
import { networkTraining } from '../network/training';

interface WarmUp {
  steps: number;
  /** Times the mean of the gradients, each clipped to norm 1, so that no step can run away. */
  learningRate: number;
  samplingRate: number;
}

/** Yields after each step the share of them that is done. The kernel is free again afterwards. */
export function* warmUp(
  task: NetworkTask,
  how: WarmUp,
  kernel: KernelExports | null,
): Generator<number, ReturnType<NetworkTraining['weights']>> {
  const training = networkTraining(
    {
      ...task,
      ...how,
      included: null,
      population: task.firstRow.length - 1,
      noiseMultiplier: 0,
      clippingNorm: 1,
    },
    kernel,
  );
  while (training.stepsDone < how.steps) {
    training.step();
    yield training.stepsDone / how.steps;
  }
  return training.weights();
}
