import { expect, test } from 'vitest';
import { TERMS, type TermName } from '../../notation/terms';
import { GLOSSARY, termId } from './entries';

const listed = GLOSSARY.flatMap(({ terms }) => terms);

test('every word that the text explains stands in the glossary, once', () => {
  expect(listed.toSorted()).toEqual((Object.keys(TERMS) as TermName[]).toSorted());
});

test('each has an address of its own', () => {
  const ids = listed.map(termId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^term-[a-z]+(-[a-z]+)*$/);
});
