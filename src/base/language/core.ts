// What the core says, in the chosen language. The core writes English; the page knows its sentences by their form:
// the whole text, or a pattern with what was filled in.
import { CORE_SENTENCES, LANGUAGE } from './i18n';
import { SOURCE } from './languages';
import { countText, PERCENT, withDecimalMark } from './numbers';

const HOLE = /\{(\d+)\}/g;
const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** What is filled in: mostly a piece of one sentence, at worst anything. */
const PIECE = '((?:(?!\\. )[\\s\\S])+?)';
const ANYTHING = '([\\s\\S]+?)';

interface Pattern {
  within: RegExp;
  across: RegExp;
  translation: string;
}

const formOf = (english: string, hole: string): RegExp =>
  new RegExp(
    `^${english
      .split(/\{\d+\}/)
      .map(escaped)
      .join(hole)}$`,
  );

/** A short one may fit into what a longer one says whole. */
const readPatterns = (): Pattern[] =>
  Object.entries(CORE_SENTENCES)
    .filter(([english]) => english.search(HOLE) >= 0)
    .sort(([a], [b]) => b.length - a.length)
    .map(([english, translation]) => ({
      within: formOf(english, PIECE),
      across: formOf(english, ANYTHING),
      translation,
    }));

/** Not read while the page starts. */
let patterns: readonly Pattern[] | null = null;

/** What stands in quotes is what somebody has written, and stays so. */
const filled = (translation: string, pieces: readonly string[]): string =>
  translation.replace(/(„?)\{(\d+)\}/g, (_, quote: string, i: string) => {
    const piece = pieces[Number(i)] ?? '';
    return quote + (quote === '' ? fromCore(piece) : (said.get(piece) ?? piece));
  });

function byForm(text: string, form: 'within' | 'across', fits = (_piece: string) => true): string | null {
  patterns ??= readPatterns();
  for (const pattern of patterns) {
    const pieces = pattern[form].exec(text)?.slice(1);
    if (pieces?.every(fits)) return filled(pattern.translation, pieces);
  }
  return null;
}

/** Several sentences that stand in the code as one. */
const isWhole = (piece: string): boolean => !piece.includes('. ') || said.has(piece);

const known = (text: string): string | null => said.get(text) ?? byForm(text, 'within');

function inTurn(text: string): string | null {
  for (const { index } of text.matchAll(/(?<=\.) /g)) {
    const first = known(text.slice(0, index));
    if (first !== null) return `${first} ${fromCore(text.slice(index + 1))}`;
  }
  return null;
}

const NUMBER = /^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?%?$/;
const GROUPED = /^\d{1,3}(?:,\d{3})+$/;
const INTERVAL = /^([[(])(\S+), (\S+)([\])])$/;
const QUOTED = /^"([^"]*)"$/;

/** What is no sentence: a number as the language writes it, a reader's own text in the language's quotes. */
function filledIn(text: string): string {
  if (NUMBER.test(text)) return withDecimalMark(text).replace('%', PERCENT);
  if (GROUPED.test(text)) return countText(Number(text.replaceAll(',', '')));
  return text
    .replace(INTERVAL, (_, open, from, to, close) => `${open}${filledIn(from)}; ${filledIn(to)}${close}`)
    .replace(QUOTED, '„$1“');
}

/** A Map, for a reader's own names come here too, 'constructor' among them. What was asked once is kept: labels are drawn often. */
const said = new Map(Object.entries(CORE_SENTENCES));
const MOST_KEPT = 2000;

/** As it is where the catalogue does not know it. What was filled in is looked up in its turn. */
export function fromCore(text: string): string {
  if (LANGUAGE === SOURCE) return text;
  const translated =
    known(text) ??
    byForm(text, 'across', isWhole) ??
    inTurn(text) ??
    byForm(text, 'across') ??
    filledIn(text);
  if (said.size < MOST_KEPT) said.set(text, translated);
  return translated;
}

/** A name of a field within a sentence: small in English, a noun as it is elsewhere. */
export const withinSentence = (name: string): string =>
  LANGUAGE === SOURCE ? name.toLowerCase() : fromCore(name);
