// One record's gradient, its norm, and its clipped share of a batch gradient, in float64. Written to be read: this is
// what the fast backends compute in bulk.
import type { ParameterLayout } from '../layout';
import { activationBuffers, forward, type Parameters } from '../readout';

/**
 * Clipped per-record gradients of the cross-entropy loss of a softmax classifier.
 *
 * For an affine layer with input u and loss derivative e at its outputs the gradient is the rank-one matrix e [u; 1]^T,
 * whose norm is |e| sqrt(|u|^2 + 1). So the norm of the whole gradient needs no gradient: it is the root of the sum of
 * |e_l|^2 (|u_l|^2 + 1) over the layers.
 */
export class PerRecordGradient {
  /** activations[l] is the input of layer l; the last entry the logits. */
  private readonly activations: Float64Array[];
  /** errors[l] is the derivative of the loss by layer l's outputs before tanh. */
  private readonly errors: Float64Array[];

  constructor(private readonly layout: ParameterLayout) {
    this.activations = activationBuffers(layout);
    this.errors = layout.layers.map(({ units }) => new Float64Array(units));
  }

  /** Adds clip(gradient, clippingNorm) of one record to `sum`, where clip(v, C) = v min(1, C/|v|). */
  addClipped(
    sum: Float64Array,
    theta: Parameters,
    features: Float64Array,
    label: number,
    clippingNorm: number,
  ): void {
    const logits = forward(this.layout, theta, features, this.activations);
    softmaxResidual(logits, label, this.errors[this.errors.length - 1]);
    this.propagateBack(theta);
    // a zero gradient gives C / 0 = infinity and keeps its weight of one
    this.addWeighted(sum, Math.min(1, clippingNorm / this.norm()));
  }

  private propagateBack(theta: Parameters): void {
    for (let l = this.errors.length - 1; l > 0; l--) {
      const { inputs, units, stride, offset } = this.layout.layers[l];
      for (let i = 0; i < inputs; i++) {
        let sum = 0;
        for (let unit = 0; unit < units; unit++) {
          sum += this.errors[l][unit] * theta[offset + unit * stride + i];
        }
        const activation = this.activations[l][i];
        this.errors[l - 1][i] = sum * (1 - activation * activation);
      }
    }
  }

  private norm(): number {
    let squared = 0;
    for (let l = 0; l < this.errors.length; l++) {
      squared += squaredNorm(this.errors[l]) * (squaredNorm(this.activations[l]) + 1);
    }
    return Math.sqrt(squared);
  }

  private addWeighted(sum: Float64Array, weight: number): void {
    this.layout.layers.forEach(({ inputs, units, stride, offset }, l) => {
      const input = this.activations[l];
      for (let unit = 0; unit < units; unit++) {
        const error = weight * this.errors[l][unit];
        const row = offset + unit * stride;
        for (let i = 0; i < inputs; i++) sum[row + i] += error * input[i];
        sum[row + inputs] += error;
      }
    });
  }
}

/** softmax(logits) - onehot(label). */
function softmaxResidual(logits: Float64Array, label: number, out: Float64Array): void {
  const largest = logits.reduce((a, b) => Math.max(a, b));
  let total = 0;
  for (let k = 0; k < logits.length; k++) {
    out[k] = Math.exp(logits[k] - largest);
    total += out[k];
  }
  for (let k = 0; k < logits.length; k++) out[k] /= total;
  out[label] -= 1;
}

function squaredNorm(vector: Float64Array): number {
  let sum = 0;
  for (const value of vector) sum += value * value;
  return sum;
}
