// Tests of telling by their names which of two score files belongs to which world.
import { expect, test } from 'vitest';
import { filesOfWorlds } from './filesOfWorlds';

const of = (...names: string[]) => filesOfWorlds(names.map((name) => ({ name })));

test.each([
  ['in.npy', 'out.npy'],
  ['scores_in.json', 'scores_out.json'],
  ['member-scores.npy', 'non-member-scores.npy'],
  ['members.txt', 'nonmembers.txt'],
])('%s and %s are told apart in either order', (one, other) => {
  const found = { in: { name: one }, out: { name: other } };
  expect([of(one, other), of(other, one)]).toEqual([found, found]);
});

test.each([
  [['a.npy', 'b.npy']],
  [['in.npy', 'in2.npy']],
  [['in.npy']],
  [['in.npy', 'out.npy', 'z.npy']],
  [['training.npy', 'inner.npy']],
])('%j are not told apart', (names) => {
  expect(of(...names)).toBeNull();
});
