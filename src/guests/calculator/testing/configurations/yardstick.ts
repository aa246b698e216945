// Real configurations, what each says of the form's rows, and how many of these rows a reading fills rightly.
import { readFileSync } from 'node:fs';
import { type Row, resolve } from '../../engine/form/resolve';
import { read } from '../../engine/read';
import { KINDS, type Kind, type Reading, type RowId } from '../../engine/reading';

const fileAt = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

/** What a text says of each kind of number; several values where it leaves open which of them holds. */
type Said = Partial<Record<Kind, number[]>>;

export interface Configuration {
  name: string;
  text: string;
  said: Said;
}

export function configurations(): Configuration[] {
  const said = JSON.parse(fileAt('fields.json')) as Record<string, Said>;
  return [...fileAt('configurations.txt').matchAll(/^===== (.*)\n([\s\S]*?)\n-----> .*$/gm)].map(
    ([, name = '', text = '']) => ({ name, text, said: { ...said[name], ...substituted(said[name] ?? {}) } }),
  );
}

/** The adjacency of a target has cases of its own. */
const substituted = ({ targetEpsilon }: Said): Said =>
  targetEpsilon === undefined ? {} : { targetEpsilonSubstitute: targetEpsilon };

const isOneOf = (values: readonly number[] | undefined, value: number): boolean =>
  values?.some((one) => Math.abs(one - value) <= 1e-9 * Math.abs(value)) ?? false;

/** Settled: the form goes on with it. Doubted: it stands there with its doubt, or as one of several. */
type Verdict =
  | 'right'
  | 'right, with a doubt'
  | 'a choice with the right one'
  | 'empty'
  | 'wrong, with a doubt'
  | 'wrong';

function verdictOf({ kind, value, doubt, readings, open }: Row, said: Said): Verdict {
  const sayable = (one: Kind | null, number: number | null) =>
    one !== null && number !== null && isOneOf(said[one], number);
  if (kind === null || value === null) {
    const offered = readings.some((reading) => sayable(reading.kind, reading.value));
    return offered ? 'a choice with the right one' : readings.length > 0 ? 'wrong, with a doubt' : 'empty';
  }
  const right = sayable(kind, value) && said[kind]?.length === 1;
  const settled = doubt === null && !open;
  if (right) return settled ? 'right' : 'right, with a doubt';
  return doubt === null ? 'wrong' : 'wrong, with a doubt';
}

export interface Judged {
  row: RowId;
  verdict: Verdict;
  /** Whether the text says one value, leaves open which of several holds, or says nothing of the row. */
  said: 'one' | 'several' | 'nothing';
  /** What stands there, or is offered. */
  found: string;
}

const readings = new Map<string, Reading>();

/** What a text is read as. Nothing changes a reading, so whoever asks again gets the same. */
export function readOnce(text: string): Reading {
  const reading = readings.get(text) ?? read(text);
  readings.set(text, reading);
  return reading;
}

/** Verdicts on the rows of which the text says something, and on those that are filled although it says nothing. */
export function verdictsOn({ text, said }: Configuration): Judged[] {
  return resolve(readOnce(text)).rows.flatMap((row): Judged[] => {
    const own = (KINDS[row.id] as readonly Kind[]).flatMap((kind) => (said[kind] ? [said[kind]] : []));
    if (own.length === 0 && row.value === null) return [];
    const isOne = own.every(({ length }) => length === 1);
    return [
      {
        row: row.id,
        verdict: verdictOf(row, said),
        said: own.length === 0 ? 'nothing' : isOne ? 'one' : 'several',
        found: row.readings.map(({ kind, value, formula }) => `${kind} = ${value ?? formula}`).join(', '),
      },
    ];
  });
}

export interface Score {
  /** Rows that the texts say something of. */
  rows: number;
  /** Of these, filled with the one right value, with a doubt beside it or without. */
  right: number;
  counts: ReadonlyMap<Verdict, number>;
  /** Rows that the texts leave open, and those of them where the form offers what they say. */
  several: number;
  offered: number;
  /** Rows that are filled, each with its doubt, although the texts say nothing. */
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
    right: (counts.get('right') ?? 0) + (counts.get('right, with a doubt') ?? 0),
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
