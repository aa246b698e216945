// The live figure's curves for `compute`, by all methods of the accountant.
import { z } from 'zod';
import { traceEpsilonCurves } from '../../../accounting';
import { CURVE_NAMES } from '../../../accounting/curves/registry';
import { curvesBy } from '../fastCurves';
import type { Entry } from '../query';
import { each, FIELD, floats, MECHANISM, number } from '../vocabulary';
import { curveNames, DEFAULT, epsilonCurve, numbers } from './shapes';

export const curves = curvesBy(traceEpsilonCurves);

export const entry = () =>
  ({
    about:
      'the curves of the live figure, each computed at few values of the axis and interpolated between them',
    notes: [
      `names says which of ${CURVE_NAMES.join(', ')}, and means all if it is left out.`,
      'value is null where it is not known, and upper where there is no bound.',
      'interpolated is 1 if a value was read off a polynomial that was checked and not proven.',
    ],
    asks: z.strictObject({
      axis: z.enum(['samplingRate', 'noiseMultiplier', 'steps', 'delta']),
      values: floats(number),
      mechanism: z.strictObject(MECHANISM),
      delta: FIELD.delta,
      names: curveNames,
    }),
    answers: z.strictObject({
      values: numbers,
      ...each(CURVE_NAMES, epsilonCurve.optional()),
      elapsed: number,
    }),
    example: {
      axis: 'steps',
      values: [100, 200, 400],
      mechanism: DEFAULT,
      delta: 1e-5,
      names: ['substitute'],
    },
    answer: curves,
  }) satisfies Entry<typeof curves>;
