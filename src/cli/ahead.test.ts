// Work that is begun on several items ahead of the results, which come in order.
import { expect, test } from 'vitest';
import { ahead } from './ahead';

/** A promise and what settles it. */
function open<Value>() {
  let settle: (value: Value) => void = () => {};
  let fail: (error: Error) => void = () => {};
  const promise = new Promise<Value>((resolve, reject) => {
    settle = resolve;
    fail = reject;
  });
  return { promise, settle, fail };
}

async function* from<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  yield* items;
}

/** Resolves after everything has happened that waits for nothing else. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

test('begins work on up to `most` items at once while results keep their order', async () => {
  const works = [1, 2, 3, 4, 5].map(() => open<string>());
  const begun: number[] = [];
  const results = ahead(
    from(works.keys()),
    (i) => {
      begun.push(i);
      return works[i].promise;
    },
    3,
  );
  const first = results.next();
  await settled();
  expect(begun).toEqual([0, 1, 2]);
  works[1].settle('b');
  works[0].settle('a');
  expect(await first).toEqual({ done: false, value: 'a' });
  expect((await results.next()).value).toBe('b');
  for (const i of [4, 3, 2]) works[i].settle('cde'[i - 2]);
  const rest: string[] = [];
  for await (const result of results) rest.push(result);
  expect(rest).toEqual(['c', 'd', 'e']);
});

test('does not hold a result back until the next item comes', async () => {
  const next = open<number>();
  async function* slow() {
    yield 1;
    yield await next.promise;
  }
  const results = ahead(slow(), async (i) => 10 * i, 4);
  expect((await results.next()).value).toBe(10);
  next.settle(2);
  expect((await results.next()).value).toBe(20);
  expect((await results.next()).done).toBe(true);
});

test('throws the errors of work and of items in their turn', async () => {
  const works = [open<number>(), open<number>()];
  const results = ahead(from(works.keys()), (i) => works[i].promise, 2);
  const first = results.next();
  works[1].fail(new Error('second'));
  await settled();
  works[0].settle(7);
  expect((await first).value).toBe(7);
  await expect(results.next()).rejects.toThrow('second');

  async function* broken() {
    yield 1;
    throw new Error('items');
  }
  const after = ahead(broken(), async (i) => i, 1);
  expect((await after.next()).value).toBe(1);
  await expect(after.next()).rejects.toThrow('items');
});

test('ends the iteration of items when its caller leaves it', async () => {
  let left = false;
  async function* endless() {
    try {
      for (let i = 0; ; i++) yield i;
    } finally {
      left = true;
    }
  }
  for await (const i of ahead(endless(), async (i) => i, 2)) if (i === 3) break;
  await settled();
  expect(left).toBe(true);
});
