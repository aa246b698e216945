// S3, a crafted input (Algorithm 3 of the paper): features x' whose gradient under the target's own label points away
// from the target's gradient. The objective of a linear head is here, that of a perceptron beside it.
import { InputError } from '../../../base/numerics/errors';
import { dot, squaredNorm } from '../../../base/numerics/vectors';
import { type Classifier, residual } from '../crafting/classifier';
import { descent } from '../crafting/descent';
import type { Crafting } from '../crafting/progress';
import type { CanaryRecord, Optimizer } from '../job';
import { PerceptronInputObjective } from './perceptronInput';

/** Gradient steps N of Algorithm 3. */
export const INPUT_STEPS = 5000;
/** Steps between two reports. */
const REPORT_EVERY = 100;

export interface CraftedInput {
  features: Float64Array;
  /** Cosine of the gradients of target and crafted record at the reference model. */
  cosine: number;
  /** Norm of the crafted record's gradient, before clipping. */
  gradientNorm: number;
}

/**
 * J(x') = cos(g_z, g_z') + mean_j (g_z,j - g_z',j)^2 and its gradient by x', for z' = (x', y).
 * With a = p(x) - e_y, c = p(x') - e_y and records extended by a 1, g_z = x a^T, so that both terms depend on
 * A = a.c, B = x.x' and four norms only; the rest is the chain rule through softmax(W^T x').
 */
export class InputObjective {
  readonly gradient: Float64Array;
  cosine = 0;
  gradientNorm = 0;
  value = 0;
  private readonly a: Float64Array;
  private readonly aNorm: number;
  private readonly xNorm: number;
  private readonly inputs: number;
  private readonly classes: number;

  constructor(
    private readonly model: Classifier,
    private readonly target: CanaryRecord,
  ) {
    this.inputs = model.shape.inputs;
    this.classes = model.shape.classes;
    this.gradient = new Float64Array(this.inputs);
    this.a = residual(this.logits(target.features), target.label);
    this.aNorm = Math.sqrt(squaredNorm(this.a));
    this.xNorm = Math.sqrt(squaredNorm(target.features) + 1);
    if (this.aNorm === 0) {
      const message =
        'The reference model is certain of the target, whose gradient is zero. Choose another record.';
      throw new InputError('inconsistent', 'target', message);
    }
  }

  /** Evaluates J, its gradient, cosine and gradient norm at x'. */
  evaluate(features: Float64Array): void {
    const { a, aNorm, xNorm, inputs, classes, gradient } = this;
    const { features: x, label } = this.target;
    const c = residual(this.logits(features), label);
    const count = classes * (inputs + 1);
    const product = dot(a, c);
    const overlap = dot(x, features) + 1;
    const cNorm = Math.sqrt(squaredNorm(c));
    const uNorm = Math.sqrt(squaredNorm(features) + 1);
    this.gradientNorm = cNorm * uNorm;
    this.cosine = (product * overlap) / (aNorm * cNorm * xNorm * uNorm);
    this.value = this.cosine + ((aNorm * xNorm) ** 2 + (cNorm * uNorm) ** 2 - 2 * product * overlap) / count;

    // through the residual: dJ/dc, then softmax's Jacobian diag(p) - p p^T with p = c + e_y
    const byResidual = new Float64Array(classes);
    let mean = 0;
    for (let k = 0; k < classes; k++) {
      byResidual[k] =
        (overlap / (aNorm * xNorm * uNorm)) * (a[k] / cNorm - (product * c[k]) / cNorm ** 3) +
        (2 * uNorm ** 2 * c[k] - 2 * overlap * a[k]) / count;
      mean += (c[k] + (k === label ? 1 : 0)) * byResidual[k];
    }
    // directly: x' as the other factor of the rank-one gradient
    const direct = product / (aNorm * xNorm * cNorm);
    const alongTarget = direct / uNorm - (2 * product) / count;
    const alongInput = (2 * cNorm ** 2) / count - (direct * overlap) / uNorm ** 3;
    for (let f = 0; f < inputs; f++) gradient[f] = alongTarget * x[f] + alongInput * features[f];
    for (let k = 0; k < classes; k++) {
      const weight = (c[k] + (k === label ? 1 : 0)) * (byResidual[k] - mean);
      const row = k * inputs;
      for (let f = 0; f < inputs; f++) gradient[f] += weight * this.model.parameters[row + f];
    }
  }

  private logits(features: Float64Array): Float64Array {
    const { inputs, classes } = this;
    const { parameters } = this.model;
    const out = new Float64Array(classes);
    for (let k = 0; k < classes; k++) {
      const row = k * inputs;
      let sum = parameters[classes * inputs + k];
      for (let f = 0; f < inputs; f++) sum += parameters[row + f] * features[f];
      out[k] = sum;
    }
    return out;
  }
}

/** J and its derivative for any model. */
const objectiveOf = (model: Classifier, target: CanaryRecord) =>
  model.shape.kind === 'linear'
    ? new InputObjective(model, target)
    : new PerceptronInputObjective(model, target);

/**
 * Descends on J from x' = 0 as the reference model was trained: plainly for a linear head, and by Adam for a perceptron, as the
 * paper's code does. Yields every hundred steps.
 */
export function* craftInput(
  model: Classifier,
  target: CanaryRecord,
  { learningRate, optimizer }: { learningRate: number; optimizer: Optimizer },
  steps: number = INPUT_STEPS,
): Crafting<CraftedInput> {
  const objective = objectiveOf(model, target);
  const features = new Float64Array(target.features.length);
  const descend = descent(optimizer, learningRate, features.length);
  for (let step = 1; step <= steps; step++) {
    objective.evaluate(features);
    descend(features, objective.gradient, step - 1);
    if (step % REPORT_EVERY === 0) yield { phase: 'input', done: step, total: steps };
  }
  objective.evaluate(features);
  return { features, cosine: objective.cosine, gradientNorm: objective.gradientNorm };
}
