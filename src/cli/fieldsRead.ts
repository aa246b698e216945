// Notes which fields of a query are read, so that a misspelt field is refused and not silently ignored.
import { InputError } from '../base/numerics/errors';
import { nearestName } from '../base/numerics/nearest';
import type { Query } from './query';

export class FieldsRead {
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
   * The error to report for a query that failed. If a field is missing and another was given under a similar name, such
   * as sampling_rate, the error names that one.
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

  /**
   * Throws an InputError if a given field was not read, with the name of the field that it may have been meant for. A field
   * that is null counts as left out.
   */
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
