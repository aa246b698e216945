// Where a model's parameters lie in memory and which generator index each one owns. Every backend shares this layout;
// it is not the flattened index that people are shown (see canaries/job.ts), which `paddedIndex` translates.
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
  /** Padded parameters of one model. */
  size: number;
}

export function roundUp(value: number, multiple: number): number {
  return Math.ceil(value / multiple) * multiple;
}

export function parameterLayout(model: ModelShape): ParameterLayout {
  const widths =
    model.kind === 'linear' ? [model.inputs, model.classes] : [model.inputs, model.hidden, model.classes];
  const layers: Layer[] = [];
  let size = 0;
  for (let l = 0; l + 1 < widths.length; l++) {
    const inputs = widths[l];
    const units = widths[l + 1];
    const stride = roundUp(inputs + 1, 4);
    layers.push({ inputs, units, stride, offset: size });
    size += units * stride;
  }
  return { layers, size };
}

export function parameterCount(model: ModelShape): number {
  return parameterLayout(model).layers.reduce((sum, layer) => sum + layer.units * (layer.inputs + 1), 0);
}

/** Padded index of the flattened coordinate j; RangeError outside 0..parameterCount - 1. */
export function paddedIndex(model: ModelShape, coordinate: number): number {
  let rest = coordinate;
  for (const { inputs, units, stride, offset } of parameterLayout(model).layers) {
    const weights = units * inputs;
    if (rest >= 0 && rest < weights) return offset + Math.floor(rest / inputs) * stride + (rest % inputs);
    rest -= weights;
    if (rest >= 0 && rest < units) return offset + rest * stride + inputs;
    rest -= units;
  }
  throw new RangeError(`coordinate ${coordinate} is outside 0..${parameterCount(model) - 1}`);
}

/** Padded indices of all flattened coordinates, in their order. */
export function paddedIndices(model: ModelShape): Int32Array {
  return Int32Array.from({ length: parameterCount(model) }, (_, j) => paddedIndex(model, j));
}
