// The draws that a threshold is read on, and whether the threshold was chosen before they were seen.
import { expect, test } from 'vitest';
import { sampleScores } from '../../../audit/canaries/S1/scoreSample';
import { type Draws, drawnAfresh, movedThreshold, PLANNED } from './DrawnFor';

const mechanism = { samplingRate: 0.25, noiseMultiplier: 4, steps: 100 };

test('a threshold that is moved while draws are seen is explored until new draws are made', () => {
  const explored = movedThreshold(PLANNED, 12);
  expect(explored).toEqual({ threshold: 12, choice: 'explored', fresh: 0 });
  const fresh = drawnAfresh(explored);
  expect(fresh).toEqual({ threshold: 12, choice: 'fresh', fresh: 1 });
  expect(movedThreshold(fresh, 12)).toBe(fresh);
  expect(movedThreshold(fresh, 13)).toMatchObject({ choice: 'explored', fresh: 1 });
  expect(movedThreshold(PLANNED, 0)).toBe(PLANNED);
});

const draw = ({ fresh }: Draws) => sampleScores({ mechanism, seed: 5, fresh, runs: 400, points: 3 }).original;
const once = drawnAfresh(movedThreshold(PLANNED, 12));

test('fresh draws share no score with earlier ones', () => {
  const [seen, first, second] = [PLANNED, once, drawnAfresh(once)].map(draw);
  expect(seen.filter((score) => first.includes(score) || second.includes(score))).toHaveLength(0);
  expect(first.filter((score) => second.includes(score))).toHaveLength(0);
});

test('moving the threshold keeps the draws', () => {
  expect(draw(movedThreshold(once, 3))).toEqual(draw(once));
});
