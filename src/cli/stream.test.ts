// Streams of many queries, which several threads answer with the same replies in the same order as one.
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { beforeAll, expect, test } from 'vitest';
import { builtCommand } from '../../test/shared/builtCommand';
import { onlyInFull, size, thorough } from '../../test/statistics/size';
import { startThread } from '../audit/training/node/thread';
import { replies } from './stream';

/** Starts a thread: in the full test from TypeScript, in `npm test` the compiled one, which starts faster. */
let start = () => startThread(new URL('./thread.ts', import.meta.url));
beforeAll(async () => {
  if (thorough) return;
  const [, bin = ''] = await builtCommand();
  start = () => new Worker(join(dirname(bin), 'thread.js'));
});

async function all(
  input: string | readonly string[],
  options: { csv?: boolean; jobs: number; patience?: number },
) {
  let text = '';
  let errors = 0;
  const onError = () => errors++;
  for await (const piece of replies(
    Readable.from([input].flat()),
    { csv: false, start: () => start(), ...options },
    onError,
  ))
    text += piece;
  return { text, errors };
}

test('two threads answer as one does, also over blank and bad lines and a byte-order mark', async () => {
  const queries = Array.from({ length: 300 }, (_, i) =>
    i % 50 === 7
      ? 'no query'
      : JSON.stringify({ id: i, query: 'gdpEps', mu: 1 + i / 100, delta: i % 50 === 9 ? 2 : 1e-6 }),
  );
  const input = `\uFEFF${queries.join('\n\n')}`;
  const alone = await all(input, { jobs: 1 });
  expect(alone.text.trim().split('\n')).toHaveLength(300);
  expect(alone.errors).toBe(12);
  expect(await all(input, { jobs: 2 })).toEqual(alone);
});

test('threads that take over during a stream keep its order', async (itself) => {
  onlyInFull(itself);
  const line = (i: number) =>
    `${JSON.stringify({ id: i, query: 'gdpEps', mu: 1 + i / 1000, delta: 1e-6 })}\n`;
  const pieces = Array.from({ length: 8 }, (_, piece) =>
    Array.from({ length: 150 }, (_, i) => line(150 * piece + i)).join(''),
  );
  const alone = await all(pieces, { jobs: 1 });
  // threads take over after the first piece if the patience is 1e-3 ms, and never if it is infinite
  for (const patience of [1e-3, Infinity]) expect(await all(pieces, { jobs: 2, patience })).toEqual(alone);
});

test('reads and writes rows of CSV, with an error for a bad row', async () => {
  const { text, errors } = await all('id,query,mu,delta\n1,gdpEps,1.5,1e-6\n2,gdpEps,1.5,1e-6,7\n', {
    csv: true,
    jobs: 1,
  });
  const [header, first, second] = text.split('\n');
  expect(header).toBe('id,eps,version,error.code,error.field,error.message,others');
  expect(first).toMatch(/^1,7\.80659/);
  expect(second).toContain('it has 5 cells under a header of 4');
  expect(second).toContain('Line 3 cannot be read as a row');
  expect(errors).toBe(1);
});

test.each(size([1], [1, 2]))(
  'counts refused queries as errors, whatever their ids hold, with %i threads',
  async (jobs) => {
    const ids = [
      'x'.repeat(3000),
      'line\u2028separator',
      'paragraph\u2029separator',
      { error: { code: 'of my own', field: 'delta' } },
      '"error":{"code"',
    ];
    const lines = Array.from({ length: 30 }, () => ids).flatMap((some) =>
      some.flatMap((id) => [1e-6, 2].map((delta) => JSON.stringify({ id, query: 'gdpEps', mu: 1, delta }))),
    );
    const { text, errors } = await all(lines.join('\n'), { jobs });
    const refused = text
      .trim()
      .split('\n')
      .filter((reply) => JSON.parse(reply).error !== undefined);
    expect(refused).toHaveLength(lines.length / 2);
    expect(errors).toBe(lines.length / 2);
  },
);
test('every row under a header that names a column twice is answered by an error', async () => {
  const twice = await all('id,query,mu,mu,delta\n1,gdpEps,1.5,2,1e-6\n2,gdpEps,1.5,2,1e-6\n', {
    csv: true,
    jobs: 1,
  });
  const rows = twice.text.trim().split('\n').slice(1);
  expect(rows).toHaveLength(2);
  for (const row of rows) expect(row).toContain('the header names mu twice, in columns 3 and 4');
  expect(twice.errors).toBe(2);
});

test('a query with a key given twice is answered by an error', async () => {
  const keys = await all('{"id":7,"query":"gdpEps","mu":1.5,"delta":1e-6,"mu":2}\n', { csv: false, jobs: 1 });
  expect(JSON.parse(keys.text)).toMatchObject({
    id: 7,
    error: {
      code: 'inconsistent',
      field: 'mu',
      message: 'mu is given twice, as 1.5 and as 2. Give it once.',
    },
  });
});
