// An attack on noisy marginals of a shipped data set, release by release.
import { z } from 'zod';
import { loadDataset } from '../../../audit/datasets/catalogue';
import { fetchAssets } from '../../../audit/training/fetchAssets';
import { ABOVE_ZERO, COUNT, OPEN_UNIT_INTERVAL, POSITIVE_COUNT, SEED } from '../../../base/numerics/ranges';
import { attributeInference } from '../../../risk/marginals/attributeInference';
import type { AttributeInferenceDesign } from '../../../risk/marginals/design';
import { type Entry, type Steps, stepsOf } from '../query';
import { FIELD, numberIn, text } from '../vocabulary';

export interface MarginalsAttack {
  dataset: string;
  design: AttributeInferenceDesign;
}

/** How many targets' unknown columns were guessed rightly, release by release. `assets`: address of the page's data files. */
export async function* marginalsAttacked(
  { assets, dataset, design }: MarginalsAttack & { assets: string },
  attack = async () => attributeInference(await loadDataset(dataset, fetchAssets(assets)), design),
): Steps<{ right: readonly number[]; total: number }> {
  const total = design.repeats;
  let known = 0;
  const { right } = yield* stepsOf(await attack(), ({ right: soFar }) => {
    if (soFar.length === known) return undefined;
    known = soFar.length;
    return { right: [...soFar], total };
  });
  return { right: [...right], total };
}

export const marginals = (request: MarginalsAttack & { assets: string }) => marginalsAttacked(request);

export const entry = () =>
  ({
    about:
      'how many targets’ unknown columns an attack on noisy marginals guesses rightly, release by release',
    asks: z.strictObject({
      dataset: text,
      assets: text,
      design: z.strictObject({
        columns: z.array(text),
        bins: numberIn({ min: 2, max: 16, integer: true }),
        ways: numberIn(POSITIVE_COUNT),
        unknown: z.array(text),
        targets: numberIn(POSITIVE_COUNT),
        secrets: z.enum(['prior', 'records']),
        tolerance: numberIn(COUNT),
        claim: z.strictObject({
          epsilon: numberIn(ABOVE_ZERO).nullable(),
          delta: FIELD.delta,
          adjacency: z.enum(['substitute', 'add-remove']),
        }),
        failures: z.array(numberIn(OPEN_UNIT_INTERVAL)),
        repeats: numberIn(POSITIVE_COUNT),
        seed: numberIn(SEED),
      }),
    }),
    example: {
      dataset: 'breast',
      assets: 'https://example.org/data/',
      design: {
        columns: ['mean radius', 'mean texture', 'mean smoothness', 'label'],
        bins: 4,
        ways: 2,
        unknown: ['mean texture'],
        targets: 20,
        secrets: 'prior',
        tolerance: 0,
        claim: { epsilon: 10, delta: 1e-5, adjacency: 'substitute' },
        failures: [0.05],
        repeats: 1,
        seed: 1,
      },
    },
    answer: marginals,
  }) satisfies Entry<typeof marginals>;
