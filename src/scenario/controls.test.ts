// The places of values on sliders, and the steps of keys.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryScenario } from '../../test/shared/arbitraryScenario';
import { size } from '../../test/statistics/size';
import { sliderPosition, sliderValue, stepValue } from './controls';
import { FIELD_LIST, FIELDS, isInRange, type NumberField } from './fields/fields';

const numberFields = FIELD_LIST.filter((field): field is NumberField => field.kind === 'number');
const sliderFields = numberFields.filter(({ slider }) => slider !== null);

describe('sliders', () => {
  test.each(sliderFields)(
    '$name: values rise from one end of the slider to the other within the range',
    (field) => {
      const slider = field.slider!;
      expect(sliderValue(field, 0)).toBe(slider.min);
      expect(sliderValue(field, 1)).toBe(slider.max);
      expect(sliderPosition(field, slider.min)).toBe(0);
      expect(sliderPosition(field, slider.max)).toBe(1);
      let last = 0;
      for (let position = 0; position <= 1; position += 0.01) {
        const value = sliderValue(field, position);
        expect(isInRange(field.range, value)).toBe(true);
        expect(value).toBeGreaterThanOrEqual(last);
        last = value;
      }
    },
  );

  test.each(sliderFields)('$name: a dragged value stands where it was dropped', (field) => {
    for (let position = 0; position <= 1; position += 0.05) {
      const value = sliderValue(field, position);
      expect(sliderValue(field, sliderPosition(field, value))).toBe(value);
    }
  });

  test('a value beyond the slider stands at its end', () => {
    expect(sliderPosition(FIELDS.noiseMultiplier, 1000)).toBe(1);
    expect(sliderPosition(FIELDS.noiseMultiplier, 0.2)).toBe(0);
  });

  test('logarithmic sliders give each decade the same length', () => {
    const way = (from: number, to: number) =>
      sliderPosition(FIELDS.delta, to) - sliderPosition(FIELDS.delta, from);
    expect(way(1e-10, 1e-9)).toBeCloseTo(way(1e-3, 1e-2), 12);
  });

  test('sliders by odds have one half midway between 0.1 and 0.9', () => {
    const field = {
      range: { min: 1e-9, max: 0.9 },
      slider: { min: 1e-9, max: 0.9, scale: 'odds' as const },
      step: 1.1,
      largeStep: 2,
    };
    const at = (value: number) => sliderPosition(field, value);
    expect(at(0.5)).toBeCloseTo((at(0.1) + at(0.9)) / 2, 12);
    for (const value of [1e-9, 2.5e-6, 0.1, 0.5, 0.9]) expect(sliderValue(field, at(value))).toBe(value);
  });

  test('keys multiply the odds of a slider by odds', () => {
    const field = {
      range: { min: 1e-9, max: 0.9 },
      slider: { min: 1e-9, max: 0.9, scale: 'odds' as const },
      step: 1.1,
      largeStep: 2,
    };
    expect(stepValue(field, 0.5, 1, 'large')).toBe(0.667);
    expect(stepValue(field, 1e-6, -1, 'large')).toBe(5e-7);
    expect(stepValue(field, 0.89, 1, 'large')).toBe(0.9);
  });

  test('dragged values have at most three digits', () => {
    expect(sliderValue(FIELDS.noiseMultiplier, 0.25)).toBe(1.26);
    expect(sliderValue(FIELDS.steps, 0.5)).toBe(316);
  });
});

describe('keys', () => {
  test('every key moves the value within its range, unless it is at the end, over scenarios and fields', () => {
    fc.assert(
      fc.property(
        arbitraryScenario,
        fc.constantFrom(...numberFields),
        fc.constantFrom(1 as const, -1 as const),
        fc.constantFrom('small' as const, 'large' as const),
        (scenario, field, direction, size) => {
          const value = scenario[field.name];
          const moved = stepValue(field, value, direction, size);
          expect(isInRange(field.range, moved)).toBe(true);
          const end = direction > 0 ? field.range.max : field.range.min;
          if (value !== end && value > 1e-300) expect((moved - value) * direction).toBeGreaterThan(0);
        },
      ),
      { seed: 16, numRuns: size(170, 500) },
    );
  });

  test('a few steps are those computed by hand', () => {
    expect(stepValue(FIELDS.steps, 500, 1)).toBe(510);
    expect(stepValue(FIELDS.steps, 1, 1)).toBe(2);
    expect(stepValue(FIELDS.steps, 1, -1)).toBe(1);
    expect(stepValue(FIELDS.delta, 1e-5, -1, 'large')).toBe(1e-6);
    expect(stepValue(FIELDS.confidence, 0.95, 1)).toBe(0.955);
    expect(stepValue(FIELDS.samplingRate, 1, 1)).toBe(1);
    expect(stepValue(FIELDS.seed, 7, -1)).toBe(6);
  });
});
