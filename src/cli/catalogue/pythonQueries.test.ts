// What the Python helper knows of queries is what the table says.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { QUERIES } from '../queries';
import { closeTraining } from '../queries/training';
import { pythonQueries } from './pythonQueries';

afterAll(closeTraining);

const at = (path: string) => fileURLToPath(new URL(`../../../python/${path}`, import.meta.url));
const written = readFileSync(at('adjacency_lab/queries.py'), 'utf8').replaceAll('\r\n', '\n');

test('is written from the table (`npm run api` writes a meant change)', () => {
  expect(pythonQueries()).toBe(written);
});

test('every query has a method, those written by hand too', () => {
  const byHand = readFileSync(at('adjacency_lab/lab.py'), 'utf8');
  const methods = [...`${written}\n${byHand}`.matchAll(/^ {4}def ([A-Za-z]\w*)\(/gm)].map(([, name]) => name);
  expect(methods).toEqual(expect.arrayContaining([...QUERIES.keys()]));
});
