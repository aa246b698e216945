// The sentences of the page about targets that cannot be reached.

import { expect, test } from 'vitest';
import {
  batchSizeFor,
  noiseMultiplierFor,
  samplingRateFor,
  stepsFor,
  UnreachableTarget,
} from '../../accounting';
import { english } from '../../base/sentences/sentence';
import { unreachableInWords } from './targetWords';

const mechanism = { samplingRate: 1 / 16, noiseMultiplier: 1.677, steps: 500 };

function words(solve: () => unknown): string {
  try {
    solve();
  } catch (error) {
    if (error instanceof UnreachableTarget) return english(unreachableInWords(error));
    throw error;
  }
  throw new Error('It was reached.');
}

const target = (targetEpsilon: number) => ({ ...mechanism, delta: 1e-5, targetEpsilon });

test.each([
  [
    () => noiseMultiplierFor('substitute', target(1e6)),
    /^Even with the least noise here, σ = 0.2, ε is at most \d+, so no σ here brings it up to 1000000\.$/,
  ],
  [
    () => noiseMultiplierFor('substitute', { ...target(1e-3), steps: 1_000_000, samplingRate: 1 }),
    /^Even with the most noise here, σ = 1,000, ε is at least [\d.]+, so no σ here brings it down to 0.001\.$/,
  ],
  [
    () => samplingRateFor('substitute', { ...target(500), noiseMultiplier: 500 }),
    /^Even with every record in every step, q = 1, ε is at most 0\.\d+, so larger batches cannot bring it up to 500\.$/,
  ],
  [
    () => stepsFor('substitute', { ...target(0.001), noiseMultiplier: 0.5 }),
    /^Even after a single step ε is at least [\d.]+, so fewer steps cannot bring it down to 0.001\.$/,
  ],
  [
    () => stepsFor('substitute', { ...target(1e6) }),
    /^Even after 1,000,000 steps, the most here, ε is at most \d+, so no number of them here brings it up to 1000000\.$/,
  ],
  [
    () => batchSizeFor('substitute', { ...target(0.01), recordCount: 500, epochs: 30 }),
    /^Even with one record in a step on average, at these epochs, ε is at least [\d.]+, so no batch size here brings it down to 0.01\.$/,
  ],
])('unreachable target %# is refused in a whole sentence', (solve, said) =>
  expect(words(solve)).toMatch(said),
);
