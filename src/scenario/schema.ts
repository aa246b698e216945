// A whole scenario out of what claims to be one: all or nothing (checkScenario), or field by field, keeping what is good
// (repairScenario).
import { InputError } from '../numerics/errors';
import { DEFAULT_SCENARIO } from './defaults';
import { FIELD_LIST, FIELDS, type Field, fieldRange, fieldTitle, isInRange } from './fields';
import { show, takeValue } from './fieldValue';
import { exactNumber } from './numberText';
import type { Axis, Scenario, ScenarioProblem } from './types';

const pointsOffAxis = ({ axis, auditPoints }: Pick<Scenario, 'axis' | 'auditPoints'>) =>
  auditPoints.filter((point) => !isInRange(FIELDS[axis].range, point));

const offAxisMessage = (axis: Axis, point: number) =>
  `${FIELDS.auditPoints.label}: ${exactNumber(point)} is outside ${fieldTitle(FIELDS[axis])}; give ${fieldRange(FIELDS[axis])}.`;

/**
 * The scenario, if it is one.
 * @throws InputError naming the first field that is missing, unknown or out of range.
 */
export function checkScenario(candidate: unknown): Scenario {
  if (typeof candidate !== 'object' || candidate === null || Array.isArray(candidate)) {
    throw new InputError('out-of-range', 'scenario', `The scenario is ${show(candidate)}; give its fields.`);
  }
  const given = candidate as Readonly<Record<string, unknown>>;
  const taken: Partial<Record<keyof Scenario, unknown>> = {};
  for (const field of FIELD_LIST) {
    const result = takeValue(field, given[field.name]);
    if (!result.ok) throw new InputError('out-of-range', field.name, result.message);
    taken[field.name] = result.value;
  }
  const strange = Object.keys(given).find((name) => !Object.hasOwn(FIELDS, name));
  if (strange !== undefined) {
    const message = `The scenario has ${show(strange)}, which is no field of one; leave it out.`;
    throw new InputError('out-of-range', 'scenario', message);
  }
  const scenario = taken as unknown as Scenario;
  const [stray] = pointsOffAxis(scenario);
  if (stray !== undefined) {
    throw new InputError('out-of-range', 'auditPoints', offAxisMessage(scenario.axis, stray));
  }
  return scenario;
}

/**
 * The scenario with some fields changed; the step of a chapter and every control goes through here. Audit points
 * belong to an axis: when the axis changes and no new points come with it, they are dropped.
 * @throws InputError naming the first bad field.
 */
export function changeScenario(scenario: Scenario, change: Partial<Scenario>): Scenario {
  const points = change.axis !== undefined && change.axis !== scenario.axis ? { auditPoints: [] } : {};
  return checkScenario({ ...scenario, ...points, ...change });
}

export function sameScenario(left: Scenario, right: Scenario): boolean {
  return FIELD_LIST.every(({ name }) => sameValue(left[name], right[name]));
}

/** Equal field values; lists are compared entry by entry. */
export function sameValue(left: Scenario[keyof Scenario], right: Scenario[keyof Scenario]): boolean {
  if (typeof left !== 'object' || typeof right !== 'object') return left === right;
  return left.length === right.length && left.every((entry, index) => entry === right[index]);
}

export interface ParsedScenario {
  scenario: Scenario;
  problems: ScenarioProblem[];
}

/**
 * Takes each good field of the candidate and the default for every other one; a missing field is no problem, a bad one
 * is reported. `given` holds the original text of fields, for the messages. Never throws.
 */
export function repairScenario(
  candidate: Readonly<Partial<Record<keyof Scenario, unknown>>>,
  given: Readonly<Partial<Record<keyof Scenario, string>>> = {},
): ParsedScenario {
  const problems: ScenarioProblem[] = [];
  const good: Partial<Record<keyof Scenario, unknown>> = {};
  for (const field of FIELD_LIST) {
    const value = candidate[field.name];
    if (value === undefined) continue;
    const result = takeValue(field, value);
    if (result.ok) good[field.name] = result.value;
    else problems.push(problem(field, given[field.name] ?? show(value), result.message));
  }
  const scenario = { ...DEFAULT_SCENARIO, ...good } as Scenario;
  const stray = pointsOffAxis(scenario);
  if (stray.length > 0) {
    problems.push({
      field: 'auditPoints',
      given: stray.map((point) => exactNumber(point)).join(','),
      message: `${offAxisMessage(scenario.axis, stray[0])} Left out; the others stand.`,
    });
    scenario.auditPoints = scenario.auditPoints.filter((point) => !stray.includes(point));
  }
  return { scenario, problems };
}

/** A refused field, and what stands in its place. */
export function problem(field: Field, given: string, message: string): ScenarioProblem {
  const standIn = DEFAULT_SCENARIO[field.name];
  const instead =
    field.kind === 'list'
      ? 'None are used'
      : typeof standIn === 'object'
        ? `${standIn.join(', ')} are used instead`
        : `${typeof standIn === 'number' ? exactNumber(standIn, true) : standIn} is used instead`;
  return { field: field.name, given, message: `${message} ${instead}.` };
}
