// The clipped gradient of one record, against differences of the loss.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ModelShape } from '../../canaries/job';
import { parameterLayout } from '../layout';
import { activationBuffers, forward } from '../readout';
import { perRecordGradient } from './perRecordGradient';

const shapes: ModelShape[] = [
  { kind: 'linear', inputs: 5, classes: 3 },
  { kind: 'linear', inputs: 4, classes: 2 },
  { kind: 'mlp', inputs: 5, hidden: 6, classes: 3 },
];
const entry = fc.double({ min: -2, max: 2, noNaN: true });

function loss(model: ModelShape, theta: Float64Array, features: Float64Array, label: number): number {
  const layout = parameterLayout(model);
  const logits = forward(layout, theta, features, activationBuffers(layout));
  return Math.log(logits.reduce((sum, z) => sum + Math.exp(z), 0)) - logits[label]!;
}

describe.each(shapes)('clipped gradient of $kind $inputs to $classes', (model) => {
  const layout = parameterLayout(model);
  const parameters = layout.layers.flatMap(({ inputs, units, stride, offset }) =>
    Array.from({ length: units * (inputs + 1) }, (_, i) => {
      return offset + Math.floor(i / (inputs + 1)) * stride + (i % (inputs + 1));
    }),
  );
  const cases = fc.record({
    weights: fc.array(entry, { minLength: parameters.length, maxLength: parameters.length }),
    features: fc.array(entry, { minLength: model.inputs, maxLength: model.inputs }),
    label: fc.nat({ max: model.classes - 1 }),
  });

  it('is the derivative of the loss while the norm is below C, over models and records', () => {
    fc.assert(
      fc.property(cases, ({ weights, features, label }) => {
        const theta = new Float64Array(layout.size);
        parameters.forEach((at, i) => {
          theta[at] = weights[i]!;
        });
        const x = Float64Array.from(features);
        const gradient = new Float64Array(layout.size);
        perRecordGradient(layout)(gradient, theta, x, label, 1e9);
        for (const at of parameters) {
          const h = 1e-5;
          const there = theta.slice();
          there[at] += h;
          const back = theta.slice();
          back[at] -= h;
          const slope = (loss(model, there, x, label) - loss(model, back, x, label)) / (2 * h);
          expect(gradient[at]).toBeCloseTo(slope, 7);
        }
      }),
      { seed: 5, numRuns: 20 },
    );
  });

  it('is the derivative scaled to norm C if the norm is above C, over models and records', () => {
    fc.assert(
      fc.property(cases, ({ weights, features, label }) => {
        const theta = new Float64Array(layout.size);
        parameters.forEach((at, i) => {
          theta[at] = weights[i]!;
        });
        const x = Float64Array.from(features);
        const gradient = new Float64Array(layout.size);
        perRecordGradient(layout)(gradient, theta, x, label, 1e9);
        let squared = 0;
        for (const at of parameters) {
          squared += gradient[at]! ** 2;
        }
        const norm = Math.sqrt(squared);
        const clippingNorm = norm / 3;
        const clipped = new Float64Array(layout.size);
        perRecordGradient(layout)(clipped, theta, x, label, clippingNorm || 1);
        for (const at of parameters) expect(clipped[at]).toBeCloseTo(gradient[at]! / 3, 9);
      }),
      { seed: 5, numRuns: 20 },
    );
  });
});
