// Finding a query by its table and its name.
import { expect, test } from 'vitest';
import { serveQueries } from '../worker/serve';
import * as CHAPTERS from './chapters';
import * as RISK from './risk';
import { queryNamed } from './tables';

test('a query is found by its table and its name', async () => {
  expect(await queryNamed('chapters/sample')).toBe(CHAPTERS.sample);
  expect(await queryNamed('risk/points')).toBe(RISK.points);
});

test.each(['toString', 'chapters', 'chapters/toString', 'toString/sample', 'risk/sample', 'sample', ''])(
  'no query is found by the name %j',
  async (name) => {
    expect(await queryNamed(name)).toBeNull();
  },
);

test('a worker refuses a query that no table has by its name', async () => {
  const reply = await serveQueries({}, queryNamed).ask('risk/sample', {}, () => {});
  expect(reply).toMatchObject({
    ok: false,
    error: { message: expect.stringMatching(/This worker has no query risk.sample\.$/) },
  });
});
