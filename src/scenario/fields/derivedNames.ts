// The names of the quantities that are computed from a scenario, and groups of them that several fields enter.

/** Names of the quantities that the page computes itself. */
export type OwnDerived =
  // the live figure, the sentence above it and the words in the controls
  | 'curves'
  | 'mu'
  | 'point'
  | 'worstCase'
  | 'lines'
  | 'estimate'
  | 'epsilonAxis'
  | 'batchWords'
  // chapters 1 to 3
  | 'clippedStep'
  | 'comparedStep'
  | 'ratioMap'
  | 'profile'
  | 'tradeoff'
  | 'scores'
  | 'game'
  // chapters 4 and 5
  | 'training'
  | 'stepCurves'
  | 'oneRun'
  | 'ceilings'
  | 'guessCounts'
  // chapter 6
  | 'wholeCurves'
  | 'family'
  | 'records';

/** Quantities that are computed for the mechanism of q, sigma and T. */
export const OF_THE_MECHANISM = [
  'curves',
  'mu',
  'point',
  'worstCase',
  'tradeoff',
  'scores',
  'game',
  'training',
  'stepCurves',
  'profile',
  'wholeCurves',
  'family',
  'records',
] as const satisfies readonly OwnDerived[];

/** Derived quantities that have random draws. */
export const DRAWN_AT_RANDOM = [
  'worstCase',
  'tradeoff',
  'scores',
  'game',
  'training',
  'oneRun',
  'guessCounts',
  'records',
] as const satisfies readonly OwnDerived[];

/** Derived quantities that are read at the scenario's delta. */
export const READ_AT_DELTA = [
  'curves',
  'point',
  'worstCase',
  'ratioMap',
  'profile',
  'tradeoff',
  'scores',
  'training',
  'stepCurves',
  'oneRun',
  'ceilings',
  'guessCounts',
  'family',
  'records',
] as const satisfies readonly OwnDerived[];

/** Derived quantities with bounds that hold the scenario's confidence. */
export const READ_AT_CONFIDENCE = [
  'worstCase',
  'tradeoff',
  'scores',
  'training',
  'oneRun',
  'ceilings',
  'guessCounts',
] as const satisfies readonly OwnDerived[];
