// Tests that the file of features is read back as it was written.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { size } from '../../../../test/statistics/size';
import { labelText } from '../../../audit/datasets/tableFiles/labels';
import { previewOf, readTable } from '../../../audit/datasets/tableFiles/readTable';
import { encodeNpz } from './encodeNpz';

test('any file of 1 to 12 labels and 2 to 5 columns is read back as it was written', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.string({ minLength: 1, maxLength: 9, unit: 'grapheme' }).filter((text) => !text.includes('\0')),
        {
          minLength: 1,
          maxLength: 12,
        },
      ),
      fc.integer({ min: 2, max: 5 }),
      fc.infiniteStream(fc.float({ noNaN: true, noDefaultInfinity: true })),
      (labels, columns, numbers) => {
        const features = Float32Array.from(
          { length: labels.length * columns },
          () => numbers.next().value as number,
        );
        const table = readTable(encodeNpz(features, labels), { name: 'made.npz' });
        expect([table.rows, table.columns, table.labelColumn]).toEqual([labels.length, columns + 1, columns]);
        labels.forEach((label, row) => {
          expect(table.texts.get(row * (columns + 1) + columns)).toBe(label);
          for (let j = 0; j < columns; j++)
            expect(table.numbers[row * (columns + 1) + j]).toBe(features[row * columns + j]);
        });
      },
    ),
    { seed: 3, numRuns: 60 },
  );
});

test('the column of labels is suggested as the label', () => {
  const labels = Array.from({ length: 24 }, (_, i) => (i % 2 ? 'Füchse' : 'hares'));
  const features = Float32Array.from({ length: 48 }, (_, i) => Math.sin(i));
  const table = readTable(encodeNpz(features, labels), { name: 'made.npz' });
  expect(previewOf(table).suggestedLabel).toBe(2);
  expect(labels.map((_, row) => labelText(table, row, 2))).toEqual(labels);
});

test('a file of a hundred thousand rows or more is read back', () => {
  const rows = size(100_000, 1_000_000);
  const labels = Array.from({ length: rows }, (_, i) => (i % 2 === 0 ? 'a' : 'bc'));
  const table = readTable(encodeNpz(new Float32Array(rows), labels), { name: 'made.npz' });
  expect(table.rows).toBe(rows);
});
