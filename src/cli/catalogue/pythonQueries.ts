// Writes the methods of the Python helper from the catalogue, one for each query, with types, ranges and a docstring.
import { z } from 'zod';
import { version } from '../../../package.json';
import { QUERIES } from '../queries';
import type { QueryEntry } from '../query';

/** The queries whose methods are written by hand, in python/adjacency_lab/lab.py. */
const BY_HAND = new Set(['report', 'translate']);

interface Schema {
  type?: string | string[];
  enum?: readonly unknown[];
  const?: unknown;
  items?: Schema;
  anyOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
}

/** Names of fields that are keywords of Python. */
const KEYWORDS = new Set(['lambda']);
/** The parameter of a field, with an underscore behind a keyword of Python. */
const parameter = (field: string): string => (KEYWORDS.has(field) ? `${field}_` : field);

const literal = (values: readonly unknown[]): string =>
  `Literal[${values.map((value) => JSON.stringify(value)).join(', ')}]`;

const NAMES: Readonly<Record<string, string>> = {
  number: 'float',
  integer: 'int',
  string: 'str',
  boolean: 'bool',
  null: 'None',
  object: 'Mapping[str, Any]',
};

function typeOf(schema: Schema): string {
  if (schema.anyOf) return unionOf(schema.anyOf.map(typeOf));
  if (schema.enum) return literal(schema.enum);
  if (schema.const !== undefined) return literal([schema.const]);
  if (schema.type === 'array') return `Sequence[${schema.items ? typeOf(schema.items) : 'Any'}]`;
  return typeof schema.type === 'string' ? (NAMES[schema.type] ?? 'Any') : 'Any';
}

function unionOf(types: readonly string[]): string {
  const all = [...new Set(types)];
  const others = all.filter((type) => type !== 'None');
  const union = others.length === 1 ? (others[0] as string) : `Union[${others.join(', ')}]`;
  return others.length === all.length ? union : `Optional[${union}]`;
}

/** Whether an end of a range is a real bound. The largest safe integer, which zod writes for every integer, is not. */
const isBound = (value: number | undefined): value is number =>
  value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER;

/** The range of a number as an interval; empty if it has no range. */
function rangeOf({ minimum, maximum, exclusiveMinimum, exclusiveMaximum, anyOf, items }: Schema): string[] {
  const inner = anyOf?.[0] ?? items;
  if (inner) return rangeOf(inner);
  const from = exclusiveMinimum ?? minimum;
  const to = exclusiveMaximum ?? maximum;
  if (!isBound(from) && !isBound(to)) return [];
  const low = isBound(from) ? `${exclusiveMinimum === undefined ? '[' : '('}${from}` : '(-inf';
  const high = isBound(to) ? `${to}${exclusiveMaximum === undefined ? ']' : ')'}` : 'inf)';
  return [`in ${low}, ${high}`];
}

const WIDTH = 108;

/** A text in lines of at most WIDTH characters, of which the later ones are indented by `further`. */
function wrapped(text: string, indent: string, further = indent): string[] {
  const lines: string[] = [];
  let line = indent;
  for (const word of text.split(/\s+/)) {
    const next = line.trim() === '' ? line + word : `${line} ${word}`;
    if (next.length > WIDTH && line.trim() !== '') {
      lines.push(line);
      line = further + word;
    } else line = next;
  }
  return [...lines, line];
}

const INDENT = '        ';

const sentence = (text: string): string => `${text[0]?.toUpperCase()}${text.slice(1)}.`;

function docstring({ about, notes = [], asks, answers }: QueryEntry, schema: Schema): string[] {
  const fields = Object.keys(asks.shape).flatMap((name) => {
    const field = schema.properties?.[name] ?? {};
    const standing = field.default === undefined ? [] : [`${JSON.stringify(field.default)} if left out`];
    const said = [...rangeOf(field), ...standing].join(', ');
    return said === '' ? [] : [`${parameter(name)}: ${said}`];
  });
  return [
    ...wrapped(`"""${sentence(about)}`, INDENT),
    ...(notes.length === 0 ? [] : ['', ...notes.flatMap((note) => wrapped(note, INDENT))]),
    ...(fields.length === 0
      ? []
      : ['', ...fields.flatMap((field) => wrapped(field, INDENT, `${INDENT}    `))]),
    '',
    ...wrapped(`The reply has ${Object.keys(answers.shape).join(', ')}.`, INDENT),
    `${INDENT}"""`,
  ].map((line) => line.replaceAll('\\', '\\\\'));
}

function method(name: string, entry: QueryEntry): string {
  const schema = z.toJSONSchema(entry.asks, { io: 'input' }) as Schema;
  const isRequired = (field: string) => schema.required?.includes(field) ?? false;
  const parameters = Object.keys(entry.asks.shape)
    .toSorted((a, b) => Number(isRequired(b)) - Number(isRequired(a)))
    .map((field) => {
      const type = typeOf(schema.properties?.[field] ?? {});
      return isRequired(field)
        ? `        ${parameter(field)}: ${type},`
        : `        ${parameter(field)}: ${unionOf([type, 'None'])} = None,`;
    });
  return [
    `    def ${name}(`,
    '        self,',
    ...(parameters.length > 0 ? ['        *,', ...parameters] : []),
    '    ) -> Dict[str, Any]:',
    ...docstring(entry, schema),
    `        return self._given("${name}", locals())`,
  ].join('\n');
}

/** The text of python/adjacency_lab/queries.py. */
export function pythonQueries(): string {
  const methods = [...QUERIES].filter(([name]) => !BY_HAND.has(name)).map((query) => method(...query));
  return `"""The queries of \`compute\`, each a method. \`npm run api\` writes this file from the table of queries."""

from typing import Any, Dict, Literal, Mapping, Optional, Sequence, Union

VERSION = "${version}"


class Queries:
    """What can be asked. A number may be one of NumPy's, and a sequence one of its arrays. \`compute --help\` explains the
    fields that many queries share."""

    def ask(self, query: str, **fields: Any) -> Dict[str, Any]:
        """The reply to one query, by its name."""
        raise NotImplementedError

    def _given(self, query: str, fields: Mapping[str, Any]) -> Dict[str, Any]:
        # a field whose name is a keyword of Python, such as lambda, has a parameter with an underscore behind that name
        given = {name.rstrip("_"): value for name, value in fields.items() if name != "self" and value is not None}
        return self.ask(query, **given)

${methods.join('\n\n')}
`;
}
