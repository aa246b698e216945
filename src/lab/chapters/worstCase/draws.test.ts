// The draws under a threshold, and when they still count.
import { expect, test } from 'vitest';
import { sampleScores } from '../../../audit/canaries/S1/scoreSample';
import { type Draws, drawnAfresh, movedThreshold, PLANNED } from './DrawnFor';

const mechanism = { samplingRate: 0.25, noiseMultiplier: 4, steps: 100 };

test('a threshold that is moved under the draws is explored until they are made anew', () => {
  const explored = movedThreshold(PLANNED, 12);
  expect(explored).toEqual({ threshold: 12, choice: 'explored', fresh: 0 });
  const fresh = drawnAfresh(explored);
  expect(fresh).toEqual({ threshold: 12, choice: 'fresh', fresh: 1 });
  expect(movedThreshold(fresh, 12)).toBe(fresh);
  expect(movedThreshold(fresh, 13)).toMatchObject({ choice: 'explored', fresh: 1 });
  expect(movedThreshold(PLANNED, 0)).toBe(PLANNED);
});

test('fresh draws share nothing with those that were seen, and are the same for the same link', () => {
  const draw = ({ fresh }: Draws) =>
    sampleScores({ mechanism, seed: 5, fresh, runs: 400, points: 3 }).original;
  const once = drawnAfresh(movedThreshold(PLANNED, 12));
  const [seen, first, second] = [PLANNED, once, drawnAfresh(once)].map(draw);
  expect(seen.filter((score) => first.includes(score) || second.includes(score))).toHaveLength(0);
  expect(first.filter((score) => second.includes(score))).toHaveLength(0);
  // exploring on fresh draws keeps showing them
  expect(draw(movedThreshold(once, 3))).toEqual(first);
});
