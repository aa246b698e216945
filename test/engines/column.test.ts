// The column of an engine that opens, walks or closes badly.
import { expect, test } from 'vitest';
import { columnOf, type Outcome } from './column';
import type { Engine } from './engine';

const OUTCOMES: Outcome[] = [{ passed: true, seconds: 1, words: 'drawn' }];

const engine = { name: 'Firefox 153', close: async () => {} } as Engine;
const unclosable: Engine = { ...engine, close: () => Promise.reject(new Error('close')) };
const missing = () => Promise.reject(new Error('open'));
const crash = () => Promise.reject(new Error('walk'));

test.each([
  ['walks', async () => engine, async () => OUTCOMES, { name: 'Firefox 153', outcomes: OUTCOMES }, []],
  [
    'does not close',
    async () => unclosable,
    async () => OUTCOMES,
    { name: 'Firefox 153', outcomes: OUTCOMES },
    ['close'],
  ],
  ['is missing', missing, async () => OUTCOMES, { name: 'firefox', outcomes: [] }, ['open']],
  ['crashes', async () => engine, crash, { name: 'firefox', outcomes: [] }, ['walk']],
])('an engine that %s has one column', async (_, open, walk, column, errors) => {
  const said: string[] = [];
  expect(await columnOf('firefox', open, walk, (error) => said.push((error as Error).message))).toEqual(
    column,
  );
  expect(said).toEqual(errors);
});
