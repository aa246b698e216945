import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodeNpz } from './encodeNpz';
import { prepareOwnData } from './prepare';
import { previewOf, readOwnFile } from './readFile';

test('what is written is read again: every feature, every label, and which column is the label', () => {
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
        const table = readOwnFile(encodeNpz(features, labels), { name: 'made.npz' });
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

test('is trained on like any file', () => {
  const labels = Array.from({ length: 24 }, (_, i) => (i % 2 ? 'Füchse' : 'hares'));
  const features = Float32Array.from({ length: 48 }, (_, i) => Math.sin(i));
  const table = readOwnFile(encodeNpz(features, labels), { name: 'made.npz' });
  expect(previewOf(table).suggestedLabel).toBe(2);
  const { data } = prepareOwnData(table, { label: 2 });
  expect(data.classNames).toEqual(['Füchse', 'hares']);
  expect(data.train.rows).toBe(12);
});

test('more rows than a call takes arguments are written', () => {
  const rows = 1_000_000;
  const labels = Array.from({ length: rows }, (_, i) => (i % 2 === 0 ? 'a' : 'bc'));
  const table = readOwnFile(encodeNpz(new Float32Array(rows), labels), { name: 'made.npz' });
  expect(table.rows).toBe(rows);
});
