// The padded layout of a model's parameters. A parameter's padded index is also the index of the generator that it owns, in every
// backend. So lie the parameters of the reference and of a model that the WebAssembly kernel trains alone; its panels have sixteen models
// side by side at each index (wasm/task.ts), and on the graphics card each layer is in another order (webgpu/block.ts). People are shown
// another index, the flattened one (canaries/job.ts), which `paddedIndex` translates.

import { Defect } from '../../base/sentences/defect';
import { affineLayers, parameterTotal } from '../canaries/crafting/classifier';
import type { ModelShape } from '../canaries/job';

/** One affine layer: row `unit` holds its weights, then its bias at position `inputs`, then zeros up to `stride`. */
interface Layer {
  inputs: number;
  units: number;
  /** inputs + 1 rounded up to a multiple of four: one generator call serves four neighbours of one row. */
  stride: number;
  /** Padded index of the layer's first weight. */
  offset: number;
}

export interface ParameterLayout {
  layers: readonly Layer[];
  size: number;
}

export function roundUp(value: number, multiple: number): number {
  return Math.ceil(value / multiple) * multiple;
}

export function parameterLayout(model: ModelShape): ParameterLayout {
  let size = 0;
  const layers = affineLayers(model).map(({ inputs, units }): Layer => {
    const stride = roundUp(inputs + 1, 4);
    const offset = size;
    size += units * stride;
    return { inputs, units, stride, offset };
  });
  return { layers, size };
}

export { parameterTotal as parameterCount } from '../canaries/crafting/classifier';

/** Padded index of the flattened coordinate j; a Defect outside 0..parameterCount - 1. */
export function paddedIndex(model: ModelShape, coordinate: number): number {
  let rest = coordinate;
  for (const { inputs, units, stride, offset } of parameterLayout(model).layers) {
    const weights = units * inputs;
    if (rest >= 0 && rest < weights) return offset + Math.floor(rest / inputs) * stride + (rest % inputs);
    rest -= weights;
    if (rest >= 0 && rest < units) return offset + rest * stride + inputs;
    rest -= units;
  }
  throw new Defect(`coordinate ${coordinate} is outside 0..${parameterTotal(model) - 1}`);
}

/** Padded indices of all flattened coordinates, in their order. */
export function paddedIndices(model: ModelShape): Int32Array {
  return Int32Array.from({ length: parameterTotal(model) }, (_, j) => paddedIndex(model, j));
}
