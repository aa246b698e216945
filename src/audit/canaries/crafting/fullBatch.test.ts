// A pass over the full batch: gradients, confidence and clipping.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { size } from '../../../../test/statistics/size';
import { hashNormal } from '../../datasets/generated/counterHash';
import { featuresOf } from '../../datasets/table';
import type { RecordTable } from '../../datasets/types';
import type { ModelShape } from '../job';
import { gradientCosine, gradientFactors, gradientNorm, layerInputs, parameterTotal } from './classifier';
import { fullBatch } from './fullBatch';

const shapes: ModelShape[] = [
  { kind: 'linear', inputs: 5, classes: 3 },
  { kind: 'linear', inputs: 4, classes: 2 },
  { kind: 'mlp', inputs: 5, hidden: 7, classes: 3 },
  { kind: 'mlp', inputs: 3, hidden: 4, classes: 4 },
];

function randomTable(shape: ModelShape, rows: number, seed: number): RecordTable {
  return {
    rows,
    columns: shape.inputs,
    classes: shape.classes,
    features: Float64Array.from({ length: rows * shape.inputs }, (_, i) => hashNormal(seed, i)),
    labels: Uint16Array.from({ length: rows }, (_, i) => (i * 7 + seed) % shape.classes),
  };
}

function randomParameters(shape: ModelShape, seed: number): Float64Array {
  return Float64Array.from({ length: parameterTotal(shape) }, (_, i) => 0.6 * hashNormal(seed + 1000, i));
}

function loss(shape: ModelShape, parameters: Float64Array, table: RecordTable, row: number): number {
  const logits = layerInputs({ shape, parameters }, featuresOf(table, row)).at(-1)!;
  return Math.log(logits.reduce((sum, z) => sum + Math.exp(z), 0)) - logits[table.labels[row]!]!;
}

function meanLoss(shape: ModelShape, parameters: Float64Array, table: RecordTable): number {
  let sum = 0;
  for (let i = 0; i < table.rows; i++) sum += loss(shape, parameters, table, i);
  return sum / table.rows;
}

const cases = fc.record({
  shape: fc.constantFrom(...shapes),
  // every remainder of division by the block of four rows
  rows: fc.integer({ min: 1, max: 9 }),
  seed: fc.integer({ min: 10, max: 500 }),
});

describe('a full-batch pass, over linear heads and perceptrons on 1 to 9 records', () => {
  it('has the derivative of the mean loss as its gradient', () => {
    fc.assert(
      fc.property(cases, ({ shape, rows, seed }) => {
        const table = randomTable(shape, rows, seed);
        const parameters = randomParameters(shape, seed);
        const batch = fullBatch(shape, table);
        const gradient = new Float64Array(parameters.length);
        batch.forward(parameters, new Float64Array(rows));
        batch.meanGradient(parameters, Number.POSITIVE_INFINITY, gradient);
        const h = 1e-5;
        for (let j = 0; j < parameters.length; j++) {
          const up = parameters.slice();
          const down = parameters.slice();
          up[j]! += h;
          down[j]! -= h;
          const slope = (meanLoss(shape, up, table) - meanLoss(shape, down, table)) / (2 * h);
          expect(Math.abs(gradient[j]! - slope)).toBeLessThan(1e-8);
        }
      }),
      { seed: 1, numRuns: size(20, 40) },
    );
  });

  it('reports exp(-loss) as confidence', () => {
    fc.assert(
      fc.property(cases, ({ shape, rows, seed }) => {
        const table = randomTable(shape, rows, seed);
        const parameters = randomParameters(shape, seed);
        const confidence = new Float64Array(rows);
        fullBatch(shape, table).forward(parameters, confidence);
        for (let i = 0; i < rows; i++) {
          expect(confidence[i]).toBeCloseTo(Math.exp(-loss(shape, parameters, table, i)), 12);
        }
      }),
      { seed: 2, numRuns: size(20, 40) },
    );
  });

  it('averages the gradients of single records, each clipped as a whole', () => {
    fc.assert(
      fc.property(cases, fc.double({ min: 0.05, max: 5, noNaN: true }), ({ shape, rows, seed }, clip) => {
        const table = randomTable(shape, rows, seed);
        const parameters = randomParameters(shape, seed);
        const size = parameters.length;
        const passOf = (part: RecordTable, clippingNorm: number) => {
          const gradient = new Float64Array(size);
          const batch = fullBatch(shape, part);
          batch.forward(parameters, new Float64Array(part.rows));
          batch.meanGradient(parameters, clippingNorm, gradient);
          return gradient;
        };
        const expected = new Float64Array(size);
        for (let i = 0; i < rows; i++) {
          const single: RecordTable = {
            ...table,
            rows: 1,
            features: featuresOf(table, i).slice(),
            labels: table.labels.slice(i, i + 1),
          };
          const gradient = passOf(single, Number.POSITIVE_INFINITY);
          const norm = Math.hypot(...gradient);
          // the rank-one factors give the same norm
          const record = { features: single.features, label: single.labels[0]! };
          expect(gradientNorm(gradientFactors({ shape, parameters }, record))).toBeCloseTo(norm, 10);
          for (let j = 0; j < size; j++) expected[j]! += (gradient[j]! * Math.min(1, clip / norm)) / rows;
        }
        const clipped = passOf(table, clip);
        for (let j = 0; j < size; j++) expect(Math.abs(clipped[j]! - expected[j]!)).toBeLessThan(1e-12);
      }),
      { seed: 3, numRuns: size(20, 40) },
    );
  });

  it('gives two records the cosine that their rank-one factors give', () => {
    fc.assert(
      fc.property(fc.constantFrom(...shapes), fc.integer({ min: 10, max: 500 }), (shape, seed) => {
        const table = randomTable(shape, 2, seed);
        const parameters = randomParameters(shape, seed);
        const full = [0, 1].map((i) => {
          const gradient = new Float64Array(parameters.length);
          const one = {
            ...table,
            rows: 1,
            features: featuresOf(table, i).slice(),
            labels: table.labels.slice(i, i + 1),
          };
          const batch = fullBatch(shape, one);
          batch.forward(parameters, new Float64Array(1));
          batch.meanGradient(parameters, Number.POSITIVE_INFINITY, gradient);
          return gradient;
        });
        const product = full[0]!.reduce((sum, g, j) => sum + g * full[1]![j]!, 0);
        const factors = [0, 1].map((i) =>
          gradientFactors({ shape, parameters }, { features: featuresOf(table, i), label: table.labels[i]! }),
        );
        expect(gradientCosine(factors[0]!, factors[1]!)).toBeCloseTo(
          product / (Math.hypot(...full[0]!) * Math.hypot(...full[1]!)),
          10,
        );
      }),
      { seed: 4, numRuns: size(20, 40) },
    );
  });
});
