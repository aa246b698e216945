import { expect, test } from 'vitest';
import { DEFAULT_SCENARIO } from '../../../../scenario';
import { designOf, PLANNED, runAfresh, withSetting } from './plan';

test('another number of guesses for a run that was seen is explored; another run is not', () => {
  const explored = withSetting(PLANNED, { share: 0.5 });
  expect(explored.explored).toBe(true);
  // the number it was planned with is no longer the only one that was looked at
  expect(withSetting(explored, { share: 0.25 }).explored).toBe(true);
  expect(runAfresh(explored)).toMatchObject({ explored: false, fresh: 1, settings: { share: 0.5 } });
  expect(withSetting(explored, { claim: 8 }).explored).toBe(false);
  expect(withSetting(PLANNED, { share: 0.25 })).toBe(PLANNED);
});

test('canaries that are records are told in from out', () => {
  const plan = withSetting(withSetting(PLANNED, { m: 2000 }), { canary: 'mislabelled' });
  expect(plan.settings).toMatchObject({ selfComparison: false, m: 500 });
});

test('a design has the page’s δ, confidence and seed, and an even number of guesses', () => {
  const design = designOf(runAfresh(PLANNED), { ...DEFAULT_SCENARIO, seed: 2 ** 32 - 1 }, 4);
  expect(design).toMatchObject({ delta: 1e-5, alpha: 0.05, seed: 0, guesses: [250], targetEpsilon: 4 });
  expect(designOf(PLANNED, DEFAULT_SCENARIO, null)).toBeNull();
  expect(designOf(withSetting(PLANNED, { claim: 2 }), DEFAULT_SCENARIO, null)?.targetEpsilon).toBe(2);
});
