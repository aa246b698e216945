// The claims that the steps of chapter 7 make, checked with the accountant.
import { expect, test } from 'vitest';
import { epsilon, noiseMultiplierFor } from '../../../accounting';
import { mechanismOf } from '../../../scenario';
import { epsilonText } from '../../notation/formatNumber';
import { lectureScenario } from '../frame/lectureStep';
import { STEPS } from './steps';

test('at the step’s settings ε_S is at most 4 and printed as 4.00', () => {
  const scenario = lectureScenario(STEPS.targetFour);
  const { delta } = scenario;
  const substitute = epsilon('substitute', mechanismOf(scenario), delta).value as number;
  expect(epsilonText(substitute, 'up')).toBe('4.00');
  expect(substitute).toBeLessThanOrEqual(4);
});

test('at the step’s settings ε_AR is less than half of 4', () => {
  const scenario = lectureScenario(STEPS.targetFour);
  const { delta } = scenario;
  expect(epsilon('add-remove', mechanismOf(scenario), delta).value as number).toBeLessThan(2);
});

test('the noise that gives an ε_AR of 4 gives an ε_S above 8', () => {
  const scenario = lectureScenario(STEPS.targetFour);
  const { delta, samplingRate, steps } = scenario;
  const { upper: noiseMultiplier } = noiseMultiplierFor('add-remove', {
    samplingRate,
    steps,
    delta,
    targetEpsilon: 4,
  });
  expect(epsilon('substitute', { samplingRate, steps, noiseMultiplier }, delta).lower).toBeGreaterThan(8);
});
