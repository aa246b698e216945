// Counts the steps of a training, and refuses more of them than its task has.

import { Defect } from '../../../base/sentences/defect';
import type { NetworkTraining, SavedWeights } from './task';

interface UncountedTraining extends Pick<NetworkTraining, 'answer' | 'save'> {
  /** Takes a step: 0, 1, ... */
  step(step: number): void;
  resume(saved: SavedWeights): void;
}

export function inSteps(steps: number, { step, resume, ...rest }: UncountedTraining): NetworkTraining {
  let done = 0;
  return {
    ...rest,
    get stepsDone() {
      return done;
    },
    step() {
      if (done >= steps) throw new Defect(`all ${steps} steps are done`);
      step(done);
      done++;
    },
    resume(stepsDone, saved) {
      resume(saved);
      done = stepsDone;
    },
  };
}
