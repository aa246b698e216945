// Ids of older links into the article that are now on pages beside it.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Ids of parts that once stood in the article, each with the page that has it now. */
const MOVED = {
  'best-of-many-title': 'uniaud',
  'thousands-title': 'uniaud',
  'second-canary-title': 'uniaud',
  'self-comparison-title': 'uniaud',
  'audits-title': 'uniaud',
  'secrets-title': 'bounds',
  'marginals-title': 'bounds',
  'trained-title': 'bounds',
  'coverage-title': 'bounds',
};

test.each(Object.entries(MOVED))('#%s, once in the article, is an id on the page %s', (id, page) => {
  const folder = new URL(`./${page}/`, import.meta.url);
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.tsx'),
  );
  const given = new RegExp(`\\bid(="|: ')${id}["']`);
  const naming = sources.filter((name) => given.test(readFileSync(new URL(name, folder), 'utf8')));
  expect(naming).toHaveLength(1);
});
