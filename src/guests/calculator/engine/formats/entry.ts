// One setting of a pasted text, whatever language it is written in.

import type { Sentence } from '../../../../base/sentences/sentence';
import { evaluate, type Lookup } from '../expression';

export type Value =
  /** `comma`: a decimal comma, which may also have separated two numbers. */
  | { kind: 'number'; value: number; comma?: true }
  | { kind: 'flag'; value: boolean }
  | { kind: 'word'; text: string }
  | { kind: 'none' }
  | { kind: 'list'; items: readonly Value[] }
  /** Arithmetic over names, or what is no constant at all. */
  | { kind: 'formula'; text: string };

export interface Setting {
  /** From the outermost group to the name itself. */
  path: readonly string[];
  value: Value;
  /** From 1. */
  line: number;
  /** Where the whole line would say too much. */
  text?: string;
  /** Why the value may not be the one that runs: 'worked out of itself'. */
  doubt?: Sentence;
  /** The doubt is such that no ε may follow before somebody has looked. */
  asks?: boolean;
}

export interface Entry extends Setting {
  /** As written, shortened. */
  text: string;
}

export const entryNumber = (value: Value): number | null => (value.kind === 'number' ? value.value : null);

const LONGEST_QUOTE = 90;

export function quoted(text: string): string {
  // a line may have all of 200,000 characters
  const clean = text
    .trimStart()
    .slice(0, 9 * LONGEST_QUOTE)
    .trimEnd()
    .replace(/\s+/g, ' ');
  return clean.length > LONGEST_QUOTE ? `${clean.slice(0, LONGEST_QUOTE - 1)}…` : clean;
}

const FLAGS: Readonly<Record<string, boolean | null>> = {
  ...{ true: true, yes: true, on: true, false: false, no: false, off: false },
  ...{ none: null, null: null, nil: null },
};

/** Undefined where the text is no number, or counts something by name. */
export function numberOf(text: string, lookup?: Lookup): number | undefined {
  const read = evaluate(text, lookup);
  return read.ok && read.unit === null ? read.value : undefined;
}

/** No comma of thousands. */
const DECIMAL_COMMA = /^\d+,\d+$/;

/** `lookup`: the names whose values are known. */
export function valueOfText(text: string, lookup?: Lookup): Value {
  const flag = Object.hasOwn(FLAGS, text.toLowerCase()) ? FLAGS[text.toLowerCase()] : undefined;
  if (flag !== undefined) return flag === null ? { kind: 'none' } : { kind: 'flag', value: flag };
  const value = numberOf(text, lookup);
  if (value !== undefined) return { kind: 'number', value };
  if (DECIMAL_COMMA.test(text)) return { kind: 'number', value: Number(text.replace(',', '.')), comma: true };
  return /[\d(]/.test(text) ? { kind: 'formula', text } : { kind: 'word', text };
}
