// A subject is what an audit trains. The audit asks it for the losses of each canary under each value of its secret, and for
// its utility on records that were not trained on.

import type { Sentence } from '../../../base/sentences/sentence';
import { comparisonLabels } from '../../canaries/labels';
import type { LabelLosses } from '../../estimation/guesses';
import type {
  DpSgdRun,
  NetworkTask,
  NetworkTraining,
  SavedWeights,
  TaskAnswer,
  TaskQuestion,
} from '../network/task';
import { LOGIT_STEP, type OneRunAuditRequest } from '../request';

/** Progress while the features and the starting weights are being made. */
export interface OneRunPreparation {
  /** Share of the preparation that is done. */
  prepared: number;
}

export function dpSgdRun(
  { mechanism, clippingNorm, learningRate, seed }: OneRunAuditRequest,
  population: number,
  included: Uint8Array | null,
): DpSgdRun {
  return {
    ...mechanism,
    included,
    population,
    clippingNorm,
    learningRate: learningRate ?? LOGIT_STEP * mechanism.samplingRate * population,
    seed,
  };
}

/** Number of values that a canary is compared with, besides the value it was trained with. */
export const comparisonsOf = ({ game, k }: OneRunAuditRequest): number => (game === 'in-out' ? 0 : k - 1);

/** The labels that were trained, one a canary, and then lists of labels that they are compared with. */
export const labelOptions = (request: OneRunAuditRequest, trained: Int32Array): Int32Array[] => [
  trained,
  ...Array.from({ length: comparisonsOf(request) }, (_, which) =>
    comparisonLabels(request.m, request.classes, request.seed, which),
  ),
];

/** Starting weights fitted to records that no guarantee covers, clipped, without noise. Yields the share done. */
export function* warmUp(
  task: NetworkTask,
  /** Settings of the fit. Its learning rate multiplies the mean of gradients, each clipped to norm 1 to keep steps small. */
  how: Pick<DpSgdRun, 'steps' | 'learningRate' | 'samplingRate'>,
  open: (task: NetworkTask) => NetworkTraining,
): Generator<OneRunPreparation, SavedWeights> {
  const training = open({
    ...task,
    ...how,
    included: null,
    population: task.firstRow.length - 1,
    noiseMultiplier: 0,
    clippingNorm: 1,
  });
  while (training.stepsDone < how.steps) {
    training.step();
    yield { prepared: training.stepsDone / how.steps };
  }
  return training.save();
}

interface SubjectQuestions {
  secrets: {
    head: number;
    rows: Int32Array;
    /** The trained values, then those that they are compared with. A value is `size` labels, whose mean loss counts. */
    options: readonly Int32Array[];
    size: number;
    /** Number of each value in `options`, one a canary. Guesses take values with equal numbers for the same. */
    names: readonly Int32Array[];
  };
  /** A row for each record that was not trained on, with its own label; null if there are none. */
  test: TaskQuestion | null;
  /** Measure of utility on the test rows: the share of right labels, or the mean loss. */
  utility: 'accuracy' | 'loss';
  assumptions: readonly Sentence[];
}

/** The first head's labels of all rows from `from` on, which no training sees; null if there are none. */
export function testOf(labels: Int32Array, from: number): TaskQuestion | null {
  if (labels.length === from) return null;
  const rows = Int32Array.from({ length: labels.length - from }, (_, i) => from + i);
  return { head: 0, rows, labels: labels.slice(from), each: 1 };
}

/** The mean cross-entropy in nats of the `size` labels from `from` on of the answer's row. */
function meanLoss({ logSums, logits }: TaskAnswer, row: number, from: number, size: number): number {
  let sum = 0;
  for (let l = from; l < from + size; l++) sum += logits[l];
  return logSums[row] - sum / size;
}

function meanOver({ best }: TaskAnswer, of: (row: number) => number): number {
  let sum = 0;
  for (let row = 0; row < best.length; row++) sum += of(row);
  return sum / best.length;
}

export type Subject = ReturnType<typeof networkSubject>;

export function networkSubject(
  training: NetworkTraining,
  { learningRate }: DpSgdRun,
  { secrets, test, utility, assumptions }: SubjectQuestions,
) {
  const { head, rows, options, size, names } = secrets;
  const each = options.length * size;
  const labels = new Int32Array(rows.length * each);
  options.forEach((option, which) => {
    for (let i = 0; i < rows.length; i++) {
      labels.set(option.subarray(i * size, (i + 1) * size), i * each + which * size);
    }
  });
  const question: TaskQuestion = { head, rows, labels, each };
  return {
    training,
    learningRate,
    /** Assumptions of the result beyond those of every audit of one run. */
    assumptions,
    /** Losses of each canary under its trained value, then under k - 1 values that were not trained; just the first for coins. */
    losses(): LabelLosses[] {
      const answer = training.answer(question);
      return names.map((own, which) => ({
        labels: own,
        losses: Float64Array.from(rows, (_row, i) => meanLoss(answer, i, i * each + which * size, size)),
      }));
    },
    utility() {
      const answer = test && training.answer(test);
      const accurate = utility === 'accuracy';
      return {
        /** Share of test records with the smallest loss on their own label; null without a data set. */
        testAccuracy:
          answer && accurate
            ? meanOver(answer, (row) => (answer.best[row] === test.labels[row] ? 1 : 0))
            : null,
        /** Mean loss in nats per token on sentences that were not trained on; null if there are none. */
        evaluationLoss: answer && !accurate ? meanOver(answer, (row) => meanLoss(answer, row, row, 1)) : null,
      };
    },
  };
}
