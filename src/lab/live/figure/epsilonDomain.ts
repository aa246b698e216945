// The ends of the figure's epsilon axis, chosen so that they hold still while a reader drags. Pure.

import { niceCeiling } from '../../figure/ticks';
import type { CurveName, CurvesReply } from '../../jobs';
import type { EpsilonScale } from '../../scenario/types';
import type { Domain } from './frame';
import { nearestIndex } from './rows';

const MOST_DECADES = 6;

interface Heights {
  /** All positive values. */
  all: readonly number[];
  /** 0 where none is known at the current point. */
  here: number;
  /** The larger of the two that the figure compares. */
  compared: number;
}

export function heightsOf(reply: CurvesReply, ids: readonly CurveName[], x: number): Heights {
  const i = nearestIndex(reply.values, x);
  const largestAt = (curves: readonly CurveName[]) =>
    Math.max(0, ...curves.map((id) => reply[id].value[i] ?? Number.NaN).filter((value) => value > 0));
  return {
    all: ids.flatMap((id) => Array.from(reply[id].value).filter((value) => value > 0 && value < 1e9)),
    here: largestAt(ids),
    compared: largestAt(['addRemove', 'substitute']),
  };
}

/**
 * Linear: from 0 to about twice the largest value at the current point, so that the point stands in the middle, but
 * never beyond the highest curve. Log: the decades the curves span.
 */
export function wantedDomain({ all, here }: Heights, scale: EpsilonScale): Domain {
  if (all.length === 0) return scale === 'log' ? [0.01, 10] : [0, 1];
  const highest = Math.max(...all);
  if (scale === 'log') {
    const top = Math.ceil(Math.log10(highest) - 1e-9);
    const lowest = Math.max(Math.min(...all), 10 ** (top - MOST_DECADES));
    const bottom = Math.min(Math.floor(Math.log10(lowest) + 1e-9), top - 1);
    return [Number(`1e${bottom}`), Number(`1e${top}`)];
  }
  return [0, niceCeiling(Math.min(highest * 1.02, here > 0 ? here * 1.6 : highest))];
}

/**
 * Keeps `previous`: linear, while the current point stands between a fifth and 95% of the height; log, while it
 * covers the wanted decades with at most two to spare. While something is `held` it stays, for a dot that rises on
 * the screen while its epsilon falls tells the reverse of what happens. It only grows where one of the two values
 * that the figure compares would leave it: a label at the edge would show neither the gap nor its ratio.
 */
export function steadyDomain(
  previous: Domain | null,
  heights: Heights,
  scale: EpsilonScale,
  held = false,
): Domain {
  const wanted = wantedDomain(heights, scale);
  if (previous === null || (previous[0] === 0) !== (wanted[0] === 0)) return wanted;
  const { here, compared } = heights;
  if (held) {
    return compared > previous[1] && wanted[1] > previous[1] ? [previous[0], wanted[1]] : previous;
  }
  if (wanted[0] > 0) {
    const spare = Math.log10(wanted[0] / previous[0]) + Math.log10(previous[1] / wanted[1]);
    return previous[0] <= wanted[0] && previous[1] >= wanted[1] && spare <= 2.001 ? previous : wanted;
  }
  return here <= previous[1] * 0.95 && (here >= previous[1] * 0.2 || wanted[1] >= previous[1])
    ? previous
    : wanted;
}
