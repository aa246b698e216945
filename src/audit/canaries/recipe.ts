// The interface of a canary: how it is crafted, put into a training job, scored and shown.
import type { AuditData } from '../datasets/types';
import type { Classifier } from './crafting/classifier';
import type { CraftingPass } from './crafting/descent';
import type { Crafting } from './crafting/progress';
import type { Canary, CanaryRecord } from './job';
import type { CoordinateChoice } from './S2/coordinate';

/** Law of the audited run's batches, from which a canary that trains without noise draws batches of its own. */
export interface SampledBatches {
  /** Sampling rate q, in (0, 1]. */
  samplingRate: number;
  /** Seed of the coins that decide which records join a batch, 32-bit unsigned. */
  seed: number;
}

export interface CraftingScene {
  data: AuditData;
  model: Classifier;
  record: CanaryRecord;
  /** How the reference model was trained, for a canary that trains once more. */
  pass: Omit<CraftingPass, 'steps'>;
  /** C and T of the audited run. */
  clippingNorm: number;
  steps: number;
  /** Gradient steps of a canary that descends on its features; by default the canary's own number. */
  inputSteps: number | undefined;
  /** The coordinate of a crafted gradient; 'least' when left out. */
  coordinate: CoordinateChoice | undefined;
  /** The rate and seed by which the coordinate 'sampled' draws its batches. */
  batches: SampledBatches | undefined;
}

export interface Target {
  index: number;
  record: CanaryRecord;
  /** Probability that the reference model gives to the target's label, averaged over its training. */
  confidence: number;
  /** Norm of the target's gradient at the final reference model, before clipping. */
  gradientNorm: number;
  featureNorm: number;
}

export interface PlannedCanary {
  canary: Canary;
  /** Points whose logits the scores need, in this order. */
  probes: readonly Float64Array[];
}

/** Numbers that are read from one model at one checkpoint. */
interface ModelReading {
  /** theta_t - theta_0 at the coordinate of a gradient canary. */
  parameter: number;
  logits: readonly Float32Array[];
}

/** A record in the units of its source (standardisation undone). A crafted one may leave the source's range. */
export interface ShownRecord {
  features: Float64Array;
  label: number;
}

export interface ShowingScene {
  target: Target;
  model: Classifier;
  show(record: CanaryRecord): ShownRecord;
}

/**
 * How a canary is made and scored. `Crafted` crosses the worker border and is kept; `Shown` is what a page shows of it,
 * and is recorded. Both are plain data.
 */
export interface CanaryRecipe<Crafted, Shown> {
  /** Crafts the canary, deterministically. Throws an InputError when no canary can be made of the target. */
  craft(scene: CraftingScene): Crafting<Crafted>;
  /** The last `done` that `craft` reports, for T audited steps and its own number of input steps; 0 if it reports nothing. */
  craftingSteps(steps: number, data: AuditData): number;
  plan(crafted: Crafted, target: Target): PlannedCanary;
  /** Score that the auditor compares with a threshold. It depends on theta_t and theta_0 only, never on other iterates. */
  score(reading: ModelReading, crafted: Crafted, target: Target): number;
  show(crafted: Crafted, scene: ShowingScene): Shown;
}

export function replacement({ index: slot, record: original }: Target, substitute: CanaryRecord): Canary {
  return { kind: 'record', slot, original, substitute };
}
