// The plane of records and the change that makes its other world, as the scenario writes them (`worlds`) and as they are drawn.
// Pure.
import { PLANES, type Place, type PlaneName, type PlaneRecord } from './planes';

export type { Place, PlaneRecord } from './planes';

/** What becomes of Ana's record in the other world. */
export type AnaChange = { kind: 'remove' } | { kind: 'flip' } | ({ kind: 'move' } & Place);
export type ChangeKind = AnaChange['kind'];
export type PlaneModel = 'logistic' | 'network';

export interface TwoWorlds {
  change: AnaChange;
  model: PlaneModel;
  /** Two at least, Ana's first. */
  records: readonly PlaneRecord[];
}

/** As the scenario's form has it. */
export const MOST_RECORDS = 100;
export const LEAST_RECORDS = 2;

/** Of a link: none of them is escaped there. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Hundredths from -1 to 1. */
const SIDE = 201;

/** A place as the plane keeps it: inside, in whole hundredths. */
export function tidy({ x, y }: Place): Place {
  const round = (value: number) => Math.round(100 * Math.min(1, Math.max(-1, value))) / 100 + 0;
  return { x: round(x), y: round(y) };
}

/** Three letters: the label, then both coordinates. */
function writeRecord({ x, y, label }: PlaneRecord): string {
  const across = Math.round(100 * x) + 100;
  const up = Math.round(100 * y) + 100;
  const code = (label * SIDE + across) * SIDE + up;
  return LETTERS[code >> 12] + LETTERS[(code >> 6) & 63] + LETTERS[code & 63];
}

function readRecord(letters: string): PlaneRecord {
  const code = [...letters].reduce((sum, letter) => 64 * sum + LETTERS.indexOf(letter), 0);
  const up = code % SIDE;
  const rest = Math.floor(code / SIDE);
  // the last letters of the alphabet go beyond the second label
  const label = rest >= SIDE ? 1 : 0;
  return { ...tidy({ x: ((rest % SIDE) - 100) / 100, y: (up - 100) / 100 }), label };
}

function readChange(text: string): AnaChange {
  if (text === 'remove' || text === 'flip') return { kind: text };
  const { x, y } = readRecord(text.slice('move.'.length));
  return { kind: 'move', x, y };
}

const writeChange = (change: AnaChange): string =>
  change.kind === 'move' ? `move.${writeRecord({ ...change, label: 0 })}` : change.kind;

const isPlane = (name: string): name is PlaneName => Object.hasOwn(PLANES, name);

/** @param text of the form that the scenario holds its `worlds` to */
export function readWorlds(text: string): TwoWorlds {
  const [change, model, records] = text.split(',');
  return {
    change: readChange(change),
    model: model as PlaneModel,
    records: isPlane(records) ? PLANES[records] : (records.match(/.{3}/g) ?? []).map(readRecord),
  };
}

const writeRecords = (records: readonly PlaneRecord[]): string => records.map(writeRecord).join('');

/** Under which name the records are known; null where somebody has moved them. */
export function planeOf({ records }: Pick<TwoWorlds, 'records'>): PlaneName | null {
  const text = writeRecords(records);
  const names = Object.keys(PLANES) as PlaneName[];
  return names.find((name) => writeRecords(PLANES[name]) === text) ?? null;
}

/** The shortest text that `readWorlds` reads back. */
export const writeWorlds = ({ change, model, records }: TwoWorlds): string =>
  [writeChange(change), model, planeOf({ records }) ?? writeRecords(records)].join(',');

/** The records of the other world. */
export function otherWorld({ change, records }: TwoWorlds): readonly PlaneRecord[] {
  const [ana, ...others] = records;
  switch (change.kind) {
    case 'remove':
      return others;
    case 'flip':
      return [{ ...ana, label: ana.label === 0 ? 1 : 0 }, ...others];
    case 'move':
      return [{ x: change.x, y: change.y, label: ana.label }, ...others];
  }
}
