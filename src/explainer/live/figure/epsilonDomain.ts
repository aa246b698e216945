// The ends of the figure's epsilon axis, chosen so that they hold still while a reader drags. Pure.
import type { CurvesReply } from '../../../jobs';
import type { EpsilonScale } from '../../../scenario/types';
import { niceCeiling } from '../../figure/ticks';
import { CURVE_IDS } from '../../notation/quantities';
import { nearestIndex } from './rows';

export type Domain = readonly [number, number];

const MOST_DECADES = 6;

function positiveValues(reply: CurvesReply): number[] {
  return CURVE_IDS.flatMap((id) =>
    Array.from(reply[id].value).filter((value) => Number.isFinite(value) && value > 0),
  );
}

/** Values at the current point, from the nearest column of the reply. */
function valuesAt(reply: CurvesReply, x: number): number[] {
  const i = nearestIndex(reply.values, x);
  return CURVE_IDS.map((id) => reply[id].value[i] ?? Number.NaN).filter((value) => value > 0);
}

/**
 * The domain one would choose afresh. Linear: from 0 to about twice the largest value at the current point, so that
 * the point stands in the middle, but never beyond the highest curve. Log: the decades the curves span, at most six.
 */
export function wantedDomain(reply: CurvesReply, x: number, scale: EpsilonScale): Domain {
  const all = positiveValues(reply).filter((value) => value < 1e9);
  if (all.length === 0) return scale === 'log' ? [0.01, 10] : [0, 1];
  const highest = Math.max(...all);
  if (scale === 'log') {
    const top = Math.ceil(Math.log10(highest) - 1e-9);
    const lowest = Math.max(Math.min(...all), 10 ** (top - MOST_DECADES));
    const bottom = Math.min(Math.floor(Math.log10(lowest) + 1e-9), top - 1);
    return [Number(`1e${bottom}`), Number(`1e${top}`)];
  }
  const here = Math.max(...valuesAt(reply, x), 0);
  return [0, niceCeiling(Math.min(highest * 1.02, here > 0 ? here * 1.6 : highest))];
}

/**
 * Keeps `previous` as long as it serves: linear, while the current point stands between a fifth and 95 % of the
 * height; log, while it covers the wanted decades with at most two to spare.
 */
export function steadyDomain(previous: Domain | null, wanted: Domain, reply: CurvesReply, x: number): Domain {
  if (previous === null || (previous[0] === 0) !== (wanted[0] === 0)) return wanted;
  if (wanted[0] > 0) {
    const spare = Math.log10(wanted[0] / previous[0]) + Math.log10(previous[1] / wanted[1]);
    return previous[0] <= wanted[0] && previous[1] >= wanted[1] && spare <= 2.001 ? previous : wanted;
  }
  const here = Math.max(...valuesAt(reply, x), 0);
  return here <= previous[1] * 0.95 && (here >= previous[1] * 0.2 || wanted[1] >= previous[1])
    ? previous
    : wanted;
}
