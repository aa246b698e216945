// Rows in place of lines of JSON.
import { expect, test } from 'vitest';
import { CsvReplies, cellsOf, queryOf } from './csv';

test('splits cells, quoted ones too, and names a quote that is not closed', () => {
  expect(cellsOf('1, "a ""b"", c",,')).toEqual(['1', 'a "b", c', '', '']);
  expect(cellsOf('1,"a')).toBeNull();
});

test('makes a query of a row: numbers as they are written, empty cells left out', () => {
  expect(queryOf(['id', 'query', 'mu', 'delta'], '9007199254740993,gdpEps,,1e-6')).toEqual({
    json: '{"id":9007199254740993,"query":"gdpEps","delta":1e-6}',
  });
  expect(queryOf(['id'], '1,2')).toEqual({ message: 'it has 2 cells under a header of 1' });
});

test('writes one header, nested fields by points, and what it has no column for in the last', () => {
  const rows = new CsvReplies();
  expect(rows.row('{"id":1,"at":{"x":[1,2]},"value":null}')).toBe(
    'id,at.x,value,error.code,error.field,error.message,others\n1,"[1,2]",,,,,\n',
  );
  expect(rows.row('{"id":2,"more":3,"error":{"code":"a","field":"b","message":"c, d"}}')).toBe(
    '2,,,a,b,"c, d","{""more"":""3""}"\n',
  );
});

test('writes no formula into a spreadsheet, keeps numbers numbers, and reads its own texts again', () => {
  const texts = ['=1+1', '+cmd|x', '-2+3', '@sum', '-1.5', '+1e-5', "'=a", '-Infinity'];
  const reply = JSON.stringify(Object.fromEntries(texts.map((text, i) => [`c${i}`, text])));
  const [, row] = new CsvReplies().row(reply).split('\n');
  const cells = (cellsOf(row) ?? []).slice(0, texts.length);
  expect(cells).toEqual(["'=1+1", "'+cmd|x", "'-2+3", "'@sum", '-1.5', '+1e-5', "'=a", '-Infinity']);
  expect(queryOf(['id'], "'=1+1")).toEqual({ json: '{"id":"=1+1"}' });
  expect(queryOf(['id'], '-1.5')).toEqual({ json: '{"id":-1.5}' });
});
