// Opens the WebGPU backend for cases and measurements, which need this backend and no other.

import type { TrainingBackend } from '../../../src/audit/training/backend';
import { chooseWebGpu } from '../../../src/audit/training/webgpu/choose';
import { english } from '../../../src/base/sentences/sentence';

/** The backend. Rejects where WebGPU cannot train. */
export async function openWebGpuBackend(
  options: Parameters<typeof chooseWebGpu>[0],
): Promise<TrainingBackend> {
  const { backend, reason } = await chooseWebGpu(options);
  if (!backend) throw new Error(`Training on a GPU is not possible (${english(reason)}).`);
  return backend;
}
