import { expect, test } from 'vitest';
import { CHAPTERS } from '../../chapters/allChapters';
import { PAGE_QUESTIONS } from '../questions/Questions';
import { GOALS, MISCONCEPTIONS } from './course';

test('every chapter has a goal, and what students get wrong has an answer to link to', () => {
  expect(GOALS.map(({ chapter }) => chapter)).toEqual(CHAPTERS.map(({ id }) => id));
  const ids = PAGE_QUESTIONS.map(({ id }) => id);
  for (const { question } of MISCONCEPTIONS) expect(ids).toContain(question);
});
