// Opens one run in a browser's worker, with a kernel instance for each audit and the data files of canaries that are
// records. No graphics card trains a run, because a step of one small model is too little work for a card, which mostly
// waits for the step to be launched (`audit/training/webgpu/plan.ts` has a measurement).
import { loadDataset } from '../../audit/datasets/catalogue';
import { loadSpeeches } from '../../audit/datasets/shipped/speeches';
import { fetchAssets } from '../../audit/training/fetchAssets';
import { keptOnce } from '../../audit/training/keptOnce';
import { instantiateKernel } from '../../audit/training/wasm/kernel';
import { loadKernel } from '../../audit/training/wasm/loadKernel';
import { isFromData } from '../canaries/kinds';
import { meanOfRuns, type OneRunMaterial, watchOneRun } from './design';
import { revealedSecrets } from './insertedSecrets';
import type { OneRunAuditRequest } from './request';
import type { OneRunCell, OneRunCheckpoint, OneRunDesign } from './types';

const loaded = keptOnce(() => loadKernel());

async function newKernels() {
  const kernel = await loaded();
  return () => kernel && instantiateKernel(kernel);
}

/** {@link watchOneRun} with the data files at `assets`, an absolute address that ends with a slash. */
export async function openRun(design: OneRunDesign, assets: string, from: OneRunCheckpoint | null) {
  const newKernel = await newKernels();
  const read = fetchAssets(assets);
  const material: OneRunMaterial = design.language
    ? { speeches: await loadSpeeches(read) }
    : isFromData(design.canary)
      ? { digits: await loadDataset('digits', read) }
      : {};
  return watchOneRun(design, material, newKernel, from);
}

/** Opens a cell of a sweep, whose canaries are made without data. */
export const openCell = async (cell: OneRunCell) => meanOfRuns(cell, {}, await newKernels());

export async function openSecrets(request: OneRunAuditRequest) {
  const newKernel = await newKernels();
  const kernel = newKernel();
  return revealedSecrets(request, kernel);
}
