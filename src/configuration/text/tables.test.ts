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
