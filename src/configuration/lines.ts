// Lines that are a name and a value, of whatever language: 'noise multiplier: 1.1', 'batch_size 256', 'q <- 0.01'; logs are made
// of them. Groups by indentation and by [headings]. Pure.
import { type Entry, quoted, valueOfText } from './entry';
import { evaluate, type Lookup } from './expression';
import { recognise } from './names/recognise';

const PAIR =
  /^(\s*)(?:[-*\u2022]\s+)?["']?([\p{L}_][\p{L}\p{N}_.\-/ ()|σδε$\\]*?)["']?\s*(?:<-|:=|\.{3,}|[=:])\s*(.+?)\s*[,;]?\s*$/u;
const GAP = /^(\s*)(?:\w+:\s+)?([\p{L}_][\p{L}_]*(?: [\p{L}_]+){0,3})\s+([\d.][\d.,e+-]*%?)\s*$/u;
const HEADING = /^\s*\[([^\]]+)\]\s*$/;
const GROUP = /^(\s*)([\w.-]+)\s*:\s*$/;
/** Before the next pair of a line. */
const NEXT_PAIR = /\s*[,;·|]\s+(?=[\p{L}_][\p{L}\p{N}_.-]*\s*[=:])|\s{2,}(?=[\p{L}_][\p{L}_ ]*[=:])/u;
const COMMENT = /\s(?:#|\/\/|%)\s.*$/;

export interface LinesReading {
  entries: Entry[];
  /** Lines that are nothing but a name and its value. */
  taken: ReadonlySet<number>;
}

/** Reads those of the lines (from 1) that are a known name and one value. */
export function readLines(text: string, loose: ReadonlySet<number>, lookup: Lookup): LinesReading {
  const entries: Entry[] = [];
  const taken = new Set<number>();
  let groups: { indent: number; name: string }[] = [];
  /** The setting of one pair; null where its value is none, so that the line is a sentence after all. */
  const settingOf = (name: string, given: string, line: number, content: string): Entry | null => {
    const path = [...groups.map((outer) => outer.name), name];
    const base = { line, text: quoted(content), origin: 'line' as const };
    const counted = evaluate(given, lookup);
    // T = 3 epochs
    if (counted.ok && counted.unit && recognise(path)) {
      return { ...base, path: [counted.unit], value: { kind: 'number', value: counted.value } };
    }
    const value = valueOfText(given.replace(/^["']|["']$/g, ''), lookup);
    const isSetting = value.kind !== 'formula' && (value.kind !== 'word' || !given.includes(' '));
    return isSetting ? { ...base, path, value } : null;
  };
  text.split('\n').forEach((content, i) => {
    const line = i + 1;
    const heading = HEADING.exec(content)?.[1];
    if (heading !== undefined) groups = [{ indent: -1, name: heading }];
    const group = GROUP.exec(content);
    const indent = content.length - content.trimStart().length;
    if (content.trim() !== '') groups = groups.filter((outer) => outer.indent < indent);
    if (group?.[2] !== undefined) groups.push({ indent, name: group[2] });
    if (!loose.has(line) || group || heading !== undefined) return;
    const parts = content.replace(COMMENT, '').split(NEXT_PAIR);
    const pairs = parts.map((part) => PAIR.exec(part) ?? GAP.exec(part));
    // a sentence with an equals sign in it is for the reader of sentences
    if (pairs.some((pair) => pair === null || (pair[2] ?? '').split(' ').length > 4)) return;
    const found = pairs.map((pair) => settingOf(pair?.[2] ?? '', pair?.[3] ?? '', line, content));
    if (found.some((entry) => entry === null)) return;
    entries.push(...found.filter((entry) => entry !== null));
    if (found.some((entry) => entry && recognise(entry.path))) taken.add(line);
  });
  return { entries, taken };
}
