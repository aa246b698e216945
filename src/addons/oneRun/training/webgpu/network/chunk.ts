// Rows of some records, and the lists of numbers that the kernels need for them, made on the processor.
import type { Tensor } from '@tensorflow/tfjs-core';
import { rowsOf } from '../../network/chunks';
import type { NetworkTask } from '../../network/task';
import type { Workbench } from '../workbench';

/** Who uses which row of a first layer's weights: see kernels/descendTokens.ts. */
interface TokenUses {
  count: number;
  inputs: Tensor;
  starts: Tensor;
  uses: Tensor;
}

export interface Chunk {
  rows: number;
  records: number;
  /** Row numbers. */
  list: Tensor;
  /** Record i of the chunk is its rows spans[i]..spans[i + 1] - 1. */
  spans: Tensor;
  /** The record of each row. */
  owners: Tensor;
  /** Null for features. */
  tokens: TokenUses | null;
}

/** Sorted by counting: an entry of `counts` for each row of weights, all 0 before and after. */
function usesOf(inputs: NetworkTask['inputs'], rows: readonly number[], counts: Int32Array) {
  if (inputs.kind === 'features') return null;
  const { window, vocabulary, contexts } = inputs;
  const keys = new Int32Array(rows.length * window);
  rows.forEach((row, at) => {
    for (let place = 0; place < window; place++) {
      const key = place * vocabulary + contexts[row * window + place];
      keys[at * window + place] = key;
      counts[key]++;
    }
  });
  const used = [...new Set(keys)].sort((a, b) => a - b);
  const starts = [0];
  for (const key of used) {
    starts.push(starts[starts.length - 1] + counts[key]);
    counts[key] = starts[starts.length - 2];
  }
  const uses = new Int32Array(keys.length);
  keys.forEach((key, i) => {
    uses[counts[key]++] = Math.floor(i / window);
  });
  for (const key of used) counts[key] = 0;
  return { used, starts, uses };
}

/** Of one task; `counts` is kept between chunks. */
export function chunkMaker({ inputs, firstRow }: NetworkTask, bench: Workbench) {
  const counts = new Int32Array(inputs.kind === 'tokens' ? inputs.window * inputs.vocabulary : 0);
  return (records: readonly number[]): Chunk => {
    const rows = rowsOf(records, firstRow);
    const spans = [0];
    const owners: number[] = [];
    records.forEach((record, i) => {
      for (let row = firstRow[record]; row < firstRow[record + 1]; row++) owners.push(i);
      spans.push(owners.length);
    });
    const told = usesOf(inputs, rows, counts);
    return {
      rows: rows.length,
      records: records.length,
      list: bench.list(rows),
      spans: bench.list(spans),
      owners: bench.list(owners),
      tokens: told && {
        count: told.used.length,
        inputs: bench.list(told.used),
        starts: bench.list(told.starts),
        uses: bench.list(told.uses),
      },
    };
  };
}

export function releaseChunk({ list, spans, owners, tokens }: Chunk, bench: Workbench): void {
  for (const tensor of [list, spans, owners]) bench.letGo(tensor);
  if (tokens) for (const tensor of [tokens.inputs, tokens.starts, tokens.uses]) bench.letGo(tensor);
}
