// The query for what an attacker finds who has seen the models of both worlds.
import { z } from 'zod';
import { POSITIVE_COUNT } from '../../../../base/numerics/ranges';
import type { Entry, Steps } from '../../../../work/queries/query';
import { floats, number, numberIn } from '../../../../work/queries/vocabulary';
import { attackWorlds } from '../../engine/attack';
import type { AttackRequest, WorldsFindings } from '../../engine/worlds';
import { AUDITED } from './shapes';

export function* findings(request: AttackRequest): Steps<WorldsFindings> {
  yield;
  return attackWorlds(request);
}

const seen = () => z.strictObject({ models: numberIn(POSITIVE_COUNT), probes: floats(number) });

/** Margins of eight models at one probe: first, first + 0.5, and so on. */
const margins = (first: number) => ({
  models: 8,
  probes: Array.from({ length: 8 }, (_, i) => first + i / 2),
});

export const entry = () =>
  ({
    about: 'the scores, the test and the bound of who has seen the models of both worlds',
    asks: z.strictObject({ ...AUDITED, seen: z.tuple([seen(), seen()]) }),
    example: {
      change: { kind: 'flip' },
      keptSteps: [1],
      delta: 1e-5,
      confidence: 0.95,
      seen: [margins(0), margins(1)],
    },
    answer: findings,
  }) satisfies Entry<typeof findings>;
