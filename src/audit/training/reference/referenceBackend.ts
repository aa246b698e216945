// The reference backend, in plain TypeScript and float64. It also trains where WebAssembly has no SIMD.

import type { Sentence } from '../../../base/sentences/sentence';
import type { TrainingJob } from '../../canaries/job';
import type { TrainingBackend } from '../backend';
import { requireJob } from '../jobCheck';
import { parameterLayout } from '../layout';
import { requireFits } from '../memory';
import { readoutOf } from '../readout';
import { BACKEND } from '../sentences';
import { Slices } from '../slices';
import { dpSgdModel } from './dpSgd';

/** Creates the reference backend. `why` says why this slow backend is used; null if it was asked for. */
export function createReferenceBackend(why: Sentence | null = null): TrainingBackend {
  // parameters, gradient, noise and two Adam moments, in float64
  const plan = (job: TrainingJob) =>
    requireFits(requireJob(job), { bytesPerParameter: 5 * 8, bytesPerValue: 0 });
  return {
    name: 'reference' as const,
    description: why === null ? BACKEND.plain : BACKEND.plainBecause({ why }),
    plan,
    async trainBlock(signal, job, firstModel, models) {
      plan(job);
      const slices = new Slices(signal);
      const layout = parameterLayout(job.model);
      const readout = readoutOf(job, layout, firstModel, models);
      for (let m = 0; m < models; m++) {
        const model = dpSgdModel(job, layout, firstModel + m);
        const initial = readout.initial(model.theta);
        let next = 0;
        for (let t = 0; t < job.steps; t++) {
          model.step(t);
          if (job.checkpoints[next] === t + 1) readout.checkpoint(m, next++, model.theta, initial);
          if (slices.due) await slices.turn();
        }
        readout.end(m, model.theta);
      }
      return readout.result;
    },
    dispose() {},
  };
}
