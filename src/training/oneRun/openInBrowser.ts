// What one run needs of a browser's worker: the kernel, an instance an audit.
import { instantiateKernel, type Kernel } from '../wasm/kernel';
import { loadKernel } from '../wasm/loadKernel';
import { meanOfRuns } from './design';
import { revealedSecrets } from './insertedSecrets';
import type { OneRunAuditRequest } from './request';
import type { OneRunCell } from './types';

let loading: Promise<Kernel | null> | null = null;

/** Loaded once; a failure is not kept, so that the next call tries again. */
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

/** Canaries that are made without data alone. */
export const openCell = async (cell: OneRunCell) => meanOfRuns(cell, {}, await newKernels());

/** Secrets inserted into what one model is trained on, of canaries that are made without data. */
export async function openSecrets(request: OneRunAuditRequest) {
  const newKernel = await newKernels();
  const kernel = newKernel();
  return revealedSecrets(request, kernel);
}
