// The course of the step that chapter 1 plays: the picture at its five stops and between them. Time is counted in stops, not in
// seconds. Pure.
import type { Vector } from '../oneStep';
import type { DrawnStep } from './drawnStep';

/** Time of the last stop. The stops are: 0 the batch, 1 its gradients, 2 clipped, 3 added up, 4 noise added and released. */
export const LAST = 4;
export type Stop = 0 | 1 | 2 | 3 | 4;

const share = (t: number, from: number): number => Math.min(1, Math.max(0, t - from));
const smooth = (x: number): number => x * x * (3 - 2 * x);
const mix = (a: Vector, b: Vector, by: number): Vector => ({
  x: a.x + by * (b.x - a.x),
  y: a.y + by * (b.y - a.y),
});

export interface DrawnArrow {
  id: number;
  from: Vector;
  to: Vector;
  /** The end of the unclipped gradient while its cut-off part is drawn; null otherwise. */
  cutTo: Vector | null;
}

export interface StepMoment {
  arrows: DrawnArrow[];
  /** How far the noise has been added, from 0 to 1. */
  noise: number;
  /** The sum; null before the last arrow is added. */
  sum: Vector | null;
  /** The released sum, which moves away from the sum without noise; null before it does. */
  released: Vector | null;
}

/** The picture at time t in [0, LAST]. */
export function stepMomentAt({ records, sum, released }: DrawnStep, t: number): StepMoment {
  const grown = smooth(share(t, 0));
  const cut = smooth(share(t, 1));
  const origin = { x: 0, y: 0 };
  const adding = share(t, 2) * Math.max(1, records.length);
  let tail = origin;
  const arrows = records.map(({ id, gradient, clipped }, place): DrawnArrow => {
    // One after another, each arrow moves to the tip of the arrows added before.
    const moved = smooth(Math.min(1, Math.max(0, adding - place)));
    const from = mix(origin, tail, moved);
    tail = { x: tail.x + clipped.x, y: tail.y + clipped.y };
    const now = mix(mix(origin, gradient, grown), clipped, cut);
    const cuts = cut > 0 && moved === 0 && Math.hypot(gradient.x - clipped.x, gradient.y - clipped.y) > 1e-9;
    return { id, from, to: { x: from.x + now.x, y: from.y + now.y }, cutTo: cuts ? gradient : null };
  });
  const noise = smooth(share(t, 3));
  return {
    arrows,
    noise,
    sum: t >= 3 ? sum : null,
    released: noise > 0 ? mix(sum, released, noise) : null,
  };
}

export const nextStop = (t: number): number => Math.min(LAST, Math.floor(t + 1e-9) + 1);
export const stopBefore = (t: number): number => Math.max(0, Math.ceil(t - 1e-9) - 1);
