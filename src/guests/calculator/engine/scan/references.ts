// Names of a text that stand for values elsewhere in it. Pure.
import { constantsOf, type Lookup } from '../expression';
import { COUNTS } from '../names/quantities';
import { quantityOfName } from '../names/recognise';
import type { Segment } from './segments';

/** The names that are set to another name (`noise_multiplier=args.sigma`), by the last part of that other name (`sigma`). */
export function aliasesIn(lines: readonly Segment[]): Map<string, string[]> {
  const aliases = new Map<string, string[]>();
  const ASSIGNED =
    /(?:--?)?([\p{L}_][\p{L}\p{N}_.-]*)["']?(?:\s*[=:]\s*|\s+(?=[$"']))["']?\$?[({]?([\p{L}_][\p{L}\p{N}_.]*)[)}]?["']?(?=\s*(?:[,;)\]}\\]|$|--|\s+-))/gu;
  for (const { text, active } of lines) {
    if (!active) continue;
    for (const [, name = '', reference = ''] of text.matchAll(ASSIGNED)) {
      const key = lastOf(reference);
      if (/^(?:true|false|none|null|yes|no|on|off)$/i.test(reference) || lastOf(name) === key) continue;
      aliases.set(key, [...(aliases.get(key) ?? []), name]);
    }
  }
  return aliases;
}

/** The last part of a dotted name, with dashes as underscores. */
export const lastOf = (name: string): string => {
  const parts = name.split('.').filter((part) => part !== 'value');
  return (parts.at(-1) ?? name).replaceAll('-', '_');
};

/** A number of a text without the points that part its thousands, where it is a count: 60.000 records are sixty thousand. */
const grouped = (name: string, value: string): string => {
  const quantity = /^\d{1,3}(?:\.\d{3})+$/.test(value) ? quantityOfName(name) : null;
  return quantity && COUNTS.has(quantity) ? value.replaceAll('.', '') : value;
};

/** The text's own constants, for arithmetic over them. */
export function constantsIn(segments: readonly Segment[]): Lookup {
  const given: [string, string][] = [];
  for (const { text, active } of segments) {
    if (!active) continue;
    for (const [, name = '', value = ''] of text.matchAll(
      /(?<![\p{L}\p{N}_.])(?:--)?([\p{L}_][\p{L}\p{N}_.-]*)["']?(?:\s*:\s*[\p{L}]+)?\s*(?:=(?!=)|:|<-|\s(?=\d))\s*["']?([-\d.(\p{L}][^,;#|"'\n]*?)["']?\s*(?=[,;#|)}\]]|$|\s--|\s{2}| \\)/gu,
    ))
      given.push([
        lastOf(name),
        grouped(
          name,
          value.replace(/\)$/, (end) => (value.includes('(') ? end : '')),
        ),
      ]);
    for (const [, name = '', value = ''] of text.matchAll(
      /DEFINE_\w+\(\s*["']([\w-]+)["']\s*,\s*([\d._e+-]+)/g,
    ))
      given.push([lastOf(name), value]);
    for (const [, held = '', value = ''] of text.matchAll(
      /^\s*(\w+)\s*=\s*[\w.]*DEFINE_\w+\(\s*["'][\w-]+["']\s*,\s*([\d._e+-]+)/g,
    ))
      given.push([lastOf(held), value]);
  }
  return constantsOf(given);
}
