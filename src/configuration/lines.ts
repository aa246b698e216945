// Lines that are a name and a value, of whatever language: 'noise multiplier: 1.1', 'batch_size 256', 'q <- 0.01'; logs are made
// of them. Groups by indentation and by [headings]. Pure.
import { type Entry, quoted, valueOfText } from './entry';
import { evaluate, type Lookup } from './expression';
import { recognise } from './names/recognise';

const PAIR = /^(\s*)(?:[-*•]\s+)?["']?([\p{L}_][\p{L}\p{N}_.\-/ ()|σδε$\\]*?)["']?\s*(?:<-|:=|\.{3,}|[=:])\s*(.+?)\s*[,;]?\s*$/u;
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
  const take = (name: string, given: string, line: number, content: string) => {
    const path = [...groups.map((outer) => outer.name), name];
    const counted = evaluate(given, lookup);
    if (counted.ok && counted.unit && recognise(path)) {
      entries.push({ path: [counted.unit], value: { kind: 'number', value: counted.value }, line, text: quoted(content), origin: 'line' });
      taken.add(line);
      return;
    }
    const value = valueOfText(given.replace(/^["']|["']$/g, ''), (expression) => {
      const read = evaluate(expression, lookup);
      return read.ok && read.unit === null ? read.value : undefined;
    });
    if (value.kind === 'word' || value.kind === 'formula') return;
    entries.push({ path, value, line, text: quoted(content), origin: 'line' });
    if (recognise(path)) taken.add(line);
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
    for (const pair of pairs) take(pair?.[2] as string, pair?.[3] as string, line, content);
  });
  return { entries, taken };
}
