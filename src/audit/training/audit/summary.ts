// The reply of a training audit: its data and crafted canaries in the units of their source, and what was trained.
import { dot, squaredNorm } from '../../../base/numerics/vectors';
import type { CanaryRecord } from '../../canaries/job';
import type { ShowingScene, ShownRecord } from '../../canaries/recipe';
import {
  type CraftedByKind,
  type CraftedCanaries,
  type CraftedObjects,
  RECIPES,
  type ShownObjects,
} from '../../canaries/recipes';
import { CANARY_KINDS, type CanaryKind } from '../../canaries/registry';
import { featuresOf } from '../../datasets/table';
import type { AuditData } from '../../datasets/types';
import { type CheckpointCeilings, ceilingsOf } from '../../estimation/trainingReport';
import { plannedModels } from './plan';
import type { PreparedAudit } from './preparation';
import type { CraftedSummary, DataSummary, ShownSentences, TrainingAuditReply } from './types';

function summariseData({ train, auxiliary, test, ...data }: AuditData): DataSummary {
  const { id, classNames, columnNames, image, source } = data;
  const rows = { trainRows: train.rows, auxiliaryRows: auxiliary.rows, testRows: test.rows };
  return { id, ...rows, columns: train.columns, classNames, columnNames, image, source };
}

export function summariseCrafted(crafted: CraftedCanaries, data: AuditData): CraftedSummary {
  const { target, reference } = crafted;
  const show = (record: CanaryRecord) => shownRecord(record, data);
  const scene: ShowingScene = { target, model: reference.model, show };
  const sentences = shownSentences(crafted, data);
  const shown = CANARY_KINDS.map((kind) => [kind, showOne(kind, crafted, scene)]);
  return {
    target: {
      index: target.index,
      record: show(target.record),
      confidence: target.confidence,
      gradientNorm: target.gradientNorm,
    },
    referenceAccuracy: reference.testAccuracy,
    ...(sentences && { sentences }),
    ...(Object.fromEntries(shown) as { [Kind in CanaryKind]: ShownObjects[Kind] | null }),
  };
}

function showOne<Kind extends CanaryKind>(kind: Kind, crafted: CraftedByKind, scene: ShowingScene) {
  const object: CraftedObjects[Kind] | null = crafted[kind];
  return object && RECIPES[kind].show(object, scene);
}

/** The record as readers see it, with the standardisation undone. */
function shownRecord({ features, label }: CanaryRecord, { standardisation }: AuditData): ShownRecord {
  if (standardisation === null) return { features: features.slice(), label };
  const { mean, scale } = standardisation;
  return { features: features.map((value, j) => value * scale[j] + mean[j]), label };
}

const NEAREST = 3;

/** The sentences of the target and of S5's record, and those nearest to S3's features, which are no sentence's own. */
function shownSentences(crafted: CraftedCanaries, data: AuditData): ShownSentences | null {
  const { sentences, auxiliary } = data;
  if (!sentences) return null;
  const { target, S3, S5 } = crafted;
  const cosines = Array.from({ length: S3 ? auxiliary.rows : 0 }, (_, row) => ({
    row,
    cosine: cosine(S3?.features ?? target.record.features, featuresOf(auxiliary, row)),
  }));
  const nearest = cosines.sort((a, b) => b.cosine - a.cosine || a.row - b.row).slice(0, NEAREST);
  return {
    target: sentences.train[target.index],
    natural: S5 && sentences.auxiliary[S5.index],
    nearest: nearest.map(({ row, cosine }) => ({ ...sentences.auxiliary[row], cosine })),
  };
}

function cosine(a: Float64Array, b: Float64Array): number {
  const norms = Math.sqrt(squaredNorm(a) * squaredNorm(b));
  return norms > 0 ? dot(a, b) / norms : 0;
}

/** The audits of trained models, whether their scores come from a session's memory or from files of many machines. */
type Trained = Omit<TrainingAuditReply, 'data' | 'shape' | 'crafted' | 'ceilings' | 'complete'> & {
  accounts: readonly CheckpointCeilings[];
};

export function auditReply(
  { data, shape, crafted, parts }: PreparedAudit,
  { accounts, ...trained }: Trained,
): TrainingAuditReply {
  return {
    data: summariseData(data),
    shape,
    crafted: summariseCrafted(crafted, data),
    ceilings: ceilingsOf(accounts),
    ...trained,
    complete: trained.modelsTrained === plannedModels(parts),
  };
}
