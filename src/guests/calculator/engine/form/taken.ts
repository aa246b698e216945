// The rows, further phases and answers that the form takes from a text. It takes them once a person has confirmed them. Pure.
import type {
  NamedNumber,
  Proposal,
  ProposedPhase,
  ProposedRow,
  RowCandidate,
  UnusedNumber,
} from '../proposal';
import { type Kind, ROWS, type RowId } from '../reading';
import { UNUSED } from '../sentences';
import type { Answers, Overrides, TakenNumber, TakenRows } from './given';
import type { QuestionId } from './questions';
import { kindsFor, type ProtectedUnit } from './unitWords';

/** The proposal of no text, before anything is pasted. */
export const NOTHING_PROPOSED: Proposal = {
  ...{ numbers: [], rows: [], choices: [], unused: [], questions: [], open: [], unit: 'record' },
  ...{ suggestions: [], phases: [], repeats: [], tool: 'other', isEmpty: true },
  ...{ wholeBatches: null, stepsPerEpoch: null, reported: null, accountant: null },
};

export interface Taken {
  rows: TakenRows;
  /** The phases after the first; the numbers of the first stand in the rows. */
  phases: readonly Overrides[];
  answers: Answers;
}

/** The rows that each phase has of its own. The other rows hold for all phases. */
export const PHASE_ROWS = ['batch', 'noise', 'length'] as const satisfies readonly RowId[];

const numberOf = ({ kind, value, formula, numbers }: RowCandidate): TakenNumber => ({
  kind,
  given: formula ?? value ?? '',
  line: numbers.length === 1 ? (numbers[0]?.line ?? 0) : 0,
  text: numbers.map(({ text }) => text).join(' × '),
});

const taking = (rows: readonly ProposedRow[]): TakenRows =>
  Object.fromEntries(rows.map(({ row, candidate }) => [row, numberOf(candidate)]));

/** The first candidate if all candidates say the same; else null. */
function agreed(candidates: readonly RowCandidate[]): RowCandidate | null {
  const [first, ...others] = candidates;
  const isSame = ({ kind, value, formula }: RowCandidate) =>
    kind === first?.kind && value === first.value && formula === first.formula;
  return first && others.every(isSame) ? first : null;
}

/** The rows of each phase; null unless there are two or more and every one has all of its rows. */
function phasesOf(phases: readonly ProposedPhase[]): TakenRows[] | null {
  const own = phases.map((phase) =>
    PHASE_ROWS.flatMap((row): [RowId, TakenNumber][] => {
      const candidate = agreed(phase[row]);
      return candidate ? [[row, numberOf(candidate)]] : [];
    }),
  );
  if (own.length < 2 || own.some((rows) => rows.length < PHASE_ROWS.length)) return null;
  return own.map((rows) => Object.fromEntries(rows));
}

/** Where each number of a text stands: in a row, in a choice, or unused. */
export type Lists = Pick<Proposal, 'rows' | 'choices' | 'unused'>;

/** The lists for the unit that takes part, records or clients. Rows and choices of the other unit become unused numbers. */
export function listsFor({ rows, choices, unused }: Proposal, unit: ProtectedUnit): Lists {
  const isOf = ({ of }: RowCandidate): boolean => of === 'either' || of === unit;
  const numbersOf = ({ kind, numbers }: RowCandidate) => numbers.map((number) => ({ number, may: [kind] }));
  const others = [
    ...rows.flatMap(({ candidate, numbers }) =>
      isOf(candidate) ? [] : numbersOf({ ...candidate, numbers: [...numbers, ...candidate.numbers] }),
    ),
    ...choices.flatMap(({ candidates }) => candidates.filter((one) => !isOf(one)).flatMap(numbersOf)),
  ];
  const left = others.filter(({ number }, i) => others.findIndex((one) => one.number.id === number.id) === i);
  const why = unit === 'client' ? UNUSED.ofRecords : UNUSED.ofClients;
  // numbers of a client's own training are offered to no row
  const isOfAnother = ({ why: { code } }: UnusedNumber): boolean =>
    unit === 'client' && (code === UNUSED.notEntering.code || code === UNUSED.ofRecords.code);
  const all = [...left.map((one): UnusedNumber => ({ ...one, why })), ...unused];
  return {
    rows: rows.filter(({ candidate }) => isOf(candidate)),
    choices: choices
      .map((choice) => ({ ...choice, candidates: choice.candidates.filter(isOf) }))
      .filter(({ candidates }) => candidates.length > 0),
    unused: all.map((one) => (isOfAnother(one) ? { ...one, may: [] } : one)),
  };
}

/** The unit that takes part in a step, as a person says, or else as the text says. */
const unitFor = (given: Answers, fromText: Answers): ProtectedUnit =>
  (given.participation ?? fromText.participation) === 'clients' ? 'client' : 'record';

/**
 * All that a text proposes, as the form would hold it.
 * @param given what a person has typed and answered, which decides who takes part and whether there are phases
 */
export function takenFrom(proposal: Proposal, given: Answers): Taken {
  const said = proposal.questions.flatMap(({ question, answer }) => (answer ? [[question, answer]] : []));
  const fromText: Answers = {
    ...(proposal.unit === 'client' && { participation: 'clients' }),
    ...(proposal.wholeBatches && { epoch: proposal.wholeBatches }),
    ...Object.fromEntries(said),
  };
  const phases = given.phases === 'one' ? null : phasesOf(proposal.phases);
  const answers: Answers = { ...fromText, ...(phases && { phases: 'several' }) };
  const unit = unitFor(given, answers);
  const { rows } = listsFor(proposal, unit);
  const own = { ...taking(rows), ...phases?.[0] };
  return { rows: perEpoch(own, proposal), phases: (phases ?? []).slice(1).map(asTyped), answers };
}

/** The rows with the sampling rate 1/s, where a text gives the steps s of an epoch and no number of records. */
function perEpoch(rows: TakenRows, { stepsPerEpoch }: Proposal): TakenRows {
  const { records, batch } = rows;
  if (stepsPerEpoch === null || records || batch?.kind === 'samplingRate') return rows;
  const where = { line: batch?.line ?? 0, text: batch?.text ?? '' };
  return { ...rows, batch: { kind: 'samplingRate', given: `1/${stepsPerEpoch}`, ...where } };
}

const asTyped = (rows: TakenRows): Overrides =>
  Object.fromEntries(Object.values(rows).map(({ kind, given }) => [kind, given]));

const isTyped = (overrides: Overrides, row: RowId, unit: ProtectedUnit): boolean =>
  kindsFor(row, unit).some((kind) => overrides[kind] !== undefined);

export interface Decided {
  overrides: Overrides;
  answers: Answers;
  /** What was typed for the phases after the first. */
  phases: readonly Overrides[];
  /** The numbers of the text that were given to rows by a click, with their lines. */
  from?: Readonly<Partial<Record<Kind, Pick<NamedNumber, 'line' | 'text'>>>>;
}

/** What the form takes from the text when a person confirms it. Typed rows and answered questions keep what the person gave. */
export function offered(proposal: Proposal, { overrides, answers, phases }: Decided): Taken {
  const taken = takenFrom(proposal, answers);
  const unit = unitFor(answers, taken.answers);
  const rows = ROWS.filter((row) => taken.rows[row] && !isTyped(overrides, row, unit));
  const questions = Object.entries(taken.answers).filter(([id]) => answers[id as QuestionId] === undefined);
  return {
    rows: Object.fromEntries(rows.map((row) => [row, taken.rows[row]])),
    phases: phases.length > 0 ? [] : taken.phases,
    answers: Object.fromEntries(questions),
  };
}

export const isNothing = ({ rows, phases, answers }: Taken): boolean =>
  Object.keys(rows).length + phases.length + Object.keys(answers).length === 0;

/**
 * A key of what a person has seen when they confirm a proposal. It changes with any number, word or proposal, and not when lines
 * move.
 */
export const proposalKey = ({ numbers, rows, choices, questions, phases }: Proposal): string =>
  JSON.stringify([
    numbers.map(({ name, written, active }) => [name, written, active]),
    rows.map(({ row, candidate: { kind, value, formula } }) => [row, kind, value, formula]),
    choices.map(({ row, candidates }) => [row, candidates.map(({ kind, value }) => [kind, value])]),
    questions.map(({ question, answer, asks, words }) => [
      question,
      answer,
      asks,
      words.map(({ text }) => text),
    ]),
    phases.length,
  ]);
