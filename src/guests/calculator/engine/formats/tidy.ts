// A text of another language, of an interpreter or of a log, as far as it can be had as Python. Pure.

import { recognise } from '../names/recognise';
import { numberOf } from './entry';

const REPLACED: readonly [RegExp, string][] = [
  // an interpreter's, a log's, a notebook's
  [/^(?:>>>|wandb:|INFO|DEBUG|\[[\d: ,.-]+\]|(?:In|Out) ?\[\d+\]:)[: ]*/gm, ''],
  [/~~.*?~~|<!--.*?-->|^%.*$/gm, ''],
  [/^[ \t]*(?:[*\u2022-]|\d+\.)\s+(?=\p{L})/gmu, ''],
  [/^(\S+) is (?=\d)/gm, '$1 = '],
  // a shell's, and a Makefile's
  [/^[ \t]*(?:(?:export|set|ENV)[ \t]+(?=\w+ ?=)|[\w-]+:[ \t]+(?=[A-Z_]+ ?=))/gm, ''],
  [/\$\{\w+:?[-=]([^}]*)\}/g, '$1'],
  [/^(\w+) *[?:]= */gm, '$1 = '],
  // a law by its deviation
  [/\bN\(0, *([\d.]+)(?:\^2|²)[^)]*\)/g, 'noise_std=$1'],
  // R writes an arrow for an equals sign
  [/<-/g, '= '],
  [/\b(?:data class|function|fun) +(?=\w+\()/g, 'def '],
  [/\b(?:const|let|var|val|export default|export const)\s+(?=[A-Za-z_])/g, ''],
];

/** A number, or several in brackets. */
const isValue = (text: string): boolean =>
  text !== '' &&
  text
    .replace(/^\(|\)$/g, '')
    .split(', ')
    .every((part) => numberOf(part) !== undefined);
const isName = (text: string): boolean =>
  text.split(', ').every((part) => recognise([part])?.certainty === 'sure');

/** Lines keep their numbers. A name and the next line that is its value alone become one; a column of values is none. */
export function asPython(text: string): string {
  const lines = REPLACED.reduce((so, [pattern, plain]) => so.replace(pattern, plain), text).split('\n');
  const written = lines.flatMap((line, i) => (line.trim() === '' ? [] : [i]));
  for (const [k, i] of written.entries()) {
    const [name, value, next] = [i, written[k + 1], written[k + 2]].map(
      (at) => lines[at ?? -1]?.trim() ?? '',
    );
    if (!name || !value || !isValue(value) || isValue(next ?? '') || !isName(name)) continue;
    lines[i] = `${name} = ${value}`;
    lines[written[k + 1] as number] = '';
  }
  return lines.join('\n');
}
