// Which fields of a query were read. Without this, a misspelt field would be ignored silently.
import { InputError } from '../base/numerics/errors';
import { nearestName } from '../base/numerics/nearest';
import type { Query } from './query';

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

  /**
   * The error of a field that is lacking, or of one that was given under nearly its name: sampling_rate for samplingRate. To be
   * used where a query has failed and not all of it was read.
   */
  named(error: unknown): unknown {
    if (!(error instanceof InputError) || error.code !== 'missing') return error;
    const { field } = error;
    const given = Object.keys(this.#given).find(
      (name) => !this.#read.has(name) && nearestName(name, [field]) !== null,
    );
    if (given === undefined) return error;
    return new InputError(
      'unknown',
      given,
      `${given} is no field of this ${this.#given.query}. Did you mean ${field}?`,
    );
  }

  /** Throws an InputError that names a field that was given and not read, and the one it may have been meant for. */
  requireAll(): void {
    const unread = Object.keys(this.#given).find(
      (name) => !this.#read.has(name) && this.#given[name] !== null,
    );
    if (unread === undefined) return;
    const meant = nearestName(
      unread,
      [...this.#read].filter((name) => name !== 'id' && name !== 'query'),
    );
    const name = String(this.#given.query);
    const remedy = meant === null ? 'Leave it out. --help lists the fields.' : `Did you mean ${meant}?`;
    throw new InputError('unknown', unread, `${unread} is no field that this ${name} reads. ${remedy}`);
  }
}
