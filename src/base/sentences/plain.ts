// What any sentence may need around it, or in its place.
import { browserSentence } from './browser.ts';
import { sentences } from './family.ts';
import type { Sentence } from './sentence.ts';

export const PLAIN = sentences('plain', {
  foreign: '{text:name}',
  ended: '{words:said}.',
  both: '{first:said} {second:said}',
  pair: '{first:said}, {second:said}',
});

/** What went wrong as a sentence, so that it can stand in another: an error of ours brings its own, any other speaks as it does, where it is not a browser's. */
export function asSentence(error: unknown): Sentence {
  if (!(error instanceof Error)) return PLAIN.foreign({ text: String(error) });
  if ('sentence' in error && error.sentence) return error.sentence as Sentence;
  return browserSentence(error.message) ?? PLAIN.foreign({ text: error.message });
}

/** The parts in a row: "a, b, c". Throws for none. */
export const inARow = (parts: readonly Sentence[]): Sentence =>
  parts.reduce((first, second) => PLAIN.pair({ first, second }));

/** A text as a part of a sentence that no language translates; a sentence as it is. */
export const said = (name: string | Sentence): Sentence =>
  typeof name === 'string' ? PLAIN.foreign({ text: name }) : name;

/** Whole sentences, one after another. Throws for none. */
export const inTurn = (parts: readonly Sentence[]): Sentence =>
  parts.reduce((first, second) => PLAIN.both({ first, second }));
