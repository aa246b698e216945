// The form's rows, and the kinds of number that each may hold. Data only.

export const ROWS = [
  ...(['records', 'people', 'batch', 'largestBatch', 'batchSchedule', 'length', 'noise'] as const),
  ...(['noiseSchedule', 'bands', 'countNoise', 'delta', 'clippingNorm', 'trainings'] as const),
] as const;
export type RowId = (typeof ROWS)[number];

/** The kinds of each row. A number without a unit in the row's box is of the first kind. */
export const KINDS = {
  records: ['records'],
  // the most records of one person
  people: ['recordsPerPerson'],
  batch: ['batchSize', 'samplingRate'],
  // the number of records to which a larger batch is cut
  largestBatch: ['largestBatch'],
  // the batch or rate of every step, as a formula in t or as a list
  batchSchedule: ['batchSizes', 'samplingRates'],
  length: ['epochs', 'steps'],
  // targetEpsilon is an add/remove ε, which libraries mean where they name no adjacency
  noise: ['noiseMultiplier', 'noiseDeviation', 'targetEpsilon', 'targetEpsilonSubstitute'],
  // the noise multiplier of every step
  noiseSchedule: ['noiseMultipliers'],
  bands: ['bands'],
  // the standard deviation of adaptive clipping's noise on its count
  countNoise: ['countNoise'],
  delta: ['delta'],
  clippingNorm: ['clippingNorm'],
  // the number of equal training runs on the same records
  trainings: ['trainings'],
} as const satisfies Record<RowId, readonly string[]>;
export type Kind = (typeof KINDS)[RowId][number];

/** The kinds that hold a text for all steps, a formula or a list, in place of a number. */
const SCHEDULES = ['batchSizes', 'samplingRates', 'noiseMultipliers'] as const satisfies readonly Kind[];
export type ScheduleKind = (typeof SCHEDULES)[number];

export const isSchedule = (kind: Kind | null): kind is ScheduleKind => SCHEDULES.some((one) => one === kind);

export const rowOf = (kind: Kind): RowId =>
  ROWS.find((row) => (KINDS[row] as readonly Kind[]).includes(kind)) as RowId;
