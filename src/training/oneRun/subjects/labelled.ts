// An audit's subject whose canaries are features with a label: a linear softmax model, or one with a hidden ReLU layer.
import type { LabelLosses } from '../../../auditing/oneRun/guesses';
import { comparisonLabels } from '../../../canaries/oneRun/labels';
import type { RecordTable } from '../../../datasets/types';
import type { KernelExports } from '../../wasm/kernel';
import { denseTraining } from '../dense';
import type { OneRunDevice } from '../device';
import type { NetworkTask, NetworkTraining } from '../network/task';
import { orthonormalTraining } from '../orthonormal';
import { hiddenUnits, type OneRunAuditRequest } from '../request';
import { simdDenseTraining, simdOrthonormalTraining } from '../simd';
import { logSumExp } from '../softmax';
import type { OneRunTask, OneRunTraining } from '../task';
import { networkSubject, testOf } from './networkSubject';
import { comparisonsOf, dpSgdRun, oneRowEach, type Preparation, type Subject } from './subject';
import { trainingSet } from './trainingSet';
import { warmUp } from './warmUp';

type OpenNetwork = (task: NetworkTask) => NetworkTraining;

const POISONING = { steps: 100, learningRate: 0.2, samplingRate: 1 };
const POISONED =
  'The attacker chose the weights that training starts from, fitted to auxiliary records that are not in the data: more than the other canaries need.';

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
  open: OpenNetwork,
): Generator<number | Preparation, NetworkTask> {
  const records = Array.from({ length: rows }, (_, i) => features.subarray(i * columns, (i + 1) * columns));
  const known = {
    inputs: { kind: 'features', rows: records } as const,
    heads: [{ classes, each: 1, labels: Int32Array.from(labels), weights: null }],
    firstRow: oneRowEach(rows),
  };
  return { ...network, start: yield* warmUp({ ...network, ...known }, POISONING, open) };
}

/** The fastest way to train a linear model from 0 that there is. */
function openLinear(
  task: OneRunTask,
  features: readonly Float64Array[] | null,
  kernel: KernelExports | null,
  device: OneRunDevice | null,
): OneRunTraining {
  if (features === null) return kernel ? simdOrthonormalTraining(task, kernel) : orthonormalTraining(task);
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
  openNetwork: OpenNetwork,
  warm: boolean,
  device: OneRunDevice | null,
): Generator<number | Preparation, Subject> {
  const { canary, m, classes, seed, data } = request;
  const { features, labels, included, population } = yield* trainingSet(request);
  const task: OneRunTask = { ...dpSgdRun(request, population, included), labels, classes };
  const options = [
    labels.slice(0, m),
    ...Array.from({ length: comparisonsOf(request) }, (_, which) =>
      comparisonLabels(m, classes, seed, which),
    ),
  ];
  const hidden = hiddenUnits(request);
  const auxiliary = canary === 'poisoned-initialisation' ? data?.auxiliary : undefined;
  if (features !== null && (hidden > 0 || auxiliary)) {
    const network = networkOf(task, features, hidden);
    const started = auxiliary && warm ? yield* poisoned(network, auxiliary, openNetwork) : network;
    return networkSubject(openNetwork(started), task, {
      secrets: {
        head: 0,
        rows: Int32Array.from({ length: m }, (_, i) => i),
        options,
        size: 1,
        names: options,
      },
      test: testOf(labels, population),
      utility: 'accuracy',
      assumptions: auxiliary ? [POISONED] : [],
    });
  }
  const training = openLinear(task, features, kernel, device);
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
    losses: () => lossesOn(training, classes, options),
    testAccuracy: () => testAccuracy(training, task),
    evaluationLoss: () => null,
    assumptions: [],
  };
}
