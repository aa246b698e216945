// The text of the page for teachers: its learning goals and the wrong beliefs that it lists.
import { expect, test } from 'vitest';
import { blocksOf } from '../../../build/content/blocks';
import { textIn } from '../../../build/content/files';
import { CHAPTERS } from '../../chapters/allChapters';
import { PAGE_QUESTIONS } from '../questions/Questions';

const BLOCKS = blocksOf(textIn('en', 'pages/teaching.mdx') ?? []);

/** Ids of the components with this name, in their order in the text. */
const idsOf = (name: string): string[] =>
  BLOCKS.flatMap(({ element, within }) => [element, ...within]).flatMap(
    (element) => new RegExp(`^${name} id=(.*)$`).exec(element)?.[1] ?? [],
  );

test('the page for teachers has a goal for every chapter', () => {
  expect(idsOf('Chapter')).toEqual(CHAPTERS.map(({ id }) => id));
});

test('the page for teachers links each wrong belief to an existing answer', () => {
  const ids = PAGE_QUESTIONS.map(({ id }) => id);
  expect(idsOf('Belief').length).toBeGreaterThan(5);
  for (const question of idsOf('Belief')) expect(ids).toContain(question);
});
