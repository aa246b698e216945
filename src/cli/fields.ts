// Reads the fields of one query. Each function returns a checked value or throws an InputError that names the field.
import { ADJACENCY_NAMES, type AdjacencyName } from '../accounting/adjacencies/names';
import { DOMAIN } from '../accounting/domain';
import type { Mechanism } from '../accounting/types';
import { InputError, type NumberRange, requireNumber } from '../base/numerics/errors';
import { OPEN_UNIT_INTERVAL } from '../base/numerics/ranges';
import { FAILURES } from '../work/queries/vocabulary';
import type { Query } from './query';

export type { Query };

/** Overrides some fields; all others are read from `query`. */
export function withFields(query: Query, fields: Query): Query {
  return new Proxy(query, {
    get: (target, name) =>
      typeof name === 'string' && name in fields ? fields[name] : Reflect.get(target, name),
  });
}

export function number(query: Query, field: string, range: NumberRange): number {
  return requireNumber(field, query[field], range);
}

export function optional(query: Query, field: string, range: NumberRange, fallback: number): number {
  return query[field] === undefined ? fallback : number(query, field, range);
}

/** A non-empty array of numbers in a range. The error names the first bad index. */
export function numbers(query: Query, field: string, range: NumberRange): number[] {
  const given = query[field];
  if (given === undefined)
    throw new InputError('missing', field, `${field} is missing. Give an array of numbers.`);
  if (!Array.isArray(given) || given.length === 0)
    throw new InputError(
      'not-a-number',
      field,
      `${field} is not a non-empty array. Give an array of numbers.`,
    );
  requireLength(field, given);
  return given.map((value, index) => requireNumber(`${field}[${index}]`, value, range));
}

/** The most values of an array. A curve of the page has about a hundred. */
const MOST = 10_000;

/** Throws an InputError for an array that is empty, or too long to be answered in reasonable time. */
export function requireLength(field: string, { length }: readonly unknown[]): void {
  if (length > 0 && length <= MOST) return;
  throw new InputError('out-of-range', field, `${field} has ${length} values. Give 1 to ${MOST}.`);
}

/** A non-empty array of names. The caller checks which names exist. */
export function names(query: Query, field: string, fallback: readonly string[]): readonly string[] {
  const given = query[field];
  if (given === undefined) return fallback;
  if (Array.isArray(given) && given.length > 0 && given.every((name) => typeof name === 'string'))
    return given;
  throw new InputError(
    'malformed',
    field,
    `${field} is ${JSON.stringify(given)}. Give a non-empty array of names.`,
  );
}

/** A non-empty array of some of the choices. */
export const choices = <Choice extends string>(
  query: Query,
  field: string,
  of: readonly Choice[],
): readonly Choice[] => names(query, field, []).map((name) => choice({ [field]: name }, field, of));

export function choice<Choice extends string>(
  query: Query,
  field: string,
  choices: readonly Choice[],
  of = '',
): Choice {
  const given = query[field];
  const name = `${of}${field}`;
  const list = choices.join(', ');
  if (given === undefined || given === null) {
    throw new InputError('missing', name, `${name} is missing. Give one of ${list}.`);
  }
  const found = choices.find((choice) => choice === given);
  if (found === undefined) {
    throw new InputError('unknown', name, `${name} is ${JSON.stringify(given)}. Give one of ${list}.`);
  }
  return found;
}

export function orDefault<Choice extends string>(
  query: Query,
  field: string,
  choices: readonly Choice[],
  fallback: Choice,
): Choice {
  return query[field] === undefined ? fallback : choice(query, field, choices);
}

export function boolean(query: Query, field: string, fallback: boolean): boolean {
  const given = query[field];
  if (given === undefined) return fallback;
  if (typeof given !== 'boolean') {
    throw new InputError('unknown', field, `${field} is ${JSON.stringify(given)}. Give true or false.`);
  }
  return given;
}

export function adjacency(query: Query): AdjacencyName {
  return choice(query, 'adjacency', ADJACENCY_NAMES);
}

export function mechanism(query: Query): Mechanism {
  return {
    samplingRate: number(query, 'samplingRate', DOMAIN.samplingRate),
    noiseMultiplier: number(query, 'noiseMultiplier', DOMAIN.noiseMultiplier),
    steps: number(query, 'steps', DOMAIN.steps),
  };
}

const OF_ONE_MECHANISM = 'samplingRate noiseMultiplier steps sampling stepsPerEpoch epochs'.split(' ');

/**
 * The objects in `segments`, each with its place for messages, such as segments[1]. Throws an InputError if fields of a
 * single mechanism are given too, and for any other value, with a message that ends with the sentence `wanted`.
 */
export function segmentObjects(query: Query, wanted: string): { given: Query; place: string }[] {
  const twice = OF_ONE_MECHANISM.find((field) => query[field] !== undefined && query[field] !== null);
  if (twice !== undefined) {
    const message = `${twice} stands beside segments, which have one each. Give one mechanism or segments.`;
    throw new InputError('inconsistent', twice, message);
  }
  const refused = (place: string, value: unknown) =>
    new InputError('malformed', place, `${place} is ${JSON.stringify(value)}. ${wanted}`);
  const { segments } = query;
  if (!Array.isArray(segments)) throw refused('segments', segments);
  return segments.map((given: unknown, i) => {
    const place = `segments[${i}]`;
    if (typeof given !== 'object' || given === null || Array.isArray(given)) throw refused(place, given);
    return { given: given as Query, place };
  });
}

export function delta(query: Query): number {
  return number(query, 'delta', DOMAIN.delta);
}

export function failures(query: Query): readonly number[] {
  return query.failures === undefined ? FAILURES : numbers(query, 'failures', OPEN_UNIT_INTERVAL);
}
