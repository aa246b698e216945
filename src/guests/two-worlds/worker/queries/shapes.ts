// Schemas that several queries of two worlds share.
import { z } from 'zod';
import { ABOVE_ZERO, COUNT, OPEN_UNIT_INTERVAL, SEED } from '../../../../base/numerics/ranges';
import { FIELD, MECHANISM, numberIn } from '../../../../work/queries/vocabulary';

const place = numberIn({ min: -1, max: 1 });
const POINT = { x: place, y: place };

export const world = z.union([z.literal(0), z.literal(1)]);

export const change = z.union([
  z.strictObject({ kind: z.enum(['remove', 'flip']) }),
  z.strictObject({ kind: z.literal('move'), ...POINT }),
]);

/** Settings by which both worlds are trained. */
export const TRAINING = {
  plane: z.strictObject({
    points: z.array(z.strictObject({ ...POINT, label: z.union([z.literal(0), z.literal(1)]) })),
    ana: numberIn(COUNT),
  }),
  change,
  model: z.enum(['logistic', 'network']),
  mechanism: z.strictObject(MECHANISM),
  clippingNorm: numberIn(ABOVE_ZERO),
  learningRate: numberIn(ABOVE_ZERO),
  seed: numberIn(SEED),
};

/** Fields of an audit of both worlds. */
export const AUDITED = {
  change,
  keptSteps: z.array(numberIn({ min: 1, max: 10_000, integer: true })),
  delta: FIELD.delta,
  confidence: numberIn(OPEN_UNIT_INTERVAL),
};

/** The training of the examples: four records, and Ana’s label flipped. */
export const EXAMPLE = {
  plane: {
    points: [
      { x: -0.5, y: -0.5, label: 0 },
      { x: -0.4, y: 0.3, label: 0 },
      { x: 0.5, y: 0.5, label: 1 },
      { x: 0.4, y: -0.3, label: 1 },
    ],
    ana: 0,
  },
  change: { kind: 'flip' },
  model: 'logistic',
  mechanism: { samplingRate: 0.5, noiseMultiplier: 1, steps: 4 },
  clippingNorm: 0.5,
  learningRate: 1,
  seed: 1,
};
