// Every number that a written answer may mean. People write 2.8, 2,8, 2.8 %, 0.028, "ε ≈ 8.0", "152 steps" and the root of 2, and a
// lesson asks for a number, not for a spelling. Fields of the scenario are read more strictly (scenario/numberText.ts).
import { say } from '../../../base/language/say';
import { parseNumber } from '../../../scenario';

export interface WrittenReadings {
  ok: true;
  /** The likely meanings of the text; at least one. */
  likely: readonly number[];
  /** All meanings of the text, likely or not: a 1 in a box for percent likely means one percent, but it may also mean a whole. */
  all: readonly number[];
  /** True where a share is asked for in percent, and the number, without a sign and below one, may be either. */
  unsure: boolean;
}

/** Matches what comes before the number in 'ε_S = 8', '≈ 0.15', '≤ 0.15 %', 'ca. 8' and 'about 8'. */
const BEFORE =
  /^(?:\p{L}[\p{L}\p{N}_′']{0,11}\s*)?(?:[=≈~\u223c\u2243\u2245≤≥<>]+\s*)+|^(?:ca\.?|circa|about|approx\.?|etwa|ungefähr|rund)\s+/iu;
const PERCENT_WORD = /\s*(?:percent|per cent|pct\.?|prozent|[\uff05\ufe6a])$/iu;
/** Matches the sign after the number in '2.26×' and '2.26x'. */
const TIMES = /(?<=\d)\s*[×x]$/iu;
const ROOT = /^(?:\u221a|sqrt|wurzel)\s*\(?\s*(\d+(?:[.,]\d+)?)\s*\)?$/iu;

/** The text without a unit at its end. The unit may be cut short, as "step" for "steps" and "models" for "models a world". */
function withoutUnit(text: string, unit: string): string {
  const [, number = text, word = ''] = /^(.*?[\d)])\s*(\p{L}[\p{L}\s]*)$/u.exec(text) ?? [];
  const asked = unit.toLowerCase();
  const said = word.trim().toLowerCase();
  return said !== '' && (asked.startsWith(said) || said.startsWith(asked)) && asked !== '' ? number : text;
}

/** The text with the digits, spaces and signs of all keyboards brought to one form. */
const tidy = (text: string): string =>
  text
    .replace(/[\uff10-\uff19\uff0e\uff0c\uff0b\uff0d]/g, (wide) =>
      String.fromCharCode(wide.charCodeAt(0) - 0xfee0),
    )
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/(?<=\d)\s*([.,])\s+(?=\d)|(?<=\d)\s+([.,])(?=\d)/g, '$1$2')
    .replace(/(?<=\d)['’](?=\d{3})/g, '')
    .replace(/\*\*/g, '^')
    .replace(/(?<=\d)\s*[xX*]\s*(?=10\s*[\^⁻\u207a⁰¹²³⁴-⁹])/g, '×');

/**
 * The spellings with a point that a text may stand for: 2,8 is 2.8; 8,933 and 8.933 are each a number with three decimals, or
 * thousands.
 */
function spellings(text: string): string[] {
  const marks = text.match(/[.,]/g) ?? [];
  if (marks.length === 0) return [text];
  const last = marks[marks.length - 1];
  const several = new Set(marks).size > 1;
  // 1,234.5 and 1.234,5: the last mark is the decimal one
  if (several) {
    const plain = text.replace(last === ',' ? /\./g : /,/g, '').replace(',', '.');
    return marks.filter((mark) => mark === last).length === 1 ? [plain] : [];
  }
  const joined = text.replace(/[.,]/g, '');
  const grouped = /^\D*[1-9]\d{0,2}(?:[.,]\d{3})+(?!\d)/.test(text);
  if (marks.length > 1) return grouped ? [joined] : [];
  return grouped ? [text.replace(',', '.'), joined] : [text.replace(',', '.')];
}

/**
 * All numbers that the text may mean. If `unit` is '%', a share is asked for, and every reading is a share: 2.8 stands for 2.8%,
 * and 0.28 for 0.28 or for 0.28%. Never throws.
 */
export function readingsOf(text: string, unit: string): WrittenReadings | { ok: false; reason: string } {
  const written = tidy(text)
    .replace(BEFORE, '')
    .replace(PERCENT_WORD, '%')
    .replace(TIMES, unit === '%' ? '$&' : '');
  const number = withoutUnit(written, unit);
  const root = ROOT.exec(number);
  if (root) {
    const value = Math.sqrt(Number(root[1].replace(',', '.')));
    return { ok: true, likely: [value], all: [value], unsure: false };
  }
  // The two sides of a fraction may have different decimal marks.
  const sides = number.split('/').map(spellings);
  const ways = sides.reduce<string[]>(
    (before, side, i) => (i === 0 ? side : before.flatMap((start) => side.map((end) => `${start}/${end}`))),
    [],
  );
  const values = new Set<number>();
  let reason = '';
  for (const way of ways.length > 0 ? ways : [number]) {
    const parsed = parseNumber(way);
    if (parsed.ok) values.add(parsed.value);
    else reason ||= say(parsed.reason);
  }
  if (values.size === 0) return { ok: false, reason };
  const plain = [...values];
  const percents = plain.map((value) => value / 100);
  if (unit !== '%' || number.includes('%') || number.includes('/'))
    return { ok: true, likely: plain, all: plain, unsure: false };
  const all = [...plain, ...percents];
  // A share is at most one, so a number of one or more must be in percent.
  const unsure = plain.every((value) => Math.abs(value) < 1);
  return { ok: true, likely: unsure ? all : percents, all, unsure };
}
