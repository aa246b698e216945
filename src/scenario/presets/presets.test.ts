// Presets: what their sentences claim is compared with the accountant.

import { describe, expect, test } from 'vitest';
import { epsilon, hiddenStateEpsilon } from '../../accounting';
import type { Mechanism } from '../../accounting/types';
import { english } from '../../base/sentences/sentence';
import { DEFAULT_SCENARIO } from '../defaults';
import { formatLink, parseLink } from '../link';
import type { Scenario } from '../types';
import { presetScenario } from './preset';
import { findPreset, PRESETS } from './presets';
import { TRAINING_PRESETS } from './trainingPresets';
import { TRAINING_PRESET_TITLES, TRAINING_PRESET_WORDS } from './trainingSentences';

const scenarioOf = (id: string): Scenario => presetScenario(findPreset(id)!);

function epsilonsOf({ samplingRate, noiseMultiplier, steps, delta }: Scenario) {
  const mechanism: Mechanism = { samplingRate, noiseMultiplier, steps };
  return {
    addRemove: epsilon('add-remove', mechanism, delta).value!,
    substitute: epsilon('substitute', mechanism, delta).value!,
    implied: epsilon('implied', mechanism, delta).value!,
    group: epsilon('group', mechanism, delta).value!,
    limit: hiddenStateEpsilon(mechanism, delta).value!,
  };
}

describe('presets', () => {
  test('have an identity, a title and a sentence each', () => {
    const all = [...PRESETS, ...TRAINING_PRESETS];
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const preset of all) expect(findPreset(preset.id)).toBe(preset);
    const training = TRAINING_PRESETS.map(({ id }) => ({
      title: TRAINING_PRESET_TITLES[id],
      explanation: TRAINING_PRESET_WORDS[id],
    }));
    for (const { title, explanation } of [...PRESETS, ...training]) {
      expect(english(title)).not.toBe('');
      expect(english(explanation)).toMatch(/\.$/);
    }
    expect(findPreset('no-such')).toBeUndefined();
  });

  test.each(['figure-2-full', 'figure-2-quarter', 'figure-2-sixteenth'])(
    '%s: the published noise multipliers have substitute epsilon of about 1, 2, 4, 6 and 8',
    (id) => {
      const scenario = scenarioOf(id);
      expect(scenario).toMatchObject({ steps: 500, runs: 25_000, repeats: 3, estimator: 'paper' });
      scenario.auditPoints.forEach((noiseMultiplier, index) => {
        const { addRemove, substitute, limit } = epsilonsOf({ ...scenario, noiseMultiplier });
        expect(Math.abs(substitute - [1, 2, 4, 6, 8][index])).toBeLessThan(0.02);
        expect(limit).toBeGreaterThan(1.8 * addRemove);
      });
    },
  );

  test('few-steps: this attack’s limit is far below the substitute epsilon', () => {
    const { substitute, limit } = epsilonsOf(scenarioOf('few-steps'));
    expect(limit).toBeLessThan(substitute / 4);
  });

  test('group-privacy: substitute lies just above add/remove, and Theorem 4.1 gives nearly three times as much', () => {
    const { addRemove, substitute, implied, group } = epsilonsOf(scenarioOf('group-privacy'));
    expect(substitute / addRemove).toBeLessThan(1.2);
    expect(group / substitute).toBeGreaterThan(2.8);
    expect(group / substitute).toBeLessThan(3);
    expect(implied / substitute).toBeGreaterThan(1.2);
    expect(implied / substitute).toBeLessThan(1.3);
  });

  test('below-add-remove: this attack’s limit is below add/remove', () => {
    const { addRemove, limit } = epsilonsOf(scenarioOf('below-add-remove'));
    expect(limit).toBeLessThan(addRemove);
  });

  test('steps: the gap between the two guarantees grows with the steps', () => {
    const scenario = scenarioOf('steps');
    const gaps = [...scenario.auditPoints, scenario.steps].map((steps) => {
      const { addRemove, substitute } = epsilonsOf({ ...scenario, steps });
      return substitute - addRemove;
    });
    expect(gaps).toEqual([...gaps].sort((a, b) => a - b));
  });
});

describe('presets of real training', () => {
  test('the first is the mechanism that the page starts with, at a substitute epsilon of 8', () => {
    const [first] = TRAINING_PRESETS;
    expect(presetScenario(first)).toEqual({ ...DEFAULT_SCENARIO, axis: 'steps' });
    expect(epsilonsOf(presetScenario(first)).substitute).toBeCloseTo(8, 2);
  });

  test.each(TRAINING_PRESETS.slice(1))('$id: substitute epsilon 10 after the last step', (preset) => {
    const scenario = presetScenario(preset);
    expect(Math.abs(epsilonsOf(scenario).substitute - 10)).toBeLessThan(1e-6);
    expect(parseLink(formatLink(scenario))).toMatchObject({ scenario, problems: [] });
  });

  test('after one figure differ only in the field that the figure varies', () => {
    const few = scenarioOf('figure-5-few');
    expect({ ...few, modelsPerWorld: 2500 }).toEqual(scenarioOf('figure-5-many'));
    expect({ ...scenarioOf('figure-a2-small'), clippingNorm: 20 }).toEqual(scenarioOf('figure-a2-large'));
    expect({ ...scenarioOf('figure-a4-small'), learningRate: 0.5 }).toEqual(scenarioOf('figure-a4-large'));
  });
});
