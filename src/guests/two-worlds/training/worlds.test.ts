// Tests of the training in two worlds: the margins of models, their steps, and twins, which are one model trained in both worlds with the
// same random draws.
import { describe, expect, it } from 'vitest';
import { drawInitial } from '../../../audit/training/draws';
import { paddedIndices, parameterLayout } from '../../../audit/training/layout';
import { activationBuffers, forward } from '../../../audit/training/readout';
import { createReferenceBackend } from '../../../audit/training/reference/referenceBackend';
import { finished } from '../../../work/queries/query';
import { marginAt } from '../engine/margin';
import type { OneModel, World, WorldChange, WorldsModel, WorldsRequest } from '../engine/worlds';
import { marginSize, writeMargin } from './margins';
import { oneModel } from './oneModel';
import { trainWorld } from './trainWorld';
import { requireWorlds, shapeOf } from './worldJob';

const REQUEST: WorldsRequest = {
  plane: {
    points: Array.from({ length: 20 }, (_, i) => ({
      x: Math.sin(i),
      y: Math.cos(1.7 * i),
      label: i % 3 === 0 ? 1 : 0,
    })),
    ana: 3,
  },
  change: { kind: 'flip' },
  model: 'logistic',
  mechanism: { samplingRate: 0.5, noiseMultiplier: 0.5, steps: 20 },
  clippingNorm: 0.4,
  learningRate: 1,
  seed: 1,
  models: 10,
  grid: 16,
  keptSteps: [10, 20],
  delta: 1e-5,
  confidence: 0.95,
};

const MODELS: readonly WorldsModel[] = ['logistic', 'network'];

/** One model of both worlds with the same batches, noise and start, at its first step, whose batch holds every record. */
function twins(model: WorldsModel, change: WorldChange): Record<World, OneModel> {
  const mechanism = { ...REQUEST.mechanism, samplingRate: 1 };
  const training = { ...REQUEST, model, change, mechanism };
  const of = (world: World) => oneModel({ training, world, draws: 0, number: 3, step: 1 });
  return { 0: of(0), 1: of(1) };
}

const shareOf = ({ batch }: OneModel, point: number) => batch.find((share) => share.point === point);

const near = (given: ArrayLike<number>, expected: ArrayLike<number>, digits = 12) => {
  expect(given.length).toBe(expected.length);
  for (let i = 0; i < given.length; i++) expect(given[i]).toBeCloseTo(expected[i]!, digits);
};

describe.each(MODELS)('a %s model', (model) => {
  const request = { ...REQUEST, model, change: { kind: 'remove' } as const };
  const followed = (world: World) => oneModel({ training: request, world, draws: world, number: 7, step: 5 });

  it('has the difference of its two logits as its margin', () => {
    const shape = shapeOf(model);
    const layout = parameterLayout(shape);
    const theta = new Float64Array(layout.size);
    drawInitial(theta, layout, [1, 2], 3);
    if (model === 'logistic') theta.set([0.3, -1, 0.4, 0, -0.6, 0.2, 0.9]);
    const margin = new Float64Array(marginSize(model) + 1);
    writeMargin(
      model,
      Float64Array.from(paddedIndices(shape), (index) => theta[index]!),
      0,
      margin,
      1,
    );
    for (const [x, y] of [
      [0, 0],
      [0.3, -0.8],
      [-1, 1],
    ] as const) {
      const logits = forward(layout, theta, Float64Array.of(x, y), activationBuffers(layout));
      expect(marginAt(model, margin, 1, marginSize(model), x, y)).toBeCloseTo(logits[1]! - logits[0]!, 12);
    }
  });

  it.each([0, 1] as const)('of world %i followed by itself is the one in its cloud', async (world) => {
    const cloud = await finished(trainWorld(world, request, createReferenceBackend()));
    const one = followed(world);
    for (const [k, step] of request.keptSteps.entries()) {
      const at = (k * request.models + 7) * cloud.size;
      const drawn = cloud.margins.subarray(at, at + cloud.size);
      near(drawn, one.trajectory.subarray(step * one.size, (step + 1) * one.size), 5);
    }
  });

  it.each([0, 1] as const)('of world %i moves by what its step says', (world) => {
    const one = followed(world);
    const before = one.trajectory.subarray(4 * one.size, 5 * one.size);
    near(
      one.move.map((value, i) => before[i]! + value),
      one.trajectory.subarray(5 * one.size, 6 * one.size),
    );
  });

  it.each([0, 1] as const)('of world %i sums the clipped gradients of its batch', (world) => {
    const one = followed(world);
    const summed = new Float64Array(one.size);
    for (const { clipped } of one.batch)
      clipped.forEach((value, i) => {
        summed[i]! += value;
      });
    near(one.sum, summed);
    expect(one.batch.length).toBeGreaterThan(2);
    for (const { norm, clipping } of one.batch) expect(norm * clipping).toBeLessThanOrEqual(0.4 + 1e-12);
    expect(one.batch.some(({ clipping }) => clipping < 1)).toBe(true);
  });

  it('differs from its twin only by the record that is left out', () => {
    const { 0: own, 1: twin } = twins(model, { kind: 'remove' });
    expect([own.batch.length, twin.batch.length]).toEqual([20, 19]);
    const ana = shareOf(own, 3)!;
    near(own.noise, twin.noise);
    near(
      own.sum,
      twin.sum.map((value, i) => value + ana.clipped[i]!),
    );
    // both divide by q n, where n includes Ana
    near(
      own.move,
      twin.move.map((value, i) => value - ana.clipped[i]! / 20),
    );
  });

  it('differs from its twin only by the label or the place that was changed', () => {
    for (const change of [{ kind: 'flip' }, { kind: 'move', x: -0.5, y: 0.25 }] as const) {
      const { 0: own, 1: twin } = twins(model, change);
      const [was, is] = [shareOf(own, 3)!, shareOf(twin, 3)!];
      const { x, y, label } = REQUEST.plane.points[3]!;
      expect(was.record).toEqual({ x, y, label });
      expect(is.record).toEqual(
        change.kind === 'flip' ? { x, y, label: 1 - label } : { x: -0.5, y: 0.25, label },
      );
      near(
        own.sum,
        twin.sum.map((value, i) => value + was.clipped[i]! - is.clipped[i]!),
      );
      near(own.noise, twin.noise);
    }
  });
});

describe('the clouds of two worlds', () => {
  it('have no random draws in common', async () => {
    const request = { ...REQUEST, change: { kind: 'move', ...REQUEST.plane.points[3]! } as const };
    const margins = await Promise.all(
      ([0, 1] as const).map(async (world) => {
        const cloud = await finished(trainWorld(world, request, createReferenceBackend()));
        return cloud.margins;
      }),
    );
    // both worlds have the same records, and yet no number occurs in both
    for (let i = 0; i < margins[0]!.length; i++) expect(margins[0]![i]).not.toBe(margins[1]![i]);
  });

  it('have the same first models however many are trained', async () => {
    const few = await finished(trainWorld(0, REQUEST, createReferenceBackend()));
    const more = await finished(trainWorld(0, { ...REQUEST, models: 70 }, createReferenceBackend()));
    const { size } = few;
    expect(few.margins.subarray(0, 10 * size)).toEqual(more.margins.subarray(0, 10 * size));
    expect(few.margins.subarray(10 * size)).toEqual(more.margins.subarray(70 * size, 80 * size));
  });
});

describe('a request of two worlds', () => {
  it.each<[Partial<WorldsRequest>, string, RegExp]>([
    [{ models: 7 }, 'models', /models is 7\. Give an integer in \[8, 5000\]/],
    [{ grid: 1000 }, 'grid', /grid is 1000/],
    [{ keptSteps: [] }, 'keptSteps', /no kept step/],
    [
      { mechanism: { ...REQUEST.mechanism, steps: 10_001 } },
      'steps',
      /steps is 10001\. Give an integer in \[1, 10000\]/,
    ],
    [{ seed: -1 }, 'seed', /seed is -1/],
    [{ change: { kind: 'move', x: 2, y: 0 } }, 'change.x', /change.x is 2\. Give a number in \[-1, 1\]/],
    [{ plane: { points: REQUEST.plane.points, ana: 20 } }, 'ana', /ana is 20/],
  ])('is refused by name: %j', (change, field, message) => {
    expect(() => requireWorlds({ ...REQUEST, ...change })).toThrow(expect.objectContaining({ field }));
    expect(() => requireWorlds({ ...REQUEST, ...change })).toThrow(message);
  });

  it('is refused by the name of a field that the training itself cannot use', async () => {
    const of = (change: Partial<WorldsRequest>) =>
      finished(trainWorld(0, { ...REQUEST, ...change }, createReferenceBackend()));
    await expect(of({ keptSteps: [21] })).rejects.toMatchObject({ field: 'checkpoints[0]' });
    await expect(of({ learningRate: 0 })).rejects.toMatchObject({ field: 'learningRate' });
    const training = REQUEST;
    expect(() => oneModel({ training, world: 0, draws: 0, number: 0, step: 21 })).toThrow(/step is 21/);
  });
});
