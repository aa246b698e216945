// The assumptions that a report's numbers rest on, each with a mark that says how it is known.
import type { AnyRun, StepSchedule } from '../accounting';
import { samplingOf } from '../accounting/adjacencies/samplings';
import { segmentsOf } from '../accounting/segments';
import type { Sentence } from '../base/sentences/sentence';
import { allowance, counted, setting } from './quantities';
import { REPORT } from './sentences';
import type { AssumptionName, ConditionName, Mark, ReportedAssumption, ReportRequest } from './types';

export interface Assumption extends Omit<ReportedAssumption, 'text' | 'markText'> {
  sentences: readonly Sentence[];
  /** Whether a stated number was needed to derive this one. */
  isWithStated: boolean;
}

/** Names of the unit that batches draw, in the singular and the plural. */
export interface Nouns {
  unit: Sentence;
  units: Sentence;
}

export const NOUNS: Readonly<Record<'record' | 'client', Nouns>> = {
  record: { unit: REPORT.record, units: REPORT.records },
  client: { unit: REPORT.client, units: REPORT.clients },
};

type StatedAssumption = readonly [AssumptionName, ...Sentence[]];

/** The most phases that a report describes one by one. */
const MOST_PHASES = 5;

function phasesOf({ segments = [] }: ReportRequest): Sentence[] {
  const named = segments.length <= MOST_PHASES ? segments : [];
  const told = named.flatMap((segment, i) =>
    'samplingRate' in segment && samplingOf(segment) === 'poisson'
      ? [
          REPORT.phase({
            phase: i + 1,
            steps: counted(segment.steps),
            rate: `q = ${setting(segment.samplingRate)}`,
            noise: `σ = ${setting(segment.noiseMultiplier)}`,
          }),
        ]
      : [],
  );
  return told.length > 0 && told.length === segments.length
    ? told
    : [REPORT.segments({ value: counted(segments.length) })];
}

const DRAWN = {
  poisson: () => REPORT.drawnPoisson,
  'fixed-size': () => REPORT.drawnFixedSize,
  'random-allocation': REPORT.drawnRandomAllocation,
  'any-order': REPORT.drawnAnyOrder,
} as const;

function drawn(run: AnyRun, { sampling }: ReportRequest, nouns: Nouns): Sentence {
  if (sampling === 'unknown') return REPORT.drawnUnknown(nouns);
  const [first, ...others] = new Set(segmentsOf(run).map(samplingOf));
  return first === undefined || others.length > 0 ? REPORT.drawnSeveralWays : DRAWN[first](nouns);
}

/** The longest formula, in UTF-16 units, that a report writes out. */
const LONGEST_FORMULA = 80;

/** Whether a schedule is a formula short enough to stand in a sentence, and neither a list nor a column of numbers. */
const isShortFormula = (schedule: StepSchedule): schedule is string =>
  typeof schedule === 'string' &&
  schedule.trim().length <= LONGEST_FORMULA &&
  /[a-z]/i.test(schedule) &&
  !/[\n,;]/.test(schedule);

/** The groups of a banded run. How often a batch is cut depends on their size, so the bound rests on it there. */
const groupsOf = (bands: number, { records, largestBatch }: ReportRequest, nouns: Nouns): Sentence =>
  largestBatch === undefined || records === undefined
    ? REPORT.groupsAre({ value: counted(bands), ...nouns })
    : REPORT.groupsOfSize({ value: counted(bands), size: counted(Math.floor(records / bands)), ...nouns });

/** Assumptions that are numbers of the request. */
function settings(request: ReportRequest, nouns: Nouns): StatedAssumption[] {
  const said: StatedAssumption[] = [];
  const add = <Value>(name: AssumptionName, value: Value | undefined, say: (value: Value) => Sentence[]) => {
    if (value !== undefined) said.push([name, ...say(value)]);
  };
  const { samplingRate, noiseMultiplier, steps, stepsPerEpoch, epochs } = request;
  const isRateScheduled = request.samplingRates !== undefined || request.batchSizes !== undefined;
  const rate = isRateScheduled ? REPORT.inSchedules : REPORT.samplingRate;
  const noise = request.noiseMultipliers === undefined ? REPORT.noiseMultiplier : REPORT.inSchedules;
  add('samplingRate', samplingRate, (q) => [rate({ value: `q = ${setting(q)}` })]);
  add('noiseMultiplier', noiseMultiplier, (sigma) => [noise({ value: `σ = ${setting(sigma)}` })]);
  add('steps', steps, (value) => [REPORT.steps({ value: `T = ${counted(value)}` })]);
  add('stepsPerEpoch', stepsPerEpoch, (value) => [REPORT.stepsPerEpoch({ value: counted(value) })]);
  add('epochs', epochs, (value) => [REPORT.epochs({ value: counted(value) })]);
  add('segments', request.segments, () => phasesOf(request));
  for (const name of ['noiseMultipliers', 'samplingRates', 'batchSizes'] as const)
    add(name, request[name], (schedule) => [
      isShortFormula(schedule) ? REPORT[`${name}By`]({ formula: schedule.trim(), ...nouns }) : REPORT[name],
    ]);
  add('records', request.records, (value) => [REPORT.recordsAre({ value: counted(value), ...nouns })]);
  add('largestBatch', request.largestBatch, (value) => [
    REPORT.largestBatchIs({ value: counted(value), ...nouns }),
  ]);
  add('bands', request.bands, (value) => [
    REPORT.bandsAre({ value: counted(value) }),
    ...(value > 1 ? [groupsOf(value, request, nouns)] : []),
  ]);
  add('countNoise', request.countNoise, (value) => [REPORT.countNoiseIs({ value: setting(value) })]);
  add('delta', request.delta, (value) => [REPORT.deltaIs({ value: `δ = ${allowance(value)}` })]);
  return said;
}

function conditions(run: AnyRun, request: ReportRequest, nouns: Nouns): StatedAssumption[] {
  const { recordsPerPerson = 1, trainings = 1, bands = 1, unit, clipping } = request;
  const people =
    recordsPerPerson > 1
      ? REPORT.participationSeveral({ records: counted(recordsPerPerson) })
      : unit === 'client'
        ? REPORT.participationClient
        : REPORT.participationOnce;
  return [
    ['sampling', drawn(run, request, nouns)],
    ['participation', people],
    [
      'clipping',
      clipping === 'microbatches' ? REPORT.clippingMicrobatches(nouns) : REPORT.clippingEach(nouns),
    ],
    ['noiseScale', REPORT.noiseScaleSum],
    ['noiseLaw', bands > 1 ? REPORT.noiseLawBands : REPORT.noiseLawFresh],
    [
      'otherRuns',
      trainings > 1 ? REPORT.otherRunsCounted({ count: counted(trainings) }) : REPORT.otherRunsNone,
    ],
    ['settings', REPORT.settingsFixed],
    ['randomness', REPORT.randomness],
  ];
}

/** The field of a request that states a condition, for the conditions that have one. */
const STATED_BY: Readonly<Partial<Record<ConditionName, keyof ReportRequest>>> = {
  sampling: 'sampling',
  participation: 'recordsPerPerson',
  otherRuns: 'trainings',
  noiseLaw: 'bands',
};

function isStated(name: AssumptionName, request: ReportRequest): boolean {
  if (name === 'participation' && request.unit === 'client') return true;
  const field = STATED_BY[name as ConditionName] ?? (name as keyof ReportRequest);
  return request[field] !== undefined;
}

function marked(mark: Mark | 'unknown'): Pick<Assumption, 'mark' | 'lines' | 'isWithStated'> {
  const isWithStated = false;
  if (mark === 'stated' || mark === 'assumed' || mark === 'unknown') return { mark, lines: [], isWithStated };
  if (typeof mark === 'object' && 'from' in mark)
    return { mark: 'derived', lines: [...mark.from], isWithStated: mark.withStated === true };
  return { mark: 'read', lines: typeof mark === 'number' ? [mark] : [...mark], isWithStated };
}

function markOf(name: AssumptionName, request: ReportRequest): Mark | 'unknown' {
  if (name === 'sampling' && request.sampling === 'unknown') return 'unknown';
  return request.marks?.[name] ?? (isStated(name, request) ? 'stated' : 'assumed');
}

/** The assumptions in the order in which the report lists them: first the run's numbers, then other conditions. */
export const assumptionsOf = (run: AnyRun, request: ReportRequest, nouns: Nouns): Assumption[] =>
  [...settings(request, nouns), ...conditions(run, request, nouns)].map(([name, ...sentences]) => ({
    name,
    ...marked(markOf(name, request)),
    sentences,
  }));
