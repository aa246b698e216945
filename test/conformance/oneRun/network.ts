// Requirements for every way of training a network, as plain functions that throw. They compare with the reference (training.ts
// without a kernel), which other tests compare with a plain implementation of DP-SGD.

import { runToEnd } from '../../../src/base/numerics/generators';
import { fillNormal, fillUniform, STREAM } from '../../../src/base/numerics/randomStreams';
import { Defect } from '../../../src/base/sentences/defect';
import { oneRunFeatures } from '../../../src/oneRun/canaries/features';
import { trainedLabels } from '../../../src/oneRun/canaries/labels';
import type {
  NetworkTask,
  NetworkTraining,
  TaskAnswer,
  TaskQuestion,
} from '../../../src/oneRun/training/network/task';
import { networkTraining } from '../../../src/oneRun/training/network/training';
import { check } from '../training/case';

/** Opens a new training. It may end the one before. */
type OpenNetwork = (task: NetworkTask) => NetworkTraining;

export interface NetworkCase {
  name: string;
  run(open: OpenNetwork): void;
}

/**
 * Largest allowed difference of a logit or a log-sum from the reference's, divided by the size of the reference's own value or by 1,
 * whichever is larger.
 */
const ROUNDING = 5e-5;

interface Shape {
  seed: number;
  records: number;
  /** Largest number of rows of a record. */
  longest: number;
  tokens: boolean;
  width: number;
  hidden: number;
  classes: number;
  /** Number of classes of a second head, which has two labels for each row; 0 for none. */
  tags: number;
}

/**
 * Makes a task for a shape, always the same one. By the seed its sampling rate may be 1, its noise may be 0, its clipping norm is small or
 * large, and every fourth record may be left out of training.
 */
function taskOf({ seed, records, longest, tokens, width, hidden, classes, tags }: Shape): NetworkTask {
  const firstRow = new Int32Array(records + 1);
  for (let i = 0; i < records; i++) firstRow[i + 1] = firstRow[i] + 1 + ((i * 7 + seed) % longest);
  const rows = firstRow[records];
  const window = 1 + (seed % 3);
  const contexts = trainedLabels(rows * window, width, seed + 1);
  const main = { classes, each: 1, labels: trainedLabels(rows, classes, seed), weights: null };
  const second = {
    classes: tags,
    each: 2,
    labels: Int32Array.from({ length: 2 * rows }, (_, i) => ((i >> 1) + (i & 1)) % tags),
    weights: Float64Array.from({ length: rows }, (_, i) => (i % 3) / 2),
  };
  return {
    inputs: tokens
      ? { kind: 'tokens', window, vocabulary: width, contexts }
      : { kind: 'features', rows: runToEnd(oneRunFeatures('sphere', rows, width, seed)) },
    hidden,
    heads: tags > 0 ? [main, second] : [main],
    firstRow,
    start: null,
    included: seed % 3 === 0 ? Uint8Array.from({ length: records }, (_, i) => (i % 4 ? 1 : 0)) : null,
    population: records,
    samplingRate: seed % 2 === 0 ? 1 : 0.6,
    noiseMultiplier: seed % 4 < 2 ? 0.8 : 0,
    clippingNorm: seed % 5 < 3 ? 0.3 : 10,
    learningRate: seed % 5 < 3 ? 2 : 0.1,
    steps: 4,
    // very large seeds are tried too
    seed: seed % 5 === 0 ? 2 ** 32 - 1 - seed : seed,
  };
}

/** A small random task of any kind. */
function randomTask(seed: number): NetworkTask {
  const u = new Float64Array(8);
  fillUniform({ seed, stream: STREAM.oneRunChoice, model: 8, step: 8 }, 0, u, 0, u.length);
  const upTo = (at: number, most: number) => Math.floor(u[at] * most);
  const tokens = u[0] < 0.5;
  return taskOf({
    seed,
    tokens,
    records: 1 + upTo(1, 30),
    longest: u[2] < 0.5 ? 1 : 2 + upTo(3, 6),
    width: 1 + upTo(4, 30),
    hidden: tokens || u[5] < 0.6 ? 1 + upTo(5, 40) : 0,
    classes: 2 + upTo(6, 70),
    tags: u[7] < 0.5 ? 0 : 3 + upTo(7, 9),
  });
}

/** Questions for every logit of every row, one question for each head. */
function everything({ heads, firstRow }: NetworkTask): TaskQuestion[] {
  const count = firstRow[firstRow.length - 1];
  const rows = Int32Array.from({ length: count }, (_, i) => count - 1 - i);
  return heads.map(({ classes }, head) => ({
    head,
    rows,
    labels: Int32Array.from({ length: count * classes }, (_, i) => i % classes),
    each: classes,
  }));
}

/** Takes all steps, and asks about one row after every second one, which must not change the training. */
export function train(training: NetworkTraining, task: NetworkTask, until = task.steps): void {
  const one: TaskQuestion = { head: 0, rows: Int32Array.of(0), labels: Int32Array.of(1, 0), each: 2 };
  while (training.stepsDone < until) {
    training.step();
    if (training.stepsDone % 2 === 1) continue;
    training.answer(one);
  }
}

export function answersOf(training: NetworkTraining, task: NetworkTask): TaskAnswer[] {
  const answers: TaskAnswer[] = [];
  for (const question of everything(task)) {
    answers.push(training.answer(question));
  }
  return answers;
}

const off = (given: number, right: number): number => Math.abs(given - right) / Math.max(1, Math.abs(right));

/** The largest error of logits and of their log-sums. The best label must be exactly the one with the largest given logit. */
function largestError(given: readonly TaskAnswer[], expected: readonly TaskAnswer[]): number {
  let most = 0;
  // written so that NaN becomes the result
  const note = (error: number) => {
    most = error <= most ? most : error;
  };
  given.forEach(({ logits, logSums, best }, head) => {
    const right = expected[head];
    logits.forEach((z, i) => {
      note(off(z, right.logits[i]));
    });
    const each = logits.length / logSums.length;
    logSums.forEach((sum, i) => {
      note(off(sum, right.logSums[i]));
      const row = logits.subarray(i * each, (i + 1) * each);
      const largest = row.reduce((a, b) => Math.max(a, b), -Infinity);
      check(best[i] === row.indexOf(largest), `row ${i}: ${best[i]} is not the label of the largest logit`);
    });
  });
  return most;
}

/** Largest error after all steps of a training that is newly opened for this task. */
export function finalErrorOf(open: () => NetworkTraining, task: NetworkTask): number {
  const training = open();
  train(training, task);
  const given = answersOf(training, task);
  const reference = networkTraining(task, null);
  train(reference, task);
  return largestError(given, answersOf(reference, task));
}

const finalError = (open: OpenNetwork, task: NetworkTask): number => finalErrorOf(() => open(task), task);

/** The cases of the suite. @param seeds number of random tasks */
export function networkCases(seeds: number): NetworkCase[] {
  return [
    {
      name: 'agrees with the reference on random networks',
      run(open) {
        for (let seed = 1; seed <= seeds; seed++) {
          const error = finalError(open, randomTask(seed));
          check(error < ROUNDING, `network ${seed}: a logit is off by ${error}`);
        }
      },
    },
    { name: 'agrees with the reference where several tiles and chunks are filled', run: largerOnes },
    {
      name: 'starts at the reference’s weights and draws every normal to float32 rounding',
      run: drawsAreNear,
    },
    { name: 'starts where it is told to', run: startsWhereTold },
    { name: 'goes on from saved weights to the same bits', run: goesOn },
    { name: 'refuses more steps than it was to do', run: refusesSteps },
  ];
}

/** Compares larger tasks, whose sizes are no multiples of the kernel's blocks. */
function largerOnes(open: OpenNetwork): void {
  const large = { records: 141, hidden: 67, classes: 131, tags: 0 };
  const shapes: Shape[] = [
    { ...large, seed: 11, tokens: false, longest: 1, width: 77 },
    { ...large, seed: 8, tokens: false, longest: 1, width: 70, hidden: 0, tags: 9 },
    { ...large, seed: 7, tokens: true, longest: 9, width: 40, records: 40 },
  ];
  for (const shape of shapes) {
    const error = finalError(open, { ...taskOf(shape), steps: 3 });
    check(error < ROUNDING, `${JSON.stringify(shape)}: a logit is off by ${error}`);
  }
}

/** Compares initial weights and noise. No record takes part, so the weights are the initial ones minus the noise. */
function drawsAreNear(open: OpenNetwork): void {
  const [width, hidden, classes] = [13, 23, 203];
  const shape = { seed: 2, records: 3, longest: 1, tokens: false, width, hidden, classes, tags: 0 };
  const run = { included: new Uint8Array(3), population: 1, samplingRate: 1, learningRate: 1 };
  const task = {
    ...taskOf(shape),
    ...run,
    noiseMultiplier: 1,
    clippingNorm: 1,
    steps: 2,
    seed: 4_000_000_007,
  };
  const normals = (stream: number, model: number, step: number, count: number) => {
    const row = new Float64Array(count);
    fillNormal({ seed: task.seed, stream, model, step }, 0, row, 0, count);
    return row;
  };
  const training = open(task);
  const same = async (done: number) => {
    const [first, second] = training.save();
    for (const [name, given, count, noise] of [
      ['hidden', first, hidden, STREAM.oneRunHiddenNoise],
      ['head', second, classes, STREAM.oneRunWeightNoise],
    ] as const) {
      const rows = given.length / count;
      check(rows === (name === 'hidden' ? width : hidden), `${name} weights have ${rows} rows`);
      for (let j = 0; j < rows; j++) {
        const start = normals(STREAM.oneRunInitialWeights, j, 0, count);
        const drawn = Array.from({ length: done }, (_, step) => normals(noise, j, step, count));
        for (let c = 0; c < count; c++) {
          const begun = name === 'hidden' ? start[c] * Math.sqrt(2 / hidden) : 0;
          const right = drawn.reduce((value, row) => value - row[c], begun);
          const error = Math.abs(given[j * count + c] - right);
          check(
            error < 3e-6,
            `after ${done} steps ${name} weight ${j}, ${c} is ${given[j * count + c]}, not ${right}`,
          );
        }
      }
    }
  };
  same(0);
  for (let step = 1; step <= task.steps; step++) {
    training.step();
    same(step);
  }
}

function startsWhereTold(open: OpenNetwork): void {
  for (const hidden of [0, 9]) {
    const task = taskOf({
      seed: 3,
      records: 12,
      longest: 1,
      tokens: false,
      width: 11,
      hidden,
      classes: 5,
      tags: 0,
    });
    const before = open(task);
    train(before, task);
    const start = before.save();
    const error = finalError(open, { ...task, start, steps: 2, seed: 77 });
    check(error < ROUNDING, `hidden ${hidden}: a logit is off by ${error}`);
  }
}

/** Continues a run from a copy of its checkpoint, made as if it were sent in a message. */
function goesOn(open: OpenNetwork): void {
  for (const seed of [3, 4, 6]) {
    const task = randomTask(seed);
    const whole = open(task);
    train(whole, task, 2);
    const saved = structuredClone(whole.save());
    train(whole, task);
    const expected = answersOf(whole, task);
    const rest = open(task);
    rest.resume(2, saved);
    train(rest, task);
    check(rest.stepsDone === task.steps, `${rest.stepsDone} steps are done`);
    const given = answersOf(rest, task);
    check(
      given.every(({ logits }, head) => logits.every((z, i) => z === expected[head].logits[i])),
      `network ${seed}: the rest of it gives other bits`,
    );
    let refused = false;
    try {
      open(task).resume(2, [saved[0], saved[1].slice(1)]);
    } catch (thrown) {
      refused = thrown instanceof Defect;
    }
    check(refused, 'weights of another network were taken');
  }
}

function refusesSteps(open: OpenNetwork): void {
  let refused = false;
  try {
    open({ ...randomTask(1), steps: 0 }).step();
  } catch (error) {
    refused = error instanceof Defect;
  }
  check(refused, 'a step too many was done');
}
