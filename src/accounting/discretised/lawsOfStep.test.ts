// The points of a step's grid laws next to the ceiling, the largest loss of a pair whose losses are bounded.
import { expect, it } from 'vitest';
import { PAIRS } from '../pairs';
import { lawsOfStep } from './lawsOfStep';
import { planBracket } from './plan/bracketPlan';
import { releasesOf } from './releases';

it('a law takes few points next to a ceiling, where its tilted masses are too small for a double', () => {
  const mechanism = { samplingRate: 0.00283, noiseMultiplier: 0.606, steps: 6 };
  const goal = { target: () => Math.log(7.3e-8) - 2.45525, minimumTilt: 0, atMost: true };
  const { segments, tilt, top, bottom } = planBracket(releasesOf(PAIRS.add, mechanism), goal, 5e-5);
  const spacing = (top - bottom) / 2046;
  const [segment] = segments;
  if (segment === undefined) throw new Error('There is no segment.');
  const { upper, lower } = lawsOfStep(segment, tilt, spacing);
  expect(upper.points.length).toBeLessThan(2000);
  expect(lower).not.toBeNull();
});
