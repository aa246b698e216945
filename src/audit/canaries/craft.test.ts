// The crafting of all canaries: the record that it attacks, the canaries that it makes, and their scores.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { size } from '../../../test/statistics/size';
import { runToEnd } from '../../base/numerics/generators';
import { hashNormal } from '../datasets/generated/counterHash';
import { loadPurchaseLike } from '../datasets/generated/sets';
import { featuresOf, rowsWhere, selectRows } from '../datasets/table';
import type { AuditData, RecordTable } from '../datasets/types';
import { craftCanaries, planCanary } from './craft';
import { gradientCosine, gradientFactors, gradientNorm, parameterTotal } from './crafting/classifier';
import { logOdds } from './crafting/logOdds';
import { argmin } from './crafting/referenceModel';
import type { BlockResult, ModelShape } from './job';
import type { CraftedCanaries } from './recipes';
import type { CanaryKind } from './registry';
import { inputObjective } from './S3/craftedInput';
import { canaryScores } from './scores';

/** Three Gaussian clouds in four dimensions; the last column is dead, which means that it is always 0. */
function clouds(rows: number, seed: number): RecordTable {
  const columns = 4;
  const features = new Float64Array(rows * columns);
  const labels = new Uint16Array(rows);
  for (let i = 0; i < rows; i++) {
    labels[i] = i % 3;
    for (let j = 0; j < 3; j++) {
      features[i * columns + j] = (j === i % 3 ? 2 : 0) + hashNormal(seed, i * columns + j);
    }
  }
  return { rows, columns, classes: 3, features, labels };
}

/** The features without their dead column. */
function rowsOfLiveColumns(whole: AuditData): AuditData {
  const narrow = (table: RecordTable): RecordTable => ({
    ...table,
    columns: table.columns - 1,
    features: table.features.filter((_, at) => (at + 1) % table.columns !== 0),
  });
  const { train, auxiliary, test } = whole;
  return { ...whole, train: narrow(train), auxiliary: narrow(auxiliary), test: narrow(test) };
}

const data: AuditData = {
  id: 'clouds',
  train: clouds(30, 101),
  auxiliary: clouds(20, 102),
  test: clouds(60, 103),
  classNames: ['a', 'b', 'c'],
  columnNames: null,
  image: null,
  standardisation: null,
  source: 'test',
};
const linear: ModelShape = { kind: 'linear', inputs: 4, classes: 3 };
const request = { data, shape: linear, clippingNorm: 1, steps: 40 };
const crafted = runToEnd(craftCanaries(request));

describe('crafting', () => {
  it('attacks the record of lowest average confidence', () => {
    expect(crafted.target.index).toBe(argmin(crafted.reference.averageConfidence));
    expect(crafted.target.confidence).toBe(Math.min(...crafted.reference.averageConfidence));
  });

  it('attacks the record that is named', () => {
    const named = runToEnd(craftCanaries({ ...request, target: 7 }));
    expect(named.target.index).toBe(7);
    expect(named.target.record.features).toEqual(featuresOf(data.train, 7));
    expect(named.S2).toEqual(crafted.S2);
  });

  it('breaks ties by the lower index', () => {
    expect(argmin([3, 1, 1, 2])).toBe(1);
    // the weights of the dead column do not move in any class, and the first of them is taken
    expect(crafted.S2).toEqual({ coordinate: 3, movement: 0 });
  });

  it('puts the gradient into a moving parameter of a live column, if that is asked for', () => {
    const at = (coordinate: 'moved' | 'most') =>
      runToEnd(craftCanaries({ ...request, kinds: ['S2'], coordinate })).S2!;
    const [moved, most] = [at('moved'), at('most')];
    expect(moved.movement).toBeGreaterThan(0);
    expect(most.movement).toBeGreaterThan(moved.movement);
    for (const { coordinate } of [moved, most]) expect([3, 7, 11]).not.toContain(coordinate);
  });

  it('takes the parameter that sampled batches move least, if that is asked for', () => {
    const at = (samplingRate: number, seed: number) =>
      runToEnd(
        craftCanaries({ ...request, kinds: ['S2'], coordinate: 'sampled', batches: { samplingRate, seed } }),
      ).S2!;
    // batches that hold every record make this the training on all records
    expect(at(1, 1)).toEqual(crafted.S2);
    // no batch moves the weights of the dead column
    expect(at(0.2, 1)).toEqual({ coordinate: 3, movement: 0 });
    // the batches, and so the seed, decide how far a parameter moves when all columns are live
    const live = rowsOfLiveColumns(data);
    const movement = (seed: number) =>
      runToEnd(
        craftCanaries({
          ...request,
          data: live,
          shape: { ...linear, inputs: 3 },
          kinds: ['S2'],
          coordinate: 'sampled',
          batches: { samplingRate: 0.2, seed },
        }),
      ).S2!.movement;
    expect(movement(1)).toBe(movement(1));
    expect(movement(1)).not.toBe(movement(2));
  });

  it('refuses to take sampled batches without their rate and seed', () => {
    expect(() => runToEnd(craftCanaries({ ...request, kinds: ['S2'], coordinate: 'sampled' }))).toThrow(
      /Give the sampling rate and the seed/,
    );
  });

  it('finds the label and the auxiliary record that an exhaustive search finds', () => {
    const { model } = crafted.reference;
    const { record } = crafted.target;
    const cosine = (features: Float64Array, label: number) =>
      gradientCosine(gradientFactors(model, record), gradientFactors(model, { features, label }));
    const labels = [0, 1, 2].filter((k) => k !== record.label).map((k) => cosine(record.features, k));
    expect(crafted.S4?.cosine).toBe(Math.min(...labels));
    const others = Array.from({ length: data.auxiliary.rows }, (_, i) =>
      cosine(featuresOf(data.auxiliary, i), data.auxiliary.labels[i]!),
    );
    expect(crafted.S5?.index).toBe(argmin(others));
    expect(crafted.S5?.cosine).toBe(Math.min(...others));
  });

  it('crafts an input that points further away than any natural record', () => {
    expect(crafted.S3!.cosine).toBeLessThan(Math.min(crafted.S5!.cosine, crafted.S4!.cosine));
  });

  it('reports progress of every phase, in order and to the end', () => {
    const seen = [...craftCanaries({ ...request, referenceSteps: 3, steps: 2, inputSteps: 200 })];
    expect(seen.map(({ phase, done }) => `${phase} ${done}`)).toEqual([
      'reference 1',
      'reference 2',
      'reference 3',
      'input 100',
      'input 200',
      'gradient 1',
      'gradient 2',
    ]);
  });

  it('crafts only what was asked for', () => {
    const some = runToEnd(craftCanaries({ ...request, kinds: ['S4'] }));
    expect([some.S2, some.S3, some.S5]).toEqual([null, null, null]);
    expect(some.S4).toEqual(crafted.S4);
  });

  it('refuses to plan a canary that was not crafted', () => {
    const some = runToEnd(craftCanaries({ ...request, kinds: ['S4'] }));
    expect(() => planCanary(some, 'S3')).toThrow(/S3 was not crafted/);
  });

  it.each([
    [{ target: 30 }, /target is 30\. Give an integer in \[0, 29\]/],
    [{ clippingNorm: 0 }, /clippingNorm/],
    [{ shape: { ...linear, inputs: 5 } }, /takes 5 features and 3 classes, the data have 4 and 3/],
    [{ shape: { kind: 'mlp' as const, inputs: 4, hidden: 2, classes: 3 } }, /Give 19 initial parameters/],
  ])('refuses %j', (change, message) => {
    expect(() => runToEnd(craftCanaries({ ...request, ...change }))).toThrow(message);
  });
});

describe('the objective of a crafted input, over features in [-2, 2]', () => {
  const point = fc.array(fc.double({ min: -2, max: 2, noNaN: true }), { minLength: 4, maxLength: 4 });
  const shape: ModelShape = { kind: 'mlp', inputs: 4, hidden: 5, classes: 3 };
  const perceptron = {
    shape,
    parameters: Float64Array.from({ length: parameterTotal(shape) }, (_, i) => 0.7 * hashNormal(7, i)),
  };
  const { record } = crafted.target;
  const objectives = [
    ['a linear head', crafted.reference.model, () => inputObjective(crafted.reference.model, record)],
    ['a perceptron', perceptron, () => inputObjective(perceptron, record)],
  ] as const;

  it.each(objectives)('has the derivative it states, for %s', (_, __, make) => {
    fc.assert(
      fc.property(point, (features) => {
        const objective = make();
        const x = Float64Array.from(features);
        const { gradient } = objective(x);
        const h = 1e-5;
        for (let f = 0; f < 4; f++) {
          const valueAt = (shift: number) => {
            const there = x.slice();
            there[f]! += shift;
            return objective(there).value;
          };
          const slope = (valueAt(h) - valueAt(-h)) / (2 * h);
          expect(Math.abs(gradient[f]! - slope)).toBeLessThan(1e-8 * (1 + Math.abs(slope)));
        }
      }),
      { seed: 8, numRuns: size(20, 60) },
    );
  });

  it.each(objectives)('states the cosine and norm of the gradients, for %s', (_, model, make) => {
    fc.assert(
      fc.property(point, (features) => {
        const x = Float64Array.from(features);
        const objective = make()(x);
        const own = gradientFactors(model, { features: x, label: record.label });
        expect(objective.cosine).toBeCloseTo(gradientCosine(gradientFactors(model, record), own), 10);
        expect(objective.gradientNorm).toBeCloseTo(gradientNorm(own), 10);
      }),
      { seed: 9, numRuns: size(20, 60) },
    );
  });
});

describe('canaries and scores', () => {
  const block = (probes: number): BlockResult => ({
    firstModel: 0,
    models: 2,
    parameter: Float32Array.from({ length: 6 }, (_, i) => i - 2.5),
    logits: Float32Array.from({ length: 2 * 3 * probes * 3 }, (_, i) => Math.fround(Math.sin(i) * 2)),
    parameters: new Float32Array(),
    accuracy: new Float32Array(),
  });

  it.each<[CanaryKind, number]>([
    ['S3', 2],
    ['S4', 1],
    ['S5', 2],
  ])('%s replaces the target by one record, with %d probes', (kind, probes) => {
    const plan = planCanary(crafted, kind);
    expect(plan.probes).toHaveLength(probes);
    expect(plan.probes[0]).toEqual(crafted.target.record.features);
    expect(plan.canary).toMatchObject({ kind: 'record', slot: crafted.target.index });
    if (plan.canary.kind !== 'record') throw new Error('unreachable');
    expect(plan.canary.original).toEqual(crafted.target.record);
    const same = plan.canary.substitute.label === plan.canary.original.label;
    expect(same).toBe(
      kind === 'S3' || (kind === 'S5' && crafted.S5?.record.label === plan.canary.original.label),
    );
  });

  it('S2 puts a gradient in place of the target and needs no probes', () => {
    expect(planCanary(crafted, 'S2')).toEqual({
      canary: { kind: 'gradient', slot: crafted.target.index, coordinate: 3 },
      probes: [],
    });
  });

  it('S2 scores the parameter', () => {
    expect(Array.from(canaryScores('S2', crafted, block(0), 3))).toEqual([-2.5, -1.5, -0.5, 0.5, 1.5, 2.5]);
  });

  it.each([
    ['S3', 'the log-odds of two inputs, subtracted', 2],
    ['S5', 'the log-odds of two records, subtracted', 2],
    ['S4', 'the margin between two logits', 1],
  ] as const)('%s scores %s', (kind, _, probes) => {
    const { label } = crafted.target.record;
    const result = block(probes);
    const scores = canaryScores(kind, crafted, result, 3);
    expect(scores).toHaveLength(6);
    for (let at = 0; at < 6; at++) {
      const logits = (probe: number) => {
        const from = (at * probes + probe) * 3;
        return Array.from(result.logits.subarray(from, from + 3));
      };
      const odds = (z: number[], k: number) =>
        z[k]! - Math.log(z.reduce((sum, v, i) => sum + (i === k ? 0 : Math.exp(v)), 0));
      const expected =
        kind === 'S4'
          ? logits(0)[label]! - logits(0)[crafted.S4!.label]!
          : odds(logits(0), label) - odds(logits(1), kind === 'S3' ? label : crafted.S5!.record.label);
      expect(scores[at]).toBeCloseTo(expected, 10);
    }
  });

  it('log-odds are log(p/(1-p))', () => {
    const z = Float64Array.of(1.5, -0.5, 0.25);
    const total = z.reduce((sum, v) => sum + Math.exp(v), 0);
    const p = Math.exp(1.5) / total;
    expect(logOdds(z, 0)).toBeCloseTo(Math.log(p / (1 - p)), 12);
  });

  it('log-odds of large logits do not overflow', () => {
    expect(logOdds(Float64Array.of(1000, -1000), 0)).toBe(2000);
  });
});

const purchase = await loadPurchaseLike(() => Promise.reject(new Error('it reads no file')));

describe('a multilayer perceptron', () => {
  const take = (table: RecordTable, rows: number) =>
    selectRows(
      table,
      rowsWhere(table.rows, () => true, rows),
    );
  const small: AuditData = {
    ...purchase,
    train: take(purchase.train, 60),
    auxiliary: take(purchase.auxiliary, 40),
    test: take(purchase.test, 100),
  };
  const shape: ModelShape = { kind: 'mlp', inputs: 600, hidden: 8, classes: 10 };
  const initial = Float64Array.from({ length: parameterTotal(shape) }, (_, i) => 0.04 * hashNormal(6, i));

  const result: CraftedCanaries = runToEnd(
    craftCanaries({ data: small, shape, clippingNorm: 5, steps: 20, referenceSteps: 100, initial }),
  );

  it('learns', () => {
    // ten classes: chance is 0.1
    expect(result.reference.testAccuracy).toBeGreaterThan(0.25);
  });

  it('leaves its initial parameters as they were', () => {
    expect(initial[0]).toBe(0.04 * hashNormal(6, 0));
  });

  it('yields all four canaries', () => {
    expect(result.S3!.cosine).toBeLessThan(0.5);
    expect(result.S2!.coordinate).toBeLessThan(parameterTotal(shape));
    expect(result.S4!.cosine).toBeLessThan(0);
    expect(result.S4!.label).not.toBe(result.target.record.label);
    expect(result.S5!.cosine).toBeLessThan(0);
  });
});
