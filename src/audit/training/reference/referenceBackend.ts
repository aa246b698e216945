// The reference backend: plain TypeScript, float64; also what trains where WebAssembly has no SIMD.

import type { TrainingJob } from '../../canaries/job';
import type { TrainingBackend } from '../backend';
import { requireJob } from '../jobCheck';
import { parameterLayout } from '../layout';
import { requireFits } from '../memory';
import { readoutOf } from '../readout';
import { Slices } from '../slices';
import { dpSgdModel } from './dpSgd';

/** `warning`: why this slow backend was taken, for the reader; empty when it was asked for. */
export function createReferenceBackend(warning = ''): TrainingBackend {
  // parameters, gradient, noise and two Adam moments, in float64
  const plan = (job: TrainingJob) =>
    requireFits(requireJob(job), { bytesPerParameter: 5 * 8, bytesPerValue: 0 });
  return {
    name: 'reference' as const,
    description: `plain TypeScript, float64${warning && ` (${warning})`}`,
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
