// Tests of the distributions that a backend's draws and worst-case scores must have, through the public interface alone. Seeds are
// fixed, so a case either always passes or always fails. Bounds are five standard errors.

import type { TrainingJob } from '../../../src/audit/canaries/job';
import type { TrainingBackend } from '../../../src/audit/training/backend';
import { TRAINING_STREAM } from '../../../src/audit/training/streams';
import { normalCdf } from '../../../src/base/numerics/normal';
import { philoxBlock } from '../../../src/base/numerics/philox';
import { type ConformanceCase, type ConformanceOptions, check } from './case';
import { coinJob, noiseJob, randomTable } from './jobs';

const never = new AbortController().signal;
const SIGMAS = 5;

export function statisticalCases({ runs }: ConformanceOptions): ConformanceCase[] {
  return [
    { name: 'draws the masks of the generator, to the last bit of the threshold', run: masksAreKnown },
    { name: 'draws independent standard normals', run: (backend) => noiseIsNormal(backend, runs) },
    { name: 'draws independent coins of rate q', run: (backend) => coinsAreFair(backend, runs) },
    { name: 'crafted gradient at q = 1: the score has its exact law', run: (b) => scoresAreExact(b, runs) },
    { name: 'stays finite on extreme jobs', run: extremesStayFinite },
  ];
}

/**
 * Record `slot` is sampled if and only if its random word is below floor(q 2^32). So q = word / 2^32 leaves the record out, and
 * q = (word + 1) / 2^32 samples it.
 */
async function masksAreKnown(backend: TrainingBackend): Promise<void> {
  const words = new Uint32Array(4);
  for (let slot = 0; slot < 7; slot++) {
    for (const model of [0, 5]) {
      const key = [0xa4093822, 0x299f31d0 + slot] as const;
      philoxBlock(slot >> 2, model, 0, TRAINING_STREAM.mask, key[0], key[1], words);
      const word = words[slot % 4];
      for (const [threshold, joins] of [
        [word, 0],
        [word + 1, 1],
      ]) {
        const job = coinJob(key, slot, threshold / 2 ** 32, 1, 4);
        const { parameter } = await backend.trainBlock(never, job, model, 1);
        const count = Math.abs(parameter[0]);
        const expected = `word ${word}, q = ${threshold} / 2^32: joined ${count} times, not ${joins}`;
        check(Math.abs(count - joins) < 1e-5, expected);
      }
    }
  }
}

async function noiseIsNormal(backend: TrainingBackend, runs: number): Promise<void> {
  const inputs = 7;
  const steps = 5;
  const models = Math.max(16, Math.floor(runs / 2));
  const job = noiseJob(9, inputs, steps, models);
  const { logits } = await backend.trainBlock(never, job, 0, models);
  const width = inputs + 1;
  // the logits are indexed by [model][step][coordinate] with the bias first; the noise of a step is the negative change of a parameter
  const parameter = (model: number, step: number, c: number): number => {
    if (step < 0) return 0;
    const at = (model * steps + step) * width;
    return c === 0 ? logits[at] : logits[at + c] - logits[at];
  };
  const normals: number[] = [];
  for (let m = 0; m < models; m++) {
    for (let t = 0; t < steps; t++) {
      for (let c = 0; c < width; c++) normals.push(parameter(m, t - 1, c) - parameter(m, t, c));
    }
  }
  checkMoments(normals);
  checkDistribution(normals);
  const lags = {
    coordinate: 1,
    pair: 2,
    call: 4,
    step: width,
    model: steps * width,
    panel: 16 * steps * width,
  };
  for (const [name, lag] of Object.entries(lags)) {
    const count = normals.length - lag;
    let product = 0;
    let squares = 0;
    for (let i = 0; i < count; i++) {
      product += normals[i] * normals[i + lag];
      squares += (normals[i] ** 2 - 1) * (normals[i + lag] ** 2 - 1);
    }
    const error = SIGMAS / Math.sqrt(count);
    check(Math.abs(product / count) < error, `neighbours by ${name} correlate: ${product / count}`);
    check(Math.abs(squares / count) < 2 * error, `squares of neighbours by ${name}: ${squares / count}`);
  }
}

function checkMoments(normals: readonly number[]): void {
  const n = normals.length;
  // each row has the power k, the mean of z^k and the variance of z^k
  const laws = [
    [1, 0, 1],
    [2, 1, 2],
    [3, 0, 15],
    [4, 3, 96],
    [6, 15, 10170],
  ];
  for (const [power, mean, variance] of laws) {
    const given = normals.reduce((sum, z) => sum + z ** power, 0) / n;
    const error = SIGMAS * Math.sqrt(variance / n);
    check(Math.abs(given - mean) < error, `moment ${power} is ${given}, not ${mean} +- ${error}`);
  }
}

/** Checks the Kolmogorov-Smirnov distance at p = 0.001, and the numbers of normals beyond two, three and four. */
function checkDistribution(normals: readonly number[]): void {
  const sorted = Float64Array.from(normals).sort();
  const n = sorted.length;
  let distance = 0;
  sorted.forEach((z, i) => {
    const p = normalCdf(z);
    distance = Math.max(distance, Math.abs(p - i / n), Math.abs((i + 1) / n - p));
  });
  check(distance < 1.95 / Math.sqrt(n), `Kolmogorov-Smirnov distance ${distance} of ${n} normals`);
  for (const bound of [2, 3, 4]) {
    const expected = 2 * normalCdf(-bound) * n;
    const beyond = sorted.filter((z) => Math.abs(z) > bound).length;
    const error = SIGMAS * Math.sqrt(expected) + 1;
    check(Math.abs(beyond - expected) < error, `${beyond} of ${n} beyond ${bound}, expected ${expected}`);
  }
}

async function coinsAreFair(backend: TrainingBackend, runs: number): Promise<void> {
  const steps = 12;
  const models = Math.max(16, Math.floor(runs / 2));
  for (const samplingRate of [0.25, 0.8]) {
    const coins = await Promise.all(
      [2, 3, 6].map(async (slot) => {
        const job = coinJob([3, 4], slot, samplingRate, steps, models);
        const { parameter } = await backend.trainBlock(never, job, 0, models);
        return Array.from(parameter).map((value, i): number => {
          const before = i % steps === 0 ? 0 : parameter[i - 1];
          return Math.round(Math.abs(value - before));
        });
      }),
    );
    const variance = samplingRate * (1 - samplingRate);
    const n = models * steps;
    for (const list of coins) {
      const once = list.every((coin) => coin === 0 || coin === 1);
      check(once, 'a coin fell more than once in a step');
      const mean = list.reduce<number>((sum, coin) => sum + coin, 0) / n;
      const error = SIGMAS * Math.sqrt(variance / n);
      check(Math.abs(mean - samplingRate) < error, `coins fall at rate ${mean}, not ${samplingRate}`);
      checkUncorrelated(list, list.slice(1), samplingRate, 'steps');
      checkUncorrelated(list, list.slice(steps), samplingRate, 'models');
    }
    checkUncorrelated(coins[0], coins[1], samplingRate, 'records of one generator call');
    checkUncorrelated(coins[0], coins[2], samplingRate, 'records of two generator calls');
  }
}

function checkUncorrelated(a: readonly number[], b: readonly number[], rate: number, what: string): void {
  let sum = 0;
  for (let i = 0; i < b.length; i++) sum += (a[i] - rate) * (b[i] - rate);
  const correlation = sum / b.length / (rate * (1 - rate));
  check(Math.abs(correlation) < SIGMAS / Math.sqrt(b.length), `coins of ${what} correlate: ${correlation}`);
}

/**
 * Checks the scores of a crafted gradient along a parameter whose feature is zero in all records. There theta_t[j] is exactly normal with
 * mean -+ t C learningRate / B and standard deviation sigma C sqrt(t) learningRate / B, so that d' = 2 sqrt(t) / sigma.
 */
async function scoresAreExact(backend: TrainingBackend, runs: number): Promise<void> {
  const rows = 30;
  const inputs = 5;
  const sigma = 4;
  const clippingNorm = 2;
  const learningRate = 0.05;
  const checkpoints = [1, 7, 16];
  const job: TrainingJob = {
    data: randomTable(4, rows, inputs, 3),
    model: { kind: 'linear', inputs, classes: 3 },
    optimizer: 'sgd',
    samplingRate: 1,
    noiseMultiplier: sigma,
    clippingNorm,
    learningRate,
    steps: 16,
    checkpoints,
    // the weight of feature 2, which is always zero, and of class 1
    canary: { kind: 'gradient', slot: 8, coordinate: inputs + 2 },
    runsPerWorld: runs,
    seed: [2026, 5],
    probes: [],
    test: null,
    accuracyModels: 0,
  };
  const { parameter } = await backend.trainBlock(never, job, 0, 2 * runs);
  const unit = (learningRate * clippingNorm) / rows;
  checkpoints.forEach((t, c) => {
    const scores = [0, 1].map((world) =>
      Array.from({ length: runs }, (_, r) => parameter[(2 * r + world) * checkpoints.length + c]),
    );
    const means = scores.map((list) => list.reduce((sum, s) => sum + s, 0) / runs);
    const spreads = scores.map((list, world) =>
      Math.sqrt(list.reduce((sum, s) => sum + (s - means[world]) ** 2, 0) / (runs - 1)),
    );
    const spread = unit * sigma * Math.sqrt(t);
    for (const world of [0, 1]) {
      const mean = (world === 0 ? -1 : 1) * unit * t;
      const error = (SIGMAS * spread) / Math.sqrt(runs);
      check(
        Math.abs(means[world] - mean) < error,
        `t=${t} world ${world}: mean ${means[world]}, not ${mean}`,
      );
      const ratio = spreads[world] / spread;
      check(
        Math.abs(ratio - 1) < SIGMAS / Math.sqrt(2 * runs),
        `t=${t} world ${world}: spread ${ratio} of its value`,
      );
    }
    const detectability = (means[1] - means[0]) / Math.hypot(spreads[0], spreads[1]) / Math.SQRT1_2;
    const expected = (2 * Math.sqrt(t)) / sigma;
    const error = SIGMAS * Math.sqrt(2 / runs + expected ** 2 / (4 * runs));
    check(
      Math.abs(detectability - expected) < error,
      `t=${t}: d' ${detectability}, not ${expected} +- ${error}`,
    );
  });
}

async function extremesStayFinite(backend: TrainingBackend): Promise<void> {
  const base = { ...noiseJob(3, 3, 6, 8), data: randomTable(5, 9, 3, 4), learningRate: 1 };
  const model = { kind: 'linear', inputs: 3, classes: 4 } as const;
  const changes: Partial<TrainingJob>[] = [
    { clippingNorm: 1e30, noiseMultiplier: 0 },
    { clippingNorm: 1e-30, noiseMultiplier: 1 },
    { learningRate: 1e6, clippingNorm: 100 },
    { samplingRate: 1e-9 },
    { samplingRate: 1 - 2 ** -32 },
    { noiseMultiplier: 1e6, optimizer: 'adam' },
    { noiseMultiplier: 0, data: { ...base.data, features: new Float64Array(27) } },
    { data: { ...base.data, features: base.data.features.map((x) => x * 1e6) } },
    { data: { ...base.data, labels: new Uint16Array(9).fill(3) } },
    { data: randomTable(6, 1, 3, 4), samplingRate: 0.5 },
  ];
  for (const change of changes) {
    const { logits } = await backend.trainBlock(never, { ...base, model, ...change }, 0, 6);
    check(logits.every(Number.isFinite), `not finite with ${JSON.stringify(Object.keys(change))}`);
  }
}
