import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MOVED } from './sidePages';

test.each(Object.entries(MOVED))('#%s, once in the article, is an id on the page %s', (id, page) => {
  const folder = new URL(`./${page}/`, import.meta.url);
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.tsx'),
  );
  const naming = sources.filter((name) => readFileSync(new URL(name, folder), 'utf8').includes(`id="${id}"`));
  expect(naming).toHaveLength(1);
});
