// The names of the form's rows, kinds of number and targets on the page.
import { t } from '@lingui/core/macro';
import { countText } from '../../../base/language/numbers';
import type { FormAdjacency } from '../engine/form/bounds';
import type { Sought, TargetMeasure } from '../engine/form/target';
import type { ProtectedUnit } from '../engine/form/unitWords';
import type { Bearing } from '../engine/proposal';
import type { Kind, RowId } from '../engine/reading';

interface RowWords {
  name: string;
  /** The example that stands in the row's empty box. */
  hint: string;
}

const OF_RECORDS: Readonly<Record<RowId, RowWords>> = {
  records: { name: t`Records n`, hint: countText(60_000) },
  batch: { name: t`Batch`, hint: '256' },
  length: { name: t`Length`, hint: '15' },
  noise: { name: t`Noise`, hint: '1.1' },
  delta: { name: t`Allowance δ`, hint: '1e-5' },
  clippingNorm: { name: t`Clipping norm C`, hint: '1' },
  largestBatch: { name: t`Largest batch`, hint: '320' },
  batchSchedule: { name: t`Batch at step t`, hint: '100 + t/10' },
  noiseSchedule: { name: t`Noise at step t`, hint: 'sigma * 0.99^(t/1000)' },
  bands: { name: t`Bands`, hint: '8' },
  countNoise: { name: t`Noise on the count, σ_b`, hint: '10' },
  people: { name: t`Records of one person, at most`, hint: '3' },
  trainings: { name: t`Training runs that count`, hint: '1' },
};

export const ROW_WORDS: Readonly<Record<ProtectedUnit, typeof OF_RECORDS>> = {
  record: OF_RECORDS,
  client: {
    ...OF_RECORDS,
    records: { name: t`People or clients n`, hint: '500' },
    batch: { name: t`A round`, hint: '50' },
    length: { name: t`Rounds`, hint: '200' },
  },
};

const KINDS_OF_RECORDS: Readonly<Record<Kind, string>> = {
  records: t`training records n`,
  batchSize: t`batch size`,
  samplingRate: t`sampling rate q`,
  epochs: t`epochs`,
  steps: t`steps T`,
  noiseMultiplier: t`noise multiplier σ`,
  noiseDeviation: t`standard deviation of the noise`,
  targetEpsilon: t`σ for a target ε, add/remove`,
  targetEpsilonSubstitute: t`σ for a target ε, substitute`,
  delta: t`δ`,
  clippingNorm: t`clipping norm C`,
  recordsPerPerson: t`most records of one person`,
  trainings: t`training runs that count`,
  largestBatch: t`largest size of a batch`,
  batchSizes: t`batch at step t`,
  samplingRates: t`rate q at step t`,
  noiseMultipliers: t`noise multiplier σ at step t`,
  bands: t`bands of the matrix`,
  countNoise: t`standard deviation of the noise on the count, σ_b`,
};

export const KIND_NAMES: Readonly<Record<ProtectedUnit, typeof KINDS_OF_RECORDS>> = {
  record: KINDS_OF_RECORDS,
  client: {
    ...KINDS_OF_RECORDS,
    records: t`people or clients n`,
    batchSize: t`clients a round`,
    samplingRate: t`share of the clients a round`,
    steps: t`rounds`,
  },
};

/** Short names of who takes part, for a list of choices. The form's question explains them. */
export const PARTICIPANTS: Readonly<Record<string, string>> = {
  once: t`records, each of another person`,
  clients: t`people or clients`,
  several: t`records, several of a person`,
  labels: t`only labels are protected`,
};

export const MEASURE_NAMES: Readonly<Record<TargetMeasure, string>> = {
  epsilon: 'ε',
  advantage: t`attacker’s advantage`,
  power: t`true-positive rate`,
  mu: 'μ',
};

export const ADJACENCY_WORDS: Readonly<Record<FormAdjacency, string>> = {
  'add-remove': t`add/remove`,
  'zero-out': t`zero-out`,
  substitute: t`substitute`,
};

/** Names of what is sought, as they stand after 'find'. */
export const SOUGHT_NAMES: Readonly<Record<Sought, string>> = {
  noiseMultiplier: t`the least noise multiplier σ`,
  samplingRate: t`the largest sampling rate q`,
  batchSize: t`the largest batch`,
  steps: t`the most steps T`,
  epochs: t`the most epochs`,
};

export const TARGET_HINTS: Readonly<Record<TargetMeasure | 'rate', string>> = {
  epsilon: '4',
  advantage: '10%',
  power: '10%',
  mu: '0.5',
  rate: '1%',
};

/** The words behind a line of the text on how it bears on a question; null where the line says its answer plainly. */
export const BEARINGS: Readonly<Record<Bearing, string | null>> = {
  yes: null,
  no: t`says that it is not so`,
  undecided: t`leaves it open`,
  mentioned: t`only mentions it`,
};
