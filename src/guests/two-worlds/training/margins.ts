// Reads the margin of a model (Margin in engine/worlds.ts) out of its parameters.

import type { Parameters } from '../../../audit/training/readout';
import { UNIT } from '../engine/margin';
import type { WorldsModel } from '../engine/worlds';
import { shapeOf } from './worldJob';

export function marginSize(model: WorldsModel): number {
  const shape = shapeOf(model);
  return shape.kind === 'mlp' ? UNIT * shape.hidden + 1 : shape.inputs + 1;
}

/**
 * Writes the difference of the two classes' logits as a margin. It is a linear map of the flattened parameters, so it also serves for
 * gradients, sums and noise.
 */
export function writeMargin(
  model: WorldsModel,
  parameters: Parameters,
  from: number,
  margin: Float32Array | Float64Array,
  at: number,
): void {
  const shape = shapeOf(model);
  const hidden = shape.kind === 'mlp' ? shape.hidden : 0;
  const { inputs } = shape;
  // each layer's weights, unit by unit, stand before its biases
  for (let unit = 0; unit < hidden; unit++) {
    for (let i = 0; i < inputs; i++) margin[at + UNIT * unit + i] = parameters[from + unit * inputs + i];
    margin[at + UNIT * unit + inputs] = parameters[from + hidden * inputs + unit];
  }
  const width = hidden || inputs;
  const last = from + hidden * (inputs + 1);
  const [first, step] = hidden > 0 ? [at + UNIT - 1, UNIT] : [at, 1];
  for (let i = 0; i < width; i++) {
    margin[first + step * i] = parameters[last + width + i] - parameters[last + i];
  }
  margin[at + marginSize(model) - 1] = parameters[last + 2 * width + 1] - parameters[last + 2 * width];
}
