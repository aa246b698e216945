// Solves for the number (a sigma, a sampling rate, or a factor of several sigmas) at which an epsilon that falls, or grows, with it meets a
// target. The answer lies between a value that certainly keeps the target and one that certainly does not, or the end of the range. This
// file knows nothing of runs: the caller hands in the function that gives epsilon.
import { remembered } from '../base/numerics/remembered';
import type { Verified } from './types';
import { UnreachableTarget } from './unreachableTarget';

/** Relative tolerance of the number: below what the inversion leaves uncertain of a typical epsilon, some 1e-7. */
const TOLERANCE = 1e-9;
/** The search may end once epsilon is as near the target as this share of the width of epsilon's own bracket. */
const WITHIN = 0.25;
/** An end may lie farther out than it must by this share of the width that the uncertainty of epsilon causes. */
const ENOUGH = 0.1;
/** An end is looked for this share of that width beyond the place where it is expected. */
const SPARE = 0.01;
/** The search ends once the guess of the root is in doubt by less than this share of that width, so that a further look would hardly change it. */
const CLOSE = 0.1;
/** The largest width, in ln of the number, that is taken to come from the uncertainty of epsilon. */
const COARSE = 1e-3;
/** The longest step of a search, and the shortest first one, in ln of the number. */
const FARTHEST = Math.log(3);
const NEAREST = 5e-6;
/** A guess of how much the curve bends. It decides where to look next, and nothing is concluded from it. */
const BENDS = 1;
/** The numbers of looks, in the search for the root and in that for an end, after which one look halves the interval that is left. */
const STUCK = 6;
const HALVED = 3;

/** The value, or the middle of the bracket where there is none, or the lower end of a bracket without an upper one. */
export function bestGuess(result: Verified): number {
  if (result.verified) return result.value;
  return result.upper < Infinity ? 0.5 * (result.lower + result.upper) : result.lower;
}

/** The number that is solved for: its range, and whether epsilon grows (1) or falls (-1) with it. */
export interface Unknown {
  name: UnreachableTarget['parameter'];
  low: number;
  high: number;
  sign: 1 | -1;
  /** The unknown at which epsilon is about this much. The start of the search and its first step follow from it. */
  near(epsilon: number): number;
}

/** A value at which epsilon was computed: its logarithm, and by how much ln(1 + epsilon) there exceeds ln(1 + target). */
export interface Look {
  log: number;
  over: number;
}

/**
 * The step from the latest look to the root, by the curve through the latest three looks; `doubt`, a guess of that step's
 * error; and `per`, the change of `log` per change of `over` there.
 */
export function rootFrom([a, b, c]: readonly Look[]): { step: number; doubt: number; per: number } {
  const secant = (x: Look, y: Look) => (x.log - y.log) / (x.over - y.over);
  const per = secant(a, b);
  const step = -a.over * per;
  const doubt = BENDS * Math.abs(step * (a.log - b.log));
  if (c === undefined) return { step, doubt, per };
  const bend = (secant(b, c) - per) / (c.over - a.over);
  const there = per - bend * (a.over + b.over);
  // a curve that turns back cannot be right
  if (!(there * per > 0)) return { step, doubt, per };
  return { step: step + bend * a.over * b.over, doubt: doubt * Math.abs(a.log - c.log), per: there };
}

/**
 * The number at which `epsilonAt`, monotone in it, is the target. Its lower and upper end enclose it certainly,
 * since epsilon has been computed at both, and its whole brackets there lie on the two sides of the target. Only where no number
 * certainly misses the target, the less private end is that of the range. The search goes outwards from the start, so that it asks for no
 * epsilon far above the target, which may take a second. `value` is null where epsilon is only known by its bracket. Throws
 * UnreachableTarget where no number in [low, high] certainly keeps the target, or all do.
 */
export function crossing(
  epsilonAt: (number: number) => Verified,
  { name, low, high, sign, near }: Unknown,
  target: number,
): Verified {
  const [first, last] = [low, high].map(Math.log) as [number, number];
  const inside = (log: number) => Math.min(last, Math.max(first, log));
  const valueAt = (log: number) => (log <= first ? low : log >= last ? high : Math.exp(log));
  const at = remembered((log: number) => epsilonAt(valueAt(log)));
  // ln(1 + epsilon) grows as slowly as ln epsilon where epsilon is large, but is finite where epsilon is 0
  const overOf = (epsilon: number) => Math.log1p(epsilon) - Math.log1p(target);
  const unreachable = (log: number, side: UnreachableTarget['side']) =>
    new UnreachableTarget(target, name, valueAt(log), at(log), side);

  /** The step after the first look, while there is no curve yet: from where `near` expects this epsilon to where it expects the target. */
  const firstGuess = (found: number, over: number) => {
    const step = Math.log(near(target) / near(found));
    return { step, doubt: Infinity, per: -step / over };
  };

  /** All looks, the latest first. */
  const looks: Look[] = [];
  // the nearest looks on either side of the root
  let [before, beyond] = [-Infinity, Infinity];
  let log = inside(Math.log(near(target)));
  let guess: ReturnType<typeof rootFrom>;
  for (;;) {
    const there = at(log);
    const found = bestGuess(there);
    const over = overOf(found);
    const way = over > 0 ? -sign : sign;
    if (way < 0) beyond = log;
    else before = log;
    looks.unshift({ log, over });
    guess = looks.length > 1 ? rootFrom(looks) : firstGuess(found, over);
    const isLast = log === (way > 0 ? last : first);
    const spread = there.upper - there.lower;
    const isNear = spread < Infinity && Math.abs(found - target) <= WITHIN * spread;
    if (isLast && !isNear) throw unreachable(log, over > 0 ? 'still above it' : 'already below it');
    const width = Math.abs(guess.per) * (overOf(there.upper) - overOf(there.lower));
    let to = log + guess.step;
    const slack = guess.doubt + TOLERANCE;
    const isBetween = to > before - slack && to < beyond + slack;
    const off = Math.min(isBetween ? guess.doubt : Infinity, beyond - before);
    if (isLast || (isNear && looks.length > 1) || off <= CLOSE * Math.min(width, COARSE) + TOLERANCE) break;
    // the first step is long enough to show the slope
    const least = looks.length > 1 ? 0 : NEAREST;
    const ahead = way * guess.step;
    to = log + way * (ahead >= 0 ? Math.min(FARTHEST, Math.max(least, ahead)) : FARTHEST);
    const isStuck = looks.length % STUCK === 0 && beyond - before < Infinity;
    if (isStuck || !(to > before && to < beyond)) to = 0.5 * (before + beyond);
    log = inside(to);
  }

  const latest = log;
  const { upper, lower } = at(latest);
  const per = Math.abs(guess.per);
  const width = Math.min(COARSE, per * (overOf(upper) - overOf(lower)));
  const enough = ENOUGH * width + TOLERANCE;
  /** ln of about the nearest number at which this bound on epsilon is on its side of the target; null where that is out of range. */
  const endOf = (bound: 'lower' | 'upper'): number | null => {
    const [way, lies] = bound === 'upper' ? [-sign, 1] : [sign, -1];
    /** How far the bound misses its side of the target, in ln(1 + epsilon), at a place, which is `way` times ln of the number. */
    const short = (out: number) => lies * overOf(at(way * out)[bound]);
    // the farthest place at which the bound is not known to be on its side, and the nearest one at which it is
    let [open, shut] = [-Infinity, Infinity];
    const see = (out: number) => {
      if (lies * (at(way * out)[bound] - target) <= 0) shut = Math.min(shut, out);
      else open = Math.max(open, out);
    };
    for (const look of looks) see(way * look.log);
    const half = per * (short(way * latest) - lies * overOf(bestGuess(at(latest))));
    let place = way * (latest + guess.step) + half + Math.min(guess.doubt, Math.abs(guess.step));
    if (shut < place) place = shut + per * short(shut);
    for (let turn = 1; shut === Infinity || !(shut - place <= enough || shut - open <= enough); turn++) {
      let out = place + SPARE * width + 0.5 * TOLERANCE;
      if (!(out > open && out < shut) || turn % HALVED === 0) {
        const stride = 2 ** turn * enough;
        if (shut === Infinity) out = open + stride;
        else out = open === -Infinity ? shut - stride : 0.5 * (open + shut);
      }
      out = way * inside(way * out);
      if (out === open) return null;
      see(out);
      place = out + Math.min(FARTHEST, per * short(out));
    }
    return way * shut;
  };
  const safe = endOf('upper');
  if (safe === null) throw unreachable(sign < 0 ? last : first, 'still above it');
  const unsafe = endOf('lower') ?? (sign < 0 ? first : last);
  const [lowest, highest] = [safe, unsafe].sort((a, b) => a - b).map(valueAt) as [number, number];
  const { verified, method } = at(latest);
  if (!verified) return { verified, value: null, lower: lowest, upper: highest, method };
  // place where the chord between both ends meets the target
  const [one, other] = [safe, unsafe].map((end) => ({ log: end, over: overOf(bestGuess(at(end))) })) as [
    Look,
    Look,
  ];
  const root = Math.exp(one.log + rootFrom([one, other]).step);
  const value = Math.min(highest, Math.max(lowest, root));
  return { verified, value, lower: lowest, upper: highest, method };
}
