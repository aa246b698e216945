// Reads a message from the page around an embedded figure. Pure; never throws, whatever was sent.
import { plural, t } from '@lingui/core/macro';
import { english } from '../../base/sentences/sentence';
import {
  changeScenario,
  FIELD_LIST,
  parseLink,
  type Scenario,
  type ScenarioProblem,
  VIEW_KEYS,
} from '../../scenario';
import { show } from '../../scenario/fields/fieldValue';
import {
  GET,
  type HostProblem,
  type Incoming,
  incomingSchema,
  PROTOCOL_VERSION,
  SET,
  type SetMessage,
} from './protocol';

/** Limits of a message. They are generous: a scenario has some forty fields, none of them deeper than a list of numbers. */
const MOST = { values: 2000, depth: 8, characters: 50_000 } as const;

/** The first limit that the data exceeds; null where the data may be read. */
function tooLarge(data: unknown): keyof typeof MOST | null {
  let values = 0;
  let characters = 0;
  const seen = new Set<object>();
  const walk = (value: unknown, depth: number): keyof typeof MOST | null => {
    if (++values > MOST.values) return 'values';
    if (typeof value === 'string') characters += value.length;
    if (characters > MOST.characters) return 'characters';
    if (typeof value !== 'object' || value === null || seen.has(value)) return null;
    if (depth === MOST.depth) return 'depth';
    seen.add(value);
    if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) {
      return value.byteLength > MOST.characters ? 'characters' : null;
    }
    for (const key in value) {
      characters += key.length;
      const found = walk(Reflect.get(value, key), depth + 1);
      if (found !== null) return found;
    }
    return null;
  };
  return walk(data, 0);
}

export type ReadIncoming = { ok: true; message: Incoming } | { ok: false; problems: HostProblem[] };

/** Largest number of problems that are listed for one message. */
const MOST_PROBLEMS = 20;

/** Problems for the page around the figure, which reads English. */
export const problemsSaid = (problems: readonly ScenarioProblem[]): HostProblem[] =>
  problems.map((problem) => ({ ...problem, message: english(problem.message) }));

function bounded(problems: readonly HostProblem[]): HostProblem[] {
  if (problems.length <= MOST_PROBLEMS) return [...problems];
  const more = problems.length - (MOST_PROBLEMS - 1);
  const rest = {
    field: 'message',
    given: String(more),
    message: t`${more} further problems are not listed.`,
  };
  return [...problems.slice(0, MOST_PROBLEMS - 1), rest];
}

const TOO_LARGE = {
  values: t`The message has too many values. Give the fields of one scenario. The message is left out.`,
  depth: t`The message is nested too deeply. Give the fields of one scenario. The message is left out.`,
  characters: t`The message is too long. Give the fields of one scenario. The message is left out.`,
};

export function readIncoming(data: unknown): ReadIncoming {
  const large = tooLarge(data);
  if (large !== null) {
    return { ok: false, problems: [{ field: 'message', given: large, message: TOO_LARGE[large] }] };
  }
  const result = incomingSchema.safeParse(data);
  if (result.success) return { ok: true, message: result.data };
  const problems = result.error.issues.map(({ path, message }) => {
    const field = path.length > 0 ? path.map(String).join('.') : 'message';
    return {
      field,
      given: show(at(data, path)),
      message: `${remedyOf(field, message)} ${t`The message is left out.`}`,
    };
  });
  return { ok: false, problems: bounded(problems) };
}

function remedyOf(field: string, message: string): string {
  if (field === 'type') return t`The message's type must be “${GET}” or “${SET}”.`;
  if (field === 'version') return t`The message's version must be ${PROTOCOL_VERSION}.`;
  return field === 'message'
    ? t`The message cannot be read (${message}).`
    : t`The message cannot be read at "${field}" (${message}).`;
}

const at = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    data,
  );

interface AppliedSet {
  scenario: Scenario;
  problems: HostProblem[];
}

/** The scenario that a `set` message makes of the one on the page: bad fields are named and stay what they were. */
export function applySet({ link, scenario: fields }: SetMessage, current: Scenario): AppliedSet {
  const linked = link === undefined ? { scenario: current, problems: [] } : scenarioOfLink(link);
  if (fields === undefined) return linked;
  const problems = [...linked.problems];
  let { scenario } = linked;
  const unknown = Object.keys(fields).filter((key) => !FIELD_LIST.some(({ name }) => name === key));
  if (unknown.length > 0) {
    const given = unknown
      .slice(0, MOST_PROBLEMS)
      .map((name) => show(name))
      .join(', ');
    const known = FIELD_LIST.map(({ name }) => name).join(', ');
    const message = plural(unknown.length, {
      one: `The field ${given} means nothing here and is left out. Known fields are ${known}.`,
      other: `# fields mean nothing here and are left out (${given}). Known fields are ${known}.`,
    });
    problems.push({ field: 'scenario', given, message });
  }
  // fields are set one by one, in the order of the table: audit points belong to the axis before them
  for (const { name } of FIELD_LIST) {
    if (!Object.hasOwn(fields, name)) continue;
    try {
      scenario = changeScenario(scenario, { [name]: fields[name] });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      problems.push({
        field: name,
        given: show(fields[name]),
        message: `${reason} ${t`It stays what it was.`}`,
      });
    }
  }
  return { scenario, problems: bounded(problems) };
}

/** The scenario of a query string or of a whole address. The keys by which the address chooses a view are ignored. */
function scenarioOfLink(link: string): AppliedSet {
  const [address] = link.split('#', 1);
  const query = address.slice(address.indexOf('?') + 1);
  const whole = !address.includes('?') && /^[a-z]+:\/\//i.test(address);
  const { scenario, problems } = parseLink(whole ? '' : query, VIEW_KEYS);
  return { scenario, problems: problemsSaid(problems) };
}
