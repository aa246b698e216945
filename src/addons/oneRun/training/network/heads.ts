// Several softmax heads side by side: what a row's losses are made of, and their gradient in its logits.
import { exponential } from '../../../../base/numerics/exponential';
import type { Products, Table } from './products';
import type { Head } from './task';

/** ln sum e^z over `classes` logits from `from` on. */
export function logSumExp(logits: Table, from: number, classes: number): number {
  let largest = -Infinity;
  for (let c = from; c < from + classes; c++) largest = Math.max(largest, logits[c]);
  let sum = 0;
  for (let c = from; c < from + classes; c++) sum += exponential(logits[c] - largest);
  return largest + Math.log(sum);
}

/** Replaces a row's logits, from `from` on, by the gradient of its weighted loss in them: w (softmax - share of each label). */
export function toGradient(
  table: Table,
  from: number,
  heads: readonly Head[],
  row: number,
  softmax: Products<never>['softmax'],
): void {
  let at = from;
  for (const { classes, each, labels, weights } of heads) {
    const weight = weights === null ? 1 : weights[row];
    if (weight === 0) table.fill(0, at, at + classes);
    else {
      softmax(table, at, classes, weight);
      for (let l = row * each; l < (row + 1) * each; l++) table[at + labels[l]] -= weight / each;
    }
    at += classes;
  }
}
