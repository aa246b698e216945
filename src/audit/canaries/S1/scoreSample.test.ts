// A sample of S1's scores, and the densities that it is drawn from.
import { describe, expect, test } from 'vitest';
import { binomialTable } from '../../../base/numerics/binomialTable';
import { normalDensity } from '../../../base/numerics/normal';
import { sampleScores } from './scoreSample';
import { createWorstCaseSampler } from './worstCase';

const MECHANISMS = [
  { samplingRate: 0.05, noiseMultiplier: 0.4, steps: 20 },
  { samplingRate: 1 / 16, noiseMultiplier: 1.677, steps: 500 },
  { samplingRate: 1, noiseMultiplier: 20, steps: 100 },
];

describe.each(MECHANISMS)('scores at q = $samplingRate, T = $steps', (mechanism) => {
  const { samplingRate, noiseMultiplier, steps } = mechanism;
  const sample = sampleScores({ mechanism, seed: 7, runs: 300, points: 201 });

  test('the density is the sum over the binomial counts', () => {
    const { first, mass } = binomialTable(steps, samplingRate === 1 ? 1 - 1e-15 : samplingRate);
    const noise = Math.sqrt(steps) * noiseMultiplier;
    for (const i of [40, 100, 130, 190]) {
      const x = sample.scores[i];
      let sum = 0;
      mass.forEach((weight, j) => {
        sum += (weight * normalDensity((x - first - j) / noise)) / noise;
      });
      expect(sample.originalDensity[i] / sample.spread / sum).toBeCloseTo(1, 6);
    }
  });

  test('the axis holds nearly all probability', () => {
    const step = sample.scores[1] - sample.scores[0];
    const total = sample.originalDensity.reduce((sum, height) => sum + height, 0);
    expect((total * step) / sample.spread).toBeCloseTo(1, 2);
  });

  test('the densities of the two worlds mirror one another', () => {
    expect(sample.substitutedDensity[10]).toBe(sample.originalDensity[190]);
  });

  test('draws are the first draws of the audit with that seed', () => {
    const expected = new Float64Array(300);
    createWorstCaseSampler(mechanism, 7).fill(0, 1, 0, expected, 0, 300);
    expect(sample.substituted).toEqual(expected);
  });
});
