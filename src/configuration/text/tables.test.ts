// Names and values that a page's table leaves on lines by turns.
import { describe, expect, it } from 'vitest';
import { readConfiguration } from '../readConfiguration';

const claimed = (text: string) =>
  readConfiguration(text).claims.map(({ quantity, value, line }) => [quantity, value, line]);

describe('names and values on lines by turns', () => {
  it('are read two by two', () => {
    const text = 'Noise multiplier (σ)\n1.1\nBatch size\n1,024\nδ:\n1e-5\nAccuracy\n97.1%';
    expect(claimed(text)).toEqual([
      ['noiseMultiplier', 1.1, 2],
      ['batchSize', 1024, 4],
      ['delta', 1e-5, 6],
    ]);
    expect(readConfiguration(text).unread).toEqual([]);
  });

  it.each([
    'Epochs\n10\nloss\n0.3',
    'sigma\n1.1',
    'Batch size\n256\n\nDelta\nsmall',
    'Epochs\n10\n20\nSteps\n30',
  ])('are not made of %j', (text) => {
    expect(claimed(text)).toEqual([]);
  });
});

describe('words under one another, two blanks between them', () => {
  it('are a table', () => {
    expect(claimed('q  σ\n0.01  1.1\nT = 1000, delta = 1e-5')).toEqual([
      ['samplingRate', 0.01, 2],
      ['noiseMultiplier', 1.1, 2],
      ['steps', 1000, 3],
      ['delta', 1e-5, 3],
    ]);
    expect(claimed('sample_rate  noise_multiplier\n0.01  1.1').slice(0, 2)).toEqual(
      claimed('sample_rate\tnoise_multiplier\n0.01\t1.1').slice(0, 2),
    );
    expect(claimed('σ  1.1\nq  0.01')).toEqual([
      ['noiseMultiplier', 1.1, 1],
      ['samplingRate', 0.01, 2],
    ]);
  });

  it.each([
    ['a number too many', 'q  σ\n0.01  1.1  0.9'],
    ['something between', 'q  σ\nmin  max\n0.01  1.1'],
    ['numbers further down', 'q  σ\n\n0.01  1.1'],
    ['words of a sentence', 'noise σ  is added  to q\n0.01  1.1'],
  ])('are none with %s', (_, text) => {
    expect(claimed(text)).toEqual([]);
  });

  it('give no value twice', () => {
    const rates = readConfiguration('q  σ\n0.01  1.1\n0.02  1.3').claims.filter(
      ({ quantity }) => quantity === 'samplingRate',
    );
    expect(rates.map(({ value }) => value)).toEqual([0.01, 0.02]);
  });
});
