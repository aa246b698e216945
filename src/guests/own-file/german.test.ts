// Tests that every reason for which a file of records is refused is also said in German.
import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { encodeNpy } from '../../../test/shared/encodeNpy';
import { inGerman } from '../../../test/shared/inGerman';
import { readTable } from '../../audit/datasets/tableFiles/readTable';
import { asSentence } from '../../base/sentences/plain';
import { prepareOwnData } from './engine/prepare';

const { leftIn } = inGerman();

test('every refusal of a malformed file or an unusable column is in German', () => {
  const messages = [
    '',
    'a,b\n',
    'a,b\n1,2\n3',
    'a\n"',
    'PK\u0003\u0004',
    'a,b\n1,2\n3,4',
    'a,b\nx,2\n3,4',
  ].flatMap((text) => {
    try {
      const table = readTable(new TextEncoder().encode(text), { name: 'x.csv' });
      return prepareOwnData(table, { label: 1 }).notices;
    } catch (error) {
      return [asSentence(error)];
    }
  });
  expect(messages).toHaveLength(7);
  expect(leftIn(messages)).toEqual([]);
});

test('every refusal of an unusable label or array is in German', () => {
  const rows = (...last: string[]) => Array.from({ length: 8 }, (_, i) => `${i},${i % 2}`).concat(last);
  const text = (...last: string[]) => new TextEncoder().encode(`x,y\n${rows(...last).join('\n')}\n`);
  const values = (...shape: number[]) =>
    encodeNpy({ shape, values: new Float64Array(shape.reduce((a, b) => a * b, 1)) });
  const archive = (parts: Record<string, Uint8Array>) => zipSync({ ...parts });
  const files = [
    text('1,NA'),
    text('1,inf'),
    text('1,'),
    text('NA,1'),
    text(',1'),
    text('1e200,1'),
    Uint8Array.from(Buffer.from('x,y\n1,\u00e9\n', 'latin1')),
    archive({ 'X.npy': values(8, 2), 'y.npy': values(7) }),
    archive({ 'X.npy': values(8, 2), 'y.npy': values(8, 3) }),
    archive({ 'X.npy': values(8, 2), 'y.npy': Uint8Array.of(1) }),
    archive({ 'X.npy': values(8, 2), 'a.npy': values(8), 'b.npy': values(8) }),
    archive({ 'a.npy': values(8, 2), 'b.npy': values(8, 2) }),
    archive({ 'X.npy': values(8), 'b.npy': values(8, 2) }),
  ];
  const messages = files.flatMap((bytes) => {
    try {
      return prepareOwnData(readTable(bytes, { name: 'x.npz' }), { label: 1 }).notices;
    } catch (error) {
      return [asSentence(error)];
    }
  });
  expect(messages).toHaveLength(files.length);
  const unused = archive({
    'X.npy': values(8, 2),
    'y.npy': encodeNpy({ shape: [8], values: Float64Array.of(0, 1, 0, 1, 0, 1, 0, 1) }),
    'x_test.npy': values(8, 2),
  });
  messages.push(...prepareOwnData(readTable(unused), { label: 2 }).notices);
  expect(messages).toHaveLength(files.length + 1);
  expect(leftIn(messages)).toEqual([]);
});
