// What one run needs in a browser's worker, which is a kernel instance for each audit.
import { instantiateKernel, type Kernel } from '../wasm/kernel';
import { loadKernel } from '../wasm/loadKernel';
import { meanOfRuns } from './design';
import { revealedSecrets } from './insertedSecrets';
import type { OneRunAuditRequest } from './request';
import type { OneRunCell } from './types';

let loading: Promise<Kernel | null> | null = null;

/** Loads the kernel once. A failure is not kept, so the next call tries again. */
export async function newKernels() {
  loading ??= loadKernel();
  try {
    const kernel = await loading;
    return () => kernel && instantiateKernel(kernel);
  } catch (error) {
    loading = null;
    throw error;
  }
}

/** Only for canaries that are made without data. */
export const openCell = async (cell: OneRunCell) => meanOfRuns(cell, {}, await newKernels());

/** Inserts secrets into what one model is trained on, by canaries that are made without data. */
export async function openSecrets(request: OneRunAuditRequest) {
  const newKernel = await newKernels();
  const kernel = newKernel();
  return revealedSecrets(request, kernel);
}
