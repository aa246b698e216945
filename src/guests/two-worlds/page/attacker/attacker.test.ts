// Tests of the models that a reader is given in the attacker's place, and of what their scores say.
import { describe, expect, test } from 'vitest';
import type { WorldsReply } from '../jobs';
import { likelierWorld, suspectOf } from './AttackerGame';

describe('the reader as the attacker', () => {
  const drawn = Array.from({ length: 200 }, (_, i) => suspectOf(i + 1, 500));

  test('is given only models that had no part in choosing the threshold', () => {
    for (const { number } of drawn)
      expect(number >= 250 && number < 500 && Number.isInteger(number)).toBe(true);
  });

  test('is given many models of both worlds, about as often of each', () => {
    expect(drawn.filter(({ world }) => world === 0).length).toBeGreaterThan(80);
    expect(drawn.filter(({ world }) => world === 1).length).toBeGreaterThan(80);
    expect(new Set(drawn.map(({ number }) => number)).size).toBeGreaterThan(120);
  });

  test('is told that a positive score at the last step makes world 0 the likelier one', () => {
    const reply = {
      worlds: [{ models: 2 }, { models: 2 }],
      // two kept steps of two models
      scores: [Float64Array.of(9, 9, -1, 3), Float64Array.of(-9, -9, 2, 0)],
      // the threshold that was chosen for ε plays no part
      test: { threshold: 2.5, originalAbove: false },
    } as unknown as WorldsReply;
    const said = ([0, 1] as const).flatMap((world) =>
      [0, 1].map((number) => likelierWorld(reply, { world, number })),
    );
    expect(said).toEqual([1, 0, 0, 1]);
  });
});
