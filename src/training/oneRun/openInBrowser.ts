// What one run needs of a browser's worker: the kernel, an instance an audit.
import { keptOnce } from '../keptOnce';
import { instantiateKernel } from '../wasm/kernel';
import { loadKernel } from '../wasm/loadKernel';
import { meanOfRuns } from './design';
import { revealedSecrets } from './insertedSecrets';
import type { OneRunAuditRequest } from './request';
import type { OneRunCell } from './types';

const loaded = keptOnce(() => loadKernel());

export async function newKernels() {
  const kernel = await loaded();
  return () => kernel && instantiateKernel(kernel);
}

/** Canaries that are made without data alone. */
export const openCell = async (cell: OneRunCell) => meanOfRuns(cell, {}, await newKernels());

/** Secrets inserted into what one model is trained on, of canaries that are made without data. */
export async function openSecrets(request: OneRunAuditRequest) {
  const newKernel = await newKernels();
  const kernel = newKernel();
  return revealedSecrets(request, kernel);
}
