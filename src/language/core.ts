// What the core says, in the chosen language. The core is pure and writes English, for `compute` and for saved files too; the
// page knows its sentences by their form: the whole text, or a pattern with what was filled in.
import { CORE_SENTENCES, LANGUAGE } from './i18n';
import { SOURCE } from './languages';

const HOLE = /\{(\d+)\}/g;
const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

interface Pattern {
  form: RegExp;
  translation: string;
}

/** The longest first: a short one may fit into what a longer one says whole. */
const readPatterns = (): Pattern[] =>
  Object.entries(CORE_SENTENCES)
    .filter(([english]) => english.search(HOLE) >= 0)
    .sort(([a], [b]) => b.length - a.length)
    .map(([english, translation]) => ({
      form: new RegExp(
        `^${english
          .split(/\{\d+\}/)
          .map(escaped)
          .join('([\\s\\S]+?)')}$`,
      ),
      translation,
    }));

/** Read when the first text is no whole sentence, not while the page starts. */
let patterns: readonly Pattern[] | null = null;

function byForm(text: string): string {
  patterns ??= readPatterns();
  for (const { form, translation } of patterns) {
    const match = form.exec(text);
    if (match) return translation.replace(HOLE, (_, i: string) => fromCore(match[Number(i) + 1] ?? ''));
  }
  return text;
}

/** A Map, for a reader's own names come here too, 'constructor' among them. What was asked once is kept: labels are drawn often. */
const said = new Map(Object.entries(CORE_SENTENCES));
const MOST_KEPT = 2000;

/**
 * A text that the core wrote, in the language of the page; as it is where the catalogue does not know it. What was filled in
 * is looked up in its turn, for sentences are put together from others.
 */
export function fromCore(text: string): string {
  if (LANGUAGE === SOURCE) return text;
  const known = said.get(text);
  if (known !== undefined) return known;
  const translated = byForm(text);
  if (said.size < MOST_KEPT) said.set(text, translated);
  return translated;
}

/** A name of a field within a sentence: small in English, a noun as it is elsewhere. */
export const withinSentence = (name: string): string =>
  LANGUAGE === SOURCE ? name.toLowerCase() : fromCore(name);
