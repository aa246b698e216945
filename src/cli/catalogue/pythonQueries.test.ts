// The methods of the Python helper agree with the table of queries.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { QUERIES } from '../queries';
import { closeTraining } from '../queries/training';
import { pythonQueries } from './pythonQueries';

afterAll(closeTraining);

const at = (path: string) => fileURLToPath(new URL(`../../../python/${path}`, import.meta.url));
const written = readFileSync(at('adjacency_lab/queries.py'), 'utf8').replaceAll('\r\n', '\n');

test('queries.py is what the table of queries gives (`npm run api` writes an intended change)', () => {
  expect(pythonQueries()).toBe(written);
});

test('every query has a method, generated or written by hand', () => {
  const byHand = readFileSync(at('adjacency_lab/lab.py'), 'utf8');
  const methods = [...`${written}\n${byHand}`.matchAll(/^ {4}def ([A-Za-z]\w*)\(/gm)].map(([, name]) => name);
  expect(methods).toEqual(expect.arrayContaining([...QUERIES.keys()]));
});
