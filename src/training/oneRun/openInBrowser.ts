// What one run needs of a browser's worker: the kernel, an instance an audit, and the digits where canaries are records.
import { isFromData } from '../../canaries/oneRun/kinds';
import { loadDataset } from '../../datasets/catalogue';
import { fetchAssets } from '../fetchAssets';
import { instantiateKernel, type Kernel } from '../wasm/kernel';
import { loadKernel } from '../wasm/loadKernel';
import { meanOfRuns, watchOneRun } from './design';
import type { OneRunCell, OneRunDesign } from './types';

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

/** `assets`: an absolute address that ends with a slash. */
export async function openRun(design: OneRunDesign, assets: string) {
  const newKernel = await kernels();
  const digits = isFromData(design.canary) ? await loadDataset('digits', fetchAssets(assets)) : null;
  return watchOneRun(design, digits, newKernel);
}

/** Canaries that are made without data alone. */
export const openCell = async (cell: OneRunCell) => meanOfRuns(cell, null, await kernels());
