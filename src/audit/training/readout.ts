// Reads scores out of one trained model, in float64: probe logits, a parameter, test accuracy.

import type { BlockResult, TrainingJob } from '../canaries/job';
import { featuresOf } from '../datasets/table';
import type { RecordTable } from '../datasets/types';
import { type ParameterLayout, paddedIndex, paddedIndices, parameterCount } from './layout';

/** Parameters of one model in the padded layout. */
export type Parameters = Float64Array | Float32Array;

/** Forward pass at one point: fills `activations[l]` with the inputs of layer l and the last entry with the logits. */
export function forward(
  layout: ParameterLayout,
  theta: Parameters,
  features: Float64Array,
  activations: Float64Array[],
): Float64Array {
  activations[0].set(features);
  layout.layers.forEach(({ inputs, units, stride, offset }, l) => {
    const input = activations[l];
    const output = activations[l + 1];
    const hidden = l + 1 < layout.layers.length;
    for (let unit = 0; unit < units; unit++) {
      const row = offset + unit * stride;
      let sum = theta[row + inputs];
      for (let i = 0; i < inputs; i++) sum += theta[row + i] * input[i];
      output[unit] = hidden ? Math.tanh(sum) : sum;
    }
  });
  return activations[layout.layers.length];
}

export function activationBuffers(layout: ParameterLayout): Float64Array[] {
  const [first] = layout.layers;
  return [new Float64Array(first.inputs), ...layout.layers.map(({ units }) => new Float64Array(units))];
}

/** Share of the table's records whose largest logit is their label's; the lower class wins a tie. */
function testAccuracy(layout: ParameterLayout, theta: Parameters, table: RecordTable): number {
  const buffers = activationBuffers(layout);
  let right = 0;
  for (let i = 0; i < table.rows; i++) {
    const logits = forward(layout, theta, featuresOf(table, i), buffers);
    let best = 0;
    for (let k = 1; k < logits.length; k++) if (logits[k] > logits[best]) best = k;
    if (best === table.labels[i]) right++;
  }
  return right / table.rows;
}

/** Number of parameters of one model that are handed over at each checkpoint. */
export const keptNumbers = ({ model, keepsParameters }: TrainingJob): number =>
  keepsParameters ? parameterCount(model) : 0;

export function emptyResult(job: TrainingJob, firstModel: number, models: number): BlockResult {
  const checkpoints = job.checkpoints.length;
  const tested = job.test ? Math.max(0, Math.min(job.accuracyModels - firstModel, models)) : 0;
  return {
    firstModel,
    models,
    parameter: new Float32Array(job.canary.kind === 'gradient' ? models * checkpoints : 0),
    logits: new Float32Array(models * checkpoints * job.probes.length * job.model.classes),
    parameters: new Float32Array(keptNumbers(job) * models * checkpoints),
    accuracy: new Float32Array(tested),
  };
}

export type ModelReadout = ReturnType<typeof readoutOf>;

/** Reads the scores of one block's models into the block's result. */
export function readoutOf(job: TrainingJob, layout: ParameterLayout, firstModel: number, models: number) {
  const { canary, checkpoints, probes } = job;
  const buffers = activationBuffers(layout);
  const coordinate = canary.kind === 'gradient' ? paddedIndex(job.model, canary.coordinate) : -1;
  /** Padded indices of the parameters that are handed over. */
  const kept = job.keepsParameters ? paddedIndices(job.model) : new Int32Array(0);
  const result = emptyResult(job, firstModel, models);
  /** Whether {@link end} reads this model; if not, none of the later ones either. */
  const tests = (model: number): boolean => model < result.accuracy.length;
  return {
    result,
    tests,
    /** `model` counts from the block's first; `initial` is theta_0 at the canary's coordinate. */
    checkpoint(model: number, checkpoint: number, theta: Parameters, initial: number): void {
      const at = model * checkpoints.length + checkpoint;
      if (coordinate >= 0) result.parameter[at] = theta[coordinate] - initial;
      kept.forEach((index, j) => {
        result.parameters[at * kept.length + j] = theta[index];
      });
      probes.forEach((probe, p) => {
        const logits = forward(layout, theta, probe, buffers);
        result.logits.set(logits, (at * probes.length + p) * logits.length);
      });
    },
    end(model: number, theta: Parameters): void {
      if (job.test && tests(model)) result.accuracy[model] = testAccuracy(layout, theta, job.test);
    },
    /** theta_0 at the canary's coordinate, 0 without one. */
    initial: (theta: Parameters): number => (coordinate >= 0 ? theta[coordinate] : 0),
  };
}
