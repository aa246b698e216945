// Reads a message from the page around an embedded figure, and works out what it changes. Pure; never throws, whatever
// was sent.
import { t } from '@lingui/core/macro';
import {
  changeScenario,
  FIELD_LIST,
  type ParsedScenario,
  parseLink,
  type Scenario,
  type ScenarioProblem,
  VIEW_KEYS,
} from '../../scenario';
import { show } from '../../scenario/schema';
import { GET, type Incoming, incomingSchema, PROTOCOL_VERSION, SET, type SetMessage } from './protocol';

export type ReadIncoming = { ok: true; message: Incoming } | { ok: false; problems: ScenarioProblem[] };

export function readIncoming(data: unknown): ReadIncoming {
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
  return { ok: false, problems };
}

function remedyOf(field: string, message: string): string {
  if (field === 'type') return t`The message's type must be “${GET}” or “${SET}”.`;
  if (field === 'version') return t`The message's version must be ${PROTOCOL_VERSION}.`;
  return field === 'message'
    ? t`The message cannot be read: ${message}.`
    : t`The message cannot be read at "${field}": ${message}.`;
}

function at(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    data,
  );
}

/** The scenario that a `set` message makes of the one on the page: bad fields are named and stay what they were. */
export function applySet({ link, scenario: fields }: SetMessage, current: Scenario): ParsedScenario {
  const linked = link === undefined ? { scenario: current, problems: [] } : scenarioOfLink(link);
  if (fields === undefined) return linked;
  const problems = [...linked.problems];
  let { scenario } = linked;
  for (const name of Object.keys(fields)) {
    if (!FIELD_LIST.some((field) => field.name === name)) {
      const given = show(name);
      const known = FIELD_LIST.map((field) => field.name).join(', ');
      const message = t`The field ${given} means nothing here and is left out; known fields are ${known}.`;
      problems.push({ field: 'scenario', given, message });
    }
  }
  // one by one, in the order of the table: audit points belong to the axis before them
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
  return { scenario, problems };
}

/** Of a query string or of a whole address; how that address shows its scenario is of no account here. */
function scenarioOfLink(link: string): ParsedScenario {
  const [address] = link.split('#', 1);
  const query = address.slice(address.indexOf('?') + 1);
  const whole = !address.includes('?') && /^[a-z]+:\/\//i.test(address);
  const { scenario, problems } = parseLink(whole ? '' : query, { otherKeys: VIEW_KEYS });
  return { scenario, problems };
}
