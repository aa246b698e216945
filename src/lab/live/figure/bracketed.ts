// Curves of which only a bracket is known, as a figure draws them: along the upper end, which holds for all data. Pure.

import type { Scenario } from '../../../scenario';
import { type CurvesReply, forEachCurve } from '../../../work';

/** The reply with upper ends in place of unknown values. With Poisson batches unknown values stay unknown, and the line has a gap there. */
export function alongUpperEnds(reply: CurvesReply, { sampling }: Pick<Scenario, 'sampling'>): CurvesReply {
  if (sampling === 'poisson') return reply;
  const curves = forEachCurve((name) => {
    const curve = reply[name];
    const value = curve.value.map((known, i) => {
      const upper = curve.upper[i] ?? Infinity;
      return Number.isNaN(known) && upper < Infinity ? upper : known;
    });
    return { ...curve, value };
  });
  return { ...reply, ...curves };
}
