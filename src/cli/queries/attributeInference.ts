// The query that attacks noisy marginals of a data set, beside the bounds on what an attack can reach.

import { z } from 'zod';
import { DOMAIN } from '../../accounting';
import { loadDataset } from '../../audit/datasets/catalogue';
import { DATASET_IDS } from '../../audit/datasets/registry';
import { readAsset } from '../../audit/training/node/environment';
import { runToEnd } from '../../base/numerics/generators';
import { ABOVE_ZERO, COUNT, POSITIVE_COUNT, SEED } from '../../base/numerics/ranges';
import { TARGETS_RANGE } from '../../risk/bound';
import { attributeInference } from '../../risk/marginals/attributeInference';
import { BREAST_COLUMNS } from '../../risk/marginals/breastColumns';
import type { AttributeInferenceDesign } from '../../risk/marginals/design';
import { countBoundField, FIELD, number, numberIn, reached, text } from '../../work/queries/vocabulary';
import * as read from '../fields';
import type { QueryTable, Work } from '../query';

const SECRETS = ['prior', 'records'] as const;

function claimOf(query: read.Query): AttributeInferenceDesign['claim'] {
  const epsilon = query.targetEpsilon === null ? null : read.number(query, 'targetEpsilon', ABOVE_ZERO);
  return {
    epsilon,
    delta: read.number(query, 'delta', DOMAIN.delta),
    adjacency: read.orDefault(query, 'adjacency', ['substitute', 'add-remove'], 'substitute'),
  };
}

function answer(query: read.Query): Work {
  const dataset = read.orDefault(query, 'dataset', DATASET_IDS, 'breast');
  const claim = claimOf(query);
  const design: AttributeInferenceDesign = {
    columns: read.names(query, 'columns', BREAST_COLUMNS),
    bins: read.optional(query, 'bins', POSITIVE_COUNT, 6),
    ways: read.optional(query, 'ways', POSITIVE_COUNT, 3),
    unknown: read.names(query, 'unknown', ['mean texture']),
    targets: read.optional(query, 'targets', TARGETS_RANGE, 100),
    secrets: read.orDefault(query, 'secrets', SECRETS, 'prior'),
    tolerance: read.optional(query, 'tolerance', COUNT, 0),
    claim,
    failures: read.failures(query),
    repeats: read.optional(query, 'repeats', POSITIVE_COUNT, 20),
    seed: read.optional(query, 'seed', SEED, 1),
  };
  return async () => {
    const data = await loadDataset(dataset, readAsset);
    const started = performance.now();
    const result = runToEnd(attributeInference(data, design));
    return { dataset, claim, ...result, seconds: (performance.now() - started) / 1000 };
  };
}

export const attributeInferenceQueries: QueryTable = {
  attributeInference: {
    about: 'noisy marginals of a table, attacked and bounded',
    notes: [
      'It takes all marginals of so many ways, with a seed.',
      'columns are names of the data set’s, and label.',
      'unknown columns are mean texture if they are left out.',
      'bounds is the number of targets whose unknown columns can be right within tolerance bins, except with probability failure.',
      'right is the number that the relaxed projection gets, release by release.',
      'toldTheRest is right when the attacker knows all other targets.',
      'secrets says whether unknown values are drawn from the prior (a Chow-Liu tree) or are the records’ own, for which the bounds need not hold.',
      'adjacency belongs to targetEpsilon, and if it is null there is no noise.',
      'epsilons says what the noise is worth, adjacency by adjacency.',
      'The bounds belong to substitute, unknownColumns.',
    ],
    asks: z.strictObject({
      targetEpsilon: FIELD.targetEpsilon.nullable(),
      delta: FIELD.delta,
      adjacency: text.default('substitute'),
      unknown: z.array(text).optional(),
      tolerance: numberIn(COUNT).default(0),
      targets: numberIn(TARGETS_RANGE).default(100),
      repeats: numberIn(POSITIVE_COUNT).default(20),
      dataset: text.default('breast'),
      columns: z.array(text).optional(),
      bins: numberIn(POSITIVE_COUNT).default(6),
      ways: numberIn(POSITIVE_COUNT).default(3),
      failures: FIELD.failures,
      secrets: z.enum(SECRETS).default('prior'),
      seed: FIELD.seed,
    }),
    answers: z.strictObject({
      dataset: text,
      claim: z.strictObject({ epsilon: number, delta: number, adjacency: text }),
      columns: z.array(z.strictObject({ name: text, size: number })),
      marginals: number,
      touched: number,
      sigma: number,
      adjacency: text,
      prior: z.strictObject({
        expected: number,
        deviation: number,
        ownRight: number,
        largest: number,
        smallest: number,
      }),
      epsilons: z.strictObject({ addRemove: number, substitute: number, unknownColumns: number }),
      bounds: z.array(countBoundField),
      expectedAtMost: number,
      right: z.array(number),
      reached: z.array(reached),
      toldTheRest: z.array(number),
      assumptions: z.array(text),
      seconds: number,
    }),
    example: { targetEpsilon: 10, delta: 1e-5, repeats: 2, targets: 20 },
    run: answer,
  },
};
