// One moment of both worlds as it is drawn: bands of both clouds, scores, single models. Pure.
import type { World, WorldCloud, WorldsReply } from '../../../../jobs/worlds';
import type { Answered } from '../worldsRequest';
import { boundaryPath, levelPath } from './boundary';
import { cloudBands, cloudOverlap } from './clouds';
import type { PlaneView } from './planeView';

type Both<Value> = readonly [Value, Value];

/** A model by its world and its number there, from 0. */
export interface OneOf {
  world: World;
  number: number;
}

const both = <Value>({ worlds }: WorldsReply, make: (cloud: WorldCloud) => Value): Both<Value> => [
  make(worlds[0]),
  make(worlds[1]),
];

/** A moment's part of what was kept of all moments, `size` numbers each. */
const partOf = <Numbers extends Float32Array | Float64Array>(all: Numbers, moment: number, size: number) =>
  all.subarray(moment * size, (moment + 1) * size) as Numbers;

/** @param side px of the plane, with `margin` px to its left and above */
export const bandsAt = ({ reply, request: { grid } }: Answered, moment: number, side: number, margin = 0) =>
  both(reply, ({ boundary }) => cloudBands(partOf(boundary, moment, grid ** 2), grid, side, margin));

/** How much of the two clouds lies in the same place. */
export const overlapAt = ({ reply, request: { grid } }: Answered, moment: number): number =>
  cloudOverlap(...both(reply, ({ boundary }) => partOf(boundary, moment, grid ** 2)));

export const lastOverlap = (shown: Answered): number => overlapAt(shown, shown.request.keptSteps.length - 1);

/** Of each world where half of the models say one class and half the other. */
export const middlesAt = ({ reply, request: { grid } }: Answered, moment: number, view: PlaneView) =>
  both(reply, ({ positive }) => levelPath(view, partOf(positive, moment, grid ** 2), grid, 0.5));

/** Every model's, by world. */
export const scoresAt = ({ worlds, scores }: WorldsReply, moment: number): Both<Float64Array> => [
  partOf(scores[0], moment, worlds[0].models),
  partOf(scores[1], moment, worlds[1].models),
];

export function modelPath(
  { reply, request }: Answered,
  moment: number,
  { world, number }: OneOf,
  view: PlaneView,
): string {
  const { margins, models, size } = reply.worlds[world];
  return boundaryPath(view, request.model, partOf(margins, moment * models + number, size));
}
