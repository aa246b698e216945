// The toy of "UniAud" (Equation 10): records with noise of their own and, if they have one, a core feature that their label
// decides, and a small network that learns them without privacy. The paper gives the equation, the network and the epochs;
// the sizes here are ours.
import { areaUnderRoc, sortScores } from '../../audit/estimation/scores/roc';
import { requireNumber } from '../../base/numerics/errors';
import { normals, STREAM, shuffled, uniforms } from '../../base/numerics/randomStreams';

/** Standard deviation of both parts of a feature, before they are scaled; as in the paper. */
const SIGMA_0 = 0.1;
export const EPOCHS = 100;

/** Sizes of our choice, which the paper does not give. */
export const TOY = {
  records: 100,
  testRecords: 1000,
  dimension: 50,
  hidden: 64,
  batch: 10,
  rate: 0.05,
} as const;

/** The largest b. Far above it, at 1,000, the weights of the network overflow and its outputs are not numbers. */
export const LOUDEST = 200;

export interface ToyOutcome {
  /** Share of training records that are classified rightly, minus that of test records. */
  gap: number;
  /**
   * Probability that a training record has a smaller loss than a test record, ties counted half. An attack that takes a record
   * for a training record when its loss is small has this area under its ROC curve.
   */
  auc: number;
}

interface ToyRecords {
  /** Row-major, {@link TOY}.dimension columns. */
  features: Float64Array;
  /** Labels, each -1 or 1. */
  labels: Float64Array;
}

const TRAINING = 0;
const TEST = 1;

/** X_y = a N(y, sigma_0^2 I) + b N(0, sigma_0^2 I) with labels -1 and 1, each with probability one half. */
function drawRecords(core: 0 | 1, noise: number, seed: number, which: number, count: number): ToyRecords {
  const { dimension } = TOY;
  const labels = uniforms({ seed, stream: STREAM.toyLabels, model: which }, count).map((u) =>
    u < 0.5 ? -1 : 1,
  );
  const drawn = normals({ seed, stream: STREAM.toyFeatures, model: which }, 2 * count * dimension);
  const features = new Float64Array(count * dimension);
  for (let i = 0; i < count; i++) {
    for (let j = 0; j < dimension; j++) {
      const at = i * dimension + j;
      features[at] = core * (labels[i] + SIGMA_0 * drawn[2 * at]) + noise * SIGMA_0 * drawn[2 * at + 1];
    }
  }
  return { features, labels };
}

interface Network {
  /** Weights of the hidden layer, hidden x dimension. */
  inner: Float64Array;
  /** Biases: one for each hidden unit, then one for the output. */
  biases: Float64Array;
  outer: Float64Array;
}

function drawNetwork(seed: number): Network {
  const { dimension, hidden } = TOY;
  const drawn = normals({ seed, stream: STREAM.toyWeights }, hidden * dimension + hidden);
  return {
    inner: drawn.subarray(0, hidden * dimension).map((z) => z * Math.sqrt(2 / dimension)),
    biases: new Float64Array(hidden + 1),
    outer: drawn.subarray(hidden * dimension).map((z) => z * Math.sqrt(2 / hidden)),
  };
}

/** The network's output for record i. The activations of its hidden units are written to `units`. */
function outputOf(
  { inner, biases, outer }: Network,
  { features }: ToyRecords,
  i: number,
  units: Float64Array,
): number {
  const { dimension, hidden } = TOY;
  let output = biases[hidden];
  for (let h = 0; h < hidden; h++) {
    let sum = biases[h];
    for (let j = 0; j < dimension; j++) sum += inner[h * dimension + j] * features[i * dimension + j];
    units[h] = Math.max(0, sum);
    output += outer[h] * units[h];
  }
  return output;
}

function learn(network: Network, records: ToyRecords, seed: number): void {
  const { dimension, hidden, batch, rate, records: count } = TOY;
  const { inner, biases, outer } = network;
  const units = new Float64Array(hidden);
  const [innerStep, biasStep, outerStep] = [inner, biases, outer].map(
    ({ length }) => new Float64Array(length),
  );
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const order = shuffled({ seed, stream: STREAM.toyOrder, step: epoch }, count);
    for (let from = 0; from < count; from += batch) {
      for (const step of [innerStep, biasStep, outerStep]) step.fill(0);
      for (const i of order.slice(from, from + batch)) {
        const label = records.labels[i];
        const margin = label * outputOf(network, records, i, units);
        const slope = (-label / (1 + Math.exp(margin))) * (rate / batch);
        biasStep[hidden] += slope;
        for (let h = 0; h < hidden; h++) {
          if (units[h] === 0) continue;
          outerStep[h] += slope * units[h];
          const back = slope * outer[h];
          biasStep[h] += back;
          for (let j = 0; j < dimension; j++) {
            innerStep[h * dimension + j] += back * records.features[i * dimension + j];
          }
        }
      }
      for (let k = 0; k < inner.length; k++) inner[k] -= innerStep[k];
      for (let k = 0; k < biases.length; k++) biases[k] -= biasStep[k];
      for (let k = 0; k < outer.length; k++) outer[k] -= outerStep[k];
    }
  }
}

/**
 * Trains the two-layer ReLU network on {@link TOY}.records records by stochastic gradient descent and attacks it.
 *
 * @param core 1: every feature has the label y as its mean; 0: the features say nothing about the label
 * @param noise b, the scale of each record's own noise, from 0 to {@link LOUDEST}; InputError outside
 * @param seed an unsigned integer of 32 bits
 */
export function toyOutcome(core: 0 | 1, noise: number, seed: number): ToyOutcome {
  requireNumber('b', noise, { min: 0, max: LOUDEST });
  const training = drawRecords(core, noise, seed, TRAINING, TOY.records);
  const test = drawRecords(core, noise, seed, TEST, TOY.testRecords);
  const network = drawNetwork(seed);
  learn(network, training, seed);
  const units = new Float64Array(TOY.hidden);
  const marginsOf = (records: ToyRecords) =>
    records.labels.map((label, i) => label * outputOf(network, records, i, units));
  const [members, others] = [marginsOf(training), marginsOf(test)];
  const shareRight = (margins: Float64Array) =>
    margins.filter((margin) => margin > 0).length / margins.length;
  return {
    gap: shareRight(members) - shareRight(others),
    // the cross-entropy ln(1 + exp(-margin)) falls as the margin grows, so margins have the reverse order of losses
    auc: areaUnderRoc(sortScores(members, others)),
  };
}
