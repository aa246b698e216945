import { expect, test } from 'vitest';
import { accountingQueries } from './accounting';
import { CHAPTER_QUERIES } from './chapters';
import { riskQueries } from './risk';
import { tableOf } from './tables';
import { worldsQueries } from './worlds';

const TABLES = {
  accountant: accountingQueries(),
  chapters: CHAPTER_QUERIES,
  risk: riskQueries({} as never),
  worlds: worldsQueries({} as never),
};

test('each query is found in its own table, and in no other', () => {
  const names = Object.values(TABLES).flatMap((table) => Object.keys(table));
  expect(new Set(names).size).toBe(names.length);
  for (const [name, table] of Object.entries(TABLES))
    for (const query of Object.keys(table)) expect(tableOf(query), query).toBe(name);
});

test('a name that no table has is named', () => {
  expect(() => tableOf('toString')).toThrow('No table of queries has toString.');
});
