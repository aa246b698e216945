// The device pass of a job's kind of model.
import type { GpuDevice } from './gpuDevice';
import type { JobTensors } from './jobTensors';
import { LinearPass } from './linearPass';
import { MlpPass } from './mlpPass';
import type { BlockParameters, ModelPass } from './modelPass';
import type { Tiles } from './tiles';

export function makePass(
  device: GpuDevice,
  shared: JobTensors,
  parameters: BlockParameters,
  tiles: Tiles,
): ModelPass {
  const Pass = shared.job.model.kind === 'linear' ? LinearPass : MlpPass;
  return new Pass(device, shared, parameters, tiles);
}
