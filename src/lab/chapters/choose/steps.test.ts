// What the steps of chapter 7 say, against the accountant.
import { expect, test } from 'vitest';
import { epsilon, noiseMultiplierFor } from '../../../accounting';
import { mechanismOf } from '../../../scenario';
import { epsilonText } from '../../notation/formatNumber';
import { lectureScenario } from '../frame/lectureStep';
import { STEPS } from './steps';

test('the target of four is met as it is printed, with less than half of it by add/remove', () => {
  const scenario = lectureScenario(STEPS.targetFour);
  const { delta } = scenario;
  const substitute = epsilon('substitute', mechanismOf(scenario), delta).value as number;
  expect(epsilonText(substitute, 'up')).toBe('4.00');
  expect(substitute).toBeLessThanOrEqual(4);
  expect(epsilon('add-remove', mechanismOf(scenario), delta).value as number).toBeLessThan(2);
});

test('the noise that is enough for four by add/remove leaves more than twice that for a replacement', () => {
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
