// A subject that a network trains. It asks about its canaries and its test records and draws conclusions from the answers,
// on the processor or on a device.
import type { LabelLosses } from '../../estimation/guesses';
import type { Answer, NetworkTraining, Question } from '../network/task';
import type { DpSgdRun } from '../task';
import type { Subject } from './subject';

interface SecretValues {
  head: number;
  /** The row of each canary that is asked about. */
  rows: Int32Array;
  /**
   * The trained values, then those they are compared with. Each has `size` labels a canary, and its loss is the mean of
   * theirs.
   */
  options: readonly Int32Array[];
  size: number;
  /** The name of each option by which guesses tell options apart, a number a canary. */
  names: readonly Int32Array[];
}

interface Asked {
  secrets: SecretValues;
  /** A row for each record that was not trained on, with its own label; null if there are none. */
  test: Question | null;
  /** What the test says: the share of right labels, or the mean loss. */
  utility: 'accuracy' | 'loss';
  assumptions: readonly string[];
}

/** The first head's labels of all rows from `from` on, which no training sees; null if there are none. */
export function testOf(labels: Int32Array, from: number): Question | null {
  if (labels.length === from) return null;
  const rows = Int32Array.from({ length: labels.length - from }, (_, i) => from + i);
  return { head: 0, rows, labels: labels.slice(from), each: 1 };
}

/** Puts all options of a canary beside each other. */
function questionOf({ head, rows, options, size }: SecretValues): Question {
  const each = options.length * size;
  const labels = new Int32Array(rows.length * each);
  options.forEach((option, which) => {
    for (let i = 0; i < rows.length; i++) {
      labels.set(option.subarray(i * size, (i + 1) * size), i * each + which * size);
    }
  });
  return { head, rows, labels, each };
}

/** The mean cross-entropy in nats of the `size` labels from `from` on of the answer's row. */
function meanLoss({ logSums, logits }: Answer, row: number, from: number, size: number): number {
  let sum = 0;
  for (let l = from; l < from + size; l++) sum += logits[l];
  return logSums[row] - sum / size;
}

function lossesOf(answer: Answer, { options, size, names, rows }: SecretValues): LabelLosses[] {
  const each = options.length * size;
  return options.map((_, which) => ({
    labels: names[which],
    losses: Float64Array.from(rows, (_row, i) => meanLoss(answer, i, i * each + which * size, size)),
  }));
}

const accuracyOf = ({ best }: Answer, { labels }: Question): number =>
  best.reduce((right, label, i) => right + (label === labels[i] ? 1 : 0), 0) / best.length;

function meanTestLoss(answer: Answer): number {
  let sum = 0;
  for (let i = 0; i < answer.best.length; i++) sum += meanLoss(answer, i, i, 1);
  return sum / answer.best.length;
}

export function networkSubject(
  training: NetworkTraining,
  { learningRate, steps }: DpSgdRun,
  { secrets, test, utility, assumptions }: Asked,
): Subject {
  const question = questionOf(secrets);
  const { device } = training;
  const ofTest = (kind: Asked['utility'], read: (answer: Answer, asked: Question) => number) =>
    test && utility === kind ? read(training.answer(test), test) : null;
  return {
    learningRate,
    step: () => training.step(),
    save: training.save,
    resume: training.resume,
    ...(training.adopt && { adopt: training.adopt }),
    get stepsDone() {
      return training.stepsDone;
    },
    losses: () => lossesOf(training.answer(question), secrets),
    testAccuracy: () => ofTest('accuracy', accuracyOf),
    evaluationLoss: () => ofTest('loss', meanTestLoss),
    ...(device && {
      device: {
        room: device.room,
        async fetch(what) {
          if (what === 'weights') return device.fetchWeights();
          await device.ask(question);
          // the test is read only at the end
          if (test && training.stepsDone === steps) await device.ask(test);
        },
      },
    }),
    assumptions,
  };
}
