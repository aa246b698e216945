// The plane of records and the change that makes its other world, as the scenario writes them (`worlds`). Pure.
import { decodePlane, encodePlane, snap } from '../engine/plane/code';
import type { Plane, PlanePoint, PlanePreset } from '../engine/plane/plane';
import { PLANE_PRESETS } from '../engine/plane/plane';
import { planePreset } from '../engine/plane/presets';
import type { WorldChange, WorldsModel } from './jobs';

/** Both coordinates are in [-1, 1], where a link can say them. */
export type Place = Pick<PlanePoint, 'x' | 'y'>;
export const CHANGE_KINDS = ['remove', 'flip', 'move'] as const satisfies WorldChange['kind'][];
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** Adjacency of the two worlds; also the class that colours the other one. */
export const adjacencyOf = (kind: ChangeKind): 'add-remove' | 'substitute' =>
  kind === 'remove' ? 'add-remove' : 'substitute';

export interface TwoWorlds {
  change: WorldChange;
  model: WorldsModel;
  /** Records, two at least, Ana's first. */
  records: readonly PlanePoint[];
}

/** Largest number of records: as many as a link has room for. */
export const MOST_RECORDS = 100;
export const LEAST_RECORDS = 2;

/** Steps in half of the plane, in which a place is counted where a link moves Ana. */
const STEPS = 511;

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

/** @param text of the form that the scenario holds its `worlds` to */
export function readWorlds(text: string): TwoWorlds {
  const [change, model, plane] = text.split(',');
  return {
    change: readChange(change),
    model: model as WorldsModel,
    records: isPreset(plane) ? recordsOf(plane) : anaFirst(decodePlane(plane)),
  };
}

const code = (records: readonly PlanePoint[]): string => encodePlane({ points: records, ana: 0 });

/** Name under which the records are known; null where somebody has moved them. */
export function planeOf({ records }: Pick<TwoWorlds, 'records'>): PlanePreset | null {
  const own = code(records);
  return PLANE_PRESETS.find((name) => code(recordsOf(name)) === own) ?? null;
}

/** The shortest text that `readWorlds` reads back. */
export const writeWorlds = ({ change, model, records }: TwoWorlds): string =>
  [writeChange(change), model, planeOf({ records }) ?? code(records)].join(',');
