// Edits of the records and of the change. Each returns new worlds, or the same ones where the edit would pass a bound. Pure.
import { type ChangeKind, LEAST_RECORDS, MOST_RECORDS, type Place, type TwoWorlds, tidy } from '../twoWorlds';

/** Number that stands for Ana's place in the other world, beside the numbers of records, which count from 0. */
export const ELSEWHERE = -1;

export const placeOf = ({ records, change }: TwoWorlds, record: number): Place =>
  record === ELSEWHERE && change.kind === 'move' ? change : records[record];

export function moved(worlds: TwoWorlds, record: number, to: Place): TwoWorlds {
  const place = tidy(to);
  if (record === ELSEWHERE)
    return worlds.change.kind === 'move' ? { ...worlds, change: { kind: 'move', ...place } } : worlds;
  return {
    ...worlds,
    records: worlds.records.map((one, i) => (i === record ? { ...one, ...place } : one)),
  };
}

export const added = (worlds: TwoWorlds, { x, y }: Place, label: 0 | 1): TwoWorlds =>
  worlds.records.length >= MOST_RECORDS
    ? worlds
    : { ...worlds, records: [...worlds.records, { ...tidy({ x, y }), label }] };

/** The worlds without a record. If it was Ana's, the next record is hers. */
export const removed = (worlds: TwoWorlds, record: number): TwoWorlds =>
  worlds.records.length <= LEAST_RECORDS
    ? worlds
    : { ...worlds, records: worlds.records.filter((_, i) => i !== record) };

/** The worlds with the class of a record changed. */
export const turned = (worlds: TwoWorlds, record: number): TwoWorlds => ({
  ...worlds,
  records: worlds.records.map((one, i) => (i === record ? { ...one, label: one.label === 0 ? 1 : 0 } : one)),
});

/** The worlds with a record made Ana's, which is the first in the list. */
export const named = (worlds: TwoWorlds, record: number): TwoWorlds => ({
  ...worlds,
  records: [worlds.records[record], ...worlds.records.filter((_, i) => i !== record)],
});

/** The worlds with another kind of change. A move starts on the other side of the plane, where the other class mostly is. */
export function changedBy(worlds: TwoWorlds, kind: ChangeKind): TwoWorlds {
  if (kind !== 'move') return { ...worlds, change: { kind } };
  if (worlds.change.kind === 'move') return worlds;
  const [ana] = worlds.records;
  return { ...worlds, change: { kind, ...tidy({ x: -ana.x, y: -ana.y }) } };
}

/**
 * The worlds with Ana as far out as the plane allows on the line half-way between the classes. There hardly any other record moves a
 * model's boundary.
 */
export function anaAtTheEdge(worlds: TwoWorlds): TwoWorlds {
  const [ana, ...others] = worlds.records;
  const own = middleOf(others.filter(({ label }) => label === ana.label));
  const other = middleOf(others.filter(({ label }) => label !== ana.label));
  const [x, y] = [(own.x + other.x) / 2, (own.y + other.y) / 2];
  // the direction at a right angle to the line from class to class, upwards
  const [dx, dy] = own.x < other.x ? [own.y - other.y, other.x - own.x] : [other.y - own.y, own.x - other.x];
  if (dx === 0 && dy === 0) return moved(worlds, 0, { x: 1, y: 1 });
  const reach = (from: number, by: number) => (by === 0 ? Infinity : (Math.sign(by) - from) / by);
  const times = Math.min(reach(x, dx), reach(y, dy));
  return moved(worlds, 0, { x: x + times * dx, y: y + times * dy });
}

/** The worlds with Ana at the mean of her own class. If nobody else is of her class, she stays where she is. */
export function anaInTheMiddle(worlds: TwoWorlds): TwoWorlds {
  const [ana, ...others] = worlds.records;
  const own = others.filter(({ label }) => label === ana.label);
  return own.length === 0 ? worlds : moved(worlds, 0, middleOf(own));
}

function middleOf(records: readonly Place[]): Place {
  const mean = (values: readonly number[]) =>
    values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
  return { x: mean(records.map(({ x }) => x)), y: mean(records.map(({ y }) => y)) };
}
