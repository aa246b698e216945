// Two statements of chapter 4. On a linear model the score of S4 is minus the inner product of the parameters with the
// difference of the two exchanged gradients, which does not depend on the parameters. The length of a difference of clipped
// gradients follows from their lengths and their angle.
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
  /** Gradient at the first label minus that at the second. */
  const gradientDifference = (model: Classifier, features: Float64Array) => {
    const original = fullGradient(model, { features, label: 1 });
    const substitute = fullGradient(model, { features, label: 3 });
    return original.map((value, j) => value - substitute[j]);
  };

  it('is minus the inner product of the parameters with the difference of the gradients, at any model', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const model = modelOf(seed);
        const features = normals(seed + 1, 5, 2);
        const logits = layerInputs(model, features)[1];
        const difference = gradientDifference(model, features);
        expect(logits[1] - logits[3]).toBeCloseTo(-dot(model.parameters, difference), 9);
      }),
      { numRuns: 50 },
    );
  });

  // the probabilities that a model predicts are the same at both labels, and cancel
  it('is made with a difference of gradients that is the same at any two models', () => {
    fc.assert(
      fc.property(seeds, seeds, (seed, other) => {
        const features = normals(seed + 1, 5, 2);
        const difference = gradientDifference(modelOf(seed), features);
        gradientDifference(modelOf(other), features).forEach((value, j) => {
          expect(value).toBeCloseTo(difference[j], 9);
        });
      }),
      { numRuns: 50 },
    );
  });
});

describe('the distance between two clipped gradients, over models, records and C in [0.1, 10]', () => {
  const norms = fc.double({ min: 0.1, max: 10, noNaN: true });

  function clippedPair(seed: number, clippingNorm: number) {
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
    return { squared, r, s, cosine };
  }

  it('follows from their lengths and their angle', () => {
    fc.assert(
      fc.property(seeds, norms, (seed, clippingNorm) => {
        const { squared, r, s, cosine } = clippedPair(seed, clippingNorm);
        expect(squared).toBeCloseTo(r * r + s * s - 2 * r * s * cosine, 8);
      }),
      { numRuns: 50 },
    );
  });

  it('is at most 2C', () => {
    fc.assert(
      fc.property(seeds, norms, (seed, clippingNorm) => {
        const { squared } = clippedPair(seed, clippingNorm);
        expect(squared).toBeLessThanOrEqual(4 * clippingNorm ** 2 * (1 + 1e-12));
      }),
      { numRuns: 50 },
    );
  });
});
