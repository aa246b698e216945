// The names of the form's rows and the kinds of number that each may have, by the unit that takes part in a step. Pure.
import type { Sentence } from '../../../../base/sentences/sentence';
import { KINDS, type Kind, type RowId } from '../reading';
import { FORM } from './sentences';

/** Unit that the ε protects. */
export type ProtectedUnit = 'record' | 'client';

const OF_RECORDS: Readonly<Record<RowId, Sentence>> = {
  records: FORM.noRecords,
  people: FORM.noPeople,
  batch: FORM.noBatch,
  largestBatch: FORM.noLargestBatch,
  batchSchedule: FORM.noBatchSchedule,
  length: FORM.noLength,
  noise: FORM.noNoise,
  noiseSchedule: FORM.noNoiseSchedule,
  bands: FORM.noBands,
  countNoise: FORM.noCountNoise,
  delta: FORM.noDelta,
  clippingNorm: FORM.noClippingNorm,
  trainings: FORM.noTrainings,
};

/** The sentence on a row without a number. */
export const LACKS: Readonly<Record<ProtectedUnit, typeof OF_RECORDS>> = {
  record: OF_RECORDS,
  client: { ...OF_RECORDS, records: FORM.noClients, batch: FORM.noRound, length: FORM.noRounds },
};

const CLIENT_NAMES: Partial<Record<Kind, Sentence>> = {
  records: FORM.clients,
  batchSize: FORM.clientsPerRound,
  samplingRate: FORM.shareOfClients,
  steps: FORM.rounds,
};

/** The name of a kind's box. The two kinds of target ε share one name. */
export const boxName = (kind: Kind, unit: ProtectedUnit): Sentence =>
  (unit === 'client' ? CLIENT_NAMES[kind] : undefined) ??
  FORM[kind === 'targetEpsilonSubstitute' ? 'targetEpsilon' : kind];

/** The kinds of number that a row may have. A run that draws clients is counted in rounds, since their own epochs do not enter ε. */
export const kindsFor = (row: RowId, unit: ProtectedUnit): readonly Kind[] =>
  row === 'length' && unit === 'client' ? ['steps'] : KINDS[row];
