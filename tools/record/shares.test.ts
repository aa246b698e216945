// The shares of a recording, and how missing models are found between the blocks that there are.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { size } from '../../test/statistics/size';
import { gaps, modelsOfShare, parseShare, scoredModels } from './shares';

test('the shares of up to 1,250 models per world contain every model once, in pairs of both worlds', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 1250 }),
      fc.integer({ min: 1, max: 1250 }),
      (modelsPerWorld, shares) => {
        let next = 0;
        for (let share = 1; share <= shares; share++) {
          const [from, to] = modelsOfShare({ share, shares }, modelsPerWorld);
          expect(from).toBe(next);
          expect(from % 2).toBe(0);
          next = to;
        }
        expect(next).toBe(2 * modelsPerWorld);
      },
    ),
    { numRuns: size(20, 50), seed: 1 },
  );
});

test('models that no block has are missing, whether before, between or after the blocks', () => {
  expect(gaps([], 10)).toEqual([[0, 10]]);
  expect(
    gaps(
      [
        { firstModel: 6, models: 2 },
        { firstModel: 2, models: 2 },
      ],
      10,
    ),
  ).toEqual([
    [0, 2],
    [4, 6],
    [8, 10],
  ]);
  expect(gaps([{ firstModel: 0, models: 10 }], 10)).toEqual([]);
});

test('the models of a repeat that has not begun are missing', () => {
  const trained = (part: number, models: number) => ({
    kind: 'models' as const,
    part,
    firstModel: 0,
    models,
    scores: new Float64Array(models),
    accuracy: new Float32Array(models),
    elapsed: 0,
  });
  const plan = { canaries: ['S2', 'S3', 'S4'], repeats: 2, modelsPerWorld: 4 } as const;
  // part 0 has no scores and so is no attack's; of the second attack one repeat is trained, and of the third none has begun
  const works = [{ ...trained(0, 8), scores: null }, trained(1, 8), trained(2, 6), trained(3, 8)];
  expect(scoredModels(plan, works)).toEqual([
    { kind: 'S2', trained: 14, missing: [[6, 8]] },
    { kind: 'S3', trained: 8, missing: [[0, 8]] },
    {
      kind: 'S4',
      trained: 0,
      missing: [
        [0, 8],
        [0, 8],
      ],
    },
  ]);
});

test('a share is given by two whole numbers and nothing else', () => {
  expect(parseShare('3/200')).toEqual({ share: 3, shares: 200 });
  for (const text of ['0/4', '5/4', '3', '1.5/4', 'a/b', '1/5000'])
    expect(() => parseShare(text)).toThrow(/--share is .*--share 3\/200/);
});
