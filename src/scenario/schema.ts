// The zod schema of a scenario, built from the field table, and the two ways through it: all or nothing
// (checkScenario), or field by field, keeping what is good (repairScenario).
import * as z from 'zod/mini';
import type { OneRunCanaryKind } from '../canaries/oneRun/kinds';
import { InputError } from '../numerics/errors';
import { DEFAULT_SCENARIO } from './defaults';
import {
  type ChoiceFieldName,
  FIELD_LIST,
  FIELDS,
  type Field,
  fieldRange,
  fieldTitle,
  isInRange,
  type NumberField,
  type RuleField,
} from './fields';
import { exactNumber } from './numberText';
import type {
  Axis,
  CanaryChoice,
  DatasetChoice,
  EpsilonScale,
  EstimatorChoice,
  ModelChoice,
  MoreBounds,
  OneRunClaim,
  OneRunComparison,
  OneRunReading,
  OneRunStart,
  OptimizerChoice,
  Scenario,
  ScenarioProblem,
  TargetChoice,
} from './types';

// zod would otherwise try `new Function`, which the page's content security policy reports as a violation. Its smaller form,
// which a visitor waits less for, has no words of its own for what no field has words for.
z.config({ ...z.locales.en(), jitless: true });

const refused = (field: Field) => (issue: { input?: unknown }) =>
  `${fieldTitle(field)} is ${show(issue.input)}; give ${fieldRange(field)}.`;

function numberSchema(field: NumberField) {
  const given = z.custom<number>((value) => typeof value === 'number' && isInRange(field.range, value), {
    error: refused(field),
  });
  return given.check(z.overwrite((value) => value + 0)); // -0 is 0
}

function choiceSchema<Value extends string>(name: ChoiceFieldName) {
  const field = FIELDS[name];
  return z.custom<Value>((value) => field.choices.some((choice) => choice.value === value), {
    error: (issue) =>
      `${field.label} is ${show(issue.input)}; give one of ${field.choices.map(({ value }) => value).join(', ')}.`,
  });
}

/** Some of the canaries: reordered as the table has them, so that equal sets are equal scenarios. */
function canariesSchema() {
  const error = refused(FIELDS.canaries);
  const order = FIELDS.canaries.choices.map(({ value }) => value);
  const canary = z.custom<CanaryChoice>((value) => order.some((choice) => choice === value), { error });
  return z.readonly(
    z.array(canary, { error }).check(
      z.minLength(1, { error }),
      z.refine((given) => new Set(given).size === given.length, { error }),
      z.overwrite((given) => order.filter((choice) => given.includes(choice))),
    ),
  );
}

function ruleSchema<Value extends number | string>(field: RuleField) {
  const { word, range } = field;
  return z.custom<Value>(
    (value) => value === word || (typeof value === 'number' && isInRange(range, value)),
    { error: refused(field) },
  );
}

const pointsError = refused(FIELDS.auditPoints);

const shape = {
  samplingRate: numberSchema(FIELDS.samplingRate),
  noiseMultiplier: numberSchema(FIELDS.noiseMultiplier),
  clippingNorm: numberSchema(FIELDS.clippingNorm),
  steps: numberSchema(FIELDS.steps),
  delta: numberSchema(FIELDS.delta),
  recordCount: numberSchema(FIELDS.recordCount),
  axis: choiceSchema<Axis>('axis'),
  epsilonScale: choiceSchema<EpsilonScale>('epsilonScale'),
  moreBounds: choiceSchema<MoreBounds>('moreBounds'),
  runs: numberSchema(FIELDS.runs),
  repeats: numberSchema(FIELDS.repeats),
  confidence: numberSchema(FIELDS.confidence),
  estimator: choiceSchema<EstimatorChoice>('estimator'),
  seed: numberSchema(FIELDS.seed),
  auditPoints: z.readonly(
    z.array(z.number({ error: pointsError }), { error: pointsError }).check(
      z.maxLength(FIELDS.auditPoints.limit, { error: pointsError }),
      z.refine((points) => new Set(points).size === points.length, { error: pointsError }),
    ),
  ),
  dataset: choiceSchema<DatasetChoice>('dataset'),
  model: choiceSchema<ModelChoice>('model'),
  optimizer: choiceSchema<OptimizerChoice>('optimizer'),
  canaries: canariesSchema(),
  learningRate: numberSchema(FIELDS.learningRate),
  modelsPerWorld: numberSchema(FIELDS.modelsPerWorld),
  trainingRepeats: numberSchema(FIELDS.trainingRepeats),
  checkpoints: numberSchema(FIELDS.checkpoints),
  target: ruleSchema<TargetChoice>(FIELDS.target),
  oneRunCanary: choiceSchema<OneRunCanaryKind>('oneRunCanary'),
  oneRunComparison: choiceSchema<OneRunComparison>('oneRunComparison'),
  oneRunCanaries: numberSchema(FIELDS.oneRunCanaries),
  oneRunShare: numberSchema(FIELDS.oneRunShare),
  oneRunReading: choiceSchema<OneRunReading>('oneRunReading'),
  oneRunClaim: ruleSchema<OneRunClaim>(FIELDS.oneRunClaim),
  oneRunSamplingRate: numberSchema(FIELDS.oneRunSamplingRate),
  oneRunFeatures: numberSchema(FIELDS.oneRunFeatures),
  oneRunLabels: numberSchema(FIELDS.oneRunLabels),
  oneRunLogitStep: numberSchema(FIELDS.oneRunLogitStep),
  oneRunTagWeight: numberSchema(FIELDS.oneRunTagWeight),
  oneRunStart: choiceSchema<OneRunStart>('oneRunStart'),
  oneRunRepeat: numberSchema(FIELDS.oneRunRepeat),
} satisfies Record<keyof Scenario, z.ZodMiniType>;

/** A whole scenario. Audit points must also lie in the range of the axis they are on. */
const scenarioSchema: z.ZodMiniType<Scenario> = z.strictObject(shape).check(
  z.superRefine((scenario, context) => {
    for (const point of pointsOffAxis(scenario)) {
      context.addIssue({
        code: 'custom',
        path: ['auditPoints'],
        message: offAxisMessage(scenario.axis, point),
      });
    }
  }),
);

const pointsOffAxis = ({ axis, auditPoints }: Pick<Scenario, 'axis' | 'auditPoints'>) =>
  auditPoints.filter((point) => !isInRange(FIELDS[axis].range, point));

const offAxisMessage = (axis: Axis, point: number) =>
  `${FIELDS.auditPoints.label}: ${exactNumber(point)} is outside ${fieldTitle(FIELDS[axis])}; give ${fieldRange(FIELDS[axis])}.`;

/** A value as it may be shown in a message: short, whatever it was. */
export function show(value: unknown): string {
  return typeof value === 'string' ? `"${cut(value, 58)}"` : cut(textOf(value), 60);
}

const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 3)}...` : text;

function textOf(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    // a cycle, or a BigInt: a message from another window can hold either
    return typeof value === 'bigint' ? String(value) : 'something that is no plain data';
  }
}

/**
 * The scenario, if it is one.
 * @throws InputError naming the first field that is missing, unknown or out of range.
 */
export function checkScenario(candidate: unknown): Scenario {
  const result = scenarioSchema.safeParse(candidate);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new InputError('out-of-range', String(issue.path[0] ?? 'scenario'), issue.message);
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
    const result = shape[field.name].safeParse(value);
    if (result.success) good[field.name] = result.data;
    else problems.push(problem(field, given[field.name] ?? show(value), result.error.issues[0].message));
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
