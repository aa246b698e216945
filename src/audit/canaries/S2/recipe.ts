// S2: the target's clipped gradient is replaced by +-C along the coordinate that training moves least; the score is how far
// that parameter has moved.
import { affineLayers } from '../crafting/classifier';
import type { ModelShape } from '../job';
import type { CanaryRecipe } from '../recipe';
import { type CraftedGradient, craftGradient } from './craftedGradient';

/** `coordinate` is the flattened parameter; `layer` counts from 0; `input` is null for a bias. */
export interface ShownGradient {
  coordinate: number;
  layer: number;
  unit: number;
  input: number | null;
  movement: number;
}

export const S2: CanaryRecipe<CraftedGradient, ShownGradient> = {
  craft: ({ pass, steps, clippingNorm }) => craftGradient({ ...pass, steps }, clippingNorm),
  craftingSteps: (steps) => steps,
  plan: ({ coordinate }, { index: slot }) => ({ canary: { kind: 'gradient', slot, coordinate }, probes: [] }),
  score: ({ parameter }) => parameter,
  largerWorld: 1,
  show: ({ coordinate, movement }, { model }) => ({ ...locate(model.shape, coordinate), movement }),
};

/** Which weight or bias a flattened parameter is. */
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
