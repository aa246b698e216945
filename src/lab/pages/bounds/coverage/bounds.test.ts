// The demands that each bound covers.
import { describe, expect, test } from 'vitest';
import { anyOfGuesses } from '../../../../../test/shared/anyOfGuesses';
import { reconstructionRobustness } from '../../../../risk/oneTarget';
import { zipfPrior } from '../../../../risk/priors/zipf';
import { exactSecret } from '../../../../risk/secret';
import { countTail } from '../../../../risk/several/manyTargets';
import { BOUNDS, COVER_IDS, notCovered } from './bounds';

const found = (id: string) => {
  const bound = BOUNDS.find((one) => one.id === id);
  if (!bound) throw new Error(id);
  return bound;
};

describe('who covers what', () => {
  test('no bound covers every demand', () => {
    for (const { id, covers } of BOUNDS)
      expect(
        COVER_IDS.some((one) => covers[one] !== 'yes'),
        id,
      ).toBe(true);
  });

  test('each single demand is covered by some bound', () => {
    for (const id of COVER_IDS)
      expect(BOUNDS.filter((bound) => notCovered(bound, [id]).length === 0).length, id).toBeGreaterThan(0);
  });

  test('each bound has an id of its own', () => {
    expect(new Set(BOUNDS.map(({ id }) => id)).size).toBe(BOUNDS.length);
  });

  test('of several demands, those that a bound does not cover are named', () => {
    expect(notCovered(found('robustness'), ['delta', 'unequal'])).toEqual(['delta']);
  });

  test('the corrected bound covers δ and many unequal, approximate targets', () => {
    expect(notCovered(found('corrected'), ['delta', 'many', 'unequal', 'approximate'])).toEqual([]);
  });

  test('the corrected bound answers for unequal targets under a δ', () => {
    const secrets = [exactSecret(0.5), anyOfGuesses(zipfPrior(20, 1), 3)];
    const { bound, form } = countTail(secrets, { epsilon: 1, delta: 0.01, adjacency: 'substitute' }, 2);
    expect(form).toBe('corrected');
    expect(bound).toBeLessThan(1);
  });

  test('reconstruction robustness takes no δ', () => {
    expect(found('robustness').covers.delta).toBe('no');
    expect(() => reconstructionRobustness(0.1, { epsilon: 1, delta: 1e-5, adjacency: 'add-remove' })).toThrow(
      /delta/,
    );
  });
});
