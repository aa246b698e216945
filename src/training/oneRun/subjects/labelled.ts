// An audit's subject whose canaries are features with a label: a linear softmax model, or one with a hidden ReLU layer.
import type { LabelLosses } from '../../../canaries/oneRun/guesses';
import { comparisonLabels } from '../../../canaries/oneRun/labels';
import type { RecordTable } from '../../../datasets/types';
import type { KernelExports } from '../../wasm/kernel';
import { denseTraining } from '../dense';
import type { OneRunDevice } from '../device';
import type { NetworkTask, NetworkTraining } from '../network/task';
import { networkTraining } from '../network/training';
import { orthonormalTraining } from '../orthonormal';
import { hiddenUnits, type OneRunAuditRequest } from '../request';
import { simdDenseTraining, simdOrthonormalTraining } from '../simd';
import { logSumExp } from '../softmax';
import type { OneRunTask, OneRunTraining } from '../task';
import { comparisonsOf, dpSgdRun, oneRowEach, type Subject } from './subject';
import { trainingSet } from './trainingSet';
import { warmUp } from './warmUp';

const POISONING = { steps: 100, learningRate: 0.2, samplingRate: 1 };
const POISONED =
  'The attacker chose the weights that training starts from, fitted to auxiliary records that are not in the data: more than the other canaries need.';

/** A network whose rows are records, of one head, as the linear models are asked. */
function asOneRun(training: NetworkTraining): OneRunTraining {
  return {
    step: () => training.step(),
    save: training.save,
    resume: training.resume,
    get stepsDone() {
      return training.stepsDone;
    },
    logits(record, out) {
      const row = training.logits(record);
      for (let c = 0; c < out.length; c++) out[c] = row[c];
    },
  };
}

/** Each record a row, and one head with a label each. */
function networkOf(task: OneRunTask, features: readonly Float64Array[], hidden: number): NetworkTask {
  const { labels, classes, ...run } = task;
  return {
    ...run,
    inputs: { kind: 'features', rows: features },
    hidden,
    heads: [{ classes, each: 1, labels, weights: null }],
    firstRow: oneRowEach(labels.length),
    start: null,
  };
}

/** The network with the weights that the attacker fits to the auxiliary records. */
function* poisoned(
  network: NetworkTask,
  { rows, columns, features, labels, classes }: RecordTable,
  kernel: KernelExports | null,
): Generator<number, NetworkTask> {
  const records = Array.from({ length: rows }, (_, i) => features.subarray(i * columns, (i + 1) * columns));
  const known = {
    inputs: { kind: 'features', rows: records } as const,
    heads: [{ classes, each: 1, labels: Int32Array.from(labels), weights: null }],
    firstRow: oneRowEach(rows),
  };
  return { ...network, start: yield* warmUp({ ...network, ...known }, POISONING, kernel) };
}

/** The fastest way to train this that there is. */
function* openTraining(
  request: OneRunAuditRequest,
  task: OneRunTask,
  features: readonly Float64Array[] | null,
  kernel: KernelExports | null,
  warm: boolean,
  device: OneRunDevice | null,
): Generator<number, OneRunTraining> {
  if (features === null) return kernel ? simdOrthonormalTraining(task, kernel) : orthonormalTraining(task);
  const hidden = hiddenUnits(request);
  const auxiliary = request.canary === 'poisoned-initialisation' ? request.data?.auxiliary : undefined;
  if (hidden > 0 || auxiliary) {
    const network = networkOf(task, features, hidden);
    const started = auxiliary && warm ? yield* poisoned(network, auxiliary, kernel) : network;
    return asOneRun(networkTraining(started, kernel));
  }
  if (device) return device.train(task, features);
  return kernel ? simdDenseTraining(task, features, kernel) : denseTraining(task, features);
}

function lossesOn(training: OneRunTraining, classes: number, options: readonly Int32Array[]): LabelLosses[] {
  const all = options.map((labels) => ({ labels, losses: new Float64Array(labels.length) }));
  const logits = new Float64Array(classes);
  for (let i = 0; i < options[0].length; i++) {
    training.logits(i, logits);
    const whole = logSumExp(logits);
    for (const { labels, losses } of all) losses[i] = whole - logits[labels[i]];
  }
  return all;
}

function testAccuracy(training: OneRunTraining, { labels, population, classes }: OneRunTask): number | null {
  if (labels.length === population) return null;
  const logits = new Float64Array(classes);
  let right = 0;
  for (let i = population; i < labels.length; i++) {
    training.logits(i, logits);
    if (logits.indexOf(Math.max(...logits)) === labels[i]) right++;
  }
  return right / (labels.length - population);
}

export function* labelledSubject(
  request: OneRunAuditRequest,
  kernel: KernelExports | null,
  warm: boolean,
  device: OneRunDevice | null,
): Generator<number, Subject> {
  const { m, classes, seed } = request;
  const { features, labels, included, population } = yield* trainingSet(request);
  const task: OneRunTask = { ...dpSgdRun(request, population, included), labels, classes };
  const training = yield* openTraining(request, task, features, kernel, warm, device);
  return {
    learningRate: task.learningRate,
    step: () => training.step(),
    save: training.save,
    resume: training.resume,
    ...(training.adopt && { adopt: training.adopt }),
    ...(training.device && { device: training.device }),
    get stepsDone() {
      return training.stepsDone;
    },
    losses: () =>
      lossesOn(training, classes, [
        labels.slice(0, m),
        ...Array.from({ length: comparisonsOf(request) }, (_, which) =>
          comparisonLabels(m, classes, seed, which),
        ),
      ]),
    testAccuracy: () => testAccuracy(training, task),
    evaluationLoss: () => null,
    assumptions: request.canary === 'poisoned-initialisation' ? [POISONED] : [],
  };
}
