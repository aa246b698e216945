// A trained softmax classifier as the crafting sees it: flattened parameters, forward pass, one record's gradient
// as rank-one factors.
import { exponential } from '../../../base/numerics/exponential';
import { dot, squaredNorm } from '../../../base/numerics/vectors';
import type { RecordTable } from '../../datasets/types';
import type { CanaryRecord, ModelShape } from '../job';

/** One affine layer in the flattened parameters: weight (unit, input) at offset + unit * inputs + input, then the biases. */
export interface AffineLayer {
  inputs: number;
  units: number;
  offset: number;
}

/** A classifier whose parameters are flattened as in job.ts: layer after layer, unit-major weights before biases. */
export interface Classifier {
  shape: ModelShape;
  parameters: Float64Array;
}

export function affineLayers(shape: ModelShape): AffineLayer[] {
  const widths =
    shape.kind === 'linear' ? [shape.inputs, shape.classes] : [shape.inputs, shape.hidden, shape.classes];
  const layers: AffineLayer[] = [];
  let offset = 0;
  for (let l = 0; l + 1 < widths.length; l++) {
    layers.push({ inputs: widths[l], units: widths[l + 1], offset });
    offset += widths[l + 1] * (widths[l] + 1);
  }
  return layers;
}

/** Number P of parameters, biases included: K(d+1) for a linear head of K classes over d features. */
export function parameterTotal(shape: ModelShape): number {
  return affineLayers(shape).reduce((sum, { inputs, units }) => sum + units * (inputs + 1), 0);
}

/** Inputs of every layer (features, then hidden activations) and the logits. */
export function layerInputs({ shape, parameters }: Classifier, features: Float64Array): Float64Array[] {
  const layers = affineLayers(shape);
  const values = [features];
  layers.forEach(({ inputs, units, offset }, l) => {
    const output = new Float64Array(units);
    for (let unit = 0; unit < units; unit++) {
      const weights = parameters.subarray(offset + unit * inputs, offset + (unit + 1) * inputs);
      const sum = parameters[offset + units * inputs + unit] + dot(weights, values[l]);
      output[unit] = l + 1 < layers.length ? Math.tanh(sum) : sum;
    }
    values.push(output);
  });
  return values;
}

/** Derivative of the cross-entropy by the logits, softmax(logits) - onehot(label). */
function residual(logits: Float64Array, label: number): Float64Array {
  let largest = -Infinity;
  for (const z of logits) largest = Math.max(largest, z);
  const out = logits.map((z) => exponential(z - largest));
  const total = out.reduce((sum, value) => sum + value, 0);
  for (let k = 0; k < out.length; k++) out[k] /= total;
  out[label] -= 1;
  return out;
}

/** One layer's share of a record's gradient: the outer product of `error` and [input; 1]. */
export interface GradientFactor {
  input: Float64Array;
  error: Float64Array;
}

/** The gradient of the cross-entropy at one record, layer by layer; no P-vector is formed. */
export function gradientFactors(model: Classifier, { features, label }: CanaryRecord): GradientFactor[] {
  const values = layerInputs(model, features);
  const layers = affineLayers(model.shape);
  const factors: GradientFactor[] = [];
  let error = residual(values[layers.length], label);
  for (let l = layers.length - 1; l >= 0; l--) {
    factors.unshift({ input: values[l], error });
    if (l === 0) break;
    const { inputs, units, offset } = layers[l];
    const below = new Float64Array(inputs);
    for (let unit = 0; unit < units; unit++) {
      const row = offset + unit * inputs;
      for (let i = 0; i < inputs; i++) below[i] += error[unit] * model.parameters[row + i];
    }
    for (let i = 0; i < inputs; i++) below[i] *= 1 - values[l][i] ** 2;
    error = below;
  }
  return factors;
}

function gradientProduct(a: readonly GradientFactor[], b: readonly GradientFactor[]): number {
  return a.reduce(
    (sum, { input, error }, l) => sum + dot(error, b[l].error) * (dot(input, b[l].input) + 1),
    0,
  );
}

/** Norm of one record's gradient, before clipping. */
export function gradientNorm(factors: readonly GradientFactor[]): number {
  return Math.sqrt(
    factors.reduce((sum, { input, error }) => sum + squaredNorm(error) * (squaredNorm(input) + 1), 0),
  );
}

/** Cosine of two records' gradients; 0 when either gradient vanishes. */
export function gradientCosine(a: readonly GradientFactor[], b: readonly GradientFactor[]): number {
  const norms = gradientNorm(a) * gradientNorm(b);
  return norms > 0 ? Math.max(-1, Math.min(1, gradientProduct(a, b) / norms)) : 0;
}

/** Share of records whose largest logit is their label's; the lower class wins a tie. */
export function accuracy(model: Classifier, table: RecordTable): number {
  let right = 0;
  for (let i = 0; i < table.rows; i++) {
    const values = layerInputs(model, table.features.subarray(i * table.columns, (i + 1) * table.columns));
    const logits = values[values.length - 1];
    let best = 0;
    for (let k = 1; k < logits.length; k++) if (logits[k] > logits[best]) best = k;
    if (best === table.labels[i]) right++;
  }
  return right / table.rows;
}
