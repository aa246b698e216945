// The steps of a training, counted: whoever trains takes no more than there are.
import type { NetworkTraining, SavedWeights } from './task';

interface Way extends Pick<NetworkTraining, 'answer' | 'save'> {
  /** Takes a step: 0, 1, ... */
  step(step: number): void;
  resume(saved: SavedWeights): void;
}

export function inSteps(steps: number, { step, resume, ...rest }: Way): NetworkTraining {
  let done = 0;
  return {
    ...rest,
    get stepsDone() {
      return done;
    },
    step() {
      if (done >= steps) throw new RangeError(`all ${steps} steps are done`);
      step(done);
      done++;
    },
    resume(stepsDone, saved) {
      resume(saved);
      done = stepsDone;
    },
  };
}
