// One line in, one line out: parses a query, runs it, and turns every failure into data. Knows nothing of streams.
import { InputError } from '../numerics/errors';
import type { Query } from './fields';
import type { Handler } from './handler';
import { MOST_NESTING, nestsDeeperThan } from './nesting';

function errorLine(id: unknown, code: string, field: string, message: string, line?: number): string {
  const error = { code, field, message };
  return JSON.stringify(line === undefined ? { id, error } : { id, line, error });
}

function parse(text: string): Query | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? (parsed as Query) : null;
  } catch {
    return null;
  }
}

/** What was given, cut short enough to be repeated in a message. */
function excerpt(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/**
 * The reply of the table of queries to one line of input, as one line of JSON without a newline.
 * @param lineNumber 1-based, named when the line is not a JSON object, or nests too deep, and so has no id of its own.
 */
export function answer(
  queries: ReadonlyMap<string, Handler>,
  text: string,
  lineNumber: number,
): string | Promise<string> {
  if (nestsDeeperThan(text, MOST_NESTING)) {
    const message = `Line ${lineNumber} nests deeper than ${MOST_NESTING} levels; give query, id and values flat.`;
    return errorLine(null, 'too-deep', 'line', message, lineNumber);
  }
  const query = parse(text);
  if (query === null) {
    const message = `Line ${lineNumber} is not a JSON object: ${excerpt(text)}. Give one query object a line.`;
    return errorLine(null, 'not-json', 'line', message, lineNumber);
  }
  const id = query.id ?? null;
  const fail = (error: unknown) => failure(id, error);
  try {
    const name = query.query;
    const run = typeof name === 'string' ? queries.get(name) : undefined;
    if (run === undefined) {
      const given = name === undefined ? 'query is missing' : `query is ${JSON.stringify(name)}`;
      const message = `${given}; give one of ${[...queries.keys()].join(', ')}.`;
      return errorLine(id, name === undefined ? 'missing' : 'unknown', 'query', message);
    }
    const reply = run(query);
    return reply instanceof Promise
      ? reply.then((fields) => JSON.stringify({ id, ...fields }), fail)
      : JSON.stringify({ id, ...reply });
  } catch (error) {
    return fail(error);
  }
}

function failure(id: unknown, error: unknown): string {
  if (error instanceof InputError) return errorLine(id, error.code, error.field, error.message);
  const message = error instanceof Error ? error.message : String(error);
  return errorLine(
    id,
    'internal',
    'query',
    `This query failed inside: ${message}. Please report it with the line.`,
  );
}
