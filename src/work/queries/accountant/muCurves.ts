// Mu of Gaussian DP for each guarantee, along an axis or at one value of it.
import { z } from 'zod';
import { keepingMuCurves } from '../../../accounting';
import { CURVE_NAMES } from '../../../accounting/curves/registry';
import type { MuCurves, MuQuery } from '../../../accounting/curves/types';
import { checkValues } from '../fastCurves';
import { type Entry, type Steps, stepsOf } from '../query';
import { each, floats, MECHANISM, number } from '../vocabulary';
import { curveNames, DEFAULT, muCurve, numbers } from './shapes';

export type MuRequest = MuQuery;

export interface MuReply extends MuCurves {
  /** Milliseconds that the worker computed. */
  elapsed: number;
}

const trace = keepingMuCurves();

export function* muCurves(request: MuRequest): Steps<MuReply> {
  const began = performance.now();
  checkValues(request);
  return { ...(yield* stepsOf(trace(request))), elapsed: performance.now() - began };
}

export const entry = () =>
  ({
    about:
      'mu of each guarantee along an axis, with certified ends and the regret of reading it as a bell curve',
    notes: [
      `names says which of ${CURVE_NAMES.join(', ')}, and all of them where it is left out. The last has no mu.`,
      'value is null where the ends are more than a hundredth apart.',
    ],
    asks: z.strictObject({
      axis: z.enum(['samplingRate', 'noiseMultiplier', 'steps']),
      values: floats(number),
      mechanism: z.strictObject(MECHANISM),
      names: curveNames,
    }),
    answers: z.strictObject({ values: numbers, ...each(CURVE_NAMES, muCurve.optional()), elapsed: number }),
    example: {
      axis: 'steps',
      values: [100, 400],
      mechanism: DEFAULT,
      names: ['addRemove', 'substitute'],
    },
    answer: muCurves,
  }) satisfies Entry<typeof muCurves>;
