// Older anchors that are now on side pages.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Parts of the article that had an address of their own, and the page that has each now, under the same id. */
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
