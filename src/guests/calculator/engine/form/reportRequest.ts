// The request for the report of the form's run. It marks what was typed, what was read in which lines, and what is assumed. Pure.

import { mechanismOfPlan } from '../../../../accounting/plan';
import { isPoisson } from '../../../../accounting/segments';
import type { AnyMechanism } from '../../../../accounting/types';
import type { AssumptionMarks, Mark, ReportRequest } from '../../../../report/types';
import type { RowId } from '../reading';
import { samplingsOf } from './bounds';
import type { QuestionId } from './questions';
import type { ResolvedForm } from './resolve';
import { type FormRun, furtherOf, planOf } from './run';

/** The sources of rows; an empty row has none. */
const sourcesOf = ({ rows }: ResolvedForm, ids: readonly RowId[]) =>
  rows.flatMap(({ id, source }) => (ids.includes(id) && source !== null ? [source] : []));

/** The lines of the text in which numbers were read, each once and in order. */
const linesOf = (sources: readonly { line: number }[]): number[] =>
  [...new Set(sources.map(({ line }) => line))].sort((a, b) => a - b);

/**
 * The mark of rows: the lines where all of them were read in the text, by the form itself or because a person gave a number of the
 * text to its row by a click; else 'stated'.
 */
function markOfRows(form: ResolvedForm, ids: readonly RowId[]): Mark {
  const sources = sourcesOf(form, ids);
  const isRead = sources.length > 0 && sources.every(({ line }) => line > 0);
  return isRead ? linesOf(sources) : 'stated';
}

/** The mark of a number that is worked out from rows, such as the sampling rate from batch and records, by all of their sources. */
function markOfDerived(form: ResolvedForm, ids: readonly RowId[]): Mark {
  const sources = sourcesOf(form, ids);
  const read = sources.filter(({ line }) => line > 0);
  const from = linesOf(read);
  const withStated = read.length < sources.length;
  return sources.length === 0 ? 'stated' : { from, ...(withStated && { withStated }) };
}

/** The mark of an answer; null for a question that the form does not ask. */
function markOfQuestion({ questions }: ResolvedForm, id: QuestionId): Mark | null {
  const question = questions.find((one) => one.id === id);
  if (!question) return null;
  if (question.by === 'typed') return 'stated';
  if (question.by !== 'text') return 'assumed';
  const lines = question.words.filter(({ bearing, active }) => bearing === 'yes' && active);
  return lines.length > 0 ? [...new Set(lines.map(({ line }) => line))].sort((a, b) => a - b) : 'assumed';
}

const QUESTIONS_OF = {
  sampling: 'sampling',
  clipping: 'clipping',
  noiseScale: 'noiseScale',
  noiseLaw: 'noiseLaw',
  participation: 'participation',
} as const satisfies Partial<Record<keyof AssumptionMarks, QuestionId>>;

/** The marks of rows that hold one field of the report each; none for an empty row. */
const markedRows = (form: ResolvedForm, fields: Readonly<Partial<Record<keyof AssumptionMarks, RowId>>>) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, id]) =>
      form.rows.some((row) => row.id === id && row.source !== null) ? [[name, markOfRows(form, [id])]] : [],
    ),
  );

function marksOf(form: ResolvedForm): AssumptionMarks {
  const marks: Record<string, Mark> = {};
  for (const [name, id] of Object.entries(QUESTIONS_OF)) {
    const mark = markOfQuestion(form, id);
    if (mark !== null) marks[name] = mark;
  }
  const row = (id: RowId) => form.rows.find((one) => one.id === id);
  // the rate and the batches of an epoch follow from the batch size, the number of records and the groups into which bands part them
  const size: readonly RowId[] =
    row('batch')?.kind === 'batchSize' ? ['batch', 'records', 'bands'] : ['batch'];
  const isHalved = form.questions.some(({ id, answer }) => id === 'clipping' && answer === 'microbatches');
  const isInEpochs = row('length')?.kind === 'epochs';
  return {
    ...marks,
    samplingRate: row('batch')?.kind === 'batchSize' ? markOfDerived(form, size) : markOfRows(form, size),
    stepsPerEpoch: markOfDerived(form, size),
    steps: isInEpochs ? markOfDerived(form, ['length', ...size]) : markOfRows(form, ['length']),
    epochs: markOfRows(form, ['length']),
    // where averages are clipped, the report's noise is half of the number in the row, and so worked out
    noiseMultiplier:
      row('noise')?.kind === 'noiseMultiplier' && !isHalved
        ? markOfRows(form, ['noise'])
        : markOfDerived(form, ['noise']),
    segments: markOfRows(form, ['batch', 'length', 'noise']),
    ...markedRows(form, {
      noiseMultipliers: 'noiseSchedule',
      samplingRates: 'batchSchedule',
      batchSizes: 'batchSchedule',
    }),
    ...markedRows(form, {
      largestBatch: 'largestBatch',
      bands: 'bands',
      countNoise: 'countNoise',
      records: 'records',
    }),
    delta: markOfRows(form, ['delta']),
    otherRuns: row('trainings')?.source == null ? 'assumed' : markOfRows(form, ['trainings']),
  };
}

/** The report's fields of one training run, from the mechanism of all `trainings` runs together. */
function described(mechanism: AnyMechanism, trainings: number): Partial<ReportRequest> {
  const sampling = mechanism.sampling ?? 'poisson';
  if ('epochs' in mechanism) return { ...mechanism, sampling, epochs: mechanism.epochs / trainings };
  return { ...mechanism, sampling, steps: mechanism.steps / trainings };
}

const besides = (run: FormRun): Partial<ReportRequest> => ({
  ...(run.trainings > 1 && { trainings: run.trainings }),
  ...furtherOf(run),
});

/**
 * The report's fields of one training run of several phases, or whose noise, rate or batch changes at every step. Null where the
 * report would need the order of the steps, as for changing steps of batches that are not Poisson ones.
 */
function describedInParts(
  { questions }: ResolvedForm,
  parts: readonly FormRun[],
): Partial<ReportRequest> | null {
  const answer = questions.find(({ id }) => id === 'sampling')?.answer ?? '';
  const [sampling, ...others] = samplingsOf(answer);
  const [first] = parts;
  if (sampling === undefined || first === undefined) return null;
  if (first.schedule !== null) {
    const { segments, described } = first.schedule;
    return sampling === 'poisson' && others.length === 0 ? (described ?? { segments }) : null;
  }
  return {
    ...(others.length > 0 && { sampling: 'unknown' as const }),
    segments: parts.map((part) => mechanismOfPlan({ ...planOf(part), sampling })),
  };
}

/**
 * The report's fields of one training run whose way to draw batches is unknown. Its length is in epochs where the form has it in
 * epochs and the steps of Poisson batches follow from these, else in steps. Null where the mechanisms are not those of "not sure".
 */
function describedByAll(
  mechanisms: readonly AnyMechanism[],
  trainings: number,
  isGivenInEpochs: boolean,
): Partial<ReportRequest> | null {
  const poisson = mechanisms.find(isPoisson);
  const ordered = mechanisms.find(({ sampling }) => sampling === 'any-order');
  if (!poisson || !ordered || !('epochs' in ordered)) return null;
  const { samplingRate, noiseMultiplier } = poisson;
  const [steps, epochs] = [poisson.steps / trainings, ordered.epochs / trainings];
  const ofEpochs = mechanismOfPlan({
    sampling: 'poisson',
    samplingRate,
    noiseMultiplier,
    length: { epochs },
  });
  const isInEpochs = isGivenInEpochs && 'steps' in ofEpochs && ofEpochs.steps === steps;
  return { sampling: 'unknown', samplingRate, noiseMultiplier, ...(isInEpochs ? { epochs } : { steps }) };
}

/**
 * The request for the report; null while the form has no run.
 *
 * @param mechanisms the mechanism of all training runs together, with the number that meets a target: one, or one for each way
 * in which batches may have been drawn where nobody is sure; left aside for a run of phases and for one that changes at every step
 */
export function reportRequest(form: ResolvedForm, mechanisms: readonly AnyMechanism[]): ReportRequest | null {
  const { run, parts, unit, questions } = form;
  const first = parts?.[0] ?? run;
  if (first == null) return null;
  const [mechanism, ...others] = mechanisms;
  const isInParts = parts !== null || first.schedule !== null;
  const isGivenInEpochs = form.rows.some(({ id, kind }) => id === 'length' && kind === 'epochs');
  const ofMechanisms =
    others.length > 0
      ? describedByAll(mechanisms, first.trainings, isGivenInEpochs)
      : mechanism && described(mechanism, first.trainings);
  const ofRun = isInParts ? describedInParts(form, parts ?? [first]) : ofMechanisms;
  if (!ofRun) return null;
  const isOfAverages = questions.some(({ id, answer }) => id === 'clipping' && answer === 'microbatches');
  return {
    ...ofRun,
    ...besides(first),
    ...(isOfAverages && { clipping: 'microbatches' }),
    delta: first.delta,
    unit,
    marks: marksOf(form),
  };
}
