// The votes of the lecture: how each is shown, and how many a plan has.
import { expect, test } from 'vitest';
import { LECTURE } from '../../chapters/allChapters';
import { lectureScenario } from '../../chapters/frame/lectureStep';
import { CHECKPOINTS } from '../../lesson/course/checkpoints';
import { PLANS } from '../plans';

const VOTES = LECTURE.filter(({ vote }) => vote !== undefined);

/** Values of ε in the range of the steps. The right answer does not matter here. */
const known = { addRemove: 2, substitute: 5, implied: 6, group: 8, hiddenState: 3 };

test.each(VOTES)('$id is a choice without a figure beside it', ({ vote, figure, ...step }) => {
  const ask = vote && CHECKPOINTS[vote.chapter][vote.question];
  const scenario = lectureScenario({ ...step, figure });
  expect(ask?.({ scenario, known })).toMatchObject({ kind: 'choice' });
  expect(figure).toBeNull();
});

test('a longer lecture has more votes', () => {
  const votes = PLANS.map(
    ({ steps }) => steps.filter(({ step }) => VOTES.some(({ id }) => id === step)).length,
  );
  expect(votes).toEqual([1, 3, 4]);
  for (const { figure, vote } of LECTURE) expect(figure === null).toBe(vote !== undefined);
});
