// The run that an accountant is asked about, from rows and answers. Pure.

import type { ManyOfOnePerson, Mechanism, Run } from '../../../../accounting/types';
import type { Sentence } from '../../../../base/sentences/sentence';
import { FIELDS, readNumberField } from '../../../../scenario';
import type { RowId } from '../reading';
import type { QuestionId } from './questions';
import type { Row, Rows } from './row';
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
  /** Number of runs like this one on the same records, each of whose results counts. */
  trainings: number;
  /** How σ was converted: 'σ = 0.01 × 500 / 0.5 = 10'; null where it stands as given. */
  conversion: string | null;
}

/** The plan of one training run, without the way its batches are drawn. Where a target decides the noise, 1 stands for it. */
export const planOf = ({ samplingRate, noiseMultiplier, steps, epochs }: FormRun) => ({
  samplingRate,
  noiseMultiplier: noiseMultiplier ?? 1,
  length: epochs === null ? { steps } : { epochs },
});

/** All training runs together as one mechanism of Poisson batches; null where a target decides the noise. */
export const mechanismOfRun = ({
  samplingRate,
  noiseMultiplier,
  steps,
  trainings,
}: FormRun): Mechanism | null =>
  noiseMultiplier === null ? null : { samplingRate, noiseMultiplier, steps: trainings * steps };

/** Phases of Poisson batches as the segments of one run, each with the records of a person where one may have several. */
export function runOfPhases(parts: readonly FormRun[]): Run | readonly ManyOfOnePerson[] {
  const segments = parts.map(mechanismOfRun).filter((segment) => segment !== null);
  const recordsPerPerson = parts[0]?.recordsPerPerson ?? 1;
  return recordsPerPerson === 1 ? segments : segments.map((segment) => ({ ...segment, recordsPerPerson }));
}

interface Lack {
  lacks: RowId;
  problem: Sentence;
}

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

/** The run, or the first row that it lacks, with a sentence on it. */
export function runOf(form: Rows, rows: ReadonlyMap<RowId, Row>, { answers, unit }: Around): FormRun | Lack {
  const row = (id: RowId) => rows.get(id) as Row;
  const settled = (id: RowId) => (row(id).open ? null : row(id).value);
  const lack = (lacks: RowId, problem: Sentence | null = null): Lack => ({
    lacks,
    problem: problem ?? LACKS[unit][lacks],
  });
  const isOfPeople = answers.get('participation') === 'several';
  for (const id of ['batch', 'length', 'noise', 'delta', ...(isOfPeople ? ['people' as const] : [])] as const)
    if (row(id).open) return lack(id, row(id).problem);
  // an empty row of training runs counts as one run
  if (row('trainings').source !== null && row('trainings').open)
    return lack('trainings', row('trainings').problem);
  const [batch, length, noise] = [row('batch'), row('length'), row('noise')];
  const given = ({ value }: Row) => value as number;
  const isSize = batch.kind === 'batchSize';
  const records = settled('records');
  if (isSize && records === null) return lack('records', row('records').problem);
  if (isSize && records !== null && given(batch) > records) {
    const above = unit === 'client' ? FORM.roundAboveClients : FORM.batchAboveRecords;
    return lack('batch', above({ batch: given(batch), records }));
  }
  const perEpoch = form.batchesPerEpoch() as number;
  const samplingRate = Math.min(1, 1 / perEpoch);
  // the slack keeps 15 epochs at rate 1/16 at 240 steps, however the product is rounded
  const steps = length.kind === 'steps' ? given(length) : Math.ceil(given(length) * perEpoch - 1e-6);
  const checkedSteps = readNumberField(FIELDS.steps, String(steps));
  if (!checkedSteps.ok) return lack('length', checkedSteps.message);
  const trainings = settled('trainings') ?? 1;
  const all = readNumberField(FIELDS.steps, String(trainings * steps));
  if (!all.ok) return lack('trainings', all.message);
  const clippingNorm = settled('clippingNorm');
  const base = {
    ...{ samplingRate, steps, delta: row('delta').value as number, clippingNorm, records, trainings },
    ...{ epochs: length.kind === 'epochs' ? given(length) : null, target: null, conversion: null },
    recordsPerPerson: isOfPeople ? given(row('people')) : 1,
  };
  const { kind } = noise;
  if (kind === 'targetEpsilon' || kind === 'targetEpsilonSubstitute')
    return { ...base, noiseMultiplier: null, target: { epsilon: given(noise), adjacency: TARGETS[kind] } };
  const scale = answers.get('noiseScale') ?? null;
  if (scale === null) return lack('noise');
  const size = isSize ? given(batch) : records === null ? null : records * samplingRate;
  const clipping = answers.get('clipping') ?? 'each';
  const found = noiseOf(given(noise), scale, clipping, { batch: size, norm: clippingNorm });
  if (typeof found === 'string') return lack(found);
  const { value, text } = found;
  const checked = readNumberField(FIELDS.noiseMultiplier, String(value));
  if (!checked.ok) return lack('noise', checked.message);
  const conversion = value === given(noise) ? null : `σ = ${text} = ${Number(value.toPrecision(6))}`;
  return { ...base, noiseMultiplier: value, conversion };
}
