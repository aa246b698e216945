// What a reader in the attacker's place is handed, without any page.
import { describe, expect, test } from 'vitest';
import type { WorldsReply } from '../jobs';
import { likelierWorld, suspectOf } from './AttackerGame';

describe('the reader as the attacker', () => {
  test('both worlds are drawn from about as often, and only models that had no part in choosing the threshold', () => {
    const drawn = Array.from({ length: 200 }, (_, i) => suspectOf(i + 1, 500));
    for (const { number } of drawn)
      expect(number >= 250 && number < 500 && Number.isInteger(number)).toBe(true);
    expect(drawn.filter(({ world }) => world === 0).length).toBeGreaterThan(80);
    expect(drawn.filter(({ world }) => world === 1).length).toBeGreaterThan(80);
    expect(new Set(drawn.map(({ number }) => number)).size).toBeGreaterThan(120);
  });

  test('of a model its score at the last step says which world is the likelier one', () => {
    const reply = {
      worlds: [{ models: 2 }, { models: 2 }],
      // two kept steps
      scores: [Float64Array.of(9, 9, -1, 3), Float64Array.of(-9, -9, 2, 0)],
      // a threshold chosen for epsilon has no say in it
      test: { threshold: 2.5, originalAbove: false },
    } as unknown as WorldsReply;
    const said = ([0, 1] as const).flatMap((world) =>
      [0, 1].map((number) => likelierWorld(reply, { world, number })),
    );
    expect(said).toEqual([1, 0, 0, 1]);
  });
});
