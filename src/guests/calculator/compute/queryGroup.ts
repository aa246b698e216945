// The query `translate`: from a pasted text, typed numbers and answers to the run that they describe. The reply has the fields with
// their sources, all that is open, and the run's two ε once nothing is open and the request confirms the text's proposal.
import { z } from 'zod';
import {
  epsilon,
  noiseMultiplierFor,
  type PrintedEpsilon,
  printedByLibraries,
  withFurther,
} from '../../../accounting';
import { isAllPoisson } from '../../../accounting/segments';
import type { AnyRun, Mechanism, Verified } from '../../../accounting/types';
import { InputError } from '../../../base/numerics/errors';
import type { Query } from '../../../cli/fields';
import type { QueryGroup, QueryTable, Reply } from '../../../cli/query';
import {
  anything,
  BRACKET,
  boolean,
  each,
  FOUND_MECHANISM,
  number,
  text,
  VERIFIED,
} from '../../../work/queries/vocabulary';
import { compareReported } from '../engine/compareReported';
import { type CountedBound, waysOf } from '../engine/form/bounds';
import { type ResolvedForm, type FormRun as ResolvedRun, type Row, resolve } from '../engine/form/resolve';
import { furtherOf, mechanismOfRun } from '../engine/form/run';
import { listsFor } from '../engine/form/taken';
import type { NamedNumber, Proposal, RowCandidate } from '../engine/proposal';
import { propose } from '../engine/propose';
import { KINDS, ROWS } from '../engine/reading';
import { answersField, confirmField, overridesField, textField } from './given';

interface Answer {
  mechanism: Mechanism | null;
  addRemove: Verified;
  substitute: Verified;
  printed: PrintedEpsilon[];
}

/** The two ε of a run; `mechanism` is null for a run that no single mechanism describes. */
function answerOf(run: AnyRun, mechanism: Mechanism | null, delta: number): Answer {
  return {
    mechanism,
    addRemove: epsilon('add-remove', run, delta),
    substitute: epsilon('substitute', run, delta),
    printed: isAllPoisson(run) ? printedByLibraries(run, delta) : [],
  };
}

/** The answer for a run with the least noise that meets the target in its adjacency. */
function ofTarget(run: ResolvedRun, target: NonNullable<ResolvedRun['target']>): Answer {
  const { samplingRate, delta, trainings } = run;
  const steps = trainings * run.steps;
  const goal = { samplingRate, steps, delta, targetEpsilon: target.epsilon };
  const solution = noiseMultiplierFor(target.adjacency, goal);
  const mechanism = { samplingRate, noiseMultiplier: solution.value ?? solution.upper, steps };
  return answerOf(withFurther(mechanism, furtherOf(run)), mechanism, delta);
}

const segmentsOf = (parts: readonly ResolvedRun[]): Mechanism[] =>
  parts.map(mechanismOfRun).filter((segment) => segment !== null);

function answerFor({ mechanism, parts, refusals }: ResolvedForm): Answer | null {
  const runs = parts ?? (mechanism && [mechanism]);
  const [first] = runs ?? [];
  if (!runs || !first || refusals.length > 0) return null;
  if (first.target !== null) return ofTarget(first, first.target);
  const [way] = waysOf('poisson', runs);
  if (!way) return null;
  if (way.run === null) throw new InputError('inconsistent', 'overrides', way.problem);
  return answerOf(way.run, parts || first.schedule ? null : mechanismOfRun(first), first.delta);
}

const fieldReply = ({ kind, value, source, problem, open }: Row) => ({
  kind,
  value,
  from: source?.kind ?? null,
  line: source?.kind === 'read' ? source.line : null,
  source: source ? (source.kind === 'read' ? source.text : source.given) : null,
  problem,
  open,
});

const numberReply = ({
  name,
  value,
  written,
  line,
  start,
  end,
  text: source,
  place,
  active,
}: NamedNumber) => ({
  ...{ name, value, written, line, start, end, source, active },
  place: { kind: place.kind, path: [...place.path], command: place.command },
});

const candidateReply = ({ kind, value, formula, numbers, note }: RowCandidate) => ({
  ...{ kind, value, formula, note },
  numbers: numbers.map(numberReply),
});

/** The proposal of the text for the unit that takes part, records or clients. */
function proposalReply(proposal: Proposal, unit: ResolvedForm['unit']) {
  const { rows, choices, unused } = listsFor(proposal, unit);
  return {
    proposal: {
      rows: rows.map(({ row, candidate, numbers }) => ({
        ...{ row, ...candidateReply(candidate) },
        numbers: numbers.map(numberReply),
      })),
      choices: choices.map(({ row, candidates, why }) => ({
        ...{ row, why },
        candidates: candidates.map(candidateReply),
      })),
      suggestions: proposal.suggestions.map(({ name, records, source, line }) => ({
        ...{ name, records, line },
        source: source.url,
      })),
    },
    unused: unused.map(({ number: one, why, may }) => ({ ...numberReply(one), why, may: [...may] })),
  };
}

/** A bound for another way to draw batches than Poisson sampling: ε lies in [lower, upper] if the condition `title` holds. */
const boundReply = ({ id, title, text, mechanism, adjacencies, run }: CountedBound, delta: number) => ({
  id,
  title,
  text: text ?? '',
  by: { ...mechanism, delta },
  epsilons: adjacencies.map((adjacency) => {
    const { value, lower, upper } = epsilon(adjacency, run, delta);
    return { adjacency, value, lower, upper };
  }),
});

/** The answer, or why the run's target is out of reach; the rest of the reply is given in either case. */
function answerOrProblem(form: ResolvedForm): { answer: Answer | null; problem: string | null } {
  try {
    return { answer: answerFor(form), problem: null };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { answer: null, problem: error.message };
  }
}

function reportedReply({ reported, accountant }: Proposal, answer: Answer | null) {
  if (reported?.value == null) return null;
  const recognised = answer && compareReported(reported.value, answer, accountant);
  return { epsilon: reported.value, line: reported.line, source: reported.text, ...recognised };
}

function translate(query: Query): Reply {
  const proposal = propose(textField(query));
  const form = resolve(proposal, {
    ...{ overrides: overridesField(query), answers: answersField(query), phases: [] },
    confirmed: confirmField(query),
  });
  const { answer, problem } = answerOrProblem(form);
  const { mechanism, parts, run } = form;
  return {
    ...proposalReply(proposal, form.unit),
    fields: Object.fromEntries(form.rows.map((row) => [row.id, fieldReply(row)])),
    questions: form.questions.map(
      ({ id, title, text, options, answer: given, by, words, isAsked, open }) => ({
        id,
        title,
        text,
        options: Object.entries(options).map(([option, { label }]) => ({ id: option, label })),
        answer: given,
        by,
        asked: isAsked,
        open,
        words: words.map(({ line, text: source, answer: about, bearing, active }) => ({
          ...{ line, source, about, bearing, active },
        })),
      }),
    ),
    open: [...form.open, ...(form.pending ? ['confirm'] : [])],
    mechanism: answer?.mechanism && mechanism ? { ...answer.mechanism, delta: mechanism.delta } : null,
    segments: answer && (parts ? segmentsOf(parts) : (mechanism?.schedule?.segments ?? null)),
    unit: form.unit,
    conversion: run?.conversion ?? null,
    target: run?.target ?? null,
    epsilons: answer ? { addRemove: answer.addRemove, substitute: answer.substitute } : null,
    refusals: form.refusals,
    bounds: run ? form.bounds.map((bound) => boundReply(bound, run.delta)) : [],
    problem,
    reported: reportedReply(proposal, answer),
    printed: answer?.printed ?? null,
    tool: proposal.tool,
  };
}

/** A row of the form, with what was typed for it or what the text proposes. */
const field = z.strictObject({
  kind: text.nullable(),
  value: number.nullable(),
  from: z.enum(['typed', 'read']).nullable(),
  line: number.nullable(),
  source: text.nullable(),
  problem: text.nullable(),
  open: boolean,
});

/** A number of the text with its name, its line and its place; `start` and `end` are UTF-16 units of the text. */
const NAMED_NUMBER = {
  name: text,
  value: number.nullable(),
  written: text,
  line: number,
  start: number,
  end: number,
  source: text,
  active: boolean,
  place: z.strictObject({ kind: text, path: z.array(text), command: number }),
};
const namedNumbers = z.array(z.strictObject(NAMED_NUMBER));

const CANDIDATE = {
  kind: text,
  value: number.nullable(),
  formula: text.nullable(),
  note: text.nullable(),
  numbers: namedNumbers,
};

const proposed = z.strictObject({
  rows: z.array(z.strictObject({ row: z.enum(ROWS), ...CANDIDATE })),
  choices: z.array(
    z.strictObject({ row: z.enum(ROWS), why: text, candidates: z.array(z.strictObject(CANDIDATE)) }),
  ),
  suggestions: z.array(z.strictObject({ name: text, records: number, line: number, source: text })),
});

const question = z.strictObject({
  id: text,
  title: text,
  text,
  options: z.array(z.strictObject({ id: text, label: text })),
  answer: text.nullable(),
  by: z.enum(['typed', 'text', 'assumed']).nullable(),
  asked: boolean,
  open: boolean,
  words: z.array(
    z.strictObject({
      line: number,
      source: text,
      about: text,
      bearing: z.enum(['yes', 'no', 'undecided', 'mentioned']),
      active: boolean,
    }),
  ),
});

const run = z.strictObject({ ...FOUND_MECHANISM, delta: number });

const bound = z.strictObject({
  id: text,
  title: text,
  text,
  by: run,
  epsilons: z.array(z.strictObject({ adjacency: text, value: number.nullable(), ...BRACKET })),
});

const queries: QueryTable = {
  translate: {
    about: 'what a pasted text proposes, what is typed over it and which questions are answered',
    notes: [
      'mechanism and epsilons are null while open is not empty.',
      'open lists at once all that is lacking: fields, questions, and confirm where the text proposes something.',
      'An ε follows from a text only with confirm: true, given by somebody who has compared the proposal with the text. Typed overrides and answers need none.',
      'proposal has a row for each number on which the text agrees, choices where it does not, and suggestions for the number of records of a known set of data.',
      'unused are all other numbers of the text that have a name, each with why, and with the kinds that it may be.',
      'fields has kind, value, from, line, source, problem and open for each row.',
      'questions each have options, answer, by whom, and the text’s own words with how they bear on it.',
      'answers gives one of the options by question.',
      'overrides are numbers or texts that win over what was read, by kind.',
      `The kinds are ${ROWS.map((row) => KINDS[row].join(' or ')).join(', ')}.`,
      '“15 epochs”, “256/60000” and “1/n^1.1” are understood.',
      'refusals say why there is no number, with bounds that hold all the same, each with its condition and adjacency.',
      'segments is the run of several phases that the text lists, or of a schedule. fields has what epsilons count besides: people, largestBatch, bands and countNoise, which mechanism and segments do not name.',
      'reported names the accountant whose number the text reports.',
      'printed is what libraries print by Rényi accounting, and by the central limit theorem, where isBound is false.',
    ],
    asks: z.strictObject({
      text: text.optional(),
      confirm: boolean.optional(),
      overrides: anything.optional(),
      answers: anything.optional(),
    }),
    answers: z.strictObject({
      proposal: proposed,
      unused: z.array(z.strictObject({ ...NAMED_NUMBER, why: text, may: z.array(text) })),
      fields: z.strictObject(each(ROWS, field)),
      questions: z.array(question),
      open: z.array(text),
      mechanism: run.nullable(),
      segments: z
        .array(z.strictObject({ ...FOUND_MECHANISM, noiseMultiplier: number.nullable() }))
        .nullable(),
      unit: z.enum(['record', 'client']),
      conversion: text.nullable(),
      target: z.strictObject({ epsilon: number, adjacency: text }).nullable(),
      epsilons: z.strictObject(each(['addRemove', 'substitute'], z.strictObject(VERIFIED))).nullable(),
      refusals: z.array(z.strictObject({ question: text, answer: text, text })),
      bounds: z.array(bound),
      problem: text.nullable(),
      reported: z
        .strictObject({
          epsilon: number,
          line: number,
          source: text,
          kind: text.optional(),
          words: z.array(text).optional(),
        })
        .nullable(),
      printed: z.array(z.strictObject({ name: text, epsilon: number, isBound: boolean })).nullable(),
      tool: text,
    }),
    example: {
      text: 'noise_multiplier = 1.1\nbatch_size = 256\nn = 60000\nepochs = 15',
      confirm: true,
      overrides: { delta: '1/n' },
      answers: { sampling: 'poisson' },
    },
    run: translate,
  },
};

export const QUERY_GROUP: QueryGroup = {
  title:
    'A pasted configuration (code, YAML, JSON, flags, a table, a log, a sentence), as chapter 7 reads it',
  before: 'Shapes and counts (auditing)',
  queries,
};
