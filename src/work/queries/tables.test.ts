import { expect, test } from 'vitest';
import { CHAPTER_QUERIES } from './chapters';
import { RISK_QUERIES } from './risk';
import { queryNamed } from './tables';

test('a query is found by its table and its name', async () => {
  expect(await queryNamed('chapters/sample')).toBe(CHAPTER_QUERIES.sample);
  expect(await queryNamed('risk/points')).toBe(RISK_QUERIES.points);
});

test.each(['toString', 'chapters', 'chapters/toString', 'toString/sample', 'risk/sample', 'sample', ''])(
  'the name %j, which no table has, is named',
  async (name) => {
    await expect(queryNamed(name)).rejects.toThrow(`No table of queries has ${name}.`);
  },
);
