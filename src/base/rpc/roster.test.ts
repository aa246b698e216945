// Tests of owners that share a limited number of workers.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Member, Roster } from './roster';

/** A roster, members whose workers start, rest and end when the test says so, and the names of those alive. */
function setUp(most: number) {
  const roster = new Roster(most);
  const alive = new Set<string>();
  const named = (name: string, stays = false) => {
    let since: number | null = null;
    const member: Member = {
      resting: () => (stays ? null : since),
      retire: () => end(),
    };
    const end = () => {
      alive.delete(name);
      roster.leave(member);
    };
    return {
      end,
      start: async () => {
        since = null;
        if (alive.has(name)) return;
        await roster.enter(member);
        alive.add(name);
      },
      rest: (at: number) => {
        since = at;
        roster.rested();
      },
    };
  };
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return { alive, named, settled };
}

test('the worker that has rested longest is ended for another', async () => {
  const { alive, named } = setUp(2);
  const [a, b, c] = [named('a'), named('b'), named('c')];
  await a.start();
  await b.start();
  b.rest(1);
  a.rest(2);
  await c.start();
  expect([...alive]).toEqual(['a', 'c']);
});

test('while every worker works or must stay, the next member waits until one rests or ends', async () => {
  const { alive, named, settled } = setUp(2);
  const [a, b, c, d] = [named('a', true), named('b'), named('c'), named('d')];
  await a.start();
  await b.start();
  a.rest(1);
  void c.start();
  void d.start();
  await settled();
  expect([...alive]).toEqual(['a', 'b']);
  b.rest(2);
  await settled();
  expect([...alive]).toEqual(['a', 'c']);
  c.end();
  await settled();
  expect([...alive]).toEqual(['a', 'd']);
});

test('every call is served with never more workers than the limit, over limits and orders of calls', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 40 }),
      async (most, order) => {
        const { alive, named, settled } = setUp(most);
        const members = Array.from({ length: 6 }, (_, i) => named(String(i)));
        let served = 0;
        // A member makes one call after the other, as a bridge does.
        const tails = members.map(() => Promise.resolve());
        const calls = order.map((index, i) => {
          const member = members[index]!;
          tails[index] = tails[index]!.then(async () => {
            await member.start();
            expect(alive.size).toBeLessThanOrEqual(most);
            served++;
            await Promise.resolve();
            member.rest(i);
          });
          return tails[index];
        });
        await Promise.all(calls);
        await settled();
        expect(served).toBe(order.length);
        expect(alive.size).toBeLessThanOrEqual(most);
      },
    ),
  );
});
