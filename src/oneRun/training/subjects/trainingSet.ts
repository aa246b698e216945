// The records of one run: its canaries, the other records of a data set, and test records, which are not trained on.

import { featuresOf } from '../../../audit/datasets/table';
import { oneRunFeatures } from '../../canaries/features';
import { isFromData, type OneRunCanaryKind } from '../../canaries/kinds';
import { fairCoins, trainedLabels } from '../../canaries/labels';
import { recordCanaries } from '../../canaries/records';
import { type OneRunAuditRequest, trainsApart } from '../request';
import type { OneRunPreparation } from './subject';

/** The records of a run, in this order: the m canaries, the other records, the test records. */
interface TrainingSet {
  /** Features of all records; null if they are orthonormal, since nothing else about them matters then. */
  features: readonly Float64Array[] | null;
  labels: Int32Array;
  /** 1 for each record that takes part; null if all do. */
  included: Uint8Array | null;
  /** Number of canaries and other records, whether or not coins leave some out. */
  population: number;
}

const WRONG: ReadonlySet<OneRunCanaryKind> = new Set(['mislabelled', 'poisoned-initialisation']);

function* withPreparation<Made>(making: Generator<number, Made>): Generator<OneRunPreparation, Made> {
  for (;;) {
    const next = making.next();
    if (next.done) return next.value;
    yield { prepared: next.value };
  }
}

/** Makes the records of a run. Yields the share of the features that is made. */
export function* trainingSet(request: OneRunAuditRequest): Generator<OneRunPreparation, TrainingSet> {
  const { canary, game, m, dimension, classes, data, seed } = request;
  const coins =
    game === 'in-out' ? Uint8Array.from(fairCoins(m, seed), (coin) => (coin === 1 ? 1 : 0)) : null;
  if (!isFromData(canary) || data === null) {
    const apart = trainsApart(request) || isFromData(canary);
    const features = apart ? null : yield* withPreparation(oneRunFeatures(canary, m, dimension, seed));
    return { features, labels: trainedLabels(m, classes, seed), included: coins, population: m };
  }
  const { train, test } = data;
  const { order, labels } = recordCanaries(WRONG.has(canary) ? 'wrong labels' : 'own labels', train, m, seed);
  const others = order.slice(m);
  const included = new Uint8Array(train.rows + test.rows);
  included.fill(1, 0, train.rows);
  if (coins) included.set(coins);
  return {
    features: [
      ...order.map((row) => featuresOf(train, row)),
      ...Array.from({ length: test.rows }, (_, row) => featuresOf(test, row)),
    ],
    labels: Int32Array.from([...labels, ...others.map((row) => train.labels[row]), ...test.labels]),
    included,
    population: train.rows,
  };
}
