// The layout of a model's parameters in memory.
import { describe, expect, it } from 'vitest';
import type { ModelShape } from '../canaries/job';
import { paddedIndex, parameterCount, parameterLayout } from './layout';

describe('parameter layout', () => {
  it('gives a linear head class-major weights before biases', () => {
    const model: ModelShape = { kind: 'linear', inputs: 6, classes: 3 };
    // stride 8: 6 weights, the bias, one padding
    expect(paddedIndex(model, 0)).toBe(0);
    expect(paddedIndex(model, 6 + 2)).toBe(8 + 2);
    expect(paddedIndex(model, 3 * 6 + 2)).toBe(2 * 8 + 6);
    expect(parameterCount(model)).toBe(21);
    expect(() => paddedIndex(model, 21)).toThrow(RangeError);
    expect(() => paddedIndex(model, -1)).toThrow(RangeError);
  });

  it.each<ModelShape>([
    { kind: 'linear', inputs: 1, classes: 1 },
    { kind: 'linear', inputs: 7, classes: 10 },
    { kind: 'mlp', inputs: 5, hidden: 3, classes: 4 },
  ])('maps coordinates one to one, bias last in its row: $kind $inputs', (model) => {
    const { layers, size } = parameterLayout(model);
    const seen = new Set<number>();
    for (let j = 0; j < parameterCount(model); j++) seen.add(paddedIndex(model, j));
    expect(seen.size).toBe(parameterCount(model));
    expect(Math.max(...seen)).toBeLessThan(size);
    for (const at of seen) {
      const layer = layers.findLast(({ offset }) => offset <= at)!;
      expect((at - layer.offset) % layer.stride).toBeLessThanOrEqual(layer.inputs);
    }
  });
});
