// Every language has the same texts, with the same components in the same order.
import { describe, expect, test } from 'vitest';
import { LANGUAGES, SOURCE } from '../../base/language/languages';
import { blocksOf, type TextBlock } from './blocks';
import { textIn, textNames } from './files';

const NAMES = textNames(SOURCE);

/** The components of a text and their order, without its words. */
const skeleton = (blocks: readonly TextBlock[]) =>
  blocks.map(({ element, inside, within }) => [...inside, element, within]);

test('the source language has texts', () => expect(NAMES.length).toBeGreaterThan(6));

describe.each(LANGUAGES.filter((language) => language !== SOURCE))('%s', (language) => {
  test('has the same files', () => expect(textNames(language), `src/content/${language}`).toEqual(NAMES));

  test.each(NAMES)('has the components of %s in their order', (name) => {
    const [english, translated] = [SOURCE, language].map((one) => blocksOf(textIn(one, name) ?? []));
    expect(skeleton(translated ?? []), `src/content/${language}/${name}`).toEqual(skeleton(english ?? []));
  });
});

test('the comparison finds components that differ, and ignores words that do', () => {
  const of = (...blocks: Parameters<typeof blocksOf>[0]) => skeleton(blocksOf(blocks));
  const sentence = of(['p', 0, 'At ', ['Sym', 0, 'δ'], ' = 0']);
  expect(of(['p', 0, 'Bei ', ['Sym', 0, 'δ'], ' = 0'])).toEqual(sentence);
  expect(of(['p', 0, 'Bei 0'])).not.toEqual(sentence);
  expect(of(['p', 0, ['Term', { name: 'δ' }]])).not.toEqual(of(['p', 0, ['Term', { name: 'ε' }]]));
  expect(of(['Unfold', { summary: 'Why' }])).toEqual(of(['Unfold', { summary: 'Warum' }]));
  expect(of(['Unfold', { id: 'why' }])).not.toEqual(of(['Unfold', { id: 'warum' }]));
});
