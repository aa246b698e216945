// What a page shows of an audit's data and crafted objects: raw units, plain fields. Computes no audit.

import type { CraftedCanaries } from '../../canaries/craft';
import { affineLayers } from '../../canaries/crafting/classifier';
import type { CanaryRecord, ModelShape } from '../../canaries/job';
import type { AuditData } from '../../datasets/types';
import type { CraftedSummary, DataSummary, ShownRecord } from './types';

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
  const { target, reference, S2, S3, S4, S5 } = crafted;
  const { record } = target;
  const show = (shown: CanaryRecord) => shownRecord(shown, data);
  return {
    target: {
      index: target.index,
      record: show(record),
      confidence: target.confidence,
      gradientNorm: target.gradientNorm,
    },
    referenceAccuracy: reference.testAccuracy,
    S2: S2 && { ...locate(reference.model.shape, S2.coordinate), movement: S2.movement },
    S3: S3 && { record: show({ features: S3.features, label: record.label }), cosine: S3.cosine },
    S4: S4 && { record: show({ features: record.features, label: S4.label }), cosine: S4.cosine },
    S5: S5 && { record: show(S5.record), index: S5.index, cosine: S5.cosine },
  };
}

/** Standardisation undone. */
function shownRecord({ features, label }: CanaryRecord, { standardisation }: AuditData): ShownRecord {
  if (standardisation === null) return { features: features.slice(), label };
  const { mean, scale } = standardisation;
  return { features: features.map((value, j) => value * scale[j] + mean[j]), label };
}

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
