// A figure's columns as CSV, JSON and table.
import { expect, test } from 'vitest';
import { type Columns, csvBlock, jsonArrays, jsonRecord, pageTable } from './columns';

interface Guess {
  rate: number;
  upper: number;
  by: string;
}

const COLUMNS: Columns<Guess> = [
  { csv: 'rate', json: 'wrong.rate', value: ({ rate }) => rate, empty: ({ by }) => by === 'nobody' },
  { csv: 'rate_upper', json: 'wrong.upper', value: ({ upper }) => upper },
  { json: 'by', heading: 'Who', value: ({ by }) => by },
  { heading: 'Rate', value: ({ rate }) => rate, shown: ({ rate, upper }) => `${rate} to ${upper}` },
];

const ROWS: Guess[] = [
  { rate: 0.25, upper: Number.POSITIVE_INFINITY, by: 'Ana' },
  { rate: Number.NaN, upper: 1, by: 'nobody' },
];

test('a CSV has the columns that have a CSV heading, with the cells that are to be empty left out', () => {
  expect(csvBlock(COLUMNS, ROWS, 'guesses')).toEqual({
    note: 'guesses',
    columns: ['rate', 'rate_upper'],
    rows: [
      [0.25, Number.POSITIVE_INFINITY],
      [null, 1],
    ],
  });
  expect(csvBlock(COLUMNS, [])).not.toHaveProperty('note');
});

test('a JSON row nests its fields and writes infinity as text', () => {
  expect(jsonRecord(COLUMNS, ROWS[0]!)).toEqual({ wrong: { rate: 0.25, upper: 'Infinity' }, by: 'Ana' });
});

test('JSON columns are nested in the same way as JSON rows', () => {
  expect(jsonArrays(COLUMNS, ROWS)).toEqual({
    wrong: { rate: [0.25, null], upper: ['Infinity', 1] },
    by: ['Ana', 'nobody'],
  });
});

test('the page has the columns that have a page heading, with their cells as the column writes them', () => {
  expect(pageTable(COLUMNS, ROWS.slice(0, 1))).toEqual({
    columns: ['Who', 'Rate'],
    rows: [['Ana', '0.25 to Infinity']],
  });
});
