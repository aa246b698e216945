// Control flow of code: what a loop runs over, and what stands on one line with its condition. Knows no meaning.

import type { Line } from './comments';

/** The line that the line at `i` lies within; empty at the outermost. */
export function headOver(lines: readonly Line[], i: number): string {
  const indent = lines[i]?.indent ?? 0;
  return lines.findLast((line, j) => j < i && line.indent < indent)?.content ?? '';
}

const CONTROL = /^(?:if|elif|else|for|while|with|try|finally|except)\b/;

/** Where a colon ends the head of a compound statement; -1 where there is none. */
function headEnd(content: string): number {
  let depth = 0;
  for (let i = 0; i < content.length; i++) {
    const character = content[i] as string;
    if ('([{'.includes(character)) depth += 1;
    else if (')]}'.includes(character)) depth -= 1;
    else if (character === ':' && depth === 0) return i;
  }
  return -1;
}

/** What 'if ready: batch_size *= 2' does; the whole of any other line. */
export function bodyOf(content: string): string {
  const end = CONTROL.test(content) ? headEnd(content) : -1;
  return end < 0 ? content : content.slice(end + 1).trim() || content;
}

/** A condition and what it guards, set apart as statements are: 'if step >= max_steps ; break'. */
export function apart(content: string): string {
  const end = CONTROL.test(content) ? headEnd(content) : -1;
  return end < 0 ? content : `${content.slice(0, end)} ;${content.slice(end + 1)}`;
}

/** The names that a loop, or a list of one line, gives values to. */
export const loopNames = (content: string): string[] =>
  [...content.matchAll(/\bfor\s+\(?([\w\s,]+?)\)?\s+in\b/g)].flatMap(([, names]) =>
    (names as string).split(',').map((name) => name.trim()),
  );

const RANGE = /^for\s+(\w+)\s+in\s+(?:\w+\()*?(?:\w+\.)?t?range\((.*)$/;

export interface Range {
  name: string;
  /** How often it runs; null where that is not to be told. */
  count: string | null;
}

/** 'for t = 1:T', 'for t in 1:steps' */
const FROM_ONE = /^for\s+(\w+)\s*(?:=|in)\s*1:([\w.]+)\s*;?$/;

/** 'for epoch in range(1, epochs + 1)': the loop over numbers that a line opens; null where it opens none. */
export function rangeIn(content: string): Range | null {
  const [, from, to] = FROM_ONE.exec(content) ?? [];
  if (from !== undefined && to !== undefined) return { name: from, count: to };
  const [, name, rest] = RANGE.exec(content) ?? [];
  if (name === undefined || rest === undefined) return null;
  const places: string[] = [''];
  let depth = 0;
  for (const character of rest) {
    if (character === ')' && depth === 0) break;
    if ('([{'.includes(character)) depth += 1;
    else if (')]}'.includes(character)) depth -= 1;
    if (character === ',' && depth === 0) places.push('');
    else places[places.length - 1] += character;
  }
  const [first = '', stop, stride] = places
    .map((place) => place.trim())
    .filter((place) => !/^\w+\s*=(?!=)/.test(place));
  // not every one of them
  if (stride !== undefined && stride !== '1') return { name, count: null };
  if (stop === undefined) return { name, count: first };
  if (first === '0') return { name, count: stop };
  const inclusive = /^(.*\S)\s*\+\s*1$/.exec(stop)?.[1];
  if (first === '1' && inclusive !== undefined) return { name, count: inclusive };
  // 'range(1, epochs)' is one less
  if (/^[1-9]\d*$/.test(first) && /^[A-Za-z_][\w.]*$/.test(stop))
    return { name, count: `${stop} - ${first}` };
  return {
    name,
    count: /^\d+$/.test(first) && /^\d+$/.test(stop) ? String(Number(stop) - Number(first)) : null,
  };
}
