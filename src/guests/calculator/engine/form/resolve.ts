// The form: from what was read, typed and answered to the run that an accountant is asked about, or to what is
// still open, and why. Pure.

import type { Sentence } from '../../../../base/sentences/sentence';
import type { Evidence, Reading, RowId } from '../reading';
import { type FormBound, waysOf } from './bounds';
import { isAnswer, QUESTIONS, type Question, type QuestionId } from './questions';
import { type Overrides, type Row, Rows } from './row';
import { type FormRun, planOf, runOf } from './run';

export type { FormRun, Overrides, Row };

export type Answers = Readonly<Partial<Record<QuestionId, string>>>;

export interface AskedQuestion extends Omit<Question, 'assumed'> {
  id: QuestionId;
  answer: string | null;
  by: 'typed' | 'text' | 'assumed' | null;
  /** The paste's own words beside it. */
  evidence: readonly Evidence[];
  open: boolean;
}

export interface Resolved {
  rows: readonly Row[];
  questions: readonly AskedQuestion[];
  /** Rows and questions without which there is no ε. */
  open: readonly (RowId | QuestionId)[];
  /** Whoever draws its batches; null while a number is open. */
  run: FormRun | null;
  /** The run, where nothing is open and each answer is one that this accountant is for. */
  mechanism: FormRun | null;
  /** The phases of a run of several, in place of a mechanism. */
  parts: readonly FormRun[] | null;
  /** Why there is no ε although nothing is open. */
  refusals: readonly { question: QuestionId; answer: string; text: Sentence }[];
  /** What holds all the same. */
  bounds: readonly FormBound[];
  /** Of what the ε is. */
  unit: 'record' | 'client';
}

function asked({ evidence, isEmpty }: Reading, answers: Answers, hasDeviation: boolean): AskedQuestion[] {
  return Object.entries<Question>(QUESTIONS).map(([name, { assumed, ...question }]) => {
    const id = name as QuestionId;
    const own = evidence.filter((piece) => piece.question === id);
    const given = isAnswer(id, answers[id] ?? '') ? answers[id] : undefined;
    // a standard deviation is of the sum, or of the mean: somebody has to say
    const opens = (id === 'noiseScale' && hasDeviation) || own.some((piece) => piece.opens);
    const said = opens ? undefined : own[0]?.answer;
    // what is typed without a text is typed by somebody who sees what is assumed
    const fallback = opens ? null : (assumed ?? (isEmpty ? 'poisson' : null));
    const answer = given ?? said ?? fallback;
    const by = given ? 'typed' : said ? 'text' : answer ? 'assumed' : null;
    return { ...question, id, answer, by, evidence: own, open: answer === null };
  });
}

/** Null while one of the phases is not known. */
function partsOf(reading: Reading, overrides: Overrides, answers: Answers): FormRun[] | null {
  const runs = reading.parts.map(
    (rows) => resolve({ ...reading, rows, parts: [] }, overrides, { ...answers, phases: 'one' }).run,
  );
  const known = runs.filter((run) => run !== null);
  const isOne = known.every(({ delta, target }) => delta === known[0]?.delta && target === null);
  return known.length > 1 && known.length === runs.length && isOne ? known : null;
}

/** Never throws. */
export function resolve(reading: Reading, overrides: Overrides = {}, answers: Answers = {}): Resolved {
  const form = new Rows(reading, overrides);
  const all = form.all();
  const questions = asked(reading, answers, all.get('noise')?.kind === 'noiseDeviation');
  const answered = new Map(questions.map(({ id, answer }) => [id, answer]));
  const found = runOf(form, all, answered, reading);
  const lack = 'lacks' in found ? found : null;
  const run = 'lacks' in found ? null : found;
  const parts = answered.get('phases') === 'several' ? partsOf(reading, overrides, answers) : null;
  // what the run does without is not asked for
  const isNeeded = (id: RowId): boolean => id === lack?.lacks || (id !== 'records' && id !== 'clippingNorm');
  const rows = [...all.values()].map((row): Row => {
    if (row.id === lack?.lacks) return { ...row, problem: lack.problem, open: true };
    return isNeeded(row.id) || row.readings.length > 0 ? row : { ...row, problem: null, open: false };
  });
  const openRows = parts ? [] : rows.filter((row) => row.open && isNeeded(row.id));
  const open = [...openRows, ...questions.filter((question) => question.open)].map(({ id }) => id);
  const refusals = questions.flatMap(({ id, options, answer }) => {
    const text = options[answer ?? '']?.refusal;
    return !text || (id === 'phases' && parts) ? [] : [{ question: id, answer: answer ?? '', text }];
  });
  const isClosed = open.length === 0;
  const [first] = refusals;
  const isOnlySampling = isClosed && refusals.length === 1 && first?.question === 'sampling';
  const isAnswered = isClosed && refusals.length === 0;
  return {
    ...{ rows, questions, open, run, refusals },
    mechanism: isAnswered && !parts ? run : null,
    parts: isAnswered ? parts : null,
    bounds: isOnlySampling && run?.noiseMultiplier != null ? waysOf(first.answer, planOf(run)) : [],
    unit: answered.get('participation') === 'clients' ? 'client' : 'record',
  };
}
