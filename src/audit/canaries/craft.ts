// Everything the attacker prepares before the audited runs: reference model, target record, and every canary by its
// recipe.
import { refusals, requireNumber } from '../../base/numerics/errors';
import { squaredNorm } from '../../base/numerics/vectors';
import { featuresOf } from '../datasets/table';
import type { AuditData } from '../datasets/types';
import { accuracy, gradientFactors, gradientNorm, parameterTotal } from './crafting/classifier';
import type { Crafting } from './crafting/progress';
import { argmin, trainReference, zeroParameters } from './crafting/referenceModel';
import type { ModelShape, Optimizer } from './job';
import type { CraftingScene, PlannedCanary, SampledBatches } from './recipe';
import { type CraftedByKind, type CraftedCanaries, type CraftedObjects, RECIPES } from './recipes';
import { CANARY_KINDS, type CanaryKind } from './registry';
import type { CoordinateChoice } from './S2/coordinate';
import { AUDIT_CANARIES } from './sentences';

export interface CraftRequest {
  data: AuditData;
  shape: ModelShape;
  /** C of the audited run. */
  clippingNorm: number;
  /** T of the audited run, which is also the number of steps of S2's noise-free pass. */
  steps: number;
  /** Training row to attack. By default it is chosen by the paper's rule, lowest average confidence. */
  target?: number;
  kinds?: readonly CanaryKind[];
  /** The optimizer of the reference model, of S2 and of S3. By default plain descent for a linear head, Adam for a perceptron. */
  optimizer?: Optimizer;
  /** Learning rate of the same three, lr_ref. By default 0.01, and 0.0018 under Adam. */
  learningRate?: number;
  referenceSteps?: number;
  inputSteps?: number;
  coordinate?: CoordinateChoice;
  /** The rate and seed of the audited run's batches, for the coordinate 'sampled'. */
  batches?: SampledBatches;
  /** Flattened initial parameters, in the order of classifier.ts. A perceptron needs them; a linear head starts from 0 without. */
  initial?: Float64Array;
}

export const REFERENCE_STEPS = 500;
const LEARNING_RATE: Readonly<Record<Optimizer, number>> = { sgd: 0.01, adam: 0.0018 };

/** Crafts the canaries of `kinds`, and yields its progress. Deterministic. Throws InputError for impossible requests. */
export function* craftCanaries(request: CraftRequest): Crafting<CraftedCanaries> {
  const { data, shape, clippingNorm } = request;
  const { train, test } = data;
  const kinds = request.kinds ?? CANARY_KINDS;
  checkRequest(request);
  const optimizer = request.optimizer ?? (shape.kind === 'linear' ? 'sgd' : 'adam');
  const learningRate = request.learningRate ?? LEARNING_RATE[optimizer];
  const initial = request.initial ?? zeroParameters(shape);
  const pass = { data: train, shape, optimizer, learningRate, initial };

  const reference = yield* trainReference({ ...pass, steps: request.referenceSteps ?? REFERENCE_STEPS });
  const { model, averageConfidence } = reference;
  const index = request.target ?? argmin(averageConfidence);
  const record = { features: featuresOf(train, index).slice(), label: train.labels[index] };

  const scene: CraftingScene = {
    data,
    model,
    record,
    pass,
    clippingNorm,
    steps: request.steps,
    inputSteps: request.inputSteps,
    coordinate: request.coordinate,
    batches: request.batches,
  };

  const made = Object.fromEntries(CANARY_KINDS.map((kind) => [kind, null])) as CraftedByKind;
  // the weakest attacker comes first, so that a canary that cannot be crafted is refused before the long pass of S2
  for (const kind of CANARY_KINDS.toReversed()) if (kinds.includes(kind)) yield* craftOne(kind, scene, made);
  return {
    target: {
      index,
      record,
      confidence: averageConfidence[index],
      gradientNorm: gradientNorm(gradientFactors(model, record)),
      featureNorm: Math.sqrt(squaredNorm(record.features)),
    },
    reference: { ...reference, testAccuracy: accuracy(model, test) },
    ...made,
  };
}

function* craftOne<Kind extends CanaryKind>(
  kind: Kind,
  scene: CraftingScene,
  made: CraftedByKind,
): Crafting<void> {
  made[kind] = yield* RECIPES[kind].craft(scene);
}

function checkRequest(request: CraftRequest): void {
  const { data, shape } = request;
  requireNumber('clippingNorm', request.clippingNorm, { min: 0, max: 1e6, exclusiveMin: true });
  requireNumber('steps', request.steps, { min: 1, max: 1e6, integer: true });
  if (shape.inputs !== data.train.columns || shape.classes !== data.train.classes) {
    const { inputs, classes } = shape;
    const { columns, classes: dataClasses } = data.train;
    throw refusals('shape').inconsistent(
      AUDIT_CANARIES.otherShape({ inputs, classes, columns, dataClasses }),
    );
  }
  if (request.target !== undefined) {
    requireNumber('target', request.target, { min: 0, max: data.train.rows - 1, integer: true });
  }
  const size = parameterTotal(shape);
  if ((request.initial ?? (shape.kind === 'mlp' ? null : zeroParameters(shape)))?.length !== size)
    throw refusals('initial').missing(AUDIT_CANARIES.noInitial({ size }));
}

/** The canary of a training job. Throws an InputError when that kind was not crafted. */
export function planCanary<Kind extends CanaryKind>(crafted: CraftedCanaries, kind: Kind): PlannedCanary {
  return RECIPES[kind].plan(craftedObject(crafted, kind), crafted.target);
}

/** The crafted canary of a kind. Throws an InputError when that kind was not crafted. */
export function craftedObject<Kind extends CanaryKind>(
  crafted: CraftedByKind,
  kind: Kind,
): CraftedObjects[Kind] {
  const object = crafted[kind];
  if (object === null) throw refusals('kinds').missing(AUDIT_CANARIES.notCrafted({ kind }));
  return object;
}
