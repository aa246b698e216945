// A watched run in a browser, apart, so that workers of the processor alone carry no code for a device.

import { loadDataset } from '../../audit/datasets/catalogue';
import { loadSpeeches } from '../../audit/datasets/shipped/speeches';
import { fetchAssets } from '../../audit/training/fetchAssets';
import { isFromData } from '../canaries/kinds';
import type { OneRunMaterial } from './design';
import { newKernels } from './openInBrowser';
import type { OneRunCheckpoint, OneRunDesign } from './types';
import { watchAnywhere } from './watchAnywhere';
import { chooseOneRunDevice } from './webgpu/choose';

/** `assets`: an absolute address that ends with a slash. */
export async function openRun(design: OneRunDesign, assets: string, from: OneRunCheckpoint | null) {
  const newKernel = await newKernels();
  const read = fetchAssets(assets);
  const material: OneRunMaterial = design.language
    ? { speeches: await loadSpeeches(read) }
    : isFromData(design.canary)
      ? { digits: await loadDataset('digits', read) }
      : {};
  return watchAnywhere(design, material, newKernel, chooseOneRunDevice, from);
}
