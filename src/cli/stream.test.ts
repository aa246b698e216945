// Many queries over threads: the same replies, in the same order.
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { onlyInFull, size } from '../../test/statistics/size';
import { startThread } from '../audit/training/node/thread';
import { replies } from './stream';

const start = () => startThread(new URL('./thread.ts', import.meta.url));

async function all(
  input: string | readonly string[],
  options: { csv?: boolean; jobs: number; patience?: number },
) {
  let text = '';
  let errors = 0;
  const onError = () => errors++;
  for await (const piece of replies(
    Readable.from([input].flat()),
    { csv: false, start, ...options },
    onError,
  ))
    text += piece;
  return { text, errors };
}

test('keeps the order over threads, blank lines, a byte-order mark and bad lines', async () => {
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

test('threads that take over in the midst of a stream keep its order', async (itself) => {
  onlyInFull(itself);
  const line = (i: number) =>
    `${JSON.stringify({ id: i, query: 'gdpEps', mu: 1 + i / 1000, delta: 1e-6 })}\n`;
  const pieces = Array.from({ length: 8 }, (_, piece) =>
    Array.from({ length: 150 }, (_, i) => line(150 * piece + i)).join(''),
  );
  const alone = await all(pieces, { jobs: 1 });
  // the first pieces are answered before any has taken this long
  // never, and at once: the first starts no thread before the last piece
  for (const patience of [1e-3, Infinity]) expect(await all(pieces, { jobs: 2, patience })).toEqual(alone);
});

test('reads and writes rows, and names one that is none', async () => {
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
  'counts errors by what was refused, whatever the id holds, over %i threads',
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
test('a column named twice, or a key given twice, is answered by an error and by no number', async () => {
  const twice = await all('id,query,mu,mu,delta\n1,gdpEps,1.5,2,1e-6\n2,gdpEps,1.5,2,1e-6\n', {
    csv: true,
    jobs: 1,
  });
  const rows = twice.text.trim().split('\n').slice(1);
  expect(rows).toHaveLength(2);
  for (const row of rows) expect(row).toContain('the header names mu twice, in columns 3 and 4');
  expect(twice.errors).toBe(2);
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
