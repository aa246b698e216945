// The entries of the glossary and their addresses.
import { expect, test } from 'vitest';
import { attributeOf, elementsNamed } from '../../../base/language/content';
import TEXT from '../../../content/en/pages/glossary.mdx';
import { GLOSSARY, OWN_TERMS, TERMS, type TermName } from '../../notation/terms';
import { termId } from './Glossary';

const listed = GLOSSARY.flatMap(({ names }) => Object.keys(names) as TermName[]);

test('every term that the text explains stands in the glossary once', () => {
  expect(listed.toSorted()).toEqual((Object.keys(TERMS) as TermName[]).toSorted());
});

test('the names of terms in the code are those of the entries', () => {
  const written = elementsNamed(TEXT, 'Entry').map((entry) => attributeOf(entry, 'name'));
  expect(written.toSorted()).toEqual([...OWN_TERMS].toSorted());
});

test('each term has an address of its own', () => {
  const ids = listed.map(termId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^term-[a-z]+(-[a-z]+)*$/);
});
