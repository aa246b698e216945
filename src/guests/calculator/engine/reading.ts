// The form's rows, and the kinds of number that each may hold. Data only.

export const ROWS = [
  ...(['records', 'people', 'batch', 'length', 'noise', 'delta', 'clippingNorm', 'trainings'] as const),
] as const;
export type RowId = (typeof ROWS)[number];

/** The kinds of each row. A number without a unit in the row's box is of the first kind. */
export const KINDS = {
  records: ['records'],
  // the most records of one person
  people: ['recordsPerPerson'],
  batch: ['batchSize', 'samplingRate'],
  length: ['epochs', 'steps'],
  // targetEpsilon is an add/remove ε, which libraries mean where they name no adjacency
  noise: ['noiseMultiplier', 'noiseDeviation', 'targetEpsilon', 'targetEpsilonSubstitute'],
  delta: ['delta'],
  clippingNorm: ['clippingNorm'],
  // the number of equal training runs on the same records
  trainings: ['trainings'],
} as const satisfies Record<RowId, readonly string[]>;
export type Kind = (typeof KINDS)[RowId][number];

export const rowOf = (kind: Kind): RowId =>
  ROWS.find((row) => (KINDS[row] as readonly Kind[]).includes(kind)) as RowId;
