// Real configurations, what each says of the form's rows, and for how many of these rows the right number is proposed.
import { readFileSync } from 'node:fs';
import { resolve } from '../../engine/form/resolve';
import type { Proposal, RowChoice } from '../../engine/proposal';
import { propose } from '../../engine/propose';
import { KINDS, type Kind, ROWS, type RowId } from '../../engine/reading';

const fileAt = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

/** What a text says of each kind of number; several values where it leaves open which of them holds. */
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

/** The adjacency of a target has cases of its own. */
const substituted = ({ targetEpsilon }: StatedNumbers): StatedNumbers =>
  targetEpsilon === undefined ? {} : { targetEpsilonSubstitute: targetEpsilon };

const isOneOf = (values: readonly number[] | undefined, value: number): boolean =>
  values?.some((one) => Math.abs(one - value) <= 1e-9 * Math.abs(value)) ?? false;

/**
 * How a row was proposed: 'one of several' is a number that the text gives beside others, 'a choice' are buttons of which none is pressed, and
 * 'wrong' is a number that the text does not give for the row.
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
  /** Number that is proposed, or offered. */
  found: string;
}

const proposals = new Map<string, Proposal>();

/** What a text proposes. Nothing changes a proposal, so whoever asks again gets the same. */
export function proposeOnce(text: string): Proposal {
  const proposal = proposals.get(text) ?? propose(text);
  proposals.set(text, proposal);
  return proposal;
}

type Value = { kind: Kind; value: number };

/** What the form takes of it, with arithmetic over the other rows worked out. */
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

/** Verdicts on the rows of which the text says something, and on those that are proposed although it says nothing. */
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
  /** Rows that the texts say something of. */
  rows: number;
  /** Rows that are proposed with the one right value. */
  right: number;
  counts: ReadonlyMap<Verdict, number>;
  /** Rows that the texts leave open, and those of them where the form offers what they say. */
  several: number;
  offered: number;
  /** Rows that are proposed although the texts say nothing. */
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
  answer: Readonly<Record<string, number | number[]>>;
  ask: readonly string[];
  given: Readonly<Record<string, string | number>>;
  mechanism: { samplingRate: number; noiseMultiplier: number; steps: number } | null;
}

/** The twenty that were written before the reader was. */
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
