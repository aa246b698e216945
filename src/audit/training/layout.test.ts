// The padded layout of a model's parameters.
import { describe, expect, it } from 'vitest';
import { Defect } from '../../base/sentences/defect';
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
  });

  it('refuses coordinates that a model does not have', () => {
    const model: ModelShape = { kind: 'linear', inputs: 6, classes: 3 };
    expect(() => paddedIndex(model, 21)).toThrow(Defect);
    expect(() => paddedIndex(model, -1)).toThrow(Defect);
  });
});

describe.each<ModelShape>([
  { kind: 'linear', inputs: 1, classes: 1 },
  { kind: 'linear', inputs: 7, classes: 10 },
  { kind: 'mlp', inputs: 5, hidden: 3, classes: 4 },
])('parameter layout of a $kind model with $inputs inputs', (model) => {
  const { layers, size } = parameterLayout(model);
  const places = Array.from({ length: parameterCount(model) }, (_, j) => paddedIndex(model, j));

  it('has a place of its own for every coordinate', () => {
    expect(new Set(places).size).toBe(parameterCount(model));
    expect(Math.max(...places)).toBeLessThan(size);
  });

  it('has the bias last in its row', () => {
    for (const at of places) {
      const layer = layers.findLast(({ offset }) => offset <= at)!;
      expect((at - layer.offset) % layer.stride).toBeLessThanOrEqual(layer.inputs);
    }
  });
});
