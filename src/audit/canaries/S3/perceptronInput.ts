// S3's objective for a perceptron of one hidden layer: how well a crafted input's gradient points away from the target's, and the
// derivative of that by the input, written out by hand. The linear head's is in craftedInput.ts.
import { InputError } from '../../../base/numerics/errors';
import { dot, squaredNorm } from '../../../base/numerics/vectors';
import {
  type AffineLayer,
  affineLayers,
  type Classifier,
  type GradientFactor,
  gradientFactors,
  gradientNorm,
  parameterTotal,
} from '../crafting/classifier';
import type { CanaryRecord } from '../job';

/** The transposed weights of a layer times a vector over its units. */
function transposed(parameters: Float64Array, { inputs, units, offset }: AffineLayer, by: Float64Array) {
  const out = new Float64Array(inputs);
  for (let unit = 0; unit < units; unit++) {
    const row = offset + unit * inputs;
    for (let i = 0; i < inputs; i++) out[i] += parameters[row + i] * by[unit];
  }
  return out;
}

/** The weights of a layer, without biases, times a vector over its inputs. */
function times(parameters: Float64Array, { inputs, units, offset }: AffineLayer, by: Float64Array) {
  return Float64Array.from({ length: units }, (_, unit) =>
    dot(parameters.subarray(offset + unit * inputs, offset + (unit + 1) * inputs), by),
  );
}

/**
 * J(x') = cos(g_z, g_z') + mean_j (g_z,j - g_z',j)^2 for z' = (x', y) and logits W tanh(V x + b) + d. A record's gradient has two
 * rank-one parts, e [x; 1]^T and c [h; 1]^T with c = p - e_y and e = (W^T c)(1 - h^2), so that J depends on products and norms of
 * these alone, and its derivative follows the same path back.
 */
export class PerceptronInputObjective {
  readonly gradient: Float64Array;
  cosine = 0;
  gradientNorm = 0;
  value = 0;
  private readonly target: { lower: GradientFactor; upper: GradientFactor; norm: number };
  private readonly lower: AffineLayer;
  private readonly upper: AffineLayer;
  private readonly count: number;

  constructor(
    private readonly model: Classifier,
    private readonly record: CanaryRecord,
  ) {
    [this.lower, this.upper] = affineLayers(model.shape);
    const factors = gradientFactors(model, record);
    const norm = gradientNorm(factors);
    if (norm === 0) {
      const message =
        'The reference model is certain of the target, whose gradient is zero. Choose another record.';
      throw new InputError('inconsistent', 'target', message);
    }
    this.target = { lower: factors[0], upper: factors[1], norm };
    this.count = parameterTotal(model.shape);
    this.gradient = new Float64Array(model.shape.inputs);
  }

  /** Evaluates J, its gradient, cosine and gradient norm at x'. */
  evaluate(features: Float64Array): void {
    const { lower: g, upper: G, norm } = this.target;
    const { parameters } = this.model;
    const factors = gradientFactors(this.model, { features, label: this.record.label });
    const [{ error: e }, { error: c, input: h }] = factors;
    const alike = {
      x: dot(g.input, features) + 1,
      h: dot(G.input, h) + 1,
      e: dot(g.error, e),
      c: dot(G.error, c),
    };
    const size = {
      x: squaredNorm(features) + 1,
      h: squaredNorm(h) + 1,
      e: squaredNorm(e),
      c: squaredNorm(c),
    };
    const product = alike.e * alike.x + alike.c * alike.h;
    const own = size.e * size.x + size.c * size.h;
    this.gradientNorm = Math.sqrt(own);
    this.cosine = product / (norm * this.gradientNorm);
    this.value = this.cosine + (norm * norm + own - 2 * product) / this.count;

    // by the product of the two gradients, and by twice the square of the crafted one's norm
    const byProduct = 1 / (norm * this.gradientNorm) - 2 / this.count;
    const bySize = 2 * (1 / this.count - product / (2 * norm * this.gradientNorm ** 3));
    const back = (theirs: Float64Array, ours: Float64Array, common: number, length: number) =>
      ours.map((value, i) => byProduct * common * theirs[i] + bySize * length * value);
    const byE = back(g.error, e, alike.x, size.x);
    const bends = h.map((value) => 1 - value * value);
    const through = transposed(parameters, this.upper, c);
    // c as a factor of its own, and inside e
    const byC = back(G.error, c, alike.h, size.h);
    const inside = times(
      parameters,
      this.upper,
      byE.map((value, u) => value * bends[u]),
    );
    for (let k = 0; k < byC.length; k++) byC[k] += inside[k];
    // softmax's Jacobian diag(p) - p p^T with p = c + e_y
    const p = c.map((value, k) => value + (k === this.record.label ? 1 : 0));
    const mean = dot(p, byC);
    const byLogits = byC.map((value, k) => p[k] * (value - mean));
    // h as a factor of its own, inside e, and under the logits
    const byH = back(G.input, h, alike.c, size.c);
    const under = transposed(parameters, this.upper, byLogits);
    for (let u = 0; u < byH.length; u++) byH[u] += under[u] - 2 * byE[u] * through[u] * h[u];
    const direct = back(g.input, features, alike.e, size.e);
    const below = transposed(
      parameters,
      this.lower,
      byH.map((value, u) => value * bends[u]),
    );
    for (let f = 0; f < this.gradient.length; f++) this.gradient[f] = direct[f] + below[f];
  }
}
