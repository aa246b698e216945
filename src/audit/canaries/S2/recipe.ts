// S2, a crafted gradient (Algorithm 2 of the paper): the target's clipped gradient is replaced by +-C along the
// parameter that moves least while the model trains without noise, where it meets no other signal. The score is how
// far that parameter has moved.
import { affineLayers, parameterTotal } from '../crafting/classifier';
import { type CraftingPass, descent } from '../crafting/descent';
import { fullBatch } from '../crafting/fullBatch';
import type { Crafting } from '../crafting/progress';
import { argmin } from '../crafting/referenceModel';
import type { ModelShape } from '../job';
import type { CanaryRecipe } from '../recipe';
import type { CoordinateChoice } from './coordinate';

export interface CraftedGradient {
  /** j*: flattened index, class-major weights before biases. */
  coordinate: number;
  /** S_j*: the way that the parameter went in all, sum over steps of |theta_t+1,j - theta_t,j|. */
  movement: number;
}

const RANKED: Readonly<Record<CoordinateChoice, (movement: number) => number>> = {
  least: (movement) => movement,
  moved: (movement) => (movement > 0 ? movement : Number.POSITIVE_INFINITY),
  most: (movement) => -movement,
};

/** Noise-free full-batch training with clipped gradients; ties to the lowest index. Yields after every step. */
function* craftGradient(
  pass: CraftingPass,
  clippingNorm: number,
  choice: CoordinateChoice,
): Crafting<CraftedGradient> {
  const { data, shape, steps } = pass;
  const parameters = pass.initial.slice();
  const before = parameters.slice();
  const gradient = new Float64Array(parameters.length);
  const movement = new Float64Array(parameterTotal(shape));
  const batch = fullBatch(shape, data);
  const descend = descent(pass.optimizer, pass.learningRate, parameters.length);
  const confidence = new Float64Array(data.rows);
  for (let t = 0; t < steps; t++) {
    batch.forward(parameters, confidence);
    batch.meanGradient(parameters, clippingNorm, gradient);
    before.set(parameters);
    descend(parameters, gradient, t);
    for (let j = 0; j < movement.length; j++) movement[j] += Math.abs(parameters[j] - before[j]);
    yield { phase: 'gradient', done: t + 1, total: steps };
  }
  const coordinate = argmin(movement.map(RANKED[choice]));
  return { coordinate, movement: movement[coordinate] };
}

/** `coordinate` is the flattened parameter; `layer` counts from 0; `input` is null for a bias. */
export interface ShownGradient {
  coordinate: number;
  layer: number;
  unit: number;
  input: number | null;
  movement: number;
}

export const S2: CanaryRecipe<CraftedGradient, ShownGradient> = {
  craft: ({ pass, steps, clippingNorm, coordinate = 'least' }) =>
    craftGradient({ ...pass, steps }, clippingNorm, coordinate),
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
