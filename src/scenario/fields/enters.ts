// What each field of a scenario enters. The compiler asks for a new field's line, and src/lab/chapters/enters.test.ts
// computes each of these from scenarios that differ in one field, so that a line says neither too much nor too little.
import type { FieldName } from './fieldTypes';

/** What is computed from a scenario: a request to a worker, or a choice of how its reply is drawn. */
export type Derived =
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
  | 'twoWorlds'
  | 'crowd'
  | 'oneRun'
  | 'ceilings'
  | 'guessCounts'
  // chapter 6
  | 'wholeCurves'
  | 'family'
  | 'records';

/** All that is computed for the mechanism of q, sigma and T. */
const OF_THE_MECHANISM = [
  'curves',
  'mu',
  'point',
  'worstCase',
  'tradeoff',
  'scores',
  'game',
  'training',
  'stepCurves',
  'twoWorlds',
  'crowd',
  'profile',
  'wholeCurves',
  'family',
  'records',
] as const satisfies readonly Derived[];

/** Whatever has random draws. */
const DRAWN_AT_RANDOM = [
  'worstCase',
  'tradeoff',
  'scores',
  'game',
  'training',
  'twoWorlds',
  'crowd',
  'oneRun',
  'guessCounts',
  'records',
] as const satisfies readonly Derived[];

export const ENTERS: Readonly<Record<FieldName, readonly Derived[]>> = {
  samplingRate: [...OF_THE_MECHANISM, 'batchWords', 'clippedStep', 'comparedStep', 'ratioMap'],
  sampling: ['curves', 'mu', 'point', 'worstCase', 'lines', 'batchWords'],
  noiseMultiplier: [...OF_THE_MECHANISM, 'clippedStep', 'comparedStep', 'ratioMap'],
  clippingNorm: ['clippedStep', 'training', 'twoWorlds'],
  steps: [...OF_THE_MECHANISM, 'batchWords', 'ratioMap'],
  delta: [
    'curves',
    'point',
    'worstCase',
    'ratioMap',
    'profile',
    'tradeoff',
    'scores',
    'training',
    'stepCurves',
    'twoWorlds',
    'crowd',
    'oneRun',
    'ceilings',
    'guessCounts',
    'family',
    'records',
  ],
  recordCount: ['batchWords'],
  axis: ['curves', 'mu'],
  measure: ['mu', 'lines'],
  epsilonScale: ['epsilonAxis'],
  moreBounds: ['curves', 'mu', 'lines'],
  runs: ['worstCase', 'tradeoff'],
  repeats: ['worstCase'],
  confidence: [
    'worstCase',
    'tradeoff',
    'scores',
    'training',
    'twoWorlds',
    'crowd',
    'oneRun',
    'ceilings',
    'guessCounts',
  ],
  estimator: ['estimate'],
  seed: DRAWN_AT_RANDOM,
  auditPoints: ['curves', 'mu', 'worstCase'],
  dataset: ['training'],
  model: ['training'],
  optimizer: ['training'],
  canaries: ['training'],
  learningRate: ['training', 'twoWorlds'],
  modelsPerWorld: ['training'],
  trainingRepeats: ['training'],
  checkpoints: ['training'],
  target: ['training'],
  worlds: ['twoWorlds'],
  oneRunCanary: ['oneRun'],
  oneRunComparison: ['oneRun'],
  oneRunCanaries: ['oneRun'],
  oneRunShare: ['oneRun'],
  oneRunReading: ['oneRun'],
  oneRunClaim: ['oneRun'],
  oneRunSamplingRate: ['oneRun'],
  oneRunFeatures: ['oneRun'],
  oneRunLabels: ['oneRun'],
  oneRunLogitStep: ['oneRun'],
  oneRunTagWeight: ['oneRun'],
  oneRunStart: ['oneRun'],
  oneRunRepeat: ['oneRun'],
};

/** Those of these fields that enter nothing of what is drawn: their controls would move nothing. */
export const idleFields = <Name extends FieldName>(
  names: readonly Name[],
  drawn: readonly Derived[],
): readonly Name[] => names.filter((name) => !ENTERS[name].some((derived) => drawn.includes(derived)));
