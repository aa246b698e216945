// Reads and writes the scenario's field `worlds`: the records, the model, and the change that makes the other world. Pure.
import { decodePlane, encodePlane, snap } from '../engine/plane/code';
import type { Plane, PlanePoint, PlanePreset } from '../engine/plane/plane';
import { PLANE_PRESETS } from '../engine/plane/plane';
import { planePreset } from '../engine/plane/presets';
import type { WorldChange, WorldsModel } from './jobs';

/** A place in the plane. Both coordinates are in [-1, 1], on the grid of links. */
export type Place = Pick<PlanePoint, 'x' | 'y'>;
export const CHANGE_KINDS = ['remove', 'flip', 'move'] as const satisfies WorldChange['kind'][];
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** Adjacency of the two worlds. It is also the name of the style class that colours the other world. */
export const adjacencyOf = (kind: ChangeKind): 'add-remove' | 'substitute' =>
  kind === 'remove' ? 'add-remove' : 'substitute';

export interface TwoWorlds {
  change: WorldChange;
  model: WorldsModel;
  /** Records, two at least, Ana's first. */
  records: readonly PlanePoint[];
}

/** Largest number of records that a link has room for. */
export const MOST_RECORDS = 100;
export const LEAST_RECORDS = 2;

/** Steps of a coordinate from the middle of the plane to its edge, in the text of a move. */
const STEPS = 511;

/** The nearest place inside the plane and on the grid of links. */
export function tidy({ x, y }: Place): Place {
  const inside = (value: number) => snap(Math.min(1, Math.max(-1, value)));
  return { x: inside(x), y: inside(y) };
}

export const anaFirst = ({ points, ana }: Plane): PlanePoint[] => [
  points[ana],
  ...points.filter((_, i) => i !== ana),
];

const PRESETS = new Map(PLANE_PRESETS.map((name) => [name, anaFirst(planePreset(name))]));

export const recordsOf = (name: PlanePreset): readonly PlanePoint[] => PRESETS.get(name) ?? [];

const isPreset = (name: string): name is PlanePreset => PLANE_PRESETS.some((known) => known === name);

function readChange(text: string): WorldChange {
  const [kind, x, y] = text.split('.');
  if (kind === 'remove' || kind === 'flip') return { kind };
  return { kind: 'move', ...tidy({ x: Number(x) / STEPS, y: Number(y) / STEPS }) };
}

const writeChange = (change: WorldChange): string =>
  change.kind === 'move'
    ? ['move', ...[change.x, change.y].map((place) => Math.round(STEPS * place))].join('.')
    : change.kind;

/** @param text in the form that fields.ts accepts */
export function readWorlds(text: string): TwoWorlds {
  const [change, model, plane] = text.split(',');
  return {
    change: readChange(change),
    model: model as WorldsModel,
    records: isPreset(plane) ? recordsOf(plane) : anaFirst(decodePlane(plane)),
  };
}

const code = (records: readonly PlanePoint[]): string => encodePlane({ points: records, ana: 0 });

/** Name of the preset that has these records; null where no preset has them. */
export function planeOf({ records }: Pick<TwoWorlds, 'records'>): PlanePreset | null {
  const own = code(records);
  return PLANE_PRESETS.find((name) => code(recordsOf(name)) === own) ?? null;
}

/** The shortest text that `readWorlds` reads back. */
export const writeWorlds = ({ change, model, records }: TwoWorlds): string =>
  [writeChange(change), model, planeOf({ records }) ?? code(records)].join(',');
