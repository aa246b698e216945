// Says sentences of the core in German. Only for test files that run apart from others (project unit-apart), since it loads modules anew.

import { afterAll, beforeAll, vi } from 'vitest';
import type { Sentence } from '../../src/base/sentences/sentence.ts';
import { familyTranslations } from '../../src/build/messages/families.ts';

const ENGLISH =
  /\b(?:the|and|which|that|is|are|give|of|to|or|with|number|integer|outside|than|instead|line|above|below|at|most|has|not|if|all|from|used|records?|number|left)\b/;

/** The sentence without what users have written and without examples of what to write, which need not be German. */
const said = (german: string): string =>
  german
    .replace(
      /(?<=^Zeile \d+, ).*?(?=: )|\p{L}[\p{L}\w ]* = \S+|wie in [01]\.\d|[Bb]ekannt sind [\w, ]+/gu,
      '',
    )
    .replace(/0\.14|0\.004|„[^“]*“|“[^”]*”|"[^"]*"/g, '');

/** Sets a test file up, once. Returns functions that say a sentence in German and find English words or decimal points left in German messages. */
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
