// The rows that the models of a block sample, which the device lists for some steps ahead.
import { groupsOf } from './dispatch';
import type { GpuDevice } from './gpuDevice';
import type { JobTensors } from './jobTensors';
import { listBatches } from './kernels/batches';
import { stepsAhead } from './plan';
import { listLength } from './wgsl/batchRows';

export function batchLists(
  device: GpuDevice,
  { job, batch, training }: JobTensors,
  { firstModel, models }: { firstModel: number; models: number },
) {
  const rows = training.count;
  const steps = Math.min(stepsAhead(rows), job.steps);
  const lists = listLength(rows) * models;
  /** Lists of `steps` steps from step `first` on, as wgsl/batchRows reads them. */
  const tensor = device.allocate(steps * lists);
  let first = Number.NaN;
  return {
    tensor,
    /** Index of step t's lists in the tensor. If they are not in it, the listing of this step and those after it is recorded. */
    of(t: number): number {
      if (!(t >= first && t < first + steps)) {
        first = t;
        listBatches({
          groups: groupsOf(steps * models),
          inputs: {},
          uniforms: { ...batch, firstModel, models, rows, step: t, steps },
          result: tensor,
        });
      }
      return (t - first) * lists;
    },
    dispose: () => tensor.dispose(),
  };
}
