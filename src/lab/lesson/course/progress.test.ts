// The text in which a browser keeps the answered questions.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CHECKPOINTS, type LessonChapter } from './checkpoints';
import {
  answeredIn,
  formatProgress,
  isAnswered,
  NOTHING_ANSWERED,
  parseProgress,
  withAnswered,
} from './progress';

const LESSON_CHAPTERS = Object.keys(CHECKPOINTS) as LessonChapter[];
const ALL = LESSON_CHAPTERS.flatMap((chapter) =>
  Object.entries(CHECKPOINTS[chapter]).map(([id, ask]) => ({ chapter, id, ask })),
);

test('any set of answered questions is written and read back unchanged', () => {
  fc.assert(
    fc.property(fc.subarray(ALL), (answered) => {
      const progress = answered.reduce(
        (before, { chapter, id }) => withAnswered(before, chapter, id),
        NOTHING_ANSWERED,
      );
      const back = parseProgress(formatProgress(progress));
      for (const chapter of LESSON_CHAPTERS) {
        expect(answeredIn(back, chapter)).toBe(answered.filter((one) => one.chapter === chapter).length);
      }
      for (const question of ALL) {
        expect(isAnswered(back, question.chapter, question.id)).toBe(answered.includes(question));
      }
    }),
    { seed: 71, numRuns: 100 },
  );
});

test('text that formatProgress did not write counts as nothing answered', () => {
  expect(parseProgress(null).size).toBe(0);
  for (const text of [
    '',
    'null',
    '[]',
    '{',
    '{"version":2,"right":["promise/twice"]}',
    '{"version":1,"right":3}',
  ])
    expect(parseProgress(text).size).toBe(0);
});

test('entries that are no keys of a question are dropped', () => {
  expect([...parseProgress('{"version":1,"right":["promise/twice",7,"<b>",null]}')]).toEqual([
    'promise/twice',
  ]);
});

test('parsing throws for no text and no JSON', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(parseProgress(text)).toBeInstanceOf(Set);
    }),
    { seed: 72, numRuns: 300 },
  );
});
