// Queries and replies of `compute` as rows of CSV.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CsvReplies, csvCells, headerOf, queryOf } from './csv';

test('splits a row into cells, which may be quoted and have blanks around them', () => {
  expect(csvCells('1, "a ""b"", c" ,,')).toEqual(['1', 'a "b", c', '', '']);
  expect(csvCells('"",""')).toEqual(['', '']);
});

test.each([
  ['1,"a', 2, '"a', /quote is not closed/],
  ['1,"1e-5"0,2', 2, '"1e-5"0', /text after its closing quote/],
  ['"1e-5"garbage,2', 1, '"1e-5"garbage', /text after its closing quote/],
  ['1,2,"a" "b"', 3, '"a" "b"', /text after its closing quote/],
])('names the column and text of a malformed cell: %s', (row, column, text, fault) => {
  expect(csvCells(row)).toMatchObject({ column, text, fault: expect.stringMatching(fault) });
});

const CELLS = fc.array(
  fc.string().map((cell) => cell.replaceAll(/[\n\r]/g, ' ')),
  { minLength: 1 },
);
const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

test('reads back any cells that were quoted, over cells', () => {
  fc.assert(
    fc.property(CELLS, (given) => {
      expect(csvCells(given.map(quote).join(','))).toEqual(given);
    }),
    { seed: 20_261_128 },
  );
});

test('refuses text behind the quotes of a cell, over cells and texts', () => {
  const outside = fc.string({ minLength: 1 }).filter((text) => text.trim() !== '' && !/[",\n\r]/.test(text));
  fc.assert(
    fc.property(CELLS, fc.nat(), outside, (given, at, text) => {
      const column = at % given.length;
      const spoilt = given.map((cell, i) => quote(cell) + (i === column ? text : '')).join(',');
      expect(csvCells(spoilt)).toMatchObject({ column: column + 1 });
    }),
    { seed: 20_261_128 },
  );
});

const named = (row: string) => headerOf(row);

test('makes a query of a row, with numbers as they are written and without empty cells', () => {
  expect(queryOf(named('id,query,mu,delta'), '9007199254740993,gdpEps,,1e-6')).toEqual({
    json: '{"id":9007199254740993,"query":"gdpEps","delta":1e-6}',
  });
  expect(queryOf(named('id,,'), '1,,')).toEqual({ json: '{"id":1}' });
});

test.each([
  ['id', '1,2', 'it has 2 cells under a header of 1. Quote a cell that has a comma in it.'],
  [
    'id,delta',
    '1,"1e-5"0',
    'column 2 (delta) is "1e-5"0, with text after its closing quote. Quote all of it or nothing, and double the quotes within.',
  ],
  [
    'id,delta,mu,"delta"',
    '1,2,3,4',
    'the header names delta twice, in columns 2 and 4. Rename or remove one of them.',
  ],
  [
    'id,"delta"s',
    '1,2',
    'of the header, column 2 is "delta"s, with text after its closing quote. Quote all of it or nothing, and double the quotes within.',
  ],
  [
    'id,',
    '1,2',
    'column 2 is 2, and the header has no name for it. Name the column, or leave its cells empty.',
  ],
])('refuses header %s and row %s with the reason', (header, row, message) => {
  expect(queryOf(named(header), row)).toEqual({ message });
});

test('writes nested fields under names with points', () => {
  expect(new CsvReplies().row('{"id":1,"at":{"x":[1,2]},"value":null}')).toBe(
    'id,at.x,value,error.code,error.field,error.message,others\n1,"[1,2]",,,,,\n',
  );
});

test('writes fields without a column as JSON into the last column', () => {
  const rows = new CsvReplies();
  rows.row('{"id":1,"at":{"x":[1,2]},"value":null}');
  expect(rows.row('{"id":2,"more":3,"error":{"code":"a","field":"b","message":"c, d"}}')).toBe(
    '2,,,a,b,"c, d","{""more"":""3""}"\n',
  );
});

test('marks texts that a spreadsheet would take for formulas, and no numbers', () => {
  const texts = ['=1+1', '+cmd|x', '-2+3', '@sum', '-1.5', '+1e-5', "'=a", '-Infinity'];
  const reply = JSON.stringify(Object.fromEntries(texts.map((text, i) => [`c${i}`, text])));
  const [, row] = new CsvReplies().row(reply).split('\n');
  const cells = (csvCells(row as string) as string[]).slice(0, texts.length);
  expect(cells).toEqual(["'=1+1", "'+cmd|x", "'-2+3", "'@sum", '-1.5', '+1e-5', "'=a", '-Infinity']);
});

test('reads a marked text back without its mark', () => {
  expect(queryOf(named('id'), "'=1+1")).toEqual({ json: '{"id":"=1+1"}' });
  expect(queryOf(named('id'), '-1.5')).toEqual({ json: '{"id":-1.5}' });
});
