// What a page shows of an audit's data and crafted objects: raw units, plain fields. Computes no audit.

import type { CraftedByKind, CraftedCanaries } from '../../canaries/craft';
import type { CanaryRecord } from '../../canaries/job';
import type { ShowingScene, ShownRecord } from '../../canaries/recipe';
import { type CraftedObjects, RECIPES, type ShownObjects } from '../../canaries/recipes';
import { CANARY_KINDS, type CanaryKind } from '../../canaries/registry';
import type { AuditData } from '../../datasets/types';
import type { CraftedSummary, DataSummary } from './types';

export function summariseData(data: AuditData): DataSummary {
  return {
    id: data.id,
    trainRows: data.train.rows,
    auxiliaryRows: data.auxiliary.rows,
    testRows: data.test.rows,
    columns: data.train.columns,
    classNames: data.classNames,
    columnNames: data.columnNames,
    image: data.image,
    source: data.source,
  };
}

export function summariseCrafted(crafted: CraftedCanaries, data: AuditData): CraftedSummary {
  const { target, reference } = crafted;
  const show = (record: CanaryRecord) => shownRecord(record, data);
  const scene: ShowingScene = { target, model: reference.model, show };
  const shown = CANARY_KINDS.map((kind) => [kind, showOne(kind, crafted, scene)]);
  return {
    target: {
      index: target.index,
      record: show(target.record),
      confidence: target.confidence,
      gradientNorm: target.gradientNorm,
    },
    referenceAccuracy: reference.testAccuracy,
    ...(Object.fromEntries(shown) as { [Kind in CanaryKind]: ShownObjects[Kind] | null }),
  };
}

function showOne<Kind extends CanaryKind>(kind: Kind, crafted: CraftedByKind, scene: ShowingScene) {
  const object: CraftedObjects[Kind] | null = crafted[kind];
  return object && RECIPES[kind].show(object, scene);
}

/** Standardisation undone. */
function shownRecord({ features, label }: CanaryRecord, { standardisation }: AuditData): ShownRecord {
  if (standardisation === null) return { features: features.slice(), label };
  const { mean, scale } = standardisation;
  return { features: features.map((value, j) => value * scale[j] + mean[j]), label };
}
