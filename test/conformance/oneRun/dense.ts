// Requirements for every way of training a linear model with any features, as plain functions that throw: one suite for every build of
// the SIMD kernel. They compare with the reference, which is a network without a hidden layer.

import { runToEnd } from '../../../src/base/numerics/generators';
import { fillNormal, fillUniform, STREAM } from '../../../src/base/numerics/randomStreams';
import { Defect } from '../../../src/base/sentences/defect';
import { oneRunFeatures } from '../../../src/oneRun/canaries/features';
import { fairCoins, trainedLabels } from '../../../src/oneRun/canaries/labels';
import { labelledNetwork } from '../../../src/oneRun/training/network/labelled';
import type { NetworkTraining, OneRunTask } from '../../../src/oneRun/training/network/task';
import { check } from '../training/case';
import { answersOf, finalErrorOf, train } from './network';

/** Opens a new training. It may end the one before. */
type OpenTraining = (task: OneRunTask, features: readonly Float64Array[]) => NetworkTraining;

export interface OneRunCase {
  name: string;
  run(open: OpenTraining): void;
}

interface Given {
  task: OneRunTask;
  features: Float64Array[];
}

/**
 * Largest allowed difference of a logit or a log-sum from the reference's, divided by the size of the reference's own value or by 1,
 * whichever is larger. A rounding error at the
 * edge of clipping matters no more than elsewhere, because the clipped residual is continuous.
 */
const ROUNDING = 2e-5;

/**
 * A small random task. Its sampling rate may be 1, its noise may be 0, and its clipping norm is small or large. In some tasks coins leave
 * records out of training.
 */
function randomCase(seed: number): Given {
  const u = new Float64Array(8);
  fillUniform({ seed, stream: STREAM.oneRunChoice, model: 7, step: 7 }, 0, u, 0, u.length);
  const upTo = (at: number, most: number) => Math.floor(u[at] * most);
  const [m, dimension, classes] = [1 + upTo(0, 40), 1 + upTo(1, 40), 2 + upTo(2, 70)];
  const kind = (['gaussian', 'sphere', 'orthogonal'] as const)[upTo(3, 3)];
  // very large seeds are tried too
  const key = seed % 5 === 0 ? 2 ** 32 - 1 - seed : seed;
  return {
    features: runToEnd(oneRunFeatures(kind, m, dimension, key)),
    task: {
      labels: trainedLabels(m, classes, key),
      classes,
      population: m,
      included: u[4] < 0.4 ? Uint8Array.from(fairCoins(m, key), (coin) => (coin + 1) / 2) : null,
      samplingRate: u[5] < 0.4 ? 1 : 0.05 + 0.9 * u[6],
      noiseMultiplier: seed % 2 === 0 ? 0 : 1.5,
      clippingNorm: u[7] < 0.5 ? 0.3 : 5,
      learningRate: 3,
      steps: 4,
      seed: key,
    },
  };
}

const finalError = (open: OpenTraining, { task, features }: Given): number =>
  finalErrorOf(() => open(task, features), labelledNetwork(task, features));

/** The cases of the suite. @param seeds number of random tasks */
export function oneRunCases(seeds: number): OneRunCase[] {
  return [
    {
      name: 'agrees with the reference on random tasks',
      run(open) {
        for (let seed = 1; seed <= seeds; seed++) {
          const given = randomCase(seed);
          const error = finalError(open, given);
          check(error < ROUNDING, `task ${seed}: a logit is off by ${error}`);
        }
      },
    },
    { name: 'agrees with the reference where several tiles are filled', run: largerOne },
    { name: 'draws every normal to float32 rounding', run: normalsArePrecise },
    { name: 'goes on from saved weights to the same bits', run: goesOn },
    { name: 'refuses more steps than it was to do', run: refusesSteps },
  ];
}

/** Compares a task with more features and classes than a block of the kernel holds. Neither they nor the records are a multiple of 4. */
function largerOne(open: OpenTraining): void {
  const [m, dimension, classes] = [131, 77, 269];
  for (const samplingRate of [1, 0.4]) {
    const task = { ...randomCase(9).task, population: m, classes, samplingRate, seed: 9 };
    const features = runToEnd(oneRunFeatures('gaussian', m, dimension, 9));
    const labels = trainedLabels(m, classes, 9);
    const error = finalError(open, { task: { ...task, included: null, labels }, features });
    check(error < ROUNDING, `q = ${samplingRate}: a logit is off by ${error}`);
  }
}

/**
 * Compares the noise. With no record in training, the logits of unit vectors after a step are the noise of their weights with the sign
 * reversed.
 */
function normalsArePrecise(open: OpenTraining): void {
  const [dimension, classes] = [19, 203];
  const task: OneRunTask = {
    labels: new Int32Array(dimension),
    classes,
    population: 1,
    // no record takes part
    included: new Uint8Array(dimension),
    samplingRate: 1,
    noiseMultiplier: 1,
    clippingNorm: 1,
    learningRate: 1,
    steps: 2,
    seed: 4_000_000_007,
  };
  const features = Array.from({ length: dimension }, (_, j) => new Float64Array(dimension).fill(1, j, j + 1));
  const training = open(task, features);
  const expected = features.map(() => new Float64Array(classes));
  const normals = new Float64Array(classes);
  for (let step = 0; step < task.steps; step++) {
    training.step();
    expected.forEach((row, j) => {
      const address = { seed: task.seed, stream: STREAM.oneRunWeightNoise, model: j, step };
      fillNormal(address, 0, normals, 0, classes);
      for (let c = 0; c < classes; c++) row[c] -= normals[c];
    });
  }
  const [{ logits }] = answersOf(training, labelledNetwork(task, features));
  expected.forEach((row, j) => {
    row.forEach((right, c) => {
      // the question names the last row first
      const z = logits[(dimension - 1 - j) * classes + c];
      check(Math.abs(z - right) < 3e-6, `the noise of weight ${j}, ${c} is ${z}, the reference has ${right}`);
    });
  });
}

/** Continues a run from a copy of its checkpoint, made as if it were sent in a message. */
function goesOn(open: OpenTraining): void {
  for (const seed of [3, 4]) {
    const { task, features } = randomCase(seed);
    const network = labelledNetwork(task, features);
    const whole = open(task, features);
    train(whole, network, 2);
    const saved = structuredClone(whole.save());
    train(whole, network);
    const expected = answersOf(whole, network);
    const rest = open(task, features);
    rest.resume(2, saved);
    train(rest, network);
    check(rest.stepsDone === task.steps, `${rest.stepsDone} steps are done`);
    const [{ logits }] = answersOf(rest, network);
    check(
      logits.every((z, i) => z === expected[0].logits[i]),
      `task ${seed}: the rest of it gives other bits`,
    );
  }
}

function refusesSteps(open: OpenTraining): void {
  const { task, features } = randomCase(1);
  let refused = false;
  try {
    open({ ...task, steps: 0 }, features).step();
  } catch (error) {
    refused = error instanceof Defect;
  }
  check(refused, 'a step too many was done');
}
