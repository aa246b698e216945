// What the kernels are told of a chunk: lists alone, so no device is needed to read them.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { trainedLabels } from '../../../canaries/labels';
import type { NetworkTask } from '../../network/task';
import type { Workbench } from '../workbench';
import { type Chunk, chunkMaker } from './chunk';

/** Lists stay what they were. */
const bench = { list: (values: ArrayLike<number>) => Array.from(values) } as unknown as Workbench;
const numbers = (list: Chunk['list']): number[] => list as unknown as number[];

const shapes = fc.record({
  lengths: fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 12 }),
  window: fc.integer({ min: 1, max: 4 }),
  vocabulary: fc.integer({ min: 1, max: 9 }),
  seed: fc.nat(1000),
});

test('every use of a token is listed once, in the order of rows, and a chunk leaves nothing to the next', () => {
  fc.assert(
    fc.property(shapes, ({ lengths, window, vocabulary, seed }) => {
      const firstRow = Int32Array.from([0, ...lengths]);
      for (let i = 1; i < firstRow.length; i++) firstRow[i]! += firstRow[i - 1]!;
      const contexts = trainedLabels(firstRow.at(-1)! * window, vocabulary, seed);
      const inputs = { kind: 'tokens', window, vocabulary, contexts } as const;
      const makeChunk = chunkMaker({ inputs, firstRow } as unknown as NetworkTask, bench);
      const records = Array.from(lengths.keys());
      for (const chosen of [records, records.filter((i) => i % 2 === seed % 2), records]) {
        if (chosen.length === 0) continue;
        const chunk = makeChunk(chosen);
        const rows = chosen.flatMap((i) =>
          Array.from({ length: lengths[i]! }, (_, row) => firstRow[i]! + row),
        );
        expect(chunk).toMatchObject({ rows: rows.length, records: chosen.length, list: rows });
        // a record is the rows that it owns
        const [spans, owners] = [numbers(chunk.spans), numbers(chunk.owners)];
        expect(spans.map((from, i) => (i === chosen.length ? -1 : owners[from]))).toEqual([
          ...chosen.keys(),
          -1,
        ]);
        expect(owners).toEqual(chosen.flatMap((record, i) => Array(lengths[record]).fill(i)));
        // from the lists the places of each row of weights, and from the contexts
        const told = new Map<number, number[]>();
        const { tokens } = chunk;
        const [starts, uses] = [numbers(tokens!.starts), numbers(tokens!.uses)];
        numbers(tokens!.inputs).forEach((input, i) => {
          told.set(input, uses.slice(starts[i], starts[i + 1]));
        });
        const right = new Map<number, number[]>();
        rows.forEach((row, at) => {
          for (let place = 0; place < window; place++) {
            const input = place * vocabulary + contexts[row * window + place]!;
            right.set(input, [...(right.get(input) ?? []), at]);
          }
        });
        expect(tokens!.count).toBe(told.size);
        expect(told).toEqual(right);
      }
    }),
    { seed: 5 },
  );
});
