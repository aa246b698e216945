// Noise given as a law: its deviation over the clipping norm, where no other reading of it is left.
import { describe, expect, it } from 'vitest';
import { readConfiguration } from './readConfiguration';
import { toMechanism } from './toMechanism';

const REST = 'q = 0.01, T = 1000, delta = 1e-5.';
function noiseOf(sentence: string): number | string | undefined {
  const { noiseMultiplier, conflicts, missing } = toMechanism(readConfiguration(`${REST} ${sentence}`));
  return noiseMultiplier?.value ?? [...conflicts, ...missing].map(({ name }) => name).join(' ');
}

describe('noise given as a law', () => {
  it.each<[string, number]>([
    ['We add N(0, 4^2) noise to the sum of gradients clipped to norm C = 2.', 2],
    ['We clip to C = 2 and add noise $\\mathcal{N}(0, 4^2 \\mathbf{I})$.', 2],
    ['Noise: N(0, (1.1 C)² I_d), C = 0.5.', 1.1],
    ['The noise is N(0, 1.1^2 C^2 I) with C = 3.', 1.1],
    [
      'Gaussian noise N(0, sigma^2 C^2 I) with sigma = 1.1 and clipping norm C = 1.5 is added to the sum.',
      1.1,
    ],
    ['Each step adds noise from N(0, σ²C² I) with σ = 1.1 and C = 2.0.', 1.1],
    ['Rauschen aus N(0, 3² I) bei C = 2.', 1.5],
    ['We clip to C = 2 and add noise with variance 9 to the sum.', 1.5],
    ['Gaussian noise with standard deviation 4 is added to the sum, clipped at C = 2.', 2],
    ['Gradients clipped to norm 2, Gaussian noise of variance 9 is added to the sum.', 1.5],
    ['We clip each gradient to an L2 norm of 2 and add noise of variance 9 to the sum.', 1.5],
    ['Noise with standard deviation 1.1 times the clipping norm is added, C = 2.', 1.1],
    // without a norm σ is what it is called
    ['Noise N(0, σ² I) with σ = 1.1.', 1.1],
    ['Noise N(0, σ² I) with σ = 1.1 and C = 1.', 1.1],
  ])('%s', (sentence, noise) => {
    expect(noiseOf(sentence)).toBe(noise);
  });

  it.each<[string, string]>([
    // a variance or a deviation, a multiplier or a deviation
    ['Noise N(0, 1.21) is added; clipping norm C = 1.', 'noiseDeviation noiseMultiplier'],
    ['Noise N(0, σ² I) with σ = 4, gradients clipped at C = 2.', 'noiseMultiplier'],
    ['We clip to C = 1 and add noise with standard deviation 0.002 to the average.', 'noiseMultiplier'],
    ['We clip at the 50th percentile of norms and add noise of variance 9 to the sum.', 'noiseMultiplier'],
    // no norm, of a mean, of weights, of what is not followed
    ['The noise N(0, 4^2) is added to the sum.', 'noiseMultiplier'],
    ['We clip to C = 1 and add noise N(0, 0.01^2 I) to the average over the batch.', 'noiseMultiplier'],
    ['Weights are drawn from N(0, 0.02^2) and noise is added, C = 1.', 'noiseMultiplier'],
    ['Noise N(0, (4 + s)^2 I) is added, C = 1.', 'noiseMultiplier'],
  ])('%s', (sentence, open) => {
    expect(noiseOf(sentence)).toBe(open);
  });

  it('says where it is that of a mean', () => {
    const { noiseOfMean } = readConfiguration('We add noise N(0, 0.1^2) to the mean gradient, C = 1.');
    expect(noiseOfMean?.text).toBe('N(0, 0.1^2)');
  });
});
