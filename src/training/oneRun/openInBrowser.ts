// What one run needs of a browser's worker: the kernel, an instance an audit, and the digits where canaries are records.
import { isFromData } from '../../canaries/oneRun/kinds';
import { loadDataset } from '../../datasets/catalogue';
import { loadSpeeches } from '../../datasets/shipped/speeches';
import { fetchAssets } from '../fetchAssets';
import { instantiateKernel, type Kernel } from '../wasm/kernel';
import { loadKernel } from '../wasm/loadKernel';
import { meanOfRuns, type OneRunMaterial, watchOneRun } from './design';
import { revealedSecrets } from './insertedSecrets';
import type { OneRunAuditRequest } from './request';
import type { OneRunCell, OneRunCheckpoint, OneRunDesign } from './types';

let loading: Promise<Kernel | null> | null = null;

/** Loaded once; a failure is not kept, so that the next call tries again. */
async function kernels() {
  loading ??= loadKernel();
  try {
    const kernel = await loading;
    return () => kernel && instantiateKernel(kernel);
  } catch (error) {
    loading = null;
    throw error;
  }
}

/** `assets`: an absolute address that ends with a slash. `from`: what the run goes on from, of the same design. */
export async function openRun(design: OneRunDesign, assets: string, from: OneRunCheckpoint | null) {
  const newKernel = await kernels();
  const read = fetchAssets(assets);
  const material: OneRunMaterial = design.language
    ? { speeches: await loadSpeeches(read) }
    : isFromData(design.canary)
      ? { digits: await loadDataset('digits', read) }
      : {};
  return watchOneRun(design, material, newKernel, from);
}

/** Canaries that are made without data alone. */
export const openCell = async (cell: OneRunCell) => meanOfRuns(cell, {}, await kernels());

/** Secrets inserted into what one model is trained on, of canaries that are made without data. */
export async function openSecrets(request: OneRunAuditRequest) {
  const newKernel = await kernels();
  const kernel = newKernel();
  return revealedSecrets(request, kernel);
}
