// The noise, rate or steps that keep an attacker's advantage below a limit.
import { z } from 'zod';
import { OPEN_UNIT_INTERVAL } from '../../../base/numerics/ranges';
import { epsilonAtMost } from '../../../risk/epsilonAtMost';
import { parameterForAdvantage } from '../../../risk/parameterForAdvantage';
import type { AdvantageGoal, ParameterForAdvantage } from '../../../risk/types';
import { type Entry, forBothAdjacencies, type Steps } from '../query';
import { FIELD, MECHANISM, numberIn } from '../vocabulary';

export interface ChooseRequest extends AdvantageGoal {
  delta: number;
}

export interface ChooseReply extends ParameterForAdvantage {
  /** Upper bounds on epsilon at the request's delta. */
  epsilon: { addRemove: number; substitute: number };
}

export function* choose({ delta, ...goal }: ChooseRequest): Steps<ChooseReply> {
  const found = yield* parameterForAdvantage(goal satisfies AdvantageGoal);
  const mechanism = { ...goal.mechanism, [goal.solveFor]: found.value };
  return {
    ...found,
    epsilon: yield* forBothAdjacencies((adjacency) => epsilonAtMost(adjacency, mechanism, delta)),
  };
}

export const entry = () =>
  ({
    about:
      'the parameter of a training that keeps an advantage over the prior, and the epsilons that it then has',
    asks: z.strictObject({
      solveFor: z.enum(['samplingRate', 'noiseMultiplier', 'steps']),
      mechanism: z.strictObject(MECHANISM),
      prior: numberIn(OPEN_UNIT_INTERVAL),
      advantage: numberIn(OPEN_UNIT_INTERVAL),
      delta: FIELD.delta,
    }),
    example: {
      solveFor: 'noiseMultiplier',
      mechanism: { samplingRate: 1, noiseMultiplier: 2, steps: 1 },
      prior: 0.1,
      advantage: 0.2,
      delta: 1e-5,
    },
    answer: choose,
  }) satisfies Entry<typeof choose>;
