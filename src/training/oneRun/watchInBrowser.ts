// A watched run in a browser's worker: on its graphics device, or on the processor. Apart from openInBrowser.ts, so that workers that
// train on the processor alone carry no code for a device.
import { isFromData } from '../../canaries/oneRun/kinds';
import { loadDataset } from '../../datasets/catalogue';
import { loadSpeeches } from '../../datasets/shipped/speeches';
import { fetchAssets } from '../fetchAssets';
import type { OneRunMaterial } from './design';
import { newKernels } from './openInBrowser';
import type { OneRunCheckpoint, OneRunDesign } from './types';
import { watchAnywhere } from './watchAnywhere';
import { chooseOneRunDevice } from './webgpu/choose';

/** `assets`: an absolute address that ends with a slash. `from`: what the run goes on from, of the same design. */
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
