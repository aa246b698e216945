// One moment of both worlds as it is drawn: bands of both clouds, scores, single models. Pure.
import type { World, WorldsReply, WorldsRequest } from '../../../jobs/worlds';
import { boundaryPath, levelPath } from './boundary';
import { cloudBands } from './clouds';
import type { PlaneView } from './planeView';

type Both<Value> = readonly [Value, Value];

const both = <Value>(make: (world: World) => Value): Both<Value> => [make(0), make(1)];

/** @param side px of the plane, with `margin` px to its left and above */
export function bandsAt(
  { worlds }: WorldsReply,
  { grid }: WorldsRequest,
  moment: number,
  side: number,
  margin = 0,
): Both<readonly string[]> {
  const cells = grid * grid;
  return both((world) =>
    cloudBands(worlds[world].boundary.subarray(moment * cells, (moment + 1) * cells), grid, side, margin),
  );
}

/** Of each world where half of the models say one class and half the other. */
export function middlesAt(
  { worlds }: WorldsReply,
  { grid }: WorldsRequest,
  moment: number,
  view: PlaneView,
): Both<string> {
  const cells = grid * grid;
  return both((world) =>
    levelPath(view, worlds[world].positive.subarray(moment * cells, (moment + 1) * cells), grid, 0.5),
  );
}

/** Every model's, by world. */
export function scoresAt({ worlds, scores }: WorldsReply, moment: number): Both<Float64Array> {
  return both((world) => {
    const { models } = worlds[world];
    return scores[world].subarray(moment * models, (moment + 1) * models);
  });
}

/** The boundary of one model. `number` counts the models of a world from 0. */
export function modelPath(
  { worlds }: WorldsReply,
  { model }: WorldsRequest,
  moment: number,
  { world, number }: { world: World; number: number },
  view: PlaneView,
): string {
  const { margins, models, size } = worlds[world];
  const from = (moment * models + number) * size;
  return boundaryPath(view, model, margins.subarray(from, from + size));
}
