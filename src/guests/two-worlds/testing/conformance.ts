// Compares two worlds that a backend has trained with the same worlds of the reference: every model, where boundaries lie, and the errors
// that the audit counts.

import {
  type ConformanceCase,
  type ConformanceOptions,
  check,
} from '../../../../test/conformance/training/case';
import type { TrainingBackend } from '../../../audit/training/backend';
import { createReferenceBackend } from '../../../audit/training/reference/referenceBackend';
import { attackWorlds } from '../engine/attack';
import { WORLDS, type World, type WorldCloud, type WorldsRequest } from '../engine/worlds';
import { trainWorld } from '../training/trainWorld';

/** Number of models that may differ in a cell, because a corner lies so near their boundary that rounding decides. */
const UNDECIDED = 2;

const REQUEST: WorldsRequest = {
  plane: {
    points: Array.from({ length: 24 }, (_, i) => ({
      x: 0.9 * Math.sin(5 * i + 1),
      y: 0.9 * Math.cos(3 * i),
      label: Math.sin(5 * i + 1) + 0.3 * Math.sin(11 * i) > 0 ? 1 : 0,
    })),
    ana: 5,
  },
  change: { kind: 'remove' },
  model: 'logistic',
  mechanism: { samplingRate: 0.5, noiseMultiplier: 0.6, steps: 12 },
  clippingNorm: 0.5,
  learningRate: 1.5,
  seed: 35,
  models: 40,
  grid: 16,
  keptSteps: [4, 12],
  delta: 1e-5,
  confidence: 0.95,
};

/** Changes and sampling rates. The rates lie on both sides of the one at which the SIMD kernel changes its method. */
const CASES: readonly (Pick<WorldsRequest, 'change'> & { samplingRate: number })[] = [
  { change: { kind: 'remove' }, samplingRate: 0.5 },
  { change: { kind: 'flip' }, samplingRate: 1 },
  { change: { kind: 'move', x: -0.8, y: 0.7 }, samplingRate: 0.9 },
];

export function conformanceCases({ tolerance }: ConformanceOptions): ConformanceCase[] {
  return (['logistic', 'network'] as const).map((model) => ({
    name: `has the reference's two worlds of ${model} models, and its audit of them`,
    async run(backend) {
      for (const { change, samplingRate } of CASES) {
        const mechanism = { ...REQUEST.mechanism, samplingRate };
        await agree(backend, { ...REQUEST, model, change, mechanism }, tolerance);
      }
    },
  }));
}

async function agree(backend: TrainingBackend, request: WorldsRequest, tolerance: number): Promise<void> {
  const given = await bothWorlds(request, backend);
  const expected = await bothWorlds(request, createReferenceBackend());
  const what = `${request.model}, ${request.change.kind}`;
  for (const world of WORLDS) {
    // the rounding of a step is carried on by the next steps
    const near = tolerance * request.mechanism.steps;
    compare(`${what}: margins`, given[world].margins, expected[world].margins, near);
    const share = UNDECIDED / request.models;
    compare(`${what}: boundary`, given[world].boundary, expected[world].boundary, share);
    compare(`${what}: positive`, given[world].positive, expected[world].positive, share);
  }
  const { test, audit } = attackWorlds({ ...request, seen: given });
  const wanted = attackWorlds({ ...request, seen: expected });
  for (const count of ['falsePositives', 'negatives', 'falseNegatives', 'positives'] as const) {
    check(test[count] === wanted.test[count], `${what}: ${count} ${test[count]}, not ${wanted.test[count]}`);
  }
  check(audit.epsilon === wanted.audit.epsilon, `${what}: epsilon ${audit.epsilon}`);
  check(audit.adjacency === wanted.audit.adjacency, `${what}: of ${audit.adjacency}`);
}

async function bothWorlds(request: WorldsRequest, backend: TrainingBackend) {
  return [await cloud(0, request, backend), await cloud(1, request, backend)] as const;
}

async function cloud(world: World, request: WorldsRequest, backend: TrainingBackend): Promise<WorldCloud> {
  const trace = trainWorld(world, request, backend);
  for (;;) {
    const step = await trace.next();
    if (step.done) return step.value;
  }
}

/** Checks each number against the reference. The tolerance is relative to the largest value, or to 1 if all are smaller. */
function compare(what: string, given: Float32Array, expected: Float32Array, tolerance: number): void {
  check(given.length === expected.length, `${what} has ${given.length} numbers, not ${expected.length}`);
  const size = expected.reduce((largest, value) => Math.max(largest, Math.abs(value)), 1);
  given.forEach((value, i) => {
    const close = Math.abs(value - expected[i]) <= tolerance * size;
    check(close, `${what}[${i}] is ${value}, the reference has ${expected[i]}`);
  });
}
