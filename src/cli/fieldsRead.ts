// Which fields of a query were read: one that no getter asked for would be passed over in silence, and a typing error with it.
import { InputError } from '../numerics/errors';
import type { Query } from './fields';

export class FieldsRead {
  /** To be read in place of the query itself. */
  readonly query: Query;
  readonly #given: Query;
  readonly #read = new Set<string>(['id', 'query']);

  constructor(given: Query) {
    this.#given = given;
    this.query = new Proxy(given, {
      get: (target, name, receiver) => {
        if (typeof name === 'string') this.#read.add(name);
        return Reflect.get(target, name, receiver);
      },
    });
  }

  /** Throws an InputError that names a field that was given and not read, and the one it may have been meant for. */
  requireAll(): void {
    const unread = Object.keys(this.#given).find(
      (name) => !this.#read.has(name) && this.#given[name] !== null,
    );
    if (unread === undefined) return;
    const meant = nearest(
      unread,
      [...this.#read].filter((name) => name !== 'id' && name !== 'query'),
    );
    const name = String(this.#given.query);
    const remedy = meant === null ? 'leave it out; --help lists the fields' : `did you mean ${meant}?`;
    throw new InputError('unknown', unread, `${unread} is no field that this ${name} reads: ${remedy}`);
  }
}

/** The name with the fewest letters to change, at most a third of them. */
function nearest(name: string, others: readonly string[]): string | null {
  let best: string | null = null;
  let least = Math.max(1, Math.floor(name.length / 3)) + 1;
  for (const other of others) {
    const distance = changes(name.toLowerCase(), other.toLowerCase());
    if (distance < least) [best, least] = [other, distance];
  }
  return best;
}

/** Letters to insert, delete or exchange. */
function changes(from: string, to: string): number {
  if (from.length > 60 || to.length > 60) return Number.POSITIVE_INFINITY;
  let row = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const exchange = (row[j - 1] as number) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] as number) + 1, (next[j - 1] as number) + 1, exchange));
    }
    row = next;
  }
  return row[to.length] as number;
}
