// One full-batch pass over a table, for crafting: the mean gradient (clipped or not), and the model's confidence in the
// label of every record.
import { exponential } from '../../../base/numerics/exponential';
import type { RecordTable } from '../../datasets/types';
import type { ModelShape } from '../job';
import { affineLayers } from './classifier';
import { addOuterProducts, affineOfRows } from './denseProducts';

export function fullBatch(shape: ModelShape, table: RecordTable) {
  const layers = affineLayers(shape);
  const last = layers.length - 1;
  const paddedRows = Math.ceil(table.rows / 4) * 4;
  const features = new Float64Array(paddedRows * table.columns);
  features.set(table.features);
  /** values[l]: inputs of layer l for all rows; the last entry holds the logits. */
  const values = [features, ...layers.map(({ units }) => new Float64Array(paddedRows * units))];
  /** errors[l]: derivative of each record's loss by the outputs of layer l. */
  const errors = values.slice(1).map(({ length }) => new Float64Array(length));
  const squaredNorms = new Float64Array(table.rows);

  /** Sets confidence[i] to the probability of record i's label, and keeps the residuals for {@link meanGradient}. */
  function forward(parameters: Float64Array, confidence: Float64Array): void {
    layers.forEach(({ inputs, units, offset }, l) => {
      const output = values[l + 1];
      affineOfRows(values[l], paddedRows, inputs, parameters, offset, units, output);
      if (l < last) for (let at = 0; at < output.length; at++) output[at] = Math.tanh(output[at]);
    });
    const { units } = layers[last];
    const logits = values[last + 1];
    const residuals = errors[last];
    for (let i = 0; i < table.rows; i++) {
      const from = i * units;
      let largest = logits[from];
      for (let k = 1; k < units; k++) largest = Math.max(largest, logits[from + k]);
      let total = 0;
      for (let k = 0; k < units; k++) {
        residuals[from + k] = exponential(logits[from + k] - largest);
        total += residuals[from + k];
      }
      for (let k = 0; k < units; k++) residuals[from + k] /= total;
      confidence[i] = residuals[from + table.labels[i]];
      residuals[from + table.labels[i]] -= 1;
    }
  }

  /** The mean over records of clip(gradient, clippingNorm), once after each {@link forward}, whose residuals it overwrites. */
  function meanGradient(parameters: Float64Array, clippingNorm: number, gradient: Float64Array): void {
    propagateBack(parameters);
    if (clippingNorm < Infinity) clip(clippingNorm);
    gradient.fill(0);
    layers.forEach(({ inputs, units, offset }, l) => {
      addOuterProducts(errors[l], values[l], paddedRows, inputs, gradient, offset, units);
    });
    for (let j = 0; j < gradient.length; j++) gradient[j] /= table.rows;
  }

  function propagateBack(parameters: Float64Array): void {
    for (let l = last; l > 0; l--) {
      const { inputs, units, offset } = layers[l];
      const below = errors[l - 1].fill(0);
      for (let i = 0; i < table.rows; i++) {
        for (let unit = 0; unit < units; unit++) {
          const error = errors[l][i * units + unit];
          const row = offset + unit * inputs;
          for (let j = 0; j < inputs; j++) below[i * inputs + j] += error * parameters[row + j];
        }
      }
      const activations = values[l];
      for (let at = 0; at < below.length; at++) below[at] *= 1 - activations[at] ** 2;
    }
  }

  /** Scales every record's errors in all layers so that its whole gradient has at most norm C. */
  function clip(clippingNorm: number): void {
    const squared = squaredNorms.fill(0);
    layers.forEach(({ inputs, units }, l) => {
      for (let i = 0; i < table.rows; i++) {
        squared[i] += rowSquares(errors[l], i, units) * (1 + rowSquares(values[l], i, inputs));
      }
    });
    layers.forEach(({ units }, l) => {
      for (let i = 0; i < table.rows; i++) {
        const scale = Math.min(1, clippingNorm / Math.sqrt(squared[i]));
        for (let at = i * units; at < (i + 1) * units; at++) errors[l][at] *= scale;
      }
    });
  }

  return { forward, meanGradient };
}

function rowSquares(values: Float64Array, row: number, width: number): number {
  let sum = 0;
  for (let at = row * width; at < (row + 1) * width; at++) sum += values[at] * values[at];
  return sum;
}
