// What the core says, in German. For test files that run apart from others, since it takes modules anew.

import { afterAll, beforeAll, vi } from 'vitest';
import type { Sentence } from '../../src/base/sentences/sentence.ts';
import { familyTranslations } from '../../src/build/messages/families.ts';

const ENGLISH =
  /\b(?:the|and|which|that|is|are|give|of|to|or|with|number|integer|outside|than|instead|line|above|below|at|most|has|not|if|all|from|used|records?|number|left)\b/;

/** The sentence without what somebody has written: in quotes, before "= " and its number, and what is to be written so. */
const said = (german: string): string =>
  german
    .replace(
      /(?<=^Zeile \d+, ).*?(?=: )|\p{L}[\p{L}\w ]* = \S+|wie in [01]\.\d|[Bb]ekannt sind [\w, ]+/gu,
      '',
    )
    .replace(/0\.14|0\.004|„[^“]*“|“[^”]*”|"[^"]*"/g, '');

/** Called once in a test file: what the core says in German, and which messages have English words or decimal points left in it. */
export function inGerman() {
  let say: (sentence: Sentence) => string;
  beforeAll(async () => {
    vi.resetModules();
    vi.stubGlobal('labCatalogue', { language: 'de', messages: {}, core: familyTranslations('de'), late: {} });
    ({ say } = await import('../../src/base/language/say.ts'));
  });
  afterAll(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });
  const german = (sentence: Sentence): string => say(sentence);
  return {
    german,
    leftIn: (messages: Iterable<Sentence>): string[] =>
      [...new Set([...messages].map(german))].filter((german) => {
        const words = said(german);
        return ENGLISH.test(words) || /\d\.\d/.test(words);
      }),
  };
}
