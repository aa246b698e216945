// Weights to start from, fitted to records that no guarantee is about: clipped gradients, no noise.
import type { NetworkTask, NetworkTraining } from '../network/task';
import type { SavedWeights } from '../savedWeights';
import type { Preparation } from './subject';

interface WarmUp {
  steps: number;
  /** Times the mean of the gradients, each clipped to norm 1, so that no step can run away. */
  learningRate: number;
  samplingRate: number;
}

/** Yields after each step the share of them that is done. What trained is free again afterwards. */
export function* warmUp(
  task: NetworkTask,
  how: WarmUp,
  open: (task: NetworkTask) => NetworkTraining,
): Generator<number | Preparation, SavedWeights> {
  const training = open({
    ...task,
    ...how,
    included: null,
    population: task.firstRow.length - 1,
    noiseMultiplier: 0,
    clippingNorm: 1,
  });
  const { device } = training;
  while (training.stepsDone < how.steps) {
    training.step();
    const share = training.stepsDone / how.steps;
    if (device) yield { share, room: share < 1 ? device.room : device.fetchWeights };
    else yield share;
  }
  return training.save();
}
