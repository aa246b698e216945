// The trade-off curves of one training, for each adjacency and for what add/remove implies.
import { z } from 'zod';
import { tradeoff as betasOf } from '../../../accounting';
import type { AdjacencyName } from '../../../accounting/adjacencies/names';
import type { TradeoffPoint } from '../../../accounting/curves/types';
import type { Mechanism } from '../../../accounting/types';
import { UNIT_INTERVAL } from '../../../base/numerics/ranges';
import { type Entry, oneByOne, type Steps } from '../query';
import { floats, MECHANISM, numberIn } from '../vocabulary';

export interface TradeoffRequest {
  mechanism: Mechanism;
  /** Type-I error rates, ascending, in [0,1]. */
  alphas: Float64Array;
}

/** Trade-off curves; `implied` and `group` are what add/remove implies for substitute, by its whole curves and by Theorem 4.1. */
export interface TradeoffReply
  extends Record<'addRemove' | 'substitute' | 'implied' | 'group', TradeoffPoint[]> {
  alphas: Float64Array;
}

export function* tradeoff({ mechanism, alphas }: TradeoffRequest): Steps<TradeoffReply> {
  const of = (adjacency: AdjacencyName) => () => betasOf(adjacency, mechanism, alphas);
  const curves = yield* oneByOne({
    addRemove: of('add-remove'),
    substitute: of('substitute'),
    implied: of('implied'),
    group: of('group'),
  });
  return { alphas, ...curves };
}

export const entry = () =>
  ({
    about: 'the smallest type-II error of any test at each type-I error, by adjacency',
    asks: z.strictObject({
      mechanism: z.strictObject(MECHANISM),
      alphas: floats(numberIn(UNIT_INTERVAL)),
    }),
    example: { mechanism: { samplingRate: 0.25, noiseMultiplier: 5, steps: 40 }, alphas: [0, 0.1, 1] },
    answer: tradeoff,
  }) satisfies Entry<typeof tradeoff>;
