// The resolved form: what was typed, answered and confirmed becomes the run that an accountant is asked about, or a list of what is
// still open, and why. Pure.

import type { Sentence } from '../../../../base/sentences/sentence';
import type { Proposal, Words } from '../proposal';
import { ROWS, type RowId } from '../reading';
import { apartFrom } from './apart';
import { type CountedBound, countsPeople, waysOf } from './bounds';
import { type Answers, type Overrides, type TakenRows, without } from './given';
import { isAnswer, isAskedFor, QUESTIONS, type Question, type QuestionId } from './questions';
import { type Row, Rows } from './row';
import { type FormRun, runOf } from './run';
import { FORM } from './sentences';
import { type Decided, isNothing, offered, PHASE_ROWS, type Taken } from './taken';
import type { ProtectedUnit } from './unitWords';

export type { Answers, FormRun, Overrides, Row };

export interface AskedQuestion extends Omit<Question, 'assumed'> {
  id: QuestionId;
  answer: string | null;
  by: 'typed' | 'text' | 'assumed' | null;
  /** The paste's own words on the question. */
  words: readonly Words[];
  /** Whether something in the text speaks against the answer that would be assumed, so that somebody has to answer. */
  isAsked: boolean;
  open: boolean;
}

export interface ResolvedForm {
  /** The form's rows. A row has the typed number, or else the one that the text proposes. */
  rows: readonly Row[];
  questions: readonly AskedQuestion[];
  /** Whether the text proposes numbers or answers that nobody has confirmed. Then there is no run. */
  pending: boolean;
  /** The phases after the first: the typed ones, or else those that the text proposes. */
  further: readonly PhaseOf[];
  /** Rows and questions without which there is no ε. */
  open: readonly (RowId | QuestionId)[];
  /** The numbers of the run, however its batches are drawn; null while a number is open or not confirmed. */
  run: FormRun | null;
  /** The run of one phase where its ε is that of Poisson batches; null while something is open or an answer is refused. */
  mechanism: FormRun | null;
  /** The runs of all phases, however their batches are drawn; null for a run of one phase, and while something is open. */
  parts: readonly FormRun[] | null;
  /** The reasons why the ε of Poisson batches does not hold, by question. */
  refusals: readonly { question: QuestionId; answer: string; text: Sentence }[];
  /** The bounds for the answered way to draw batches, where that way alone is refused. */
  bounds: readonly CountedBound[];
  /** Unit that the ε protects. */
  unit: ProtectedUnit;
}

export interface PhaseOf {
  rows: readonly Row[];
  /** The number that the phase lacks, in words; null where it has all. */
  problem: Sentence | null;
}

/** A form's state: what a person has put in. */
export interface FormGiven extends Decided {
  /** Whether somebody has said that what the text proposes is right. */
  confirmed: boolean;
}

function asked(
  { questions, isEmpty }: Proposal,
  typed: Answers,
  taken: Answers,
  hasDeviation: boolean,
): AskedQuestion[] {
  return Object.entries<Question>(QUESTIONS).map(([name, { assumed, ...question }]) => {
    const id = name as QuestionId;
    const own = questions.find((one) => one.question === id);
    const given = isAnswer(id, typed[id] ?? '') ? typed[id] : undefined;
    // a standard deviation may be that of the noise on the sum or on the mean, so somebody has to say
    const isAsked = (id === 'noiseScale' && hasDeviation) || own?.asks === true;
    const said = taken[id];
    // Poisson batches may be assumed where there is no text, because whoever types the numbers sees the assumption
    const fallback = isAsked ? null : (assumed ?? (isEmpty ? 'poisson' : null));
    const answer = given ?? said ?? fallback;
    const by = given ? 'typed' : said ? 'text' : answer ? 'assumed' : null;
    return { ...question, id, answer, by, words: own?.words ?? [], isAsked, open: answer === null };
  });
}

const SCHEDULE_ROWS = ['noiseSchedule', 'batchSchedule'] as const satisfies readonly RowId[];

type Answered = ReadonlyMap<QuestionId, string | null>;

interface FormParts extends Required<Pick<FormGiven, 'from'>> {
  typed: Overrides;
  taken: TakenRows;
  answers: Answered;
}

interface Built {
  rows: ReadonlyMap<RowId, Row>;
  found: ReturnType<typeof runOf>;
}

function build({ typed, taken, answers, from }: FormParts): Built {
  const unit = unitOf(answers);
  const cut = answers.get('epoch');
  const form = new Rows({ typed, from, taken, unit, whole: cut === 'up' || cut === 'down' ? cut : null });
  const rows = form.all();
  return { rows, found: runOf(form, rows, { answers, unit }) };
}

const unitOf = (answers: Answered): ProtectedUnit =>
  answers.get('participation') === 'clients' ? 'client' : 'record';

/** A phase has its own batch, noise and length, and the rest of the form’s rows. */
function phaseOf(own: Overrides, { typed, taken, ...more }: FormParts) {
  const rest = PHASE_ROWS.reduce(without, typed);
  const others = Object.fromEntries(
    Object.entries(taken).filter(([row]) => !PHASE_ROWS.some((one) => one === row)),
  );
  const { rows, found } = build({ ...more, typed: { ...rest, ...own }, taken: others });
  const phase: PhaseOf = {
    rows: PHASE_ROWS.map((id) => rows.get(id) as Row),
    problem: 'lacks' in found ? found.problem : null,
  };
  return { phase, found };
}

/** How many steps an epoch has is a question only where a batch does not divide the records. */
function isAboutEpochs(rows: ReadonlyMap<RowId, Row>): boolean {
  const value = (id: RowId, kind: string): number | null => {
    const row = rows.get(id);
    return row?.kind === kind ? row.value : null;
  };
  const [records, batch] = [value('records', 'records'), value('batch', 'batchSize')];
  return records !== null && batch !== null && value('length', 'epochs') !== null && records % batch !== 0;
}

/** The form with its rows, questions and run. Never throws. */
export function resolve(proposal: Proposal, given: FormGiven): ResolvedForm {
  const taken: Taken = offered(proposal, given);
  const pending = !given.confirmed && !isNothing(taken);
  const hasDeviation =
    given.overrides.noiseDeviation !== undefined || taken.rows.noise?.kind === 'noiseDeviation';
  const all = asked(proposal, given.answers, taken.answers, hasDeviation);
  const answered: Answered = new Map(all.map(({ id, answer }) => [id, answer]));
  const { overrides: typed, from = {} } = given;
  const numbers = { typed, taken: taken.rows, answers: answered, from };
  const { rows: built, found } = build(numbers);
  const lack = 'lacks' in found ? found : null;
  const run = 'lacks' in found || pending ? null : found;
  const isSeveral = answered.get('phases') === 'several';
  const texts = given.phases.length > 0 ? given.phases : taken.phases;
  const phases = texts.map((own) => phaseOf(own, numbers));
  const answerTo = (id: QuestionId): string | null => answered.get(id) ?? null;
  const isScheduled = SCHEDULE_ROWS.some((id) => isAskedFor(id, answerTo));
  // the rows that a run may do without
  const optional: ReadonlySet<RowId> = new Set([
    ...(['records', 'clippingNorm', 'trainings'] as const),
    ...(isScheduled ? PHASE_ROWS : []),
    ...ROWS.filter((id) => !isAskedFor(id, answerTo)),
  ]);
  const rows = [...built.values()].map((row): Row => {
    if (row.id === lack?.lacks) return { ...row, problem: lack.problem, open: true };
    return optional.has(row.id) && row.source === null ? { ...row, problem: null, open: false } : row;
  });
  const questions = all.filter(({ id }) => id !== 'epoch' || isAboutEpochs(built));
  const isNeeded = (id: RowId): boolean => id === lack?.lacks || !optional.has(id);
  const openRows = rows.filter((row) => row.open && isNeeded(row.id));
  const open = [...openRows, ...questions.filter((question) => question.open)].map(({ id }) => id);
  const parts = isSeveral && run ? partsOf(run, phases) : null;
  const firstWrong = phases.findIndex(({ phase }) => phase.problem !== null);
  const wrong = phases[firstWrong]?.phase.problem;
  const refusals = questions.flatMap(({ id, options, answer }) => {
    const plain = options[answer ?? '']?.refusal;
    const isListed = id === 'phases' && phases.length > 0;
    const text = isListed && wrong ? FORM.phaseLacks({ phase: firstWrong + 2, problem: wrong }) : plain;
    return !text || (isListed && !wrong) ? [] : [{ question: id, answer: answer ?? '', text }];
  });
  const apart = run === null ? null : apartFrom(run, answerTo, phases.length > 0 && isSeveral);
  if (apart !== null) refusals.push(apart);
  const isClosed = open.length === 0 && !pending;
  const [first] = refusals;
  const isOnlySampling = isClosed && refusals.length === 1 && first?.question === 'sampling';
  const isAnswered = isClosed && refusals.length === 0;
  return {
    ...{ rows, questions, pending, open, run, refusals },
    further: isSeveral ? phases.map(({ phase }) => phase) : [],
    mechanism: isAnswered && !parts ? run : null,
    parts: isClosed ? parts : null,
    bounds: isOnlySampling && run?.noiseMultiplier != null ? boundsOf(first.answer, parts ?? [run]) : [],
    unit: unitOf(answered),
  };
}

/** The bounds of a run. Where a person has several records, only those that count all of the person's records at once. */
const boundsOf = (answer: string, parts: readonly FormRun[]): CountedBound[] =>
  waysOf(answer, parts)
    .filter((way) => way.run !== null)
    .filter(({ recordsPerPerson, mechanism }) => recordsPerPerson === 1 || countsPeople(mechanism));

/** The runs of all phases; null while a phase lacks a number or has a target in place of its noise. */
function partsOf(first: FormRun, phases: readonly ReturnType<typeof phaseOf>[]): FormRun[] | null {
  const runs = [first, ...phases.flatMap(({ found }) => ('lacks' in found ? [] : [found]))];
  const isKnown = runs.length === phases.length + 1 && runs.every(({ target }) => target === null);
  return isKnown && runs.length > 1 ? runs : null;
}
