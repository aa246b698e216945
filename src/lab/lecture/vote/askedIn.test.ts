import { expect, test } from 'vitest';
import { LECTURE } from '../../chapters/allChapters';
import { lectureScenario } from '../../chapters/frame/lectureStep';
import { CHECKPOINTS } from '../../lesson/course/checkpoints';
import { PLANS } from '../plans';

const VOTES = LECTURE.filter(({ vote }) => vote !== undefined);

/** In the middle of what the steps have; what is right for them is not asked here. */
const known = { addRemove: 2, substitute: 5, implied: 6, group: 8, hiddenState: 3 };

test.each(VOTES)(
  '$id asks for one answer of several, and shows no figure beside it',
  ({ vote, figure, ...step }) => {
    const ask = vote && CHECKPOINTS[vote.chapter][vote.question];
    const scenario = lectureScenario({ ...step, figure });
    expect(ask?.({ scenario, known })).toMatchObject({ kind: 'choice' });
    expect(figure).toBeNull();
  },
);

test('the longer the lecture, the more votes it has; no step is without figure and vote', () => {
  const votes = PLANS.map(
    ({ steps }) => steps.filter(({ step }) => VOTES.some(({ id }) => id === step)).length,
  );
  expect(votes).toEqual([1, 3, 4]);
  for (const { figure, vote } of LECTURE) expect(figure === null).toBe(vote !== undefined);
});
