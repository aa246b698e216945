// What chapter 4 says of a score: on a linear model that of S4 is the inner product of the parameters with the difference
// of the two exchanged gradients, whatever the model; and what clipping leaves of that difference.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dot } from '../../base/numerics/vectors';
import { hashNormal } from '../datasets/generated/counterHash';
import {
  type Classifier,
  gradientCosine,
  gradientFactors,
  gradientNorm,
  layerInputs,
} from './crafting/classifier';
import type { ModelShape } from './job';

const shape: ModelShape = { kind: 'linear', inputs: 5, classes: 4 };
const normals = (seed: number, count: number, scale = 1) =>
  Float64Array.from({ length: count }, (_, i) => scale * hashNormal(seed, i));

/** A record's gradient in full: class-major weights, then biases. */
function fullGradient(model: Classifier, record: { features: Float64Array; label: number }): Float64Array {
  const [{ input, error }] = gradientFactors(model, record);
  const weights = Array.from(error, (a) => Array.from(input, (x) => a * x)).flat();
  return Float64Array.from([...weights, ...error]);
}

const seeds = fc.integer({ min: 1, max: 1e6 });
const modelOf = (seed: number): Classifier => ({ shape, parameters: normals(seed, 24, 0.7) });

describe('the score of S4 on a linear model', () => {
  it('is minus the inner product of the parameters with the exchanged gradients, at any model', () => {
    fc.assert(
      fc.property(seeds, seeds, (seed, other) => {
        const model = modelOf(seed);
        const features = normals(seed + 1, 5, 2);
        const logits = layerInputs(model, features)[1];
        const original = fullGradient(model, { features, label: 1 });
        const substitute = fullGradient(model, { features, label: 3 });
        const difference = original.map((value, j) => value - substitute[j]);
        expect(logits[1] - logits[3]).toBeCloseTo(-dot(model.parameters, difference), 9);
        // the model's own guess has cancelled
        const elsewhere = modelOf(other);
        const again = fullGradient(elsewhere, { features, label: 1 });
        const away = fullGradient(elsewhere, { features, label: 3 });
        again.forEach((value, j) => {
          expect(value - away[j]).toBeCloseTo(difference[j], 9);
        });
      }),
      { numRuns: 50 },
    );
  });
});

describe('what two clipped gradients differ by', () => {
  it('follows from lengths and angle up to 2C, over models, records and C', () => {
    fc.assert(
      fc.property(seeds, fc.double({ min: 0.1, max: 10, noNaN: true }), (seed, clippingNorm) => {
        const model = modelOf(seed);
        const records = [1, 3].map((label, i) => ({ features: normals(seed + i, 5, 2), label }));
        const clipped = records.map((record) => {
          const length = gradientNorm(gradientFactors(model, record));
          return fullGradient(model, record).map((value) => value * Math.min(1, clippingNorm / length));
        });
        const [r, s] = records.map((record) =>
          Math.min(clippingNorm, gradientNorm(gradientFactors(model, record))),
        );
        const cosine = gradientCosine(gradientFactors(model, records[0]), gradientFactors(model, records[1]));
        const squared = clipped[0].reduce((sum, value, j) => sum + (value - clipped[1][j]) ** 2, 0);
        expect(squared).toBeCloseTo(r * r + s * s - 2 * r * s * cosine, 8);
        expect(squared).toBeLessThanOrEqual(4 * clippingNorm ** 2 * (1 + 1e-12));
      }),
      { numRuns: 50 },
    );
  });
});
