// Everything the attacker prepares before the audited runs: reference model, target record, and the canaries S2 to S5
// as the training job takes them. Crafts; does not train the audited models.
import { featuresOf } from '../datasets/table';
import type { AuditData } from '../datasets/types';
import { InputError, requireNumber } from '../numerics/errors';
import { squaredNorm } from '../numerics/vectors';
import { accuracy, gradientFactors, gradientNorm, parameterTotal } from './crafting/classifier';
import type { Crafting } from './crafting/progress';
import { argmin, type ReferenceModel, trainReference, zeroParameters } from './crafting/referenceModel';
import type { Canary, CanaryRecord, ModelShape, Optimizer } from './job';
import { type CraftedGradient, craftGradient } from './S2/craftedGradient';
import { type CraftedInput, craftInput, INPUT_STEPS } from './S3/craftedInput';
import { chooseMislabel, type Mislabelled } from './S4/mislabelled';
import { chooseNatural, type NaturalSubstitute } from './S5/natural';

/** The paper's scenarios on real training; S1 needs no data (worstCase.ts). */
export type CanaryKind = 'S2' | 'S3' | 'S4' | 'S5';

export const CANARY_TITLES: Readonly<Record<CanaryKind, string>> = {
  S2: 'crafted gradient',
  S3: 'crafted input',
  S4: 'mislabelled record',
  S5: 'natural record',
};

export interface CraftRequest {
  data: AuditData;
  shape: ModelShape;
  /** C of the audited run. */
  clippingNorm: number;
  /** T of the audited run: so long is the noise-free pass of S2. */
  steps: number;
  /** Training row to attack; by the paper's rule (lowest average confidence) when left out. */
  target?: number;
  /** Which canaries are wanted; all that the model allows when left out. */
  kinds?: readonly CanaryKind[];
  /** Of the reference model and the pass of S2: plain descent for a linear head, Adam for a multilayer perceptron. */
  optimizer?: Optimizer;
  /** lr_ref. Default 0.01; 0.0018 under Adam. */
  learningRate?: number;
  referenceSteps?: number;
  inputSteps?: number;
  /** Flattened initial parameters (see classifier.ts); needed for a multilayer perceptron, zeros for a linear head. */
  initial?: Float64Array;
}

export interface Target {
  /** Row of the training table. */
  index: number;
  record: CanaryRecord;
  /** Average over the reference training of the probability given to its label. */
  confidence: number;
  /** At the final reference model, before clipping. */
  gradientNorm: number;
  featureNorm: number;
}

export interface CraftedCanaries {
  target: Target;
  reference: ReferenceModel & { testAccuracy: number };
  S2: CraftedGradient | null;
  S3: CraftedInput | null;
  S4: Mislabelled | null;
  S5: NaturalSubstitute | null;
}

export const REFERENCE_STEPS = 500;
const LEARNING_RATE: Readonly<Record<Optimizer, number>> = { sgd: 0.01, adam: 0.0018 };
const ALL: readonly CanaryKind[] = ['S2', 'S3', 'S4', 'S5'];

/** The canaries that can be crafted for a model: S3's closed form exists for linear heads only. */
export function canaryKindsFor(shape: ModelShape): readonly CanaryKind[] {
  return shape.kind === 'linear' ? ALL : ALL.filter((kind) => kind !== 'S3');
}

/** Yields progress, returns the crafted objects. Deterministic. Throws a InputError for impossible requests. */
export function* craftCanaries(request: CraftRequest): Crafting<CraftedCanaries> {
  const { data, shape, clippingNorm } = request;
  const { train, auxiliary, test } = data;
  const kinds = request.kinds ?? canaryKindsFor(shape);
  checkRequest(request, kinds);
  const optimizer = request.optimizer ?? (shape.kind === 'linear' ? 'sgd' : 'adam');
  const learningRate = request.learningRate ?? LEARNING_RATE[optimizer];
  const initial = request.initial ?? zeroParameters(shape);
  const pass = { data: train, shape, optimizer, learningRate, initial };

  const reference = yield* trainReference({ ...pass, steps: request.referenceSteps ?? REFERENCE_STEPS });
  const { model, averageConfidence } = reference;
  const index = request.target ?? argmin(averageConfidence);
  const record = { features: featuresOf(train, index).slice(), label: train.labels[index] };

  const wanted = (kind: CanaryKind) => kinds.includes(kind);
  const S4 = wanted('S4') ? chooseMislabel(model, record) : null;
  const S5 = wanted('S5') ? yield* chooseNatural(model, record, auxiliary) : null;
  const S3 = wanted('S3')
    ? yield* craftInput(model, record, learningRate, request.inputSteps ?? INPUT_STEPS)
    : null;
  const S2 = wanted('S2') ? yield* craftGradient({ ...pass, steps: request.steps }, clippingNorm) : null;
  return {
    target: {
      index,
      record,
      confidence: averageConfidence[index],
      gradientNorm: gradientNorm(gradientFactors(model, record)),
      featureNorm: Math.sqrt(squaredNorm(record.features)),
    },
    reference: { ...reference, testAccuracy: accuracy(model, test) },
    S2,
    S3,
    S4,
    S5,
  };
}

function checkRequest(request: CraftRequest, kinds: readonly CanaryKind[]): void {
  const { data, shape } = request;
  requireNumber('clippingNorm', request.clippingNorm, { min: 0, max: 1e6, exclusiveMin: true });
  requireNumber('steps', request.steps, { min: 1, max: 1e6, integer: true });
  if (shape.inputs !== data.train.columns || shape.classes !== data.train.classes) {
    throw new InputError(
      'inconsistent',
      'shape',
      `The model takes ${shape.inputs} features and ${shape.classes} classes, the data have ` +
        `${data.train.columns} and ${data.train.classes}; make them equal.`,
    );
  }
  if (request.target !== undefined) {
    requireNumber('target', request.target, { min: 0, max: data.train.rows - 1, integer: true });
  }
  const possible = canaryKindsFor(shape);
  const impossible = kinds.find((kind) => !possible.includes(kind));
  if (impossible) {
    throw new InputError(
      'unknown',
      'kinds',
      `${impossible} needs a linear head; choose among ${possible.join(', ')}.`,
    );
  }
  const size = parameterTotal(shape);
  if ((request.initial ?? (shape.kind === 'mlp' ? null : zeroParameters(shape)))?.length !== size) {
    throw new InputError(
      'missing',
      'initial',
      `Give ${size} initial parameters of the multilayer perceptron.`,
    );
  }
}

export interface PlannedCanary {
  canary: Canary;
  /** Points whose logits the scores need, in this order. */
  probes: readonly Float64Array[];
}

/** The canary of a training job. Throws a InputError when that kind was not crafted. */
export function planCanary(crafted: CraftedCanaries, kind: CanaryKind): PlannedCanary {
  const { index: slot, record: original } = crafted.target;
  const replace = (substitute: CanaryRecord): Canary => ({ kind: 'record', slot, original, substitute });
  switch (kind) {
    case 'S2': {
      const { coordinate } = made(crafted.S2, kind);
      return { canary: { kind: 'gradient', slot, coordinate }, probes: [] };
    }
    case 'S3': {
      const { features } = made(crafted.S3, kind);
      return { canary: replace({ features, label: original.label }), probes: [original.features, features] };
    }
    case 'S4': {
      const { label } = made(crafted.S4, kind);
      return { canary: replace({ features: original.features, label }), probes: [original.features] };
    }
    case 'S5': {
      const { record } = made(crafted.S5, kind);
      return { canary: replace(record), probes: [original.features, record.features] };
    }
  }
}

function made<T>(canary: T | null, kind: CanaryKind): T {
  if (canary === null) throw new InputError('missing', 'kinds', `${kind} was not crafted; ask for it.`);
  return canary;
}
