// Every sentence of the core, with a value for each placeholder, is a whole sentence in English and in German.
import { describe, expect, test } from 'vitest';
import type { Param, Sentence, Style } from '../../base/sentences/sentence';
import { english, joinedWith, textOf } from '../../base/sentences/sentence';
import { FAMILIES, familyTranslations } from './families';

const GERMAN = familyTranslations('de');

const style: Style = {
  number: (written) => written.replace('.', ','),
  quote: (text) => `„${text}“`,
  within: (title) => title,
  list: joinedWith('und'),
  template: ({ code }) => GERMAN[code] ?? `no German for ${code}`,
};

const PART: Sentence = { code: 'test.part', english: 'PART', params: {} };

const VALUES: Readonly<Record<string, Param>> = {
  number: 1.5,
  name: 'samplingRate',
  quote: 'words of somebody',
  said: PART,
  within: PART,
  list: [PART, PART],
};

const HOLE = /\{(\w+):(\w+)\}/g;

const filled = (code: string, template: string): Sentence => ({
  code,
  english: template,
  params: Object.fromEntries(
    [...template.matchAll(HOLE)].map(([, hole, kind]) => [hole, VALUES[kind as string] as Param]),
  ),
});

const ALL = FAMILIES.flatMap(({ family: { name, templates } }) =>
  Object.entries(templates).map(([member, template]) => filled(`${name}.${member}`, template)),
);

test('every family of sentences has a name of its own', () => {
  expect(new Set(FAMILIES.map(({ family }) => family.name)).size).toBe(FAMILIES.length);
});

/** Matches the rest of a template whose placeholders were not filled in. */
const UNFILLED = /[{}]|undefined/;
/** Whether a text that is longer than one sentence ends with a full stop or the like, or with a sentence that is filled in. */
const isWhole = (text: string): boolean =>
  !/^\p{Lu}[^.]*\. /u.test(text) || /(?:[.?!)”“:]|PART)$/u.test(text.trim());

describe.each(ALL)('$code', (sentence) => {
  test('is whole in English', () => {
    const said = english(sentence);
    expect(said).not.toMatch(UNFILLED);
    expect(said.trim()).not.toBe('');
    expect(isWhole(said)).toBe(true);
  });

  test('is whole in German, with the same values', () => {
    const said = textOf(sentence, {
      ...style,
      template: (own) => (own === PART ? 'PART' : style.template(own)),
    });
    expect(GERMAN).toHaveProperty([sentence.code]);
    expect(said).not.toMatch(UNFILLED);
    expect(isWhole(said)).toBe(true);
    const values = (text: string) => [text.split(/[pP]ART/).length, text.split('samplingRate').length];
    expect(values(said)).toEqual(values(english(sentence)));
  });
});
