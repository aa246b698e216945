// Real configurations with their right answers for the form's rows, and a score: for how many of these rows the right number is
// proposed.
import { readFileSync } from 'node:fs';
import { resolve } from '../../engine/form/resolve';
import type { Proposal, RowChoice } from '../../engine/proposal';
import { propose } from '../../engine/propose';
import { KINDS, type Kind, ROWS, type RowId } from '../../engine/reading';

const fileAt = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

/** The right numbers of a text by kind; several where the text leaves open which of them holds. */
type StatedNumbers = Partial<Record<Kind, number[]>>;

export interface Configuration {
  name: string;
  text: string;
  said: StatedNumbers;
}

export function configurations(): Configuration[] {
  const said = JSON.parse(fileAt('fields.json')) as Record<string, StatedNumbers>;
  return [...fileAt('configurations.txt').matchAll(/^===== (.*)\n([\s\S]*?)\n-----> .*$/gm)].map(
    ([, name = '', text = '']) => ({ name, text, said: { ...said[name], ...substituted(said[name] ?? {}) } }),
  );
}

/** The target ε of a text, also as a target under substitute, since the right answers do not tell its adjacency. */
const substituted = ({ targetEpsilon }: StatedNumbers): StatedNumbers =>
  targetEpsilon === undefined ? {} : { targetEpsilonSubstitute: targetEpsilon };

const isOneOf = (values: readonly number[] | undefined, value: number): boolean =>
  values?.some((one) => Math.abs(one - value) <= 1e-9 * Math.abs(value)) ?? false;

/**
 * How a row was proposed: 'one of several' is a number that the text gives beside others, 'a choice' is an offer of several numbers,
 * and 'wrong' is a number that the text does not give for the row.
 */
type Verdict =
  | 'right'
  | 'one of several'
  | 'a choice with the right one'
  | 'a choice without it'
  | 'empty'
  | 'wrong';

export interface Judged {
  row: RowId;
  verdict: Verdict;
  /** Whether the text says one value, leaves open which of several holds, or says nothing of the row. */
  said: 'one' | 'several' | 'nothing';
  /** The number that is proposed, or the numbers that are offered; '' where there is none. */
  found: string;
}

const proposals = new Map<string, Proposal>();

/** The proposal of a text, which is kept for the next call with the same text. */
export function proposeOnce(text: string): Proposal {
  const proposal = proposals.get(text) ?? propose(text);
  proposals.set(text, proposal);
  return proposal;
}

type Value = { kind: Kind; value: number };

/** The numbers that the form takes from a proposal, with arithmetic over other rows worked out. */
function valuesIn(proposal: Proposal): ReadonlyMap<RowId, Value> {
  const given = { overrides: {}, answers: {}, phases: [], confirmed: true };
  return new Map(
    resolve({ ...proposal, phases: [] }, given).rows.flatMap(
      ({ id, kind, value, source }): [RowId, Value][] =>
        source?.kind === 'read' && kind !== null && value !== null ? [[id, { kind, value }]] : [],
    ),
  );
}

function verdictOf(said: StatedNumbers, value: Value | undefined, choice: RowChoice | undefined): Verdict {
  const sayable = (kind: Kind, number: number | null) => number !== null && isOneOf(said[kind], number);
  if (value) {
    if (!sayable(value.kind, value.value)) return 'wrong';
    return said[value.kind]?.length === 1 ? 'right' : 'one of several';
  }
  if (!choice) return 'empty';
  const offered = choice.candidates.some((one) => sayable(one.kind, one.value));
  return offered ? 'a choice with the right one' : 'a choice without it';
}

/** The verdicts on the rows for which there is a right answer, and on those that are proposed although there is none. */
export function verdictsOn({ text, said }: Configuration): Judged[] {
  const proposal = proposeOnce(text);
  const values = valuesIn(proposal);
  return ROWS.flatMap((row): Judged[] => {
    const own = (KINDS[row] as readonly Kind[]).flatMap((kind) => (said[kind] ? [said[kind]] : []));
    const value = values.get(row);
    const choice = proposal.choices.find((one) => one.row === row);
    if (own.length === 0 && !value) return [];
    const isOne = own.every(({ length }) => length === 1);
    const offered = choice?.candidates.map(
      ({ kind, value: number, formula }) => `${kind} = ${number ?? formula}`,
    );
    return [
      {
        row,
        verdict: verdictOf(said, value, choice),
        said: own.length === 0 ? 'nothing' : isOne ? 'one' : 'several',
        found: value ? `${value.kind} = ${value.value}` : (offered?.join(', ') ?? ''),
      },
    ];
  });
}

export interface Score {
  /** The number of rows for which the texts give a number. */
  rows: number;
  /** The number of rows that are proposed with the one right value. */
  right: number;
  counts: ReadonlyMap<Verdict, number>;
  /** The number of rows for which the texts give several numbers. */
  several: number;
  /** The number of these rows for which the form offers a right number. */
  offered: number;
  /** The number of rows that are proposed although the texts give no number. */
  besides: number;
}

export function score(): Score {
  const all = configurations().flatMap(verdictsOn);
  const told = all.filter(({ said }) => said !== 'nothing');
  const counts = new Map<Verdict, number>();
  for (const { verdict } of told) counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
  const several = told.filter(({ said }) => said === 'several');
  return {
    rows: told.length,
    right: counts.get('right') ?? 0,
    counts,
    several: several.length,
    offered: several.filter(({ verdict }) => verdict === 'a choice with the right one').length,
    besides: all.length - told.length,
  };
}

export interface BlindConfiguration {
  title: string;
  text: string;
  /** The right numbers by kind; an array where several are right. */
  answer: Readonly<Record<string, number | number[]>>;
  /** The rows and questions that the form has to ask about. */
  ask: readonly string[];
  /** The numbers and answers that a person then gives. */
  given: Readonly<Record<string, string | number>>;
  /** The run that follows; null where none does. */
  mechanism: { samplingRate: number; noiseMultiplier: number; steps: number } | null;
}

/** Twenty configurations with right answers that were written before the reader of texts, and so not fitted to it. */
export function blindConfigurations(): BlindConfiguration[] {
  return fileAt('blind.txt')
    .split(/^==== /m)
    .slice(1)
    .map((part) => {
      const [head = '', ...rest] = part.split('\n----\n');
      const field = (name: string) =>
        JSON.parse(new RegExp(`^${name}: (.*)$`, 'm').exec(head)?.[1] ?? 'null');
      const [answer, ask, given, mechanism] = ['answer', 'ask', 'given', 'mechanism'].map(field);
      return { title: head.split('\n')[0] ?? '', text: rest.join('\n----\n'), answer, ask, given, mechanism };
    });
}
