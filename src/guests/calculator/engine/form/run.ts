// The run that an accountant is asked about, from rows and answers. Pure.

import { BOUNDED_NOISE } from '../../../../accounting/domain';
import type { Further, Training } from '../../../../accounting/training/training';
import type { Mechanism } from '../../../../accounting/types';
import type { Sentence } from '../../../../base/sentences/sentence';
import { FIELDS, readNumberField } from '../../../../scenario';
import type { RowId } from '../reading';
import { type QuestionId, rowsOfAnswers } from './questions';
import type { Row, Rows } from './row';
import { type ChangingSteps, readSchedule } from './schedule';
import { FORM } from './sentences';
import { LACKS, type ProtectedUnit } from './unitWords';

export interface FormRun {
  samplingRate: number;
  /** Steps of one training run. */
  steps: number;
  delta: number;
  /** Standard deviation of the noise on the sum of a step, over C; null where a target decides it. */
  noiseMultiplier: number | null;
  /** Target in place of the noise; null where the noise is given. */
  target: { epsilon: number; adjacency: 'add-remove' | 'substitute' } | null;
  clippingNorm: number | null;
  records: number | null;
  epochs: number | null;
  /** The most records of one person; 1 where each has one. */
  recordsPerPerson: number;
  /** The records to which a larger batch is cut; null where batches are whole. */
  largestBatch: number | null;
  /** The bands of a banded matrix mechanism; 1 where noise is fresh at every step. */
  bands: number;
  /** Adaptive clipping's noise on its count; null where the norm is fixed. */
  countNoise: number | null;
  /**
   * The steps of a run whose noise, rate or batch changes at every one; null where they stay the same. Then `samplingRate` is the
   * largest rate of a step, and `noiseMultiplier` the least noise.
   */
  schedule: ChangingSteps | null;
  /** Number of runs like this one on the same records, each of whose results counts. */
  trainings: number;
  /** How σ was converted: 'σ = 0.01 × 500 / 0.5 = 10'; null where it stands as given. */
  conversion: string | null;
}

/** The plan of one training run, without the way its batches are drawn. Where a target decides the noise, 1 stands for it. */
export const planOf = ({ samplingRate, noiseMultiplier, steps, epochs, bands }: FormRun) => ({
  samplingRate,
  noiseMultiplier: noiseMultiplier ?? 1,
  // a step of a banded run draws from one group, so that an epoch has more steps than its rate says
  length: epochs === null || bands > 1 ? { steps } : { epochs },
});

/** All training runs together as one mechanism of Poisson batches; null where a target decides the noise. */
export const mechanismOfRun = ({
  samplingRate,
  noiseMultiplier,
  steps,
  trainings,
}: FormRun): Mechanism | null =>
  noiseMultiplier === null ? null : { samplingRate, noiseMultiplier, steps: trainings * steps };

/** The fields that an accountant needs of a training run besides its mechanism. */
export const furtherOf = (run: FormRun): Further => ({
  ...(run.recordsPerPerson > 1 && { recordsPerPerson: run.recordsPerPerson }),
  ...(run.largestBatch !== null && { largestBatch: run.largestBatch, records: run.records ?? undefined }),
  ...(run.bands > 1 && { bands: run.bands }),
  ...(run.countNoise !== null && { countNoise: run.countNoise }),
});

/** Whether rate, noise and steps alone describe each training run. */
export const isPlain = (run: FormRun): boolean =>
  run.schedule === null && Object.keys(furtherOf(run)).length === 0;

export interface Lack {
  lacks: RowId;
  problem: Sentence;
}

/** σ with all values for which an accountant has at least bounds. */
const NOISE = { ...FIELDS.noiseMultiplier, range: { ...FIELDS.noiseMultiplier.range, ...BOUNDED_NOISE } };

const TARGETS = { targetEpsilon: 'add-remove', targetEpsilonSubstitute: 'substitute' } as const;

/** The noise on the sum over C with its arithmetic in words, or the row whose number that arithmetic needs. */
function noiseOf(
  given: number,
  scale: string,
  clipping: string,
  { batch, norm }: { batch: number | null; norm: number | null },
): { value: number; text: string } | RowId {
  const half = clipping === 'microbatches' ? 2 : 1;
  const halved = half === 2 ? ' / 2' : '';
  if (scale === '2C') return { value: (2 * given) / half, text: `2 × ${given}${halved}` };
  // a noise relative to "the sensitivity" (C or 2C) is read as relative to C, where it is smaller, so that ε stays an upper bound
  if (scale !== 'sum' && scale !== 'mean') return { value: given / half, text: `${given}${halved}` };
  if (norm === null) return 'clippingNorm';
  if (scale === 'sum') return { value: given / norm / half, text: `${given} / ${norm}${halved}` };
  if (batch === null) return 'records';
  return { value: (given * batch) / norm / half, text: `${given} × ${batch} / ${norm}${halved}` };
}

interface Around {
  answers: ReadonlyMap<QuestionId, string | null>;
  unit: ProtectedUnit;
}

/** The steps of some epochs. The slack keeps 15 epochs at rate 1/16 at 240 steps, however the product is rounded. */
const stepsOf = (epochs: number, stepsPerEpoch: number): number => Math.ceil(epochs * stepsPerEpoch - 1e-6);

const PHASE_NUMBERS = ['batch', 'length', 'noise'] as const satisfies readonly RowId[];

/** The run, or the first row that it lacks, with a sentence on it. */
export function runOf(form: Rows, rows: ReadonlyMap<RowId, Row>, { answers, unit }: Around): FormRun | Lack {
  const row = (id: RowId) => rows.get(id) as Row;
  const settled = (id: RowId) => (row(id).open ? null : row(id).value);
  const lack = (lacks: RowId, problem: Sentence | null = null): Lack => ({
    lacks,
    problem: problem ?? LACKS[unit][lacks],
  });
  const brought = rowsOfAnswers((question) => answers.get(question) ?? null);
  const isScheduled = brought.includes('noiseSchedule') || brought.includes('batchSchedule');
  // beside a schedule, the first three may be empty
  for (const id of [...PHASE_NUMBERS, 'delta' as const, ...brought]) {
    const isNeeded = !isScheduled || row(id).source !== null || !PHASE_NUMBERS.some((one) => one === id);
    if (row(id).open && isNeeded) return lack(id, row(id).problem);
  }
  // an empty row of training runs counts as one run
  if (row('trainings').source !== null && row('trainings').open)
    return lack('trainings', row('trainings').problem);
  const [batch, length, noise] = [row('batch'), row('length'), row('noise')];
  const given = ({ value }: Row) => value as number;
  const trainings = settled('trainings') ?? 1;
  const isSize = batch.kind === 'batchSize' && batch.value !== null;
  const records = settled('records');
  if ((isSize || brought.includes('largestBatch')) && records === null)
    return lack('records', row('records').problem);
  if (isSize && records !== null && given(batch) > records) {
    const above = unit === 'client' ? FORM.roundAboveClients : FORM.batchAboveRecords;
    return lack('batch', above({ batch: given(batch), records }));
  }
  const only = (id: RowId): number | null => (brought.includes(id) ? given(row(id)) : null);
  const more = {
    recordsPerPerson: only('people') ?? 1,
    largestBatch: only('largestBatch'),
    bands: only('bands') ?? 1,
    countNoise: only('countNoise'),
  };
  const scale = answers.get('noiseScale') ?? null;
  const clipping = answers.get('clipping') ?? 'each';
  const clippingNorm = settled('clippingNorm');
  const shared = { ...{ delta: row('delta').value as number, clippingNorm, records }, ...more, target: null };
  if (isScheduled)
    return scheduledRun({ form, row, lack, brought, scale, clipping, shared: { ...shared, trainings } });
  const { bands } = more;
  // of bands, each step draws from one of as many groups, at a typed rate or at the rate that gives a batch of the typed size
  const known = form.batchesPerEpoch() as number;
  const perEpoch = isSize ? known : known * bands;
  const samplingRate = Math.min(1, bands / perEpoch);
  const steps = length.kind === 'steps' ? given(length) : stepsOf(given(length), perEpoch);
  const checkedSteps = readNumberField(FIELDS.steps, String(steps));
  if (!checkedSteps.ok) return lack('length', checkedSteps.message);
  const all = readNumberField(FIELDS.steps, String(trainings * steps));
  if (!all.ok) return lack('trainings', all.message);
  const base = {
    ...{ ...shared, samplingRate, steps, trainings, schedule: null, conversion: null },
    epochs: length.kind === 'epochs' ? given(length) : null,
  };
  const { kind } = noise;
  if (kind === 'targetEpsilon' || kind === 'targetEpsilonSubstitute')
    return { ...base, noiseMultiplier: null, target: { epsilon: given(noise), adjacency: TARGETS[kind] } };
  if (scale === null) return lack('noise');
  const size = isSize ? given(batch) : records === null ? null : (records * samplingRate) / bands;
  const found = noiseOf(given(noise), scale, clipping, { batch: size, norm: clippingNorm });
  if (typeof found === 'string') return lack(found);
  const { value, text } = found;
  const checked = readNumberField(NOISE, String(value));
  if (!checked.ok) return lack('noise', checked.message);
  const conversion = value === given(noise) ? null : `σ = ${text} = ${Number(value.toPrecision(6))}`;
  return { ...base, noiseMultiplier: value, conversion };
}

interface Scheduled {
  form: Rows;
  row: (id: RowId) => Row;
  lack: (lacks: RowId, problem?: Sentence | null) => Lack;
  /** The rows that the answers bring, a schedule's among them. */
  brought: readonly RowId[];
  scale: string | null;
  clipping: string;
  /** Fields of the run other than noise, rate and steps. */
  shared: Pick<
    FormRun,
    'delta' | 'clippingNorm' | 'records' | 'recordsPerPerson' | 'largestBatch' | 'bands'
  > &
    Pick<FormRun, 'countNoise' | 'target' | 'trainings'>;
}

/** A run whose noise, rate or batch changes at every step. */
function scheduledRun({ form, row, lack, brought, scale, clipping, shared }: Scheduled): FormRun | Lack {
  const [batch, length, noise] = [row('batch'), row('length'), row('noise')];
  const { records, clippingNorm, trainings } = shared;
  if (scale === null) return lack('noise');
  const isOfBatch = brought.includes('batchSchedule');
  const rateNow = batch.value === null ? null : (form.batchesPerEpoch() ?? null);
  const samplingRate = rateNow === null ? undefined : Math.min(1, 1 / rateNow);
  const isInEpochs = length.kind === 'epochs' && length.value !== null;
  if (isInEpochs && isOfBatch) return lack('length', FORM.stepsOfSchedule);
  if (isInEpochs && rateNow === null) return lack('batch', row('batch').problem);
  const steps = isInEpochs ? stepsOf(length.value ?? 0, rateNow ?? 0) : (length.value ?? undefined);
  const isNoise = noise.kind === 'noiseMultiplier' || noise.kind === 'noiseDeviation';
  const text = (id: RowId) => (brought.includes(id) ? row(id).source?.given : undefined);
  const size = samplingRate !== undefined && records !== null ? records * samplingRate : null;
  if (isOfBatch && scale === 'mean') return lack('noise', FORM.scheduleOfMean);
  const factor = noiseOf(1, scale, clipping, { batch: size, norm: clippingNorm });
  if (typeof factor === 'string') return lack(factor);
  const described: Training = {
    ...{ samplingRate, steps, noiseMultiplier: isNoise ? (noise.value ?? undefined) : undefined },
    ...{ noiseMultipliers: text('noiseSchedule'), records: records ?? undefined },
    ...(row('batchSchedule').kind && { [row('batchSchedule').kind as string]: text('batchSchedule') }),
  };
  const read = readSchedule(described);
  if (!read.ok) return lack(read.row, read.problem);
  const segments = read.segments.map((one) => ({
    ...one,
    noiseMultiplier: factor.value * one.noiseMultiplier,
  }));
  const noises = segments.map(({ noiseMultiplier }) => noiseMultiplier);
  for (const extreme of [Math.min(...noises), Math.max(...noises)]) {
    const inRange = readNumberField(NOISE, String(extreme));
    if (!inRange.ok) return lack('noise', inRange.message);
  }
  const all = segments.reduce((sum, one) => sum + one.steps, 0);
  const total = readNumberField(FIELDS.steps, String(trainings * all));
  if (!total.ok) return lack('trainings', total.message);
  return {
    ...{ ...shared, steps: all, epochs: null },
    samplingRate: Math.max(...segments.map((one) => one.samplingRate)),
    noiseMultiplier: Math.min(...noises),
    schedule: { segments, described: factor.value === 1 ? described : null },
    conversion: factor.value === 1 ? null : `σ(t) × ${Number(factor.value.toPrecision(6))}`,
  };
}
