// The estimators that a reader chooses among, by name. Plain data, for the page too.

/** By the name that links, recorded results and reports use, so never rename one. */
export const ESTIMATORS = {
  valid: { label: 'valid, with the threshold fixed in advance' },
  paper: { label: 'as published, with the best of all thresholds' },
  direct: { label: 'direct, from counts with no shape assumed' },
} as const satisfies Record<string, { label: string }>;

export type EstimatorId = keyof typeof ESTIMATORS;
