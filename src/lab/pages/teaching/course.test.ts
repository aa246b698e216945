import { expect, test } from 'vitest';
import { blocksOf } from '../../../build/content/blocks';
import { textIn } from '../../../build/content/files';
import { CHAPTERS } from '../../chapters/allChapters';
import { PAGE_QUESTIONS } from '../questions/Questions';

const BLOCKS = blocksOf(textIn('en', 'pages/teaching.mdx') ?? []);

/** The ids that components of a name have, in their order. */
const idsOf = (name: string): string[] =>
  BLOCKS.flatMap(({ element, within }) => [element, ...within]).flatMap(
    (element) => new RegExp(`^${name} id=(.*)$`).exec(element)?.[1] ?? [],
  );

test('every chapter has a goal, and what students get wrong has an answer to link to', () => {
  expect(idsOf('Chapter')).toEqual(CHAPTERS.map(({ id }) => id));
  const ids = PAGE_QUESTIONS.map(({ id }) => id);
  expect(idsOf('Belief').length).toBeGreaterThan(5);
  for (const question of idsOf('Belief')) expect(ids).toContain(question);
});
