// What a model of two features says at a place: its margin, read out of its parameters, and over a whole lattice at once.

import { parameterLayout } from '../layout';
import type { Parameters } from '../readout';
import { shapeOf } from './worldJob';
import type { Margin, WorldsModel } from './worlds';

/** Numbers of a hidden unit: its two weights, its bias, and what its output counts for. */
const UNIT = 4;

/** Numbers of a margin. */
export function marginSize(model: WorldsModel): number {
  const { layers } = parameterLayout(shapeOf(model));
  return layers.length === 1 ? layers[0].inputs + 1 : UNIT * layers[0].units + 1;
}

/**
 * Parameters in the padded layout to a margin: a linear map, so that it takes gradients, their sums and noise to their share
 * in it as well. Of the two classes' logits the difference alone says where the boundary is.
 */
export function writeMargin(
  model: WorldsModel,
  theta: Parameters,
  from: number,
  margin: Float32Array | Float64Array,
  at: number,
): void {
  const { layers } = parameterLayout(shapeOf(model));
  const last = layers[layers.length - 1];
  const difference = (i: number) =>
    theta[from + last.offset + last.stride + i] - theta[from + last.offset + i];
  if (layers.length === 1) {
    for (let i = 0; i <= last.inputs; i++) margin[at + i] = difference(i);
    return;
  }
  const [{ units, stride, inputs }] = layers;
  for (let unit = 0; unit < units; unit++) {
    for (let i = 0; i <= inputs; i++) margin[at + UNIT * unit + i] = theta[from + unit * stride + i];
    margin[at + UNIT * unit + inputs + 1] = difference(unit);
  }
  margin[at + UNIT * units] = difference(units);
}

/** The margin at a place: positive where the model says class 1. `at`: where its numbers begin. */
export function marginAt(model: WorldsModel, margin: Margin, at: number, x: number, y: number): number {
  if (model === 'logistic') return margin[at] * x + margin[at + 1] * y + margin[at + 2];
  const end = at + marginSize(model) - 1;
  let sum = margin[end];
  for (let u = at; u < end; u += UNIT) {
    sum += margin[u + 3] * Math.tanh(margin[u] * x + margin[u + 1] * y + margin[u + 2]);
  }
  return sum;
}
