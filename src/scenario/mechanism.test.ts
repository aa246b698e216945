// The mechanism of a scenario, and when two scenarios have the same one.
import { expect, test } from 'vitest';
import { changeScenario, DEFAULT_SCENARIO } from '.';
import { mechanismOf, sameMechanism } from './mechanism';

test('the mechanism has the sampling rate, the noise multiplier and the steps alone', () => {
  const { samplingRate, noiseMultiplier, steps } = DEFAULT_SCENARIO;
  expect(mechanismOf(DEFAULT_SCENARIO)).toEqual({ samplingRate, noiseMultiplier, steps });
});

test('two scenarios have the same mechanism exactly if these three numbers are the same', () => {
  const same = changeScenario(DEFAULT_SCENARIO, { delta: 1e-6, seed: 9 });
  expect(sameMechanism(DEFAULT_SCENARIO, same)).toBe(true);
  for (const other of [{ samplingRate: 0.5 }, { noiseMultiplier: 3 }, { steps: 7 }]) {
    expect(sameMechanism(DEFAULT_SCENARIO, changeScenario(DEFAULT_SCENARIO, other))).toBe(false);
  }
});
