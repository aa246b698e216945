// Rows of some records, and the lists of numbers that the kernels need for them, made on the processor.
import { rowsOf } from '../../network/chunks';
import type { NetworkTask } from '../../network/task';
import type { Workbench } from '../workbench';

export type Chunk = ReturnType<ReturnType<typeof chunkMaker>>;

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
  return (records: readonly number[]) => {
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
      /** Record i of the chunk is its rows spans[i]..spans[i + 1] - 1. */
      spans: bench.list(spans),
      owners: bench.list(owners),
      /** Who uses which row of a first layer's weights: see descendTokens. Null for features. */
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
