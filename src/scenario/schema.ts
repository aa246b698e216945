// Makes a whole scenario from unchecked input, either all or nothing (checkScenario), or field by field, keeping the good
// ones (repairScenario).
import { refusals } from '../base/numerics/errors';
import type { Sentence } from '../base/sentences/sentence';
import { DEFAULT_SCENARIO } from './defaults';
import { FIELD_LIST, FIELDS, type Field, fieldRange, fieldTitle, isInRange } from './fields/fields';
import { show, shownGiven, takeValue } from './fields/fieldValue';
import { exactNumber } from './numberText';
import { leastNoiseOf } from './sampling';
import { SCENARIO } from './sentences';
import type { Scenario, ScenarioProblem } from './types';

/** The audit points outside the range of their axis, or below the least noise that the accountant takes for these batches. */
const pointsOffAxis = ({
  axis,
  auditPoints,
  sampling,
}: Pick<Scenario, 'axis' | 'auditPoints' | 'sampling'>) =>
  auditPoints.filter(
    (point) =>
      !isInRange(FIELDS[axis].range, point) || (axis === 'noiseMultiplier' && point < leastNoiseOf(sampling)),
  );

function offAxisMessage({ axis, sampling }: Pick<Scenario, 'axis' | 'sampling'>, point: number): Sentence {
  const { label: field } = FIELDS.auditPoints;
  const given = exactNumber(point);
  const along = FIELDS[axis];
  return isInRange(along.range, point)
    ? SCENARIO.littleNoiseAt({ field, noise: given, least: leastNoiseOf(sampling) })
    : SCENARIO.offAxis({ field, point: given, axis: fieldTitle(along), range: fieldRange(along) });
}

const littleNoise = (noise: number) => ({
  field: fieldTitle(FIELDS.noiseMultiplier),
  noise: exactNumber(noise),
  least: leastNoiseOf('fixed-size'),
});

const hasNoise = ({ noiseMultiplier, sampling }: Pick<Scenario, 'noiseMultiplier' | 'sampling'>): boolean =>
  noiseMultiplier >= leastNoiseOf(sampling);

/** The scenario with the noise that its batches need, and no further audits at less. */
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
    throw refusals('scenario').outOfRange(SCENARIO.noFields({ given: shownGiven(candidate) }));
  }
  const given = candidate as Readonly<Record<string, unknown>>;
  const taken: Partial<Record<keyof Scenario, unknown>> = {};
  for (const field of FIELD_LIST) {
    const result = takeValue(field, given[field.name]);
    if (!result.ok) throw refusals(field.name).outOfRange(result.message);
    taken[field.name] = result.value;
  }
  const strange = Object.keys(given).find((name) => !Object.hasOwn(FIELDS, name));
  if (strange !== undefined) {
    throw refusals('scenario').outOfRange(SCENARIO.strangeField({ given: shownGiven(strange) }));
  }
  const scenario = taken as unknown as Scenario;
  if (!hasNoise(scenario)) {
    const { noiseMultiplier } = scenario;
    throw refusals('noiseMultiplier').outOfRange(SCENARIO.littleNoise(littleNoise(noiseMultiplier)));
  }
  const [stray] = pointsOffAxis(scenario);
  if (stray !== undefined) {
    throw refusals('auditPoints').outOfRange(offAxisMessage(scenario, stray));
  }
  return scenario;
}

/**
 * A scenario with some fields changed. Audit points belong to an axis and are dropped with it. Batches of fixed size
 * take noise from {@link leastNoiseOf} on, and less is raised to that.
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

/**
 * A valid scenario from the good fields of a candidate. A missing field takes its default without a problem, and a bad
 * one with a problem. `given` holds the original text of fields. Never throws.
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
  let scenario = { ...DEFAULT_SCENARIO, ...good } as Scenario;
  if (!hasNoise(scenario)) {
    const { noiseMultiplier } = scenario;
    problems.push({
      field: 'noiseMultiplier',
      given: given.noiseMultiplier ?? exactNumber(noiseMultiplier),
      message: SCENARIO.leastNoiseInstead(littleNoise(noiseMultiplier)),
    });
    scenario = { ...scenario, noiseMultiplier: leastNoiseOf(scenario.sampling) };
  }
  const stray = pointsOffAxis(scenario);
  if (stray.length > 0) {
    problems.push({
      field: 'auditPoints',
      given: stray.map((point) => exactNumber(point)).join(','),
      message: SCENARIO.othersStand({ refused: offAxisMessage(scenario, stray[0]) }),
    });
    scenario.auditPoints = scenario.auditPoints.filter((point) => !stray.includes(point));
  }
  return { scenario, problems };
}

export function problem(field: Field, given: string, refused: Sentence): ScenarioProblem {
  const value = DEFAULT_SCENARIO[field.name];
  const instead = (): Sentence => {
    if (field.kind === 'list') return SCENARIO.noneInstead({ refused });
    if (typeof value === 'object') return SCENARIO.severalInstead({ refused, values: value.join(', ') });
    return SCENARIO.oneInstead({
      refused,
      value: typeof value === 'number' ? exactNumber(value, true) : value,
    });
  };
  return { field: field.name, given, message: instead() };
}
