// One full-batch pass over a table: the mean gradient (clipped or not) and every record's confidence in its label, for crafting.
import { exponential } from '../../../base/numerics/exponential';
import type { RecordTable } from '../../datasets/types';
import type { ModelShape } from '../job';
import { type AffineLayer, affineLayers } from './classifier';
import { addOuterProducts, affineOfRows } from './denseProducts';

export class FullBatch {
  private readonly layers: readonly AffineLayer[];
  private readonly paddedRows: number;
  /** inputs[l]: inputs of layer l for all rows; the last entry holds the logits, then the residuals. */
  private readonly values: Float64Array[];
  /** errors[l]: derivative by the outputs of layer l. */
  private readonly errors: Float64Array[];
  private readonly squaredNorms: Float64Array;

  constructor(
    shape: ModelShape,
    private readonly table: RecordTable,
  ) {
    this.layers = affineLayers(shape);
    this.paddedRows = Math.ceil(table.rows / 4) * 4;
    const features = new Float64Array(this.paddedRows * table.columns);
    features.set(table.features);
    this.values = [features, ...this.layers.map(({ units }) => new Float64Array(this.paddedRows * units))];
    this.errors = this.values.slice(1).map((values) => new Float64Array(values.length));
    this.squaredNorms = new Float64Array(table.rows);
  }

  /** confidence[i] = p_i[y_i] at the given parameters; leaves the residuals for {@link meanGradient}. */
  forward(parameters: Float64Array, confidence: Float64Array): void {
    const last = this.layers.length - 1;
    this.layers.forEach(({ inputs, units, offset }, l) => {
      const output = this.values[l + 1];
      affineOfRows(this.values[l], this.paddedRows, inputs, parameters, offset, units, output);
      if (l < last) for (let at = 0; at < output.length; at++) output[at] = Math.tanh(output[at]);
    });
    const { units } = this.layers[last];
    const logits = this.values[last + 1];
    const errors = this.errors[last];
    for (let i = 0; i < this.table.rows; i++) {
      const from = i * units;
      let largest = logits[from];
      for (let k = 1; k < units; k++) largest = Math.max(largest, logits[from + k]);
      let total = 0;
      for (let k = 0; k < units; k++) {
        errors[from + k] = exponential(logits[from + k] - largest);
        total += errors[from + k];
      }
      for (let k = 0; k < units; k++) errors[from + k] /= total;
      confidence[i] = errors[from + this.table.labels[i]];
      errors[from + this.table.labels[i]] -= 1;
    }
  }

  /** The mean over records of clip(gradient, clippingNorm) after a {@link forward} at the same parameters. */
  meanGradient(parameters: Float64Array, clippingNorm: number, gradient: Float64Array): void {
    this.propagateBack(parameters);
    if (clippingNorm < Infinity) this.clip(clippingNorm);
    gradient.fill(0);
    this.layers.forEach(({ inputs, units, offset }, l) => {
      addOuterProducts(this.errors[l], this.values[l], this.paddedRows, inputs, gradient, offset, units);
    });
    for (let j = 0; j < gradient.length; j++) gradient[j] /= this.table.rows;
  }

  private propagateBack(parameters: Float64Array): void {
    for (let l = this.layers.length - 1; l > 0; l--) {
      const { inputs, units, offset } = this.layers[l];
      const below = this.errors[l - 1].fill(0);
      for (let i = 0; i < this.table.rows; i++) {
        for (let unit = 0; unit < units; unit++) {
          const error = this.errors[l][i * units + unit];
          const row = offset + unit * inputs;
          for (let j = 0; j < inputs; j++) below[i * inputs + j] += error * parameters[row + j];
        }
      }
      const activations = this.values[l];
      for (let at = 0; at < below.length; at++) below[at] *= 1 - activations[at] ** 2;
    }
  }

  /** Scales every record's errors in all layers so that its whole gradient has at most norm C. */
  private clip(clippingNorm: number): void {
    const squared = this.squaredNorms.fill(0);
    this.layers.forEach(({ inputs, units }, l) => {
      for (let i = 0; i < this.table.rows; i++) {
        squared[i] += rowSquares(this.errors[l], i, units) * (1 + rowSquares(this.values[l], i, inputs));
      }
    });
    this.layers.forEach(({ units }, l) => {
      for (let i = 0; i < this.table.rows; i++) {
        const scale = Math.min(1, clippingNorm / Math.sqrt(squared[i]));
        for (let at = i * units; at < (i + 1) * units; at++) this.errors[l][at] *= scale;
      }
    });
  }
}

function rowSquares(values: Float64Array, row: number, width: number): number {
  let sum = 0;
  for (let at = row * width; at < (row + 1) * width; at++) sum += values[at] * values[at];
  return sum;
}
