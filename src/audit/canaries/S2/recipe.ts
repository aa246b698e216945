// S2, a crafted gradient (Algorithm 2 of the paper): the target's clipped gradient is replaced by +-C along one parameter,
// by default the one that moves least while the model trains without noise, where it meets the least other signal. The
// score is how far that parameter has moved, with its sign. Algorithm 2 trains on sampled batches, which is the choice
// 'sampled'. The other choices train on all records, so that the parameter does not depend on how batches fall.
import { refusals } from '../../../base/numerics/errors';
import { STREAM, uniforms } from '../../../base/numerics/randomStreams';
import { rowsWhere, selectRows } from '../../datasets/table';
import { affineLayers, parameterTotal } from '../crafting/classifier';
import { type CraftingPass, descent } from '../crafting/descent';
import { fullBatch } from '../crafting/fullBatch';
import type { Crafting } from '../crafting/progress';
import { argmin } from '../crafting/referenceModel';
import type { ModelShape } from '../job';
import type { CanaryRecipe, SampledBatches } from '../recipe';
import { AUDIT_CANARIES } from '../sentences';
import type { CoordinateChoice } from './coordinate';

export interface CraftedGradient {
  /** j*: index of the parameter in the flattened parameters, in the order that `Canary` in job.ts states. */
  coordinate: number;
  /** S_j*: total distance that the parameter moved, the sum over steps of |theta_t+1,j - theta_t,j|. */
  movement: number;
}

/** Rank of a parameter under each choice, by its movement. The parameter of the lowest rank is taken. */
const RANKED: Readonly<Record<CoordinateChoice, (movement: number) => number>> = {
  least: (movement) => movement,
  sampled: (movement) => movement,
  moved: (movement) => (movement > 0 ? movement : Number.POSITIVE_INFINITY),
  most: (movement) => -movement,
};

/** Writes the gradient of one step without noise: clipped gradients, summed and divided by the expected batch size. */
type StepGradient = (parameters: Float64Array, step: number, gradient: Float64Array) => void;

function ofAllRecords({ data, shape }: CraftingPass, clippingNorm: number): StepGradient {
  const batch = fullBatch(shape, data);
  const confidence = new Float64Array(data.rows);
  return (parameters, _, gradient) => {
    batch.forward(parameters, confidence);
    batch.meanGradient(parameters, clippingNorm, gradient);
  };
}

/** Poisson batches: each record joins a step with the sampling rate's probability, on its own. */
function ofBatches(
  { data, shape }: CraftingPass,
  clippingNorm: number,
  { samplingRate, seed }: SampledBatches,
): StepGradient {
  return (parameters, step, gradient) => {
    const coins = uniforms({ seed, stream: STREAM.S2Batch, step }, data.rows);
    const rows = rowsWhere(data.rows, (row) => coins[row] < samplingRate);
    gradient.fill(0);
    if (rows.length === 0) return;
    const batch = fullBatch(shape, selectRows(data, rows));
    batch.forward(parameters, new Float64Array(rows.length));
    batch.meanGradient(parameters, clippingNorm, gradient);
    const scale = rows.length / (samplingRate * data.rows);
    for (let j = 0; j < gradient.length; j++) gradient[j] *= scale;
  };
}

/**
 * Trains on clipped gradients without noise, and chooses a parameter by its movement. Ties go to the lowest index. Yields
 * after every step.
 */
function* craftGradient(
  pass: CraftingPass,
  clippingNorm: number,
  choice: CoordinateChoice,
  batches: SampledBatches | undefined,
): Crafting<CraftedGradient> {
  const { shape, steps } = pass;
  if (choice === 'sampled' && batches === undefined)
    throw refusals('batches').missing(AUDIT_CANARIES.noBatches);
  const parameters = pass.initial.slice();
  const before = parameters.slice();
  const gradient = new Float64Array(parameters.length);
  const movement = new Float64Array(parameterTotal(shape));
  const descend = descent(pass.optimizer, pass.learningRate, parameters.length);
  const stepGradient =
    choice === 'sampled' && batches
      ? ofBatches(pass, clippingNorm, batches)
      : ofAllRecords(pass, clippingNorm);
  for (let t = 0; t < steps; t++) {
    stepGradient(parameters, t, gradient);
    before.set(parameters);
    descend(parameters, gradient, t);
    for (let j = 0; j < movement.length; j++) movement[j] += Math.abs(parameters[j] - before[j]);
    yield { phase: 'gradient', done: t + 1, total: steps };
  }
  const coordinate = argmin(movement.map(RANKED[choice]));
  return { coordinate, movement: movement[coordinate] };
}

/** The crafted gradient as the page shows it. `layer` counts from 0; `input` is null for a bias. */
export interface ShownGradient {
  coordinate: number;
  layer: number;
  unit: number;
  input: number | null;
  movement: number;
}

export const S2: CanaryRecipe<CraftedGradient, ShownGradient> = {
  craft: ({ pass, steps, clippingNorm, coordinate = 'least', batches }) =>
    craftGradient({ ...pass, steps }, clippingNorm, coordinate, batches),
  craftingSteps: (steps) => steps,
  plan: ({ coordinate }, { index: slot }) => ({ canary: { kind: 'gradient', slot, coordinate }, probes: [] }),
  score: ({ parameter }) => parameter,
  show: ({ coordinate, movement }, { model }) => ({ ...locate(model.shape, coordinate), movement }),
};

function locate(shape: ModelShape, coordinate: number) {
  const layers = affineLayers(shape);
  const layer = layers.findLastIndex(({ offset }) => coordinate >= offset);
  const { inputs, units, offset } = layers[layer];
  const within = coordinate - offset;
  const bias = within - units * inputs;
  return bias >= 0
    ? { coordinate, layer, unit: bias, input: null }
    : { coordinate, layer, unit: Math.floor(within / inputs), input: within % inputs };
}
