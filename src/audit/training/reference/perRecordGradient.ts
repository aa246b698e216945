// One record's gradient, its norm, and its clipped share of a batch gradient, in float64. Written to be read: this
// is what the fast backends compute in bulk.
import { squaredNorm } from '../../../base/numerics/vectors';
import type { ParameterLayout } from '../layout';
import { activationBuffers, forward, type Parameters } from '../readout';

/**
 * Clipped per-record gradients of the cross-entropy loss of a softmax classifier.
 *
 * For an affine layer with input u and loss derivative e at its outputs the gradient is the rank-one matrix e [u;
 * 1]^T, whose norm is |e| sqrt(|u|^2 + 1). So the norm of the whole gradient needs no gradient: it is the root of
 * the sum of |e_l|^2 (|u_l|^2 + 1) over the layers l.
 */
export function perRecordGradient(layout: ParameterLayout) {
  const { layers } = layout;
  /** activations[l] is the input of layer l; the last entry the logits. */
  const activations = activationBuffers(layout);
  /** errors[l] is the derivative of the loss by layer l's outputs before tanh. */
  const errors = layers.map(({ units }) => new Float64Array(units));

  function propagateBack(theta: Parameters): void {
    for (let l = layers.length - 1; l > 0; l--) {
      const { inputs, units, stride, offset } = layers[l];
      for (let i = 0; i < inputs; i++) {
        let sum = 0;
        for (let unit = 0; unit < units; unit++) sum += errors[l][unit] * theta[offset + unit * stride + i];
        const activation = activations[l][i];
        errors[l - 1][i] = sum * (1 - activation * activation);
      }
    }
  }

  /** Adds clip(gradient, clippingNorm) of one record to `sum`, where clip(v, C) = v min(1, C/|v|). */
  return function addClipped(
    sum: Float64Array,
    theta: Parameters,
    features: Float64Array,
    label: number,
    clippingNorm: number,
  ): void {
    softmaxResidual(forward(layout, theta, features, activations), label, errors[layers.length - 1]);
    propagateBack(theta);
    const squared = errors.reduce(
      (total, error, l) => total + squaredNorm(error) * (squaredNorm(activations[l]) + 1),
      0,
    );
    // a zero gradient gives C / 0 = infinity and keeps its weight of one
    const weight = Math.min(1, clippingNorm / Math.sqrt(squared));
    layers.forEach(({ inputs, units, stride, offset }, l) => {
      const input = activations[l];
      for (let unit = 0; unit < units; unit++) {
        const error = weight * errors[l][unit];
        const row = offset + unit * stride;
        for (let i = 0; i < inputs; i++) sum[row + i] += error * input[i];
        sum[row + inputs] += error;
      }
    });
  };
}

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
