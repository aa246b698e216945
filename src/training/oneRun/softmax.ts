// One record of a linear softmax model: its clipped residual. The gradient in W is the residual times x, so
// its norm is |residual| |x| and no gradient is ever stored.
import { exponential } from '../../numerics/exponential';

/**
 * Replaces logits by the residual softmax - onehot, scaled by min(1, R / (|residual| |x|)): the record's clipped gradient
 * is that times x.
 */
export function toClippedResidual(
  logits: Float64Array,
  label: number,
  featureNorm: number,
  clippingNorm: number,
): void {
  let largest = -Infinity;
  for (let c = 0; c < logits.length; c++) largest = Math.max(largest, logits[c]);
  let sum = 0;
  for (let c = 0; c < logits.length; c++) {
    logits[c] = exponential(logits[c] - largest);
    sum += logits[c];
  }
  let squares = 0;
  for (let c = 0; c < logits.length; c++) {
    logits[c] = logits[c] / sum - (c === label ? 1 : 0);
    squares += logits[c] * logits[c];
  }
  const norm = Math.sqrt(squares) * featureNorm;
  if (norm <= clippingNorm) return;
  for (let c = 0; c < logits.length; c++) logits[c] *= clippingNorm / norm;
}
