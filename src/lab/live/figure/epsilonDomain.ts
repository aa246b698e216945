// The ends of the figure's epsilon axis. They follow from the curves and the current point alone, and a little further
// along the axis they are a little different, so that they move smoothly under a drag and a drag back returns to
// where it began. Pure.

import type { EpsilonScale } from '../../../scenario/types';
import type { CurveName, CurvesReply } from '../../../work';
import { niceCeiling } from '../../figure/ticks';
import type { Domain } from './frame';
import { nearestIndex } from './rows';

/** The curves that the figure compares. Group privacy and the other bounds never set the axis. */
const COMPARED: readonly CurveName[] = ['substitute', 'addRemove'];

interface Heights {
  /** The larger and the smaller of the two curves at the current point; 0 where none is known there. */
  larger: number;
  smaller: number;
  /** The least and the largest positive value along the axis; 0 where none is known. */
  least: number;
  most: number;
}

const isHeight = (value: number): boolean => value > 0 && value < 1e9;

/** Heights of the curves that are compared; of all that are drawn where neither of these is known at any value. */
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

/** Height of a curve at x, or at the nearest value where it is verified. */
function heightAt(reply: CurvesReply, id: CurveName, x: number): number {
  const { value } = reply[id];
  const own = value[nearestIndex(reply.values, x)] ?? Number.NaN;
  if (!Number.isNaN(own)) return own;
  const known = reply.values.filter((_, i) => isHeight(value[i] as number));
  return value[reply.values.indexOf(known[nearestIndex(known, x)] as number)] ?? Number.NaN;
}

/**
 * The share of a linear axis' height at which the larger value stands. It rises with the value, so that a dot whose
 * epsilon falls falls on the screen although the axis follows it.
 */
function shareOf(epsilon: number): number {
  const [middle, reach] = [0.6, 0.25];
  return middle + reach * Math.tanh(Math.log10(epsilon / TYPICAL));
}

/** An epsilon that stands at three fifths of the height. */
const TYPICAL = 3;
/** The least share of a linear axis' height at which the smaller value is still seen to be above 0. */
const SEEN = 0.05;
/** Factors beyond the current point that a logarithmic axis shows at most, and at least. */
const FAR = 1e3;
const NEAR = 3;

/**
 * Linear from 0, with both values at the current point in its lower and middle part, but no higher than the curves
 * reach. Logarithmic where that was asked for, or where the smaller value would lie on a linear axis' foot: as far
 * as the curves reach, up to three powers of ten from the current point.
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
