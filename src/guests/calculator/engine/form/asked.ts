// The form's question to the accountants: a run whose numbers are all known, or all but one that a target decides. The row of that
// number is filled with a stand-in value while the rest is resolved, so that everything else that is open still shows. Pure.
import type { Goal } from '../../../../accounting/goal';
import { type PlanUnknown, UNKNOWNS } from '../../../../accounting/plan';
import type { Sentence } from '../../../../base/sentences/sentence';
import { FIELDS } from '../../../../scenario';
import type { Lookup } from '../expression';
import { quantityOfName } from '../names/recognise';
import type { Proposal } from '../proposal';
import type { Kind, RowId } from '../reading';
import {
  adjacenciesOfWay,
  countsPeople,
  type FormAdjacency,
  type FormBound,
  samplingsOf,
  waysOf,
} from './bounds';
import { type Overrides, without } from './given';
import type { QuestionId } from './questions';
import { type ResolvedForm, resolve } from './resolve';
import { isPlain } from './run';
import { FORM } from './sentences';
import { type Decided, proposalKey } from './taken';
import { type FormTarget, readTarget, SOUGHT, type Sought } from './target';
import { kindsFor, type ProtectedUnit } from './unitWords';

/** What a person has put in beside the text. */
export interface Given extends Decided {
  /** The key of what the text proposed when somebody said that it is right. */
  confirmed: string | null;
  /** The target as the reader set it; null where no number is searched for, or where the text itself names the target. */
  target: FormTarget | null;
  sought: Sought;
}

export interface FormAnswer {
  form: ResolvedForm;
  /** Rows, questions and the target, without which there is no number. */
  open: readonly (RowId | QuestionId | 'target')[];
  /** The target in force; null where no number is searched for. */
  aim: Aim | null;
  /** Ways of drawing batches; none while something is open, or where there is no accountant. */
  ways: readonly FormBound[];
  /** Why there is no number although nothing is open. */
  refusals: readonly Sentence[];
}

export interface Aim {
  target: FormTarget;
  /** Adjacency that the target is stated for. */
  adjacency: FormAdjacency;
  adjacencies: readonly FormAdjacency[];
  sought: Sought;
  mayBeSought: readonly Sought[];
  unknown: PlanUnknown;
  /** The target as the search takes it; null while a box of the target is empty or wrong. */
  goal: Goal | null;
  problem: { at: 'most' | 'rate'; text: Sentence } | null;
  /** Whether the target is the text's own, which holds until somebody types another. */
  fromText: boolean;
  /** The factor from the σ that is found to the σ that the run has to set: 2 where averages of several records are clipped, else 1. */
  scale: number;
}

const EPSILONS: Partial<Record<Kind, FormTarget['adjacency']>> = {
  targetEpsilon: 'add-remove',
  targetEpsilonSubstitute: 'substitute',
};

/** The target that stands in the row of the noise, as texts and older links have it. */
function targetOfNoise({ rows }: ResolvedForm): FormTarget | null {
  const noise = rows.find(({ id }) => id === 'noise');
  const adjacency = noise?.kind ? EPSILONS[noise.kind] : undefined;
  if (!adjacency || !noise) return null;
  const most = noise.source?.given ?? '';
  return { measure: 'epsilon', adjacency, most, rate: '' };
}

export const ROW_SOUGHT: Readonly<Record<Sought, RowId>> = {
  noiseMultiplier: 'noise',
  samplingRate: 'batch',
  batchSize: 'batch',
  steps: 'length',
  epochs: 'length',
};

/** Values in place of the row that is searched for while the other rows are resolved; any value would do. */
const STAND_INS: Readonly<Partial<Record<RowId, Overrides>>> = {
  batch: { samplingRate: 1 },
  length: { steps: 1 },
  noise: { noiseMultiplier: 1 },
};

const wholeOf = (answer: string | null): 'up' | 'down' | null =>
  answer === 'up' || answer === 'down' ? answer : null;

const answerTo = ({ questions }: ResolvedForm, id: QuestionId): string | null =>
  questions.find((question) => question.id === id)?.answer ?? null;

const lookupOf =
  ({ rows }: ResolvedForm): Lookup =>
  (name) => {
    const quantity = quantityOfName(name);
    const row = rows.find(({ kind, value, open }) => kind === quantity && value !== null && !open);
    return row?.value ?? undefined;
  };

/** The adjacencies that every one of several ways to draw batches has; only for these has the run an ε. */
export function adjacenciesOf(ways: readonly Pick<FormBound, 'adjacencies'>[]): FormAdjacency[] {
  const [first, ...others] = ways.map(({ adjacencies }) => adjacencies);
  return (first ?? []).filter((adjacency) => others.every((own) => own.includes(adjacency)));
}

function adjacencyFor(wanted: FormTarget['adjacency'], adjacencies: readonly FormAdjacency[]): FormAdjacency {
  if (adjacencies.includes(wanted)) return wanted;
  return wanted === 'add-remove' && adjacencies.includes('zero-out') ? 'zero-out' : 'substitute';
}

/** The form with its question to the accountants. Never throws. */
export function ask(proposal: Proposal, { confirmed, ...own }: Given): FormAnswer {
  const given = { ...own, confirmed: confirmed === proposalKey(proposal) };
  const plain = resolve(proposal, given);
  const noise = targetOfNoise(plain);
  const target = given.target ?? noise;
  if (target === null) return settled(plain, null, []);
  const known = samplingsOf(answerTo(plain, 'sampling') ?? 'poisson');
  const adjacencies =
    known.length === 0 ? (['substitute'] as const) : adjacenciesOf(known.map(adjacenciesOfWay));
  const isOnce = plain.rows.every(({ id, value }) => id !== 'trainings' || value === null || value === 1);
  const mayBeSought = SOUGHT.filter(
    (name) => (isOnce || name === 'noiseMultiplier') && known.every((id) => UNKNOWNS[id].includes(name)),
  );
  const sought = mayBeSought.includes(given.sought) ? given.sought : 'noiseMultiplier';
  const row = ROW_SOUGHT[sought];
  const standIn = { ...without(given.overrides, row), ...STAND_INS[row] };
  // a text with a target gives no σ, so where another number is searched for, σ has to be typed
  const overrides =
    noise && row !== 'noise' ? { ...without(standIn, 'noise'), noiseMultiplier: '' } : standIn;
  const answers = row === 'noise' ? { ...given.answers, noiseScale: 'C' } : given.answers;
  const form = resolve(proposal, { ...given, overrides, answers });
  const records = form.rows.find(({ id }) => id === 'records');
  const n = records && !records.open ? records.value : null;
  const read = readTarget(target, lookupOf(form), form.run?.delta ?? 1);
  const aim: Aim = {
    target,
    adjacency: adjacencyFor(target.adjacency, adjacencies),
    adjacencies,
    sought,
    mayBeSought,
    unknown:
      sought === 'batchSize'
        ? { name: sought, records: n ?? 1, whole: wholeOf(answerTo(form, 'epoch')) }
        : { name: sought },
    goal: read.ok ? read.goal : null,
    problem: read.ok ? null : { at: read.at, text: read.problem },
    fromText: given.target === null,
    scale: row === 'noise' ? 1 / (form.run?.noiseMultiplier ?? 1) : 1,
  };
  const lacksRecords = sought === 'batchSize' && n === null;
  const shown = form.rows.map((one) => {
    if (one.id === row)
      return { ...(plain.rows.find(({ id }) => id === row) ?? one), problem: null, open: false };
    return one.id === 'records' && lacksRecords ? { ...one, open: true, problem: FORM.recordsForBatch } : one;
  });
  // where σ is searched for, the question what it is relative to need not be answered
  const scaled = plain.questions.find(({ id }) => id === 'noiseScale');
  const questions = form.questions.map((one) =>
    row === 'noise' && scaled?.id === one.id ? { ...scaled, open: false } : one,
  );
  const more = [
    ...(lacksRecords && !form.open.includes('records') ? (['records'] as const) : []),
    ...(read.ok ? [] : (['target'] as const)),
  ];
  const refusals = [
    ...(row === 'batch' && answerTo(form, 'noiseScale') === 'mean' ? [FORM.noiseOfMean] : []),
    ...(form.further.length === 0 ? [] : [FORM.targetOfPhases]),
    ...(answerTo(form, 'participation') === 'several' ? [FORM.targetOfPeople] : []),
    ...(form.run !== null && form.run.recordsPerPerson === 1 && !isPlain(form.run)
      ? [FORM.targetOfMore]
      : []),
  ];
  // a target that the text names waits for its confirmation too
  const waits = plain.pending ? { pending: true, run: null, mechanism: null, bounds: [] } : {};
  return settled({ ...form, ...waits, rows: shown, questions, parts: null }, aim, more, refusals);
}

/** The least σ for batches of fixed size: replacing a record moves their sum by 2C, so that the noise counts half. */
const LEAST_NOISE = 2 * FIELDS.noiseMultiplier.range.min;

/** Whether more than the way of drawing batches is refused, so that there is no run to count. */
const isRefused = ({ refusals }: ResolvedForm): boolean =>
  refusals.some(({ question }) => question !== 'sampling');

const tooLittleNoise = (noise: number): Sentence =>
  FORM.tooLittleNoise({ noise: Number(noise.toPrecision(4)), least: LEAST_NOISE });

function settled(
  form: ResolvedForm,
  aim: Aim | null,
  more: FormAnswer['open'],
  reasons: Sentence[] = [],
): FormAnswer {
  const { run } = form;
  const isOfPhases = form.further.length > 0;
  const sampling = answerTo(form, 'sampling') ?? '';
  const open = [...form.open, ...more];
  const parts = form.parts ?? (run === null || isOfPhases ? null : [run]);
  const all = parts === null || isRefused(form) ? [] : waysOf(sampling, parts);
  // another way to draw batches is no refusal where an accountant knows it
  const refused = form.refusals.filter(({ question }) => question !== 'sampling' || all.length === 0);
  const noise = aim?.sought === 'noiseMultiplier' ? null : (run?.noiseMultiplier ?? null);
  const isTooLittle = noise !== null && noise < LEAST_NOISE && all.some(({ id }) => id === 'fixed-size');
  const isOfPeople = run !== null && run.recordsPerPerson > 1;
  const isUncounted = isOfPeople && !all.every(({ mechanism }) => countsPeople(mechanism));
  const unknown = isUncounted || isTooLittle ? [] : all.flatMap(({ problem }) => problem ?? []).slice(0, 1);
  const refusals = [
    ...refused.map(({ text }) => text),
    ...reasons,
    ...(isTooLittle ? [tooLittleNoise(noise)] : []),
    ...(isUncounted ? [FORM.noCountOfPeople] : []),
    ...unknown,
  ];
  const answered = open.length === 0 && refusals.length === 0 && !form.pending;
  return { form, open, aim, ways: answered ? all : [], refusals };
}

/** Kinds of a row without the targets, which have a place of their own. */
export const kindsOf = (row: RowId, unit: ProtectedUnit): readonly Kind[] =>
  kindsFor(row, unit).filter((kind) => EPSILONS[kind] === undefined);
