// Tests of the answers of the encoder's worker, with a stand-in for TensorFlow.js: the records that a choice means, and the file of
// features that is made of them.

import { readFileSync } from 'node:fs';
import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { served } from '../../../../test/shared/served';
import { labelText } from '../../../audit/datasets/tableFiles/labels';
import { readTable } from '../../../audit/datasets/tableFiles/readTable';
import { english } from '../../../base/sentences/sentence';
import type { Pixels } from '../engine/pixels';
import type { Encoding } from '../engine/recordSource';
import type { EncodedRecords, EncodeOptions, ModelSummary } from '../engine/types';
import type { RecordsChoice } from './answers';
import { encoderQueries } from './answers';

const OPTIONS: EncodeOptions = { output: 'x', pooling: 'mean', scale: 'unit', side: 2, engine: 'cpu' };

/** A worker in which a picture is as bright as its file's first byte. The features of a record are its brightness and its index. */
function setUp() {
  const summary = { name: 'fake' } as unknown as ModelSummary;
  return served(
    encoderQueries({
      openModel: async () => ({ summary, dispose: () => {} }),
      async encodeRecords({ source }: Encoding<{ summary: ModelSummary; dispose(): void }>) {
        const { fill } = source.fit(
          {
            name: 'x',
            shape: [1, 1, 1],
            batch: null,
            dtype: 'float32',
            picture: { height: 1, width: 1, channels: 1, layout: 'channels-last' },
          },
          1,
        );
        const features = new Float32Array(2 * source.count);
        for (let i = 0; i < source.count; i++) {
          await fill(i, features, 2 * i);
          features[2 * i + 1] = i;
        }
        return {
          rows: source.count,
          columns: 2,
          features,
          labels: Array.from({ length: source.count }, (_, i) => source.labelOf(i)),
          notices: source.notices,
        } as unknown as EncodedRecords;
      },
      startEngine: async () => null,
      async decode(file: Blob): Promise<Pixels | null> {
        const [first = 0] = new Uint8Array(await file.arrayBuffer());
        return { width: 1, height: 1, data: [first, first, first, 255] };
      },
      fetchAssets: () => async (name: string) =>
        readFileSync(new URL(`../../../../public/data/${name}`, import.meta.url)),
    }),
  );
}

async function made(records: RecordsChoice) {
  const reply = await setUp().ask('encode', {
    model: { kind: 'demonstration' },
    records,
    options: OPTIONS,
    assets: '',
  });
  if (!reply.ok) throw new Error(reply.error.message);
  const { file, notices } = reply.value;
  return { table: readTable(file.bytes, { name: file.name }), name: file.name, notices };
}

const paths = Array.from({ length: 24 }, (_, i) => `top/${i % 3 ? 'größer' : 'kleiner'}/${i}.png`);
const bytes = (i: number) => Uint8Array.of(10 * i);

test('a folder and a ZIP of the same pictures make the same features, under names in UTF-8', async () => {
  const folder = await made({
    kind: 'pictures',
    name: 'top',
    files: paths.map((path, i) => ({ path, file: new Blob([bytes(i)]) })),
  });
  const packed = zipSync({
    ...Object.fromEntries(paths.map((path, i) => [path, bytes(i)])),
    'top/notes.txt': Uint8Array.of(1),
  });
  const archive = await made({
    kind: 'file',
    name: 'top.zip',
    file: new Blob([packed as Uint8Array<ArrayBuffer>]),
    label: null,
  });
  expect(archive.table).toEqual(folder.table);
  expect([folder.name, archive.name]).toEqual(['top-features.npz', 'top-features.npz']);
  expect(archive.notices.map(english)).toEqual(['One file that is no picture was left alone.']);
  expect(archive.table.columns).toBe(3);
  const labels = Array.from({ length: archive.table.rows }, (_, row) => labelText(archive.table, row, 2));
  expect([...new Set(labels)].sort()).toEqual(['größer', 'kleiner']);
});

test("the page's digits are opened as pictures", async () => {
  const api = setUp();
  const digits = await api.ask('records', { choice: { kind: 'digits' }, assets: '' });
  expect(digits).toMatchObject({ ok: true, value: { kind: 'pictures', records: 1797, columns: null } });
});

test('a CSV file is opened as a table with its classes', async () => {
  const api = setUp();
  const file = new Blob(['dose,age,state\n1,2,ill\n3,4,well\n5,6,ill\n']);
  const table = await api.ask('records', {
    choice: { kind: 'file', name: 't.csv', file, label: null },
    assets: '',
  });
  expect(table).toMatchObject({
    ok: true,
    value: {
      kind: 'table',
      label: 2,
      classes: [
        { name: 'ill', records: 2 },
        { name: 'well', records: 1 },
      ],
    },
  });
});

test('a broken CSV file is refused with the line of its fault', async () => {
  const api = setUp();
  const broken = await api.ask('records', {
    choice: { kind: 'file', name: 't.csv', file: new Blob(['a,b\n1,2,3']), label: null },
    assets: '',
  });
  expect(broken).toMatchObject({ ok: false, error: { message: expect.stringMatching(/line 2/) } });
});
