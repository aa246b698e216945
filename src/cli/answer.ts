// Answers one line of input by one line of output: parses a query, runs it, and turns every failure into data.
import { version } from '../../package.json';
import { hasOlderField, OLDER_FIELD, withAdjacency } from '../accounting/adjacencies/olderField';
import { InputError } from '../base/numerics/errors';
import { nearestName } from '../base/numerics/nearest';
import { inEnglish } from '../base/sentences/inEnglish';
import { FieldsRead } from './fieldsRead';
import { MAX_LINE_LENGTH } from './lines';
import { MOST_NESTING, nestsDeeperThan } from './nesting';
import type { Query, QueryEntry, Reply, Work } from './query';
import { rawId } from './rawId';
import { repeatedKey } from './repeatedKey';

/** A reply as one line of JSON without a newline, and whether it is an error. */
export interface AnsweredLine {
  reply: string;
  refused: boolean;
}

function replyLine(id: string, fields: Reply): string {
  const rest = JSON.stringify({ ...inEnglish(fields), version }).slice(1);
  return `{"id":${id},${rest}`;
}

const given = (id: string, fields: Reply): AnsweredLine => ({ reply: replyLine(id, fields), refused: false });

const refusal = (id: string, fields: Reply): AnsweredLine => ({
  reply: replyLine(id, fields),
  refused: true,
});

const errorLine = (id: string, code: string, field: string, message: string): AnsweredLine =>
  refusal(id, { error: { code, field, message } });

/** The refusal of a line without a query, which has no id. */
const badLine = (line: number, code: string, message: string): AnsweredLine =>
  refusal('null', { line, error: { code, field: 'line', message } });

export const tooLongLine = (line: number): AnsweredLine =>
  badLine(
    line,
    'line-too-long',
    `Line ${line} is longer than ${MAX_LINE_LENGTH} characters; split it into several queries.`,
  );

/** The refusal of a row of CSV that holds no query, or whose header names none. */
export const badRow = (line: number, message: string): AnsweredLine =>
  badLine(line, 'not-csv', `Line ${line} cannot be read as a row: ${message}`);

/** Matches numbers that are not finite, as other languages write them and JSON cannot. */
const NO_JSON = /[:[,]\s*([+-]?(?:NaN|nan|Infinity|inf))\b/;

function parse(text: string): Query | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? (parsed as Query) : null;
  } catch {
    return null;
  }
}

function excerpt(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

function meantQuery(name: string, names: readonly string[]): string {
  const meant = nearestName(name, names);
  return meant === null ? 'Give one of those that --help lists.' : `Did you mean ${meant}?`;
}

/** The text of {@link answered} alone. */
export async function answer(
  queries: ReadonlyMap<string, QueryEntry>,
  text: string,
  lineNumber: number,
): Promise<string> {
  return (await answered(queries, text, lineNumber)).reply;
}

/** The reply to one line of input. `lineNumber`, from 1, is named when the line has no id of its own. */
export function answered(
  queries: ReadonlyMap<string, QueryEntry>,
  text: string,
  lineNumber: number,
): AnsweredLine | Promise<AnsweredLine> {
  if (nestsDeeperThan(text, MOST_NESTING)) {
    const message = `Line ${lineNumber} nests deeper than ${MOST_NESTING} levels. Give query, id and values flat.`;
    return badLine(lineNumber, 'too-deep', message);
  }
  const query = parse(text);
  if (query === null) {
    const strange = NO_JSON.exec(text)?.[1];
    const message =
      strange === undefined
        ? `Line ${lineNumber} is not a JSON object: ${excerpt(text)}. Give one query object a line.`
        : `Line ${lineNumber} has ${strange}, which JSON does not know. Give a finite number, or leave the field out.`;
    return badLine(lineNumber, 'not-json', message);
  }
  const id = rawId(text);
  const twice = repeatedKey(text);
  if (twice !== null) {
    const { path, first, second } = twice;
    const message = `${path} is given twice, as ${excerpt(first)} and as ${excerpt(second)}. Give it once.`;
    return errorLine(id, 'inconsistent', path, message);
  }
  let fields: FieldsRead;
  try {
    fields = new FieldsRead(withAdjacency(query));
  } catch (error) {
    return failure(id, error);
  }
  const older = hasOlderField(query);
  const fail = (error: unknown) => failure(id, fields.named(error), older);
  try {
    const name = query.query;
    const entry = typeof name === 'string' ? queries.get(name) : undefined;
    if (entry === undefined) {
      const message =
        typeof name === 'string'
          ? `query is ${JSON.stringify(excerpt(name))}, which is none. ${meantQuery(name, [...queries.keys()])}`
          : `${name === undefined ? 'query is missing' : `query is ${excerpt(JSON.stringify(name))}`}. Give one of those that --help lists.`;
      return errorLine(id, name === undefined ? 'missing' : 'unknown', 'query', message);
    }
    const finish = (made: Reply | Work): Reply | Promise<Reply> => {
      fields.requireAll();
      return typeof made === 'function' ? made() : made;
    };
    const made = entry.run(fields.query);
    const reply = made instanceof Promise ? made.then(finish) : finish(made);
    return reply instanceof Promise ? reply.then((fields) => given(id, fields), fail) : given(id, reply);
  } catch (error) {
    return fail(error);
  }
}

/** The reply to a query that failed. If `older`, the query has the older name of adjacency, and so has the error. */
function failure(id: string, error: unknown, older = false): AnsweredLine {
  if (error instanceof InputError) {
    const { code, field, message } = error;
    if (!older || field !== 'adjacency') return errorLine(id, code, field, message);
    return errorLine(id, code, OLDER_FIELD, message.replace(field, OLDER_FIELD));
  }
  const message = error instanceof Error ? error.message : String(error);
  return errorLine(
    id,
    'internal',
    'query',
    `This query failed inside: ${message}. Please report it with the line.`,
  );
}
