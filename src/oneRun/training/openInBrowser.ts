// What one run needs in a browser's worker: a kernel instance for each audit.
import { keptOnce } from '../../audit/training/keptOnce';
import { instantiateKernel } from '../../audit/training/wasm/kernel';
import { loadKernel } from '../../audit/training/wasm/loadKernel';
import { meanOfRuns } from './design';
import { revealedSecrets } from './insertedSecrets';
import type { OneRunAuditRequest } from './request';
import type { OneRunCell } from './types';

const loaded = keptOnce(() => loadKernel());

export async function newKernels() {
  const kernel = await loaded();
  return () => kernel && instantiateKernel(kernel);
}

/** Only for canaries that are made without data. */
export const openCell = async (cell: OneRunCell) => meanOfRuns(cell, {}, await newKernels());

export async function openSecrets(request: OneRunAuditRequest) {
  const newKernel = await newKernels();
  const kernel = newKernel();
  return revealedSecrets(request, kernel);
}
