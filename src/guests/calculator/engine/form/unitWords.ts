// What the form's rows are called, and which numbers each may have, by who takes part in a step. Pure.
import type { Sentence } from '../../../../base/sentences/sentence';
import { KINDS, type Kind, type RowId } from '../reading';
import { FORM } from './sentences';

/** Unit that the ε protects. */
export type ProtectedUnit = 'record' | 'client';

const OF_RECORDS: Readonly<Record<RowId, Sentence>> = {
  records: FORM.noRecords,
  people: FORM.noPeople,
  batch: FORM.noBatch,
  length: FORM.noLength,
  noise: FORM.noNoise,
  delta: FORM.noDelta,
  clippingNorm: FORM.noClippingNorm,
  trainings: FORM.noTrainings,
};

/** Words on a row without a number. */
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

/** Both kinds of target have one name. */
export const boxName = (kind: Kind, unit: ProtectedUnit): Sentence =>
  (unit === 'client' ? CLIENT_NAMES[kind] : undefined) ??
  FORM[kind === 'targetEpsilonSubstitute' ? 'targetEpsilon' : kind];

/** A client’s own epochs do not enter the ε of a run, so that its length is a number of rounds. */
export const kindsFor = (row: RowId, unit: ProtectedUnit): readonly Kind[] =>
  row === 'length' && unit === 'client' ? ['steps'] : KINDS[row];
