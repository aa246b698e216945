// What a model of two features says at a place; the page takes it without what trains models.
import type { Margin, WorldsModel } from './worlds';

/** Numbers of a hidden unit: its two weights, its bias, and what its output counts for. */
export const UNIT = 4;

/** Positive where the model says class 1. The margin's `size` numbers begin at `at`. */
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
