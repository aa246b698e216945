// The ends of the figure's epsilon axis. They depend only on the curves and the current point, and continuously, so that they move smoothly
// under a drag and a drag back returns to where it began. Pure.

import type { EpsilonScale } from '../../../scenario/types';
import type { CurveName, CurvesReply } from '../../../work';
import { niceCeiling } from '../../figure/ticks';
import type { Domain } from './frame';
import { nearestIndex } from './rows';

/** The curves that the figure compares. Group privacy and the other bounds never set the axis. */
const COMPARED: readonly CurveName[] = ['substitute', 'addRemove'];

interface Heights {
  /** The larger of the two curves at the current point; 0 if none is known there. */
  larger: number;
  /** The smaller of the two curves at the current point; 0 if none is known there. */
  smaller: number;
  /** The least positive value along the axis; 0 if none is known. */
  least: number;
  /** The largest positive value along the axis; 0 if none is known. */
  most: number;
}

const isHeight = (value: number): boolean => value > 0 && value < 1e9;

/** The heights of the two compared curves, or of all drawn curves if neither of the two is known anywhere. */
export function heightsOf(reply: CurvesReply, ids: readonly CurveName[], x: number): Heights {
  const known = (id: CurveName) => reply[id].value.some(isHeight);
  const compared = COMPARED.filter((id) => ids.includes(id) && known(id));
  const names = compared.length > 0 ? compared : ids.filter(known);
  const all = names.flatMap((id) => Array.from(reply[id].value).filter(isHeight));
  const here = names.map((id) => heightAt(reply, id, x)).filter(isHeight);
  return {
    larger: Math.max(0, ...here),
    smaller: here.length > 0 ? Math.min(...here) : 0,
    least: all.length > 0 ? Math.min(...all) : 0,
    most: Math.max(0, ...all),
  };
}

/** Height of a curve at x, or at the nearest x where its value is verified. */
function heightAt(reply: CurvesReply, id: CurveName, x: number): number {
  const { value } = reply[id];
  const own = value[nearestIndex(reply.values, x)] ?? Number.NaN;
  if (!Number.isNaN(own)) return own;
  const known = reply.values.filter((_, i) => isHeight(value[i] as number));
  return value[reply.values.indexOf(known[nearestIndex(known, x)] as number)] ?? Number.NaN;
}

/**
 * The share of a linear axis' height at which the larger value stands. It rises with the value, so that a dot moves
 * down the screen while its epsilon falls, although the axis follows it.
 */
function shareOf(epsilon: number): number {
  const [middle, reach] = [0.6, 0.25];
  return middle + reach * Math.tanh(Math.log10(epsilon / TYPICAL));
}

/** The epsilon that stands at three fifths of the height. */
const TYPICAL = 3;
/** The least share of a linear axis' height at which the smaller value still looks larger than 0. */
const SEEN = 0.05;
/** Greatest factor by which a logarithmic axis extends beyond the current point. */
const FAR = 1e3;
/** Least factor by which a logarithmic axis extends beyond the current point. */
const NEAR = 3;

/**
 * The ends of the axis. A linear axis begins at 0, has the larger value at the current point between 35% and 95% of its height, and ends
 * hardly above the curves. A logarithmic axis spans the curves, up to three powers of ten from the current point. The axis is logarithmic
 * if that was asked for, or if the smaller value would lie at the foot of a linear one; its lower end is then above 0.
 */
export function figureDomain({ larger, smaller, least, most }: Heights, scale: EpsilonScale): Domain {
  if (!(larger > 0)) {
    if (!(most > 0)) return scale === 'log' ? [0.01, 10] : [0, 1];
    return scale === 'log' ? [Math.max(least, most / FAR) / NEAR, most * NEAR] : [0, niceCeiling(most)];
  }
  const share = shareOf(larger);
  if (scale === 'log' || (smaller / larger) * share < SEEN) {
    return [
      Math.max(smaller / FAR, Math.min(least, smaller / NEAR)),
      Math.min(larger * FAR, Math.max(most, larger * NEAR)),
    ];
  }
  return [0, Math.max(larger / 0.95, Math.min(larger / share, most * 1.05))];
}
