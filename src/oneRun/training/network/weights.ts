// A network's weights as they are saved, handed on and started from, row after row without padding: the hidden
// layer's [input][unit] (empty if there is none), then the heads' [unit or input][all heads' classes].

import { Defect } from '../../../base/sentences/defect';
import type { Table } from './products';
import type { SavedWeights } from './task';

/** A layer's place in a table of weights: rows of `count` entries, `width` apart. */
export interface Placed {
  table: Table;
  rows: number;
  width: number;
  count: number;
}

export function takeOut({ table, rows, width, count }: Placed): Table {
  const out = table.slice(0, rows * count);
  for (let j = 0; j < rows; j++) out.set(table.subarray(j * width, j * width + count), j * count);
  return out;
}

/** Puts weights into a table, rounded to its numbers. Throws a Defect if they belong to another network. */
export function putWeights(layers: readonly Placed[], weights: SavedWeights): void {
  const fits =
    weights.length === layers.length &&
    layers.every(({ rows, count }, i) => weights[i].length === rows * count);
  if (!fits) throw new Defect('saved weights are of another training');
  layers.forEach(({ table, rows, width, count }, layer) => {
    for (let j = 0; j < rows; j++) {
      table.set(weights[layer].subarray(j * count, (j + 1) * count), j * width);
    }
  });
}

export function putBack(saved: SavedWeights, tables: SavedWeights): void {
  const fits = saved.length === tables.length && saved.every((copy, i) => isAlike(copy, tables[i]));
  if (!fits) throw new Defect('saved weights are of another training');
  saved.forEach((copy, i) => {
    tables[i].set(copy);
  });
}

const isAlike = (one: Table, other: Table): boolean =>
  one.constructor === other.constructor && one.length === other.length;
