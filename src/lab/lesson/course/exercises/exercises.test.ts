import { describe, expect, test } from 'vitest';
import { recompute } from '../../../../../test/reference/recompute';
import { changeScenario, DEFAULT_SCENARIO, parseLink } from '../../../../scenario';
import { CHAPTERS } from '../../../chapters/allChapters';
import { CHECKPOINTS, type LessonChapter } from '../checkpoints';
import { EXERCISES } from '.';
import { checkAnswer, EXERCISE_LEVELS, exerciseLink } from './exercise';

const LESSON_CHAPTERS = Object.keys(CHECKPOINTS) as LessonChapter[];

test('the chapters are those of the page, in its order', () => {
  expect(LESSON_CHAPTERS).toEqual(CHAPTERS.map(({ id }) => id));
  expect([...new Set(EXERCISES.map(({ chapter }) => chapter))]).toEqual(LESSON_CHAPTERS);
});

test('at least two of every chapter, in the order of the chapters and their levels', () => {
  const place = ({ chapter, level }: (typeof EXERCISES)[number]) =>
    10 * LESSON_CHAPTERS.indexOf(chapter) + Object.keys(EXERCISE_LEVELS).indexOf(level);
  const places = EXERCISES.map(place);
  expect(places).toEqual([...places].sort((a, b) => a - b));
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
    // the stored number has five digits or so: a tenth of any tolerance, and a whole count exactly
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

  test.each(['1/10', '10%', '1e-1', '0.1', '10', ' 10.05 % '])('%s is a tenth, as a share', (text) => {
    expect(checkAnswer(share, text)).toEqual({ verdict: 'right' });
  });

  test('a share without its sign is none where nothing is asked in percent', () => {
    expect(checkAnswer(plain, '10')).toMatchObject({ verdict: 'wrong', side: 'above' });
    expect(checkAnswer(plain, '0.11')).toEqual({ verdict: 'right' });
    expect(checkAnswer(plain, '0.0899')).toMatchObject({ verdict: 'wrong', side: 'below' });
  });

  test('what is no number is named, with what would be', () => {
    expect(checkAnswer(plain, 'a tenth')).toMatchObject({
      verdict: 'unreadable',
      reason: expect.stringContaining('0.05'),
    });
    expect(checkAnswer(share, '9')).toMatchObject({ verdict: 'wrong', given: 0.09, side: 'below' });
    expect(checkAnswer(share, '0.2')).toMatchObject({ verdict: 'wrong', given: 0.2, side: 'above' });
    expect(checkAnswer(share, '0')).toMatchObject({ verdict: 'wrong', given: 0, side: 'below' });
  });
});
