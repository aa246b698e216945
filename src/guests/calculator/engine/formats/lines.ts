// Lines that are a name and a value, of whatever language: 'noise multiplier: 1.1', 'q = 0.01'; logs are made of
// them. Groups by indentation and by [headings]. Pure.

import { evaluate, type Lookup } from '../expression';
import { recognise } from '../names/recognise';
import { type Setting, valueOfText } from './entry';

/** A bullet or none, a name, a sign or a gap before digits, a value. */
const PAIR =
  /^\s*(?:[-*\u2022]\s+)?["']?([\p{L}_][\p{L}\p{N}_.\-/ ()|σδε$\\]*?)["']?\s*(?::=|\.{3,}|[=:]|\s(?=[\d.]))\s*(.+?)\s*[,;]?\s*$/u;
const NEXT_PAIR = /\s*[,;·|]\s+(?=[\p{L}_][\p{L}\p{N}_.-]*\s*[=:])|\s{2,}(?=[\p{L}_][\p{L}_ ]*[=:])/u;
const COMMENT = /\s(?:#|\/\/|%)\s.*$/;
/** A name of more words is a sentence. */
const MOST_WORDS = 4;

/** `loose`: the lines, from 1, that may be read. */
export function readLines(text: string, loose: ReadonlySet<number>, lookup: Lookup) {
  const settings: Setting[] = [];
  const taken = new Set<number>();
  let groups: { indent: number; name: string }[] = [];
  /** Null where a pair's value is none, so that the line is a sentence after all. */
  const settingOf = (part: string, line: number): Setting | null => {
    const [, name = '', given = ''] = PAIR.exec(part) ?? [];
    if (name === '' || name.split(' ').length > MOST_WORDS) return null;
    const path = [...groups.map((outer) => outer.name), name];
    const counted = evaluate(given, lookup);
    // T = 3 epochs
    if (counted.ok && counted.unit && recognise(path))
      return { path: [counted.unit], value: { kind: 'number', value: counted.value }, line };
    const value = valueOfText(given.replace(/^["']|["']$/g, ''), lookup);
    const isSentence = value.kind === 'formula' || (value.kind === 'word' && given.includes(' '));
    return isSentence ? null : { path, value, line };
  };
  for (const [i, content] of text.split('\n').entries()) {
    const line = i + 1;
    const trimmed = content.trim();
    const indent = content.length - content.trimStart().length;
    if (trimmed !== '') groups = groups.filter((outer) => outer.indent < indent);
    const isHeading = trimmed.startsWith('[') && trimmed.endsWith(']');
    if (isHeading) groups = [{ indent: -1, name: trimmed.slice(1, -1) }];
    const isGroup = trimmed.endsWith(':') && !trimmed.includes(' ');
    if (isGroup) groups.push({ indent, name: trimmed.slice(0, -1) });
    if (!loose.has(line) || isGroup || isHeading) continue;
    const found = content
      .replace(COMMENT, '')
      .split(NEXT_PAIR)
      .map((part) => settingOf(part, line));
    const pairs = found.filter((setting) => setting !== null);
    // a sentence with an equals sign in it is for the reader of sentences
    if (pairs.length < found.length) continue;
    settings.push(...pairs);
    if (pairs.some(({ path }) => recognise(path))) taken.add(line);
  }
  return { settings, taken };
}
