// The request, progress and reply of a training audit, as plain data that crosses the worker border.

import type { Mechanism } from '../../../accounting/types';
import type { Sentence } from '../../../base/sentences/sentence';
import type { ModelShape, Optimizer } from '../../canaries/job';
import type { ShownRecord } from '../../canaries/recipe';
import type { CraftedCanaries, ShownObjects } from '../../canaries/recipes';
import type { CanaryKind } from '../../canaries/registry';
import type { CoordinateChoice } from '../../canaries/S2/coordinate';
import type { DatasetId } from '../../datasets/registry';
import type { AuditData, SpeechSentence } from '../../datasets/types';
import type { CheckpointCeilings, ScoreView, TrainingAuditReport } from '../../estimation/trainingReport';
import type { RepeatSummary } from '../../estimation/types';
import type { ByEstimator, ChosenEstimator } from '../../estimators/registry';
import type { BackendName } from '../backendName';

/** Real training under attack (S2-S5): thousands of models with and without the substitution. */
export interface TrainingAuditRequest {
  /** Canonical text of everything below. A stopped audit goes on when it is asked again under the same key. */
  key: string;
  /** The set of records; 'own' where the request brings its records. */
  dataset: DatasetId | 'own';
  /** The records when `dataset` is 'own'; else null. */
  ownData: AuditData | null;
  model: ModelShape['kind'];
  optimizer: Optimizer;
  /** Canaries to train with: at least one, and none that the model does not allow. */
  canaries: readonly CanaryKind[];
  /** Further canaries to prepare and describe, but not to train with. */
  alsoCraft: readonly CanaryKind[];
  mechanism: Mechanism;
  /** delta of the claims, in [1e-15, 0.5]. */
  delta: number;
  /** 1 - alpha of a single claim. */
  confidence: number;
  clippingNorm: number;
  learningRate: number;
  /** Ascending steps in 1..mechanism.steps. */
  checkpoints: readonly number[];
  /** Models in each world, per canary and repeat. */
  modelsPerWorld: number;
  repeats: number;
  /** Training row to attack; null for the paper's rule (lowest average confidence). */
  target: number | null;
  /** The coordinate into which S2 puts its gradient; 'least' when left out. */
  coordinate?: CoordinateChoice;
  /** Seed of the audit, 32-bit unsigned. */
  seed: number;
}

export type { ShownRecord };

export interface DataSummary
  extends Pick<AuditData, 'id' | 'classNames' | 'columnNames' | 'image' | 'source'> {
  trainRows: number;
  auxiliaryRows: number;
  testRows: number;
  columns: number;
}

/** The sentences behind the target and the canaries, if records are sentences. */
export interface ShownSentences {
  target: SpeechSentence;
  /** Sentence of S5's record, from the auxiliary part; null if S5 was not crafted. */
  natural: SpeechSentence | null;
  /** Sentences of the auxiliary part whose features point most in the direction of S3's features, the nearest first. */
  nearest: readonly (SpeechSentence & { cosine: number })[];
}

export type { SpeechSentence };

/** The target and the crafted canaries. A cosine is that of the gradients of target and canary at the reference model. */
export type CraftedSummary = {
  target: {
    index: number;
    record: ShownRecord;
    /** Probability that the reference model gives to the target's label, averaged over its training. */
    confidence: number;
    gradientNorm: number;
  };
  /** Test accuracy of the attacker's non-private reference model. */
  referenceAccuracy: number;
  sentences?: ShownSentences;
} & { [Kind in CanaryKind]: ShownObjects[Kind] | null };

/** Means over the repeats, with two standard errors where there are several. */
export interface CheckpointSummary extends ByEstimator<'trained', RepeatSummary, ChosenEstimator> {
  step: number;
  dPrime: RepeatSummary;
}

export interface CanaryAudit {
  kind: CanaryKind;
  /** Models scored so far, both worlds, all repeats. */
  models: number;
  /** Report over the models of all repeats: what the claim rests on. Null before two models per world. */
  pooled: TrainingAuditReport | null;
  /** One entry per checkpoint; null before every repeat has a report of its own. */
  summary: readonly CheckpointSummary[] | null;
  /** Scores of both worlds at every checkpoint, all repeats; null before there is a model in each world. */
  views: readonly ScoreView[] | null;
  /** Test accuracy at the last step, canary in place. */
  accuracy: Accuracy | null;
}

export interface Accuracy {
  mean: number;
  models: number;
}

/** A fault: a backend failed and the next one went on, or a worker of a backend died and was replaced ('replaced'). */
export interface BackendFault {
  backend: BackendName;
  code: string;
  message: Sentence;
}

/** The results of the models so far; of all models if `complete`. */
export interface TrainingAuditReply {
  data: DataSummary;
  shape: ModelShape;
  crafted: CraftedSummary;
  checkpoints: readonly number[];
  ceilings: readonly CheckpointCeilings[];
  /** Audits in the order of the request's canaries. */
  audits: readonly CanaryAudit[];
  /** Test accuracy of models trained without any canary; null before the first. */
  accuracyWithout: Accuracy | null;
  backend: { name: BackendName; description: Sentence; whyNotGpu: Sentence | null } | null;
  faults: readonly BackendFault[];
  modelsTrained: number;
  /** Model-steps per second while training; 0 before the first block. */
  rate: number;
  /** Milliseconds of work so far, over all stops. */
  elapsed: number;
  complete: boolean;
}

/** A finished piece of work. Its owner keeps it, and a new session that has all of it goes on from there to the same report. */
export type FinishedWork = {
  /** Milliseconds of work so far, over all stops. */
  elapsed: number;
} & (
  | { kind: 'crafted'; crafted: CraftedCanaries }
  | {
      kind: 'models';
      /** Index of the training job, in the order of the plan. */
      part: number;
      firstModel: number;
      models: number;
      /** Models x checkpoints, row-major; null where only the accuracy is wanted. */
      scores: Float64Array | null;
      accuracy: Float32Array;
    }
);

export interface TrainingAuditProgress {
  phase: 'loading' | 'crafting' | 'training';
  /** Work done in the phase: steps of crafting, model-steps of training. */
  done: number;
  total: number;
  /** Units per second; 0 while unknown. */
  rate: number;
  /** Infinity while unknown. */
  secondsLeft: number;
  /** The newest report, when there is a newer one than in the last message. */
  partial: TrainingAuditReply | null;
}
