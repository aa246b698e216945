// The quantities that each field of a scenario enters. The compiler asks for a new field's line, and guests state the
// fields of what they compute (`derived.ts`). src/lab/chapters/enters.test.ts computes each quantity from scenarios that
// differ in one field, so that a line says neither too much nor too little; a guest's own test does so for the guest's.
import { DERIVED } from '../../guests/faces/derived';
import type { FieldName } from './fieldTypes';
import { GUEST_FIELDS, type GuestFieldName } from './guestFields';

/** Names of the quantities that guests compute, from their `derived.ts`; `never` if there are none. */
type GuestDerived = {
  [Guest in keyof typeof DERIVED]: keyof (typeof DERIVED)[Guest] & string;
}[keyof typeof DERIVED];

/** Name of a quantity that is computed from a scenario: a request to a worker, or a choice of how its reply is drawn. */
export type Derived = OwnDerived | GuestDerived;

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
  'profile',
  'wholeCurves',
  'family',
  'records',
] as const satisfies readonly OwnDerived[];

/** Derived quantities that have random draws. */
const DRAWN_AT_RANDOM = [
  'worstCase',
  'tradeoff',
  'scores',
  'game',
  'training',
  'oneRun',
  'guessCounts',
  'records',
] as const satisfies readonly OwnDerived[];

const OWN: Readonly<Record<Exclude<FieldName, GuestFieldName>, readonly OwnDerived[]>> = {
  samplingRate: [...OF_THE_MECHANISM, 'batchWords', 'clippedStep', 'comparedStep', 'ratioMap'],
  sampling: ['curves', 'mu', 'point', 'worstCase', 'lines', 'batchWords'],
  noiseMultiplier: [...OF_THE_MECHANISM, 'clippedStep', 'comparedStep', 'ratioMap'],
  clippingNorm: ['clippedStep', 'training'],
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
  confidence: ['worstCase', 'tradeoff', 'scores', 'training', 'oneRun', 'ceilings', 'guessCounts'],
  estimator: ['estimate'],
  seed: DRAWN_AT_RANDOM,
  auditPoints: ['curves', 'mu', 'worstCase'],
  dataset: ['training'],
  model: ['training'],
  optimizer: ['training'],
  canaries: ['training'],
  learningRate: ['training'],
  modelsPerWorld: ['training'],
  trainingRepeats: ['training'],
  checkpoints: ['training'],
  target: ['training'],
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

const guests: readonly Readonly<Record<string, readonly FieldName[]>>[] = Object.values(DERIVED);
const ofGuests = guests.flatMap((derived) => Object.entries(derived));

const entry = (name: string, own: readonly OwnDerived[]): [string, readonly Derived[]] => {
  const brought = ofGuests.filter(([, fields]) => fields.some((field) => field === name));
  return [name, [...own, ...brought.map(([derived]) => derived as GuestDerived)]];
};

/** The quantities that each field enters, those of guests included. */
export const ENTERS = Object.fromEntries([
  ...Object.entries(OWN).map(([name, own]) => entry(name, own)),
  ...Object.keys(GUEST_FIELDS).map((name) => entry(name, [])),
]) as Readonly<Record<FieldName, readonly Derived[]>>;

/** The named fields that enter none of the drawn quantities, so that their controls would move nothing. */
export const idleFields = <Name extends FieldName>(
  names: readonly Name[],
  drawn: readonly Derived[],
): readonly Name[] => names.filter((name) => !ENTERS[name].some((derived) => drawn.includes(derived)));
