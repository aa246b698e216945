// S3, a crafted input (Algorithm 3 of the paper): features x' whose gradient under the target's own label points
// away from the target's gradient, of a linear head or of a perceptron of one hidden layer. The score is the difference
// of log-odds lo(x,y) - lo(x',y).
import { refusals } from '../../../base/numerics/errors';
import { dot } from '../../../base/numerics/vectors';
import {
  type AffineLayer,
  affineLayers,
  type Classifier,
  type GradientFactor,
  gradientFactors,
  gradientNorm,
  parameterTotal,
} from '../crafting/classifier';
import { descent } from '../crafting/descent';
import { logOdds } from '../crafting/logOdds';
import type { Crafting } from '../crafting/progress';
import type { CanaryRecord, Optimizer } from '../job';
import { type CanaryRecipe, replacement, type ShownRecord } from '../recipe';
import { AUDIT_CANARIES } from '../sentences';

/** Gradient steps N of Algorithm 3. */
const INPUT_STEPS = 5000;
/** Steps between two reports of progress. */
const REPORT_EVERY = 100;

export interface CraftedInput {
  features: Float64Array;
  /** Cosine of the gradients of target and crafted record at the reference model. */
  cosine: number;
  gradientNorm: number;
}

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

/** Inner products of the factors of two gradients, layer by layer. Inputs are extended by a 1, which stands for the bias. */
const alikeness = (one: readonly GradientFactor[], other: readonly GradientFactor[]) =>
  one.map(({ input, error }, l) => ({
    input: dot(other[l].input, input) + 1,
    error: dot(other[l].error, error),
  }));

const sum = (parts: ReturnType<typeof alikeness>): number =>
  parts.reduce((total, { input, error }) => total + error * input, 0);

/**
 * J(x') = cos(g_z, g_z') + mean_j (g_z,j - g_z',j)^2 for z' = (x', y) and logits W h + d, h = x or tanh(V x + b). A
 * record's gradient has a rank-one part a layer, c [h; 1]^T with c = p - e_y and, of a perceptron, e [x; 1]^T with
 * e = (W^T c)(1 - h^2), so that J depends on products and norms of these alone, and its derivative follows the same
 * path back, written out by hand. Throws InputError if the target's gradient is 0.
 */
export function inputObjective(model: Classifier, record: CanaryRecord) {
  const { parameters, shape } = model;
  const layers = affineLayers(shape);
  const count = parameterTotal(shape);
  const target = gradientFactors(model, record);
  const norm = gradientNorm(target);
  if (norm === 0) throw refusals('target').inconsistent(AUDIT_CANARIES.certainOfTarget);

  /** J, its gradient, cosine and gradient norm at x'. */
  return (features: Float64Array) => {
    const factors = gradientFactors(model, { features, label: record.label });
    const alike = alikeness(factors, target);
    const size = alikeness(factors, factors);
    const product = sum(alike);
    const squared = sum(size);
    const own = Math.sqrt(squared);
    const cosine = product / (norm * own);
    const value = cosine + (norm * norm + squared - 2 * product) / count;

    // derivative of J by the inner product of the two gradients, and twice its derivative by the crafted gradient's squared norm
    const byProduct = 1 / (norm * own) - 2 / count;
    const bySize = 2 * (1 / count - product / (2 * norm * own ** 3));
    /** Derivative of J by the input or the error of one layer, where the other factors are held fixed. */
    const back = (layer: number, side: 'input' | 'error') => {
      const other = side === 'input' ? 'error' : 'input';
      const theirs = target[layer][side];
      const [common, length] = [alike[layer][other], size[layer][other]];
      return factors[layer][side].map((value, i) => byProduct * common * theirs[i] + bySize * length * value);
    };
    const top = layers.length - 1;
    const { error: c, input: h } = factors[top];
    const bends = h.map((value) => 1 - value * value);
    const byC = back(top, 'error');
    const byE = top > 0 ? back(0, 'error') : null;
    // c also enters through e
    const inside =
      byE &&
      times(
        parameters,
        layers[top],
        byE.map((value, u) => value * bends[u]),
      );
    if (inside) for (let k = 0; k < byC.length; k++) byC[k] += inside[k];
    // softmax's Jacobian diag(p) - p p^T with p = c + e_y
    const p = c.map((value, k) => value + (k === record.label ? 1 : 0));
    const mean = dot(p, byC);
    const byLogits = byC.map((value, k) => p[k] * (value - mean));
    // h enters as a factor of its own, through the logits, and through e
    const byH = back(top, 'input');
    const under = transposed(parameters, layers[top], byLogits);
    const through = byE && transposed(parameters, layers[top], c);
    for (let u = 0; u < byH.length; u++) {
      byH[u] += byE && through ? under[u] - 2 * byE[u] * through[u] * h[u] : under[u];
    }
    const below =
      byE &&
      transposed(
        parameters,
        layers[0],
        byH.map((value, u) => value * bends[u]),
      );
    const gradient = below ? back(0, 'input').map((by, f) => by + below[f]) : byH;
    return { value, gradient, cosine, gradientNorm: own };
  };
}

/**
 * Descends on J from x' = 0 with the reference model's optimizer. By default that is plain descent for a linear head, and
 * Adam for a perceptron, as in the paper's code. Yields every hundred steps.
 */
function* craftInput(
  model: Classifier,
  target: CanaryRecord,
  { learningRate, optimizer }: { learningRate: number; optimizer: Optimizer },
  steps: number = INPUT_STEPS,
): Crafting<CraftedInput> {
  const objective = inputObjective(model, target);
  const features = new Float64Array(target.features.length);
  const descend = descent(optimizer, learningRate, features.length);
  for (let step = 1; step <= steps; step++) {
    descend(features, objective(features).gradient, step - 1);
    if (step % REPORT_EVERY === 0) yield { phase: 'input', done: step, total: steps };
  }
  const { cosine, gradientNorm: norm } = objective(features);
  return { features, cosine, gradientNorm: norm };
}

export const S3: CanaryRecipe<CraftedInput, { record: ShownRecord; cosine: number }> = {
  craft: ({ model, record, pass, inputSteps }) => craftInput(model, record, pass, inputSteps),
  craftingSteps: () => INPUT_STEPS,
  plan: ({ features }, target) => ({
    canary: replacement(target, { features, label: target.record.label }),
    probes: [target.record.features, features],
  }),
  score: ({ logits: [here, there] }, _, { record: { label } }) =>
    logOdds(here, label) - logOdds(there, label),
  show: ({ features, cosine }, { target, show }) => ({
    record: show({ features, label: target.record.label }),
    cosine,
  }),
};
