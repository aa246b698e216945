// The mechanism of a scenario, and when two scenarios have the same one.
import { expect, test } from 'vitest';
import { changeScenario, DEFAULT_SCENARIO } from '.';
import { mechanismOf, sameMechanism } from './mechanism';

test('the mechanism is the three numbers and nothing beside them', () => {
  const { samplingRate, noiseMultiplier, steps } = DEFAULT_SCENARIO;
  expect(mechanismOf(DEFAULT_SCENARIO)).toEqual({ samplingRate, noiseMultiplier, steps });
});

test('two mechanisms are the same exactly if their three numbers are', () => {
  const same = changeScenario(DEFAULT_SCENARIO, { delta: 1e-6, seed: 9 });
  expect(sameMechanism(DEFAULT_SCENARIO, same)).toBe(true);
  for (const other of [{ samplingRate: 0.5 }, { noiseMultiplier: 3 }, { steps: 7 }]) {
    expect(sameMechanism(DEFAULT_SCENARIO, changeScenario(DEFAULT_SCENARIO, other))).toBe(false);
  }
});
