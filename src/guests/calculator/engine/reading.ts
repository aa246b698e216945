// The form's rows, and the kinds of number that each may hold. Data only.

export const ROWS = [
  ...(['records', 'people', 'batch', 'length', 'noise', 'delta', 'clippingNorm', 'trainings'] as const),
] as const;
export type RowId = (typeof ROWS)[number];

/** The first of a row is what a bare number in its box means. */
export const KINDS = {
  records: ['records'],
  // the most records of one person
  people: ['recordsPerPerson'],
  batch: ['batchSize', 'samplingRate'],
  length: ['epochs', 'steps'],
  // a target without its name is of add/remove, as libraries mean it
  noise: ['noiseMultiplier', 'noiseDeviation', 'targetEpsilon', 'targetEpsilonSubstitute'],
  delta: ['delta'],
  clippingNorm: ['clippingNorm'],
  // runs like this one on the same records, each of whose results counts
  trainings: ['trainings'],
} as const satisfies Record<RowId, readonly string[]>;
export type Kind = (typeof KINDS)[RowId][number];

export const rowOf = (kind: Kind): RowId =>
  ROWS.find((row) => (KINDS[row] as readonly Kind[]).includes(kind)) as RowId;
