// The lecture's steps and their addresses.
import { expect, test } from 'vitest';
import { DEFAULT_SCENARIO, sameScenario } from '../../scenario';
import { parseAddress } from '../../scenario/address';
import { CHAPTERS, LECTURE } from './allChapters';
import { lectureAddress, lectureScenario } from './frame/lectureStep';

test('no two steps have the same id', () => {
  expect(new Set(LECTURE.map(({ id }) => id)).size).toBe(LECTURE.length);
});

test('the address of every step restores its scenario without a problem', () => {
  for (const step of LECTURE) {
    const { scenario, view, problems, rewritten } = parseAddress(lectureAddress(step));
    expect(problems, step.id).toEqual([]);
    expect(rewritten, step.id).toBe(false);
    expect(view.lecture).toBe(step.id);
    expect(sameScenario(scenario, lectureScenario(step)), step.id).toBe(true);
  }
});

test('a lecture starts with the game, at the default scenario', () => {
  expect(LECTURE[0].figure).toBe('your-guesses');
  expect(sameScenario(lectureScenario(LECTURE[0]), DEFAULT_SCENARIO)).toBe(true);
});

test('a lecture goes through all chapters in their order', () => {
  const numbers = LECTURE.slice(2).map(({ focus }) => CHAPTERS.findIndex(({ id }) => id === focus));
  expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
  expect(new Set(numbers).size).toBe(CHAPTERS.length);
});
