// Starting weights, fitted to records that no guarantee covers, with clipped gradients and no noise.
import type { NetworkTask, NetworkTraining, SavedWeights } from '../network/task';
import type { OneRunPreparation } from './subject';

interface WarmUp {
  steps: number;
  /** Multiplies the mean of the gradients, each of which is clipped to norm 1 so that no step can run away. */
  learningRate: number;
  samplingRate: number;
}

/** Yields after each step the share that is done. Whatever trained them is free again afterwards. */
export function* warmUp(
  task: NetworkTask,
  how: WarmUp,
  open: (task: NetworkTask) => NetworkTraining,
): Generator<OneRunPreparation, SavedWeights> {
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
    const prepared = training.stepsDone / how.steps;
    yield { prepared, room: device ? (prepared < 1 ? device.room : device.fetchWeights) : null };
  }
  return training.save();
}
