// A whole scenario out of what claims to be one: all or nothing (checkScenario), or field by field, keeping what is
// good (repairScenario).
import { InputError } from '../base/numerics/errors';
import { DEFAULT_SCENARIO } from './defaults';
import { FIELD_LIST, FIELDS, type Field, fieldRange, fieldTitle, isInRange } from './fields/fields';
import { show, takeValue } from './fields/fieldValue';
import { exactNumber } from './numberText';
import { leastNoiseOf } from './sampling';
import type { Scenario, ScenarioProblem } from './types';

/** Or under the noise that batches drawn in this way are answered for. */
const pointsOffAxis = ({
  axis,
  auditPoints,
  sampling,
}: Pick<Scenario, 'axis' | 'auditPoints' | 'sampling'>) =>
  auditPoints.filter(
    (point) =>
      !isInRange(FIELDS[axis].range, point) || (axis === 'noiseMultiplier' && point < leastNoiseOf(sampling)),
  );

function offAxisMessage({ axis, sampling }: Pick<Scenario, 'axis' | 'sampling'>, point: number): string {
  const { label } = FIELDS.auditPoints;
  return isInRange(FIELDS[axis].range, point)
    ? `${label} is ${exactNumber(point)}, too little noise for batches of fixed size. Give at least ${leastNoiseOf(sampling)}.`
    : `${label} is ${exactNumber(point)}, which is outside ${fieldTitle(FIELDS[axis])}. Give ${fieldRange(FIELDS[axis])}.`;
}

const noiseMessage = (noise: number) =>
  `${fieldTitle(FIELDS.noiseMultiplier)} is ${exactNumber(noise)}, too little for batches of fixed size, where a record moves a sum by 2C. Give at least ${leastNoiseOf('fixed-size')}.`;

const hasNoise = ({ noiseMultiplier, sampling }: Pick<Scenario, 'noiseMultiplier' | 'sampling'>): boolean =>
  noiseMultiplier >= leastNoiseOf(sampling);

/** And no further audits at less. */
function withNoise(scenario: Scenario): Scenario {
  const least = leastNoiseOf(scenario.sampling);
  const { noiseMultiplier, auditPoints, axis } = scenario;
  return {
    ...scenario,
    noiseMultiplier: noiseMultiplier < least ? least : noiseMultiplier,
    auditPoints: axis === 'noiseMultiplier' ? auditPoints.filter((point) => !(point < least)) : auditPoints,
  };
}

/** @throws InputError naming the first field that is missing, unknown or out of range. */
export function checkScenario(candidate: unknown): Scenario {
  if (typeof candidate !== 'object' || candidate === null || Array.isArray(candidate)) {
    throw new InputError('out-of-range', 'scenario', `The scenario is ${show(candidate)}. Give its fields.`);
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
    const message = `The scenario has ${show(strange)}, which is no field of one. Leave it out.`;
    throw new InputError('out-of-range', 'scenario', message);
  }
  const scenario = taken as unknown as Scenario;
  if (!hasNoise(scenario)) {
    throw new InputError('out-of-range', 'noiseMultiplier', noiseMessage(scenario.noiseMultiplier));
  }
  const [stray] = pointsOffAxis(scenario);
  if (stray !== undefined) {
    throw new InputError('out-of-range', 'auditPoints', offAxisMessage(scenario, stray));
  }
  return scenario;
}

/**
 * Audit points belong to an axis and are dropped with it. Batches of fixed size take noise from {@link leastNoiseOf}
 * on: less becomes that.
 * @throws InputError naming the first bad field.
 */
export function changeScenario(scenario: Scenario, change: Partial<Scenario>): Scenario {
  const points = change.axis !== undefined && change.axis !== scenario.axis ? { auditPoints: [] } : {};
  const changed = { ...scenario, ...points, ...change };
  return checkScenario(changed.sampling === 'fixed-size' ? withNoise(changed) : changed);
}

export const sameScenario = (left: Scenario, right: Scenario): boolean =>
  FIELD_LIST.every(({ name }) => sameValue(left[name], right[name]));

export function sameValue(left: Scenario[keyof Scenario], right: Scenario[keyof Scenario]): boolean {
  if (typeof left !== 'object' || typeof right !== 'object') return left === right;
  return left.length === right.length && left.every((entry, index) => entry === right[index]);
}

export interface ParsedScenario {
  scenario: Scenario;
  problems: ScenarioProblem[];
}

/** A missing field is no problem, a bad one is reported. `given` holds the original text of fields. Never throws. */
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
  let scenario = { ...DEFAULT_SCENARIO, ...good } as Scenario;
  if (!hasNoise(scenario)) {
    const { noiseMultiplier } = scenario;
    const message = `${fieldTitle(FIELDS.noiseMultiplier)} is ${exactNumber(noiseMultiplier)}, too little for batches of fixed size, where a record moves a sum by 2C. The least that is answered for, ${leastNoiseOf(scenario.sampling)}, is used instead.`;
    problems.push({
      field: 'noiseMultiplier',
      given: given.noiseMultiplier ?? exactNumber(noiseMultiplier),
      message,
    });
    scenario = { ...scenario, noiseMultiplier: leastNoiseOf(scenario.sampling) };
  }
  const stray = pointsOffAxis(scenario);
  if (stray.length > 0) {
    problems.push({
      field: 'auditPoints',
      given: stray.map((point) => exactNumber(point)).join(','),
      message: `${offAxisMessage(scenario, stray[0])} It is left out, and the others stand.`,
    });
    scenario.auditPoints = scenario.auditPoints.filter((point) => !stray.includes(point));
  }
  return { scenario, problems };
}

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
