// Templates that end a sentence or join two of them, one for a mistake in the project's code, and one for a text that is no sentence of
// the project.
import { browserSentence } from './browser.ts';
import { Defect } from './defect.ts';
import { sentences } from './family.ts';
import type { Sentence } from './sentence.ts';

export const PLAIN = sentences('plain', {
  foreign: '{text:name}',
  defect: 'This is a mistake in the program, so please report it: {text:name}',
  ended: '{words:said}.',
  both: '{first:said} {second:said}',
  pair: '{first:said}, {second:said}',
});

/**
 * Whatever was thrown, as a sentence that can stand in another one. An error with a `sentence` gives that one, and a defect
 * asks for a report. A message that a browser is known to use can be translated, and any other is kept as it is.
 */
export function asSentence(error: unknown): Sentence {
  if (!(error instanceof Error)) return PLAIN.foreign({ text: String(error) });
  if ('sentence' in error && error.sentence) return error.sentence as Sentence;
  if (error instanceof Defect) return PLAIN.defect({ text: error.message });
  return browserSentence(error.message) ?? PLAIN.foreign({ text: error.message });
}

/** The parts joined by commas: "a, b, c". Throws if there are none. */
export const inARow = (parts: readonly Sentence[]): Sentence =>
  parts.reduce((first, second) => PLAIN.pair({ first, second }));

/** A text as a sentence that no language translates; a sentence is returned as it is. */
export const said = (name: string | Sentence): Sentence =>
  typeof name === 'string' ? PLAIN.foreign({ text: name }) : name;

/** Whole sentences joined by spaces. Throws if there are none. */
export const inTurn = (parts: readonly Sentence[]): Sentence =>
  parts.reduce((first, second) => PLAIN.both({ first, second }));
