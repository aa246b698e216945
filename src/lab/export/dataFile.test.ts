// Files of data: they are complete and exact, and they say where they come from.
import { expect, test } from 'vitest';
import { column, readCsv } from '../../../test/shared/readCsv';
import { DEFAULT_SCENARIO } from '../../scenario';
import { csvFile, jsonFile } from './dataFile';
import { jsonNumbers } from './exactNumbers';
import { provenanceLines, provenanceOf } from './provenance';

const provenance = provenanceOf(DEFAULT_SCENARIO, 'https://lab.example/');

test('a CSV has every table below comments with its provenance and notes', () => {
  const text = csvFile(
    ['about'],
    provenance,
    ['note'],
    [
      {
        columns: ['x', 'y'],
        rows: [
          [0.1 + 0.2, null],
          [Number.POSITIVE_INFINITY, Number.NaN],
        ],
      },
      { note: 'more', columns: ['name', 'holds'], rows: [['a', true]] },
    ],
  );
  const { comments, tables } = readCsv(text);
  expect(comments).toEqual(['about', ...provenanceLines(provenance), 'note', 'more']);
  expect(column(tables[0], 'x')).toEqual(['0.30000000000000004', 'inf']);
  expect(column(tables[0], 'y')).toEqual(['', '']);
  expect(tables[1]).toEqual({ columns: ['name', 'holds'], rows: [['a', 'true']] });
  expect(text.endsWith('\n')).toBe(true);
});

test('a JSON file has its provenance and scenario beside its content, whose numbers are valid JSON', () => {
  const numbers = jsonNumbers(Float64Array.of(0.1 + 0.2, Number.NaN, Number.POSITIVE_INFINITY));
  const content = JSON.parse(jsonFile('thing', 'about', provenance, DEFAULT_SCENARIO, { numbers }));
  expect(content).toEqual({
    format: 'adjacency-lab/thing',
    formatVersion: 1,
    made: provenance,
    about: 'about',
    scenario: DEFAULT_SCENARIO,
    numbers: [0.1 + 0.2, null, 'Infinity'],
  });
});
