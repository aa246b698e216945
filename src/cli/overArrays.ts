// A query about one number asked for several values of one of its fields: "delta": [1e-5, 1e-6].
import { InputError, refusals } from '../base/numerics/errors';
import * as read from './fields';
import type { Reply } from './query';

/**
 * All values are read, then computed, and the replies turned into arrays, field by field. Errors name the value:
 * `delta[1]`. Throws an InputError where two fields are arrays, or one is empty or too long.
 */
export function overArrays(
  fields: readonly string[],
  handler: (query: read.Query) => () => Reply,
): (query: read.Query) => () => Reply {
  return (query) => {
    const arrays = fields.filter((field) => Array.isArray(query[field]));
    const [field, other] = arrays;
    if (field === undefined) return handler(query);
    if (other !== undefined)
      throw refusals(other)
        .inconsistent`Both ${field} and ${other} are arrays. Give one of them as a number.`;
    const values = query[field] as unknown[];
    read.requireLength(field, values);
    const named = <Made>(i: number, make: () => Made): Made => {
      try {
        return make();
      } catch (error) {
        if (error instanceof InputError && error.field === field) {
          throw new InputError(error.code, `${field}[${i}]`, error.message.replace(field, `${field}[${i}]`));
        }
        throw error;
      }
    };
    const works = values.map((value, i) =>
      named(i, () => handler(read.withFields(query, { [field]: value }))),
    );
    return () => {
      const replies = works.map((compute, i) => named(i, compute));
      return Object.fromEntries(
        Object.keys(replies[0] as Reply).map((name) => [name, replies.map((reply) => reply[name] ?? null)]),
      );
    };
  };
}
