// A pasted configuration, what was typed over it and which questions are answered, as the run that they come to:
// fields with their sources, questions that are open, and both epsilons once nothing is.
import { z } from 'zod';
import { epsilon, noiseMultiplierFor, type PrintedEpsilon, printedByLibraries } from '../../../accounting';
import type { Mechanism, Run, Verified } from '../../../accounting/types';
import { InputError } from '../../../base/numerics/errors';
import { nearestName } from '../../../base/numerics/nearest';
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
import type { FormBound } from '../engine/form/bounds';
import { QUESTIONS, type QuestionId } from '../engine/form/questions';
import {
  type Answers,
  type Overrides,
  type Resolved,
  type FormRun as ResolvedRun,
  type Row,
  resolve,
} from '../engine/form/resolve';
import { mechanismOfRun } from '../engine/form/run';
import { LONGEST_CONFIGURATION, read } from '../engine/read';
import { KINDS, type Kind, type Reading, ROWS } from '../engine/reading';

function textField({ text }: Query): string {
  if (text === undefined || text === null) return '';
  if (typeof text !== 'string') {
    const message = `text is ${JSON.stringify(text)}. Give the configuration as a string.`;
    throw new InputError('malformed', 'text', message);
  }
  if (text.length > LONGEST_CONFIGURATION) {
    const message = `text has ${text.length} characters. Give at most ${LONGEST_CONFIGURATION}.`;
    throw new InputError('out-of-range', 'text', message);
  }
  return text;
}

function objectField(query: Query, field: string, names: readonly string[]): [string, unknown][] {
  const given = query[field];
  if (given === undefined || given === null) return [];
  if (typeof given !== 'object' || Array.isArray(given)) {
    const message = `${field} is ${JSON.stringify(given)}. Give an object with names from ${names.join(', ')}.`;
    throw new InputError('malformed', field, message);
  }
  for (const name of Object.keys(given)) {
    if (names.includes(name)) continue;
    const meant = nearestName(name, names);
    const remedy = meant === null ? `Give one of ${names.join(', ')}.` : `Did you mean ${meant}?`;
    throw new InputError('unknown', `${field}.${name}`, `${field}.${name} is no name for it. ${remedy}`);
  }
  return Object.entries(given);
}

function overridesField(query: Query): Overrides {
  const kinds = ROWS.flatMap((row): readonly Kind[] => KINDS[row]);
  const given = objectField(query, 'overrides', kinds);
  for (const [name, value] of given) {
    if (typeof value === 'number' || typeof value === 'string') continue;
    const message = `overrides.${name} is ${JSON.stringify(value)}. Give a number, or a text such as "15 epochs", "256/60000", "1/n"../../../cli/queries`;
    throw new InputError('malformed', `overrides.${name}`, message);
  }
  for (const row of ROWS) {
    const [first, second] = given.filter(([name]) => (KINDS[row] as readonly string[]).includes(name));
    if (first && second) {
      const message = `overrides has ${first[0]} and ${second[0]}, of which one decides the other. Give one.`;
      throw new InputError('inconsistent', `overrides.${second[0]}`, message);
    }
  }
  return Object.fromEntries(given) as Overrides;
}

function answersField(query: Query): Answers {
  const given = objectField(query, 'answers', Object.keys(QUESTIONS));
  for (const [name, value] of given) {
    const options = Object.keys(QUESTIONS[name as QuestionId].options);
    if (options.some((option) => option === value)) continue;
    const message = `answers.${name} is ${JSON.stringify(value)}. Give one of ${options.join(', ')}.`;
    throw new InputError('unknown', `answers.${name}`, message);
  }
  return Object.fromEntries(given) as Partial<Record<QuestionId, string>>;
}

interface Answer {
  mechanism: Mechanism | null;
  addRemove: Verified;
  substitute: Verified;
  printed: PrintedEpsilon[];
}

function answerOf(run: Run, mechanism: Mechanism | null, delta: number): Answer {
  return {
    mechanism,
    addRemove: epsilon('add-remove', run, delta),
    substitute: epsilon('substitute', run, delta),
    printed: printedByLibraries(run, delta),
  };
}

/** The noise as given, or the least that meets the target in its adjacency. */
function ofRun({ samplingRate, steps, delta, noiseMultiplier, target }: ResolvedRun): Answer {
  const solution = target
    ? noiseMultiplierFor(target.adjacency, { samplingRate, steps, delta, targetEpsilon: target.epsilon })
    : null;
  const noise = noiseMultiplier ?? solution?.value ?? (solution?.upper as number);
  const mechanism = { samplingRate, noiseMultiplier: noise, steps };
  return answerOf(mechanism, mechanism, delta);
}

const segmentsOf = (parts: readonly ResolvedRun[]): Mechanism[] =>
  parts.map(mechanismOfRun).filter((segment) => segment !== null);

function answerFor({ mechanism, parts }: Resolved): Answer | null {
  const [first] = parts ?? [];
  if (mechanism) return ofRun(mechanism);
  if (!parts || !first) return null;
  return answerOf(segmentsOf(parts), null, first.delta);
}

const fieldReply = ({ kind, value, source, doubt, problem, open, readings }: Row) => ({
  kind,
  value,
  from: source?.kind ?? null,
  line: source?.kind === 'read' ? source.line : null,
  source: source?.text ?? null,
  doubt,
  problem,
  open,
  readings: readings.map((reading) => ({
    kind: reading.kind,
    value: reading.value,
    formula: reading.formula,
    line: reading.line,
    source: reading.text,
    doubt: reading.doubt,
  })),
});

/** ε lies in [lower, upper] if the condition holds, and is never the number of Poisson sampling. */
const boundReply = ({ id, title, text, mechanism, adjacencies }: FormBound, delta: number) => ({
  id,
  title,
  text: text ?? '',
  by: { ...mechanism, delta },
  epsilons: adjacencies.map((adjacency) => {
    const { value, lower, upper } = epsilon(adjacency, mechanism, delta);
    return { adjacency, value, lower, upper };
  }),
});

/** A target out of reach is a problem of the configuration, and takes nothing else of the reply away. */
function answerOrProblem(form: Resolved): { answer: Answer | null; problem: string | null } {
  try {
    return { answer: answerFor(form), problem: null };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { answer: null, problem: error.message };
  }
}

function reportedReply({ reported, accountant }: Reading, answer: Answer | null) {
  if (!reported) return null;
  const recognised = answer && compareReported(reported.value, answer, accountant);
  return { epsilon: reported.value, line: reported.line, source: reported.text, ...recognised };
}

function translate(query: Query): Reply {
  const reading = read(textField(query));
  const form = resolve(reading, overridesField(query), answersField(query));
  const { answer, problem } = answerOrProblem(form);
  const { mechanism, parts, run } = form;
  return {
    fields: Object.fromEntries(form.rows.map((row) => [row.id, fieldReply(row)])),
    questions: form.questions.map(({ id, title, text, options, answer: given, by, evidence, open }) => ({
      id,
      title,
      text,
      options: Object.entries(options).map(([option, { label }]) => ({ id: option, label })),
      answer: given,
      by,
      open,
      evidence: evidence.map(({ line, text: source, answer: suggests, opens }) => ({
        line,
        source,
        suggests,
        opens,
      })),
    })),
    open: form.open,
    mechanism: answer?.mechanism && mechanism ? { ...answer.mechanism, delta: mechanism.delta } : null,
    segments: answer && parts ? segmentsOf(parts) : null,
    unit: form.unit,
    conversion: run?.conversion ?? null,
    target: run?.target ?? null,
    epsilons: answer ? { addRemove: answer.addRemove, substitute: answer.substitute } : null,
    refusals: form.refusals,
    bounds: run ? form.bounds.map((bound) => boundReply(bound, run.delta)) : [],
    problem,
    reported: reportedReply(reading, answer),
    printed: answer?.printed ?? null,
    tool: reading.tool,
  };
}

/** A row of the form: what was read or typed for it, and what else was read. */
const field = z.strictObject({
  kind: text.nullable(),
  value: number.nullable(),
  from: z.enum(['typed', 'read']).nullable(),
  line: number.nullable(),
  source: text.nullable(),
  doubt: text.nullable(),
  problem: text.nullable(),
  open: boolean,
  readings: z.array(
    z.strictObject({
      kind: text,
      value: number.nullable(),
      formula: text.nullable(),
      line: number,
      source: text,
      doubt: text.nullable(),
    }),
  ),
});

const question = z.strictObject({
  id: text,
  title: text,
  text,
  options: z.array(z.strictObject({ id: text, label: text })),
  answer: text.nullable(),
  by: z.enum(['typed', 'text', 'assumed']).nullable(),
  open: boolean,
  evidence: z.array(z.strictObject({ line: number, source: text, suggests: text, opens: boolean })),
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
    about: 'a pasted configuration, what is typed over it and which questions are answered',
    notes: [
      'mechanism and epsilons are null while open is not empty.',
      'open lists the fields and questions without which there is no epsilon.',
      'fields has kind, value, from, line, source, doubt, problem, open and readings for each row.',
      'questions are sampling, noiseScale, clipping, participation, phases, noiseLaw and privacy, each with options, answer, by whom, and the text’s own words.',
      'answers gives one of the options by question.',
      'overrides are numbers or texts that win over what was read, by kind.',
      'The kinds are records, batchSize or samplingRate, epochs or steps, noiseMultiplier, noiseDeviation, targetEpsilon or targetEpsilonSubstitute, delta and clippingNorm.',
      '“15 epochs”, “256/60000” and “1/n^1.1” are understood.',
      'refusals say why there is no number, with bounds that hold all the same, each with its condition and adjacency.',
      'segments is the run of several phases that the text lists.',
      'reported names the accountant whose number the text reports.',
      'printed is what libraries print by Rényi accounting, and by the central limit theorem, where isBound is false.',
    ],
    asks: z.strictObject({
      text: text.optional(),
      overrides: anything.optional(),
      answers: anything.optional(),
    }),
    answers: z.strictObject({
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
