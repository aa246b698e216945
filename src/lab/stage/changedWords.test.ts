// The words on what a link has changed.
import { expect, test } from 'vitest';
import { changeScenario, DEFAULT_SCENARIO } from '../../scenario';
import { changedWords } from './changedWords';

const after = (change: Parameters<typeof changeScenario>[1]) =>
  changedWords(DEFAULT_SCENARIO, changeScenario(DEFAULT_SCENARIO, change));

test('says nothing where nothing has changed', () => {
  expect(after({})).toBeNull();
});

test('names up to three changed numbers and counts all other changes', () => {
  expect(after({ noiseMultiplier: 2.3218765 })).toBe('Now σ = 2.322.');
  expect(after({ noiseMultiplier: 2, samplingRate: 1, steps: 10, delta: 1e-6 })).toBe(
    'Now q = 1, σ = 2, T = 10, and one more setting.',
  );
  expect(after({ epsilonScale: 'log' })).toBe('One setting changed.');
  expect(after({ samplingRate: 0.25, axis: 'steps', epsilonScale: 'log' })).toBe(
    'Now q = 1/4, and 2 more settings.',
  );
});
