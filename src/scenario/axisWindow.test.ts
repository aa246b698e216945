// The window of the live figure's axis.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryScenario } from '../../test/shared/arbitraryScenario';
import { size } from '../../test/statistics/size';
import { axisValues, axisWindow, homeWindow, ownIndex, shownValues } from './axisWindow';
import { sliderValue } from './controls';
import { DEFAULT_SCENARIO } from './defaults';
import { FIELDS, isInRange } from './fields/fields';
import { presetScenario } from './presets/preset';
import { PRESETS } from './presets/presets';
import { changeScenario } from './schema';
import type { Axis } from './types';

const change = (part: Parameters<typeof changeScenario>[1]) => changeScenario(DEFAULT_SCENARIO, part);

describe('axisWindow', () => {
  test.each([
    ['noiseMultiplier', { min: 0.5, max: 20 }],
    ['samplingRate', { min: 0.005, max: 0.5 }],
    ['steps', { min: 20, max: 5000 }],
    ['delta', { min: 1e-9, max: 0.01 }],
  ] as const)('is the recorded one for the default scenario along %s', (axis, ends) => {
    expect(axisWindow(change({ axis }))).toEqual({ axis, ...ends });
  });

  test.each([
    [0.49, 0.2],
    [0.5, 0.5],
    [0.76, 0.5],
    [1.6, 0.5],
    [9, 2],
  ])('at noise multiplier %d it begins at %d', (sigma, min) => {
    expect(axisWindow(change({ noiseMultiplier: sigma })).min).toBe(min);
  });

  test.each([0.49, 0.5, 0.76, 1.6, 9])(
    'from noise multiplier %d a drag to 0.4 widens it to the left',
    (sigma) => {
      const { min: dragged } = axisWindow(
        change({ noiseMultiplier: 0.4 }),
        axisWindow(change({ noiseMultiplier: sigma })),
      );
      expect(dragged).toBeLessThanOrEqual(0.2);
    },
  );

  test('depends on nothing but the axis and the values shown', () => {
    const window = axisWindow(DEFAULT_SCENARIO);
    expect(axisWindow(change({ steps: 7, samplingRate: 1, delta: 1e-9, seed: 3 }))).toEqual(window);
  });

  test('holds every shown value within the range of the field, over scenarios', () => {
    fc.assert(
      fc.property(arbitraryScenario, arbitraryScenario, (scenario, before) => {
        const fresh = axisWindow(scenario);
        for (const window of [fresh, axisWindow(scenario, axisWindow(before))]) {
          expect(window.axis).toBe(scenario.axis);
          expect(window.min).toBeLessThan(window.max);
          expect(isInRange(FIELDS[scenario.axis].range, window.min)).toBe(true);
          expect(isInRange(FIELDS[scenario.axis].range, window.max)).toBe(true);
          for (const value of shownValues(scenario)) {
            expect(value).toBeGreaterThanOrEqual(window.min);
            expect(value).toBeLessThanOrEqual(window.max);
          }
        }
      }),
      { seed: 14, numRuns: size(70, 200) },
    );
  });

  test('widens on one side only when the value leaves it', () => {
    const start = axisWindow(DEFAULT_SCENARIO);
    expect(axisWindow(change({ noiseMultiplier: 19 }), start)).toBe(start);
    const wider = axisWindow(change({ noiseMultiplier: 30 }), start);
    expect(wider).toEqual({ axis: 'noiseMultiplier', min: 0.5, max: 100 });
    expect(axisWindow(change({ noiseMultiplier: 0.3 }), wider)).toEqual({
      axis: 'noiseMultiplier',
      min: 0.2,
      max: 100,
    });
  });

  test('holds a value that is dragged along its slider, and is the first window again when the value returns', () => {
    const field = FIELDS.noiseMultiplier;
    const start = axisWindow(DEFAULT_SCENARIO);
    let home = start;
    for (const position of [0.3, 0.6, 0.8, 1, 0.7, 0.3, 0, 0.2, 0.3]) {
      const noiseMultiplier = sliderValue(field, position);
      const window = axisWindow(change({ noiseMultiplier }), home);
      home = homeWindow(window, home);
      expect(noiseMultiplier).toBeGreaterThanOrEqual(window.min);
      expect(noiseMultiplier).toBeLessThanOrEqual(window.max);
      if (position === 0.3) expect(window).toBe(start);
    }
  });

  test('starts afresh on another axis', () => {
    const start = axisWindow(DEFAULT_SCENARIO);
    expect(axisWindow(change({ axis: 'steps' }), start)).toEqual(axisWindow(change({ axis: 'steps' })));
  });

  test('holds all noise multipliers of Figure 2', () => {
    for (const preset of PRESETS.filter(({ id }) => id.startsWith('figure-2'))) {
      const scenario = presetScenario(preset);
      expect(scenario.auditPoints).toHaveLength(5);
      const { min, max } = axisWindow(scenario);
      expect(min).toBeLessThanOrEqual(Math.min(...scenario.auditPoints));
      expect(max).toBeGreaterThanOrEqual(Math.max(...scenario.auditPoints));
    }
  });
});

describe('axisValues', () => {
  test('are a strictly increasing grid over the window that holds every shown value, over scenarios and counts', () => {
    fc.assert(
      fc.property(arbitraryScenario, fc.integer({ min: 2, max: 100 }), (scenario, count) => {
        const values = axisValues(scenario, count);
        const window = axisWindow(scenario);
        expect(values[0]).toBe(window.min);
        expect(values.at(-1)).toBe(window.max);
        expect(values.length).toBeLessThanOrEqual(count + shownValues(scenario).length);
        for (let i = 1; i < values.length; i++) expect(values[i]).toBeGreaterThan(values[i - 1]);
        for (const value of values) expect(isInRange(FIELDS[scenario.axis].range, value)).toBe(true);
        for (const value of shownValues(scenario)) expect(values).toContain(value);
        expect(values[ownIndex(values, scenario)]).toBe(scenario[scenario.axis]);
      }),
      { seed: 15, numRuns: size(70, 200) },
    );
  });

  test.each(['noiseMultiplier', 'samplingRate', 'steps', 'delta'] satisfies Axis[])(
    'stay the same along %s while the scenario’s own value moves',
    (axis) => {
      const scenario = change({ axis });
      const window = axisWindow(scenario);
      const moved = change({ axis, [axis]: scenario[axis] * (axis === 'steps' ? 2 : 1.01) });
      const grid = axisValues(scenario, 64, window).filter((value) => value !== scenario[axis]);
      expect(axisWindow(moved, window)).toBe(window);
      expect([...axisValues(moved, 64, window)]).toEqual(expect.arrayContaining([...grid]));
    },
  );
});
