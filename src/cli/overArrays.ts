// Lets a query about one number be asked for several values of one of its fields, such as "delta": [1e-5, 1e-6].
import { InputError } from '../base/numerics/errors';
import * as read from './fields';
import type { Reply } from './query';

/** An element of an array that has no answer, with the error that says why. */
interface Refused {
  at: number;
  code: string;
  field: string;
  message: string;
}

/**
 * A handler that takes an array for one of `fields`. All values are read, then computed, and the replies are turned into
 * arrays, field by field. Errors name the value, such as `delta[1]`. A value that can be read and has no answer, such as a
 * target out of reach, has null in each array and its error in `refused`. Throws an InputError if a value cannot be read,
 * if none has an answer, if two fields are arrays, or if an array is empty or too long.
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
      throw new InputError(
        'inconsistent',
        other,
        `Both ${field} and ${other} are arrays. Give one of them as a number.`,
      );
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
      const refused: Refused[] = [];
      const replies = works.map((compute, i) => {
        try {
          return named(i, compute);
        } catch (error) {
          if (!(error instanceof InputError)) throw error;
          refused.push({ at: i, code: error.code, field: error.field, message: error.message });
          if (refused.length === works.length) throw error;
          return null;
        }
      });
      const names = new Set(replies.flatMap((reply) => Object.keys(reply ?? {})));
      const lists = [...names].map((name) => [name, replies.map((reply) => reply?.[name] ?? null)] as const);
      return { ...Object.fromEntries(lists), ...(refused.length > 0 && { refused }) };
    };
  };
}
