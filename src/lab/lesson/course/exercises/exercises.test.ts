// The exercises with their stored answers and links, and the check of an answer.
import { describe, expect, test } from 'vitest';
import { recompute } from '../../../../../test/reference/recompute';
import { changeScenario, DEFAULT_SCENARIO, parseLink } from '../../../../scenario';
import { CHAPTERS } from '../../../chapters/allChapters';
import { CHECKPOINTS, type LessonChapter } from '../checkpoints';
import { EXERCISES } from '.';
import { checkAnswer, EXERCISE_LEVELS, exerciseLink } from './exercise';

const LESSON_CHAPTERS = Object.keys(CHECKPOINTS) as LessonChapter[];

test('the chapters of the exercises are those of the page in the same order', () => {
  expect(LESSON_CHAPTERS).toEqual(CHAPTERS.map(({ id }) => id));
  expect([...new Set(EXERCISES.map(({ chapter }) => chapter))]).toEqual(LESSON_CHAPTERS);
});

test('the exercises are ordered by chapter and then by level', () => {
  const place = ({ chapter, level }: (typeof EXERCISES)[number]) =>
    10 * LESSON_CHAPTERS.indexOf(chapter) + Object.keys(EXERCISE_LEVELS).indexOf(level);
  const places = EXERCISES.map(place);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test('every chapter has an exercise of each level', () => {
  for (const chapter of LESSON_CHAPTERS) {
    const own = EXERCISES.filter((exercise) => exercise.chapter === chapter);
    expect(own.length).toBeGreaterThanOrEqual(3);
    expect(new Set(own.map(({ level }) => level)).size).toBe(3);
  }
});

describe('every stored answer', () => {
  test.each(EXERCISES)('$id is what the core computes, to all its digits', (exercise) => {
    const computed = recompute(exercise);
    const { answer } = exercise;
    if (answer.kind === 'choice') {
      expect(computed).toBe(answer.right);
      expect(Object.keys(answer.choices)).toContain(answer.right);
      return;
    }
    // A count is stored exactly, and any other number with about five digits.
    if (Number.isInteger(computed)) expect(answer.value).toBe(computed);
    else expect(Math.abs(answer.value / (computed as number) - 1)).toBeLessThan(1e-4);
    expect(checkAnswer(exercise, String(computed))).toEqual({ verdict: 'right' });
  });
});

test.each(EXERCISES)('the link of $id opens its scenario at its chapter, without a problem', (exercise) => {
  const [query, hash] = exerciseLink(exercise).split('#');
  expect(hash).toBe(exercise.chapter);
  const { scenario, problems } = parseLink(query);
  expect(problems).toEqual([]);
  expect(scenario).toEqual(changeScenario(DEFAULT_SCENARIO, exercise.scenario));
});

describe('checkAnswer', () => {
  const asked = { kind: 'number', value: 0.1, rounding: 'nearest' } as const;
  const share = { answer: { ...asked, unit: '%', tolerance: { relative: 0.01 } } } as const;
  const plain = { answer: { ...asked, unit: 'q', tolerance: { absolute: 0.01 } } } as const;

  test.each(['1/10', '10%', '1e-1', '0.1', '10', ' 10.05 % '])(
    '%s is read as a tenth where a percentage is asked for',
    (text) => {
      expect(checkAnswer(share, text)).toEqual({ verdict: 'right' });
    },
  );

  test('10 is not read as 10% where no percentage is asked for', () => {
    expect(checkAnswer(plain, '10')).toMatchObject({ verdict: 'wrong', side: 'above' });
    expect(checkAnswer(plain, '0.11')).toEqual({ verdict: 'right' });
    expect(checkAnswer(plain, '0.0899')).toMatchObject({ verdict: 'wrong', side: 'below' });
  });

  test('text that is no number is answered with an example of one', () => {
    expect(checkAnswer(plain, 'a tenth')).toMatchObject({
      verdict: 'unreadable',
      reason: expect.stringContaining('0.05'),
    });
  });

  test('a wrong number is said to lie above or below the right one', () => {
    expect(checkAnswer(share, '9')).toMatchObject({ verdict: 'wrong', given: 0.09, side: 'below' });
    expect(checkAnswer(share, '0.2')).toMatchObject({ verdict: 'wrong', given: 0.2, side: 'above' });
    expect(checkAnswer(share, '0')).toMatchObject({ verdict: 'wrong', given: 0, side: 'below' });
  });
});
