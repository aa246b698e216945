// What the core says, in the chosen language. The core is pure and writes English, for `compute` and for saved files too; the
// page knows its sentences by their form: the whole text, or a pattern with what was filled in.
import { CORE_SENTENCES, LANGUAGE } from './i18n';

const HOLE = /\{(\d+)\}/g;
const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

interface Pattern {
  form: RegExp;
  translation: string;
}

/** The longest first: a short one may fit into what a longer one says whole. */
const PATTERNS: readonly Pattern[] = Object.entries(CORE_SENTENCES)
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

/**
 * A text that the core wrote, in the language of the page; as it is where the catalogue does not know it. What was filled in
 * is looked up in its turn, for sentences are put together from others.
 */
export function fromCore(text: string): string {
  const whole = CORE_SENTENCES[text];
  if (whole !== undefined) return whole;
  for (const { form, translation } of PATTERNS) {
    const match = form.exec(text);
    if (match) return translation.replace(HOLE, (_, i: string) => fromCore(match[Number(i) + 1] ?? ''));
  }
  return text;
}

/** A name of a field within a sentence: small in English, a noun as it is elsewhere. */
export const withinSentence = (name: string): string =>
  LANGUAGE === 'en' ? name.toLowerCase() : fromCore(name);
