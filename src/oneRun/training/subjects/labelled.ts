// The subject of an audit (subject.ts) whose canaries are features with a label: a linear softmax model, or one with a hidden
// ReLU layer.

import { featuresOf } from '../../../audit/datasets/table';
import type { RecordTable } from '../../../audit/datasets/types';
import type { KernelExports } from '../../../audit/training/wasm/kernel';
import { labelledNetwork } from '../network/labelled';
import type { NetworkTask, NetworkTraining, OneRunTask } from '../network/task';
import { orthonormalTraining } from '../orthonormal';
import { hiddenUnits, type OneRunAuditRequest } from '../request';
import { ONE_RUN_TRAINING } from '../sentences';
import { simdDenseTraining, simdOrthonormalTraining } from '../simd';
import {
  dpSgdRun,
  labelOptions,
  networkSubject,
  type OneRunPreparation,
  type Subject,
  testOf,
  warmUp,
} from './subject';
import { trainingSet } from './trainingSet';

type OpenNetwork = (task: NetworkTask) => NetworkTraining;

const POISONING = { steps: 100, learningRate: 0.2, samplingRate: 1 };
/** The network with the weights that the attacker fits to the auxiliary records. */
function* poisoned(
  network: NetworkTask,
  auxiliary: RecordTable,
  open: OpenNetwork,
): Generator<OneRunPreparation, NetworkTask> {
  const { rows, labels, classes } = auxiliary;
  const records = Array.from({ length: rows }, (_, i) => featuresOf(auxiliary, i));
  const known = labelledNetwork(
    { ...network, labels: Int32Array.from(labels), classes },
    records,
    network.hidden,
  );
  return { ...network, start: yield* warmUp(known, POISONING, open) };
}

/** Opens the subject. `kernel` is null where WebAssembly has no SIMD. If `warm` is false, no starting weights are fitted. */
export function* labelledSubject(
  request: OneRunAuditRequest,
  kernel: KernelExports | null,
  openNetwork: OpenNetwork,
  warm: boolean,
): Generator<OneRunPreparation, Subject> {
  const { canary, m, classes, data } = request;
  const { features, labels, included, population } = yield* trainingSet(request);
  const task: OneRunTask = { ...dpSgdRun(request, population, included), labels, classes };
  const options = labelOptions(request, labels.slice(0, m));
  const auxiliary = canary === 'poisoned-initialisation' ? data?.auxiliary : undefined;
  const training = yield* opened();
  return networkSubject(training, task, {
    secrets: {
      head: 0,
      rows: Int32Array.from({ length: m }, (_, i) => i),
      options,
      size: 1,
      names: options,
    },
    test: testOf(labels, population),
    utility: 'accuracy',
    assumptions: auxiliary ? [ONE_RUN_TRAINING.poisoned] : [],
  });

  /** Opens the fastest training that serves: a linear model that starts from 0 has one of its own by SIMD. */
  function* opened(): Generator<OneRunPreparation, NetworkTraining> {
    if (features === null) return kernel ? simdOrthonormalTraining(task, kernel) : orthonormalTraining(task);
    const hidden = hiddenUnits(request);
    if (kernel && hidden === 0 && !auxiliary) return simdDenseTraining(task, features, kernel);
    const network = labelledNetwork(task, features, hidden);
    return openNetwork(auxiliary && warm ? yield* poisoned(network, auxiliary, openNetwork) : network);
  }
}
