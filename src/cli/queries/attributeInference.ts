// The query that attacks noisy marginals of a data set, beside the bounds on what an attack can reach.
import { DOMAIN } from '../../accounting';
import { loadDataset } from '../../datasets/catalogue';
import { DATASETS } from '../../datasets/registry';
import { TARGETS_RANGE } from '../../risk/bound';
import { type AttributeInferenceDesign, attributeInference } from '../../risk/marginals/attributeInference';
import { BREAST_COLUMNS } from '../../risk/marginals/breastColumns';
import { readAsset } from '../../training/node/environment';
import {
  COUNT,
  failuresField,
  NON_NEGATIVE,
  namesField,
  numberField,
  optionalNumber,
  orDefault,
  POSITIVE_COUNT,
  type Query,
  SEED,
} from '../fields';
import type { Handler, Work } from '../handler';
import { finished } from './oneRunAudit';

const DATASET_IDS = DATASETS.map(({ id }) => id);

function claimOf(query: Query): AttributeInferenceDesign['claim'] {
  const epsilon =
    query.targetEpsilon === null
      ? null
      : numberField(query, 'targetEpsilon', { ...NON_NEGATIVE, exclusiveMin: true });
  return {
    epsilon,
    delta: numberField(query, 'delta', DOMAIN.delta),
    adjacency: orDefault(query, 'relation', ['substitute', 'add-remove'], 'substitute'),
  };
}

function answer(query: Query): Work {
  const dataset = orDefault(query, 'dataset', DATASET_IDS, 'breast');
  const claim = claimOf(query);
  const design: AttributeInferenceDesign = {
    columns: namesField(query, 'columns', BREAST_COLUMNS),
    bins: optionalNumber(query, 'bins', POSITIVE_COUNT, 6),
    ways: optionalNumber(query, 'ways', POSITIVE_COUNT, 3),
    unknown: namesField(query, 'unknown', ['mean texture']),
    targets: optionalNumber(query, 'targets', TARGETS_RANGE, 100),
    secrets: orDefault(query, 'secrets', ['prior', 'records'], 'prior'),
    tolerance: optionalNumber(query, 'tolerance', COUNT, 0),
    claim,
    failures: failuresField(query),
    repeats: optionalNumber(query, 'repeats', POSITIVE_COUNT, 20),
    seed: optionalNumber(query, 'seed', SEED, 1),
  };
  return async () => {
    const data = await loadDataset(dataset, readAsset);
    const started = performance.now();
    const result = finished(attributeInference(data, design));
    return { dataset, claim, ...result, seconds: (performance.now() - started) / 1000 };
  };
}

export const attributeInferenceQueries: readonly [string, Handler][] = [['attributeInference', answer]];
