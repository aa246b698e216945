// A number for every step as the text of a link, written and read. Equal numbers that follow each other are written once, with how often
// they come: '1x1000,1.5x200'. Pure.

import { MOST_SCHEDULED } from '../../../accounting/domain';
import { columnOf } from '../../../accounting/training/schedule';

const REPEATED = /^([^x\s,]+)x([1-9]\d{0,4})$/;

interface Repeated {
  value: string;
  times: number;
}

/** The list, column or formula in a link. */
export function scheduleInLink(text: string): string {
  const numbers = columnOf(text);
  if (numbers === null) return text.trim().replaceAll(/\s*[;\n]\s*/g, ',');
  const together: Repeated[] = [];
  for (const value of numbers.map(String)) {
    const last = together.at(-1);
    if (last?.value === value) last.times++;
    else together.push({ value, times: 1 });
  }
  return together.map(({ value, times }) => (times === 1 ? value : `${value}x${times}`)).join(',');
}

/**
 * The list or formula of a link's text. A space stands behind each of its commas, since a comma between two digits would be read as a
 * decimal mark in some languages.
 */
export function scheduleOfLink(text: string): string {
  const pieces = text.split(',').map((piece): Repeated => {
    const [, value, times] = REPEATED.exec(piece.trim()) ?? [];
    return value === undefined ? { value: piece.trim(), times: 1 } : { value, times: Number(times) };
  });
  const count = pieces.reduce((sum, { times }) => sum + times, 0);
  // a list of more steps than are computed is not written out, and its text is refused like any other that is no list
  if (count > MOST_SCHEDULED) return text;
  return pieces.flatMap(({ value, times }) => Array.from({ length: times }, () => value)).join(', ');
}
