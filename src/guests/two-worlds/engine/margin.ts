// The margin of a model of two features at a point of the plane. It stands in a file of its own so that the page can load it without
// the code that trains models.
import type { Margin, WorldsModel } from './worlds';

/** Count of numbers for a hidden unit: its two weights, its bias, and the weight of its output. */
export const UNIT = 4;

/** The margin in logits at (x, y), positive where the model says class 1. The `size` numbers of the model begin at `at`. */
export function marginAt(
  model: WorldsModel,
  margin: Margin,
  at: number,
  size: number,
  x: number,
  y: number,
): number {
  if (model === 'logistic') return margin[at] * x + margin[at + 1] * y + margin[at + 2];
  const end = at + size - 1;
  let sum = margin[end];
  for (let u = at; u < end; u += UNIT) {
    sum += margin[u + 3] * Math.tanh(margin[u] * x + margin[u + 1] * y + margin[u + 2]);
  }
  return sum;
}
