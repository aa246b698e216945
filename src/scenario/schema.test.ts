// The table of fields and the changes of a scenario.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryScenario } from '../../test/shared/arbitraryScenario';
import { size } from '../../test/statistics/size';
import { checkMechanism, DOMAIN } from '../accounting';
import { InputError } from '../base/numerics/errors';
import { english } from '../base/sentences/sentence';
import { DEFAULT_SCENARIO } from './defaults';
import { FIELD_LIST, FIELDS, readNumberField, writeNumberField } from './fields/fields';
import { presetScenario } from './presets/preset';
import { PRESETS } from './presets/presets';
import { drawnRun, leastNoiseOf } from './sampling';
import { changeScenario, checkScenario, repairScenario, sameScenario } from './schema';

const refusal = (act: () => unknown): InputError => {
  try {
    act();
  } catch (error) {
    expect(error).toBeInstanceOf(InputError);
    return error as InputError;
  }
  return expect.unreachable('should have been refused');
};

describe('the field table', () => {
  test('takes exactly what the accountants take', () => {
    for (const name of ['samplingRate', 'noiseMultiplier', 'steps', 'delta'] as const) {
      expect(FIELDS[name].range).toEqual(DOMAIN[name]);
    }
  });

  test('has a different key for every field', () => {
    const keys = FIELD_LIST.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('has every field of a scenario', () => {
    expect(FIELD_LIST.map(({ name }) => name).sort()).toEqual(Object.keys(DEFAULT_SCENARIO).sort());
  });

  test('keeps sliders within the range of their field', () => {
    for (const field of FIELD_LIST) {
      if (field.kind !== 'number' || field.slider === null) continue;
      expect(field.slider.min).toBeGreaterThanOrEqual(field.range.min);
      expect(field.slider.max).toBeLessThanOrEqual(field.range.max);
      expect(field.slider.min).toBeLessThan(field.slider.max);
    }
  });

  test('reads the text of a box within the range of its field', () => {
    expect(readNumberField(FIELDS.samplingRate, '1/16')).toEqual({ ok: true, value: 0.0625 });
    expect(readNumberField(FIELDS.steps, '1,000')).toEqual({ ok: true, value: 1000 });
    expect(readNumberField(FIELDS.delta, 'tiny')).toMatchObject({ ok: false });
  });

  test('refuses a text by naming the field, the text and the range', () => {
    const refusal = (...given: Parameters<typeof readNumberField>) => {
      const read = readNumberField(...given);
      return read.ok ? read.value : english(read.message);
    };
    expect(refusal(FIELDS.samplingRate, '2')).toBe(
      'Sampling rate q cannot be "2", because it is out of range. Give a number in (0, 1].',
    );
    const whole = 'because it is not whole. Give an integer in [1, 1000000].';
    expect(refusal(FIELDS.steps, '1.5')).toBe(`Steps T cannot be "1.5", ${whole}`);
    expect(refusal(FIELDS.steps, '1.5', '1,5')).toBe(`Steps T cannot be "1,5", ${whole}`);
  });

  test('reads what a box shows back exactly, over scenarios', () => {
    fc.assert(
      fc.property(arbitraryScenario, (scenario) => {
        for (const field of FIELD_LIST) {
          if (field.kind !== 'number') continue;
          const value = scenario[field.name];
          expect(readNumberField(field, writeNumberField(field, value))).toEqual({ ok: true, value });
        }
      }),
      { seed: 4, numRuns: size(30, 100) },
    );
  });
});

describe('checkScenario', () => {
  test('takes the default and every preset', () => {
    expect(checkScenario(DEFAULT_SCENARIO)).toEqual(DEFAULT_SCENARIO);
    for (const preset of PRESETS) expect(() => presetScenario(preset)).not.toThrow();
  });

  test('takes every valid scenario unchanged, over scenarios', () => {
    fc.assert(
      fc.property(arbitraryScenario, (scenario) => {
        expect(checkScenario(scenario)).toEqual(scenario);
      }),
      { seed: 5, numRuns: size(70, 200) },
    );
  });

  test.each([
    ['samplingRate', 0],
    ['samplingRate', 1.0000001],
    ['noiseMultiplier', 0.19],
    ['noiseMultiplier', 1001],
    ['noiseMultiplier', Number.NaN],
    ['clippingNorm', 0],
    ['steps', 1.5],
    ['steps', 0],
    ['steps', 1_000_001],
    ['delta', 0],
    ['delta', 0.51],
    ['recordCount', Number.POSITIVE_INFINITY],
    ['runs', 99],
    ['repeats', 21],
    ['confidence', 1],
    ['seed', -1],
    ['seed', 2 ** 32],
    ['axis', 'sigma'],
    ['epsilonScale', ''],
    ['estimator', 'best'],
    ['auditPoints', [0.1]],
    ['auditPoints', [1, 1]],
    ['auditPoints', Array.from({ length: 13 }, (_, index) => index + 1)],
    ['auditPoints', ['1']],
    ['samplingRate', '0.5'],
    ['steps', undefined],
  ])('refuses %s = %j by name', (name, value) => {
    const error = refusal(() => checkScenario({ ...DEFAULT_SCENARIO, [name]: value }));
    expect(error.field).toBe(name);
    expect(error.message.length).toBeGreaterThan(20);
  });

  test('refuses what is not a scenario at all', () => {
    for (const candidate of [null, 1, 'q=1', [], {}, { ...DEFAULT_SCENARIO, extra: 1 }]) {
      refusal(() => checkScenario(candidate));
    }
  });

  test('-0 becomes 0', () => {
    expect(Object.is(checkScenario({ ...DEFAULT_SCENARIO, seed: -0 }).seed, 0)).toBe(true);
  });
});

describe('changeScenario', () => {
  const withPoints = changeScenario(DEFAULT_SCENARIO, { auditPoints: [2, 4] });

  test('keeps audit points while their axis stays', () => {
    expect(changeScenario(withPoints, { steps: 10, axis: 'noiseMultiplier' }).auditPoints).toEqual([2, 4]);
  });

  test('drops audit points when the axis changes, unless the change has new ones', () => {
    expect(changeScenario(withPoints, { axis: 'steps' }).auditPoints).toEqual([]);
    expect(changeScenario(withPoints, { axis: 'steps', auditPoints: [7] }).auditPoints).toEqual([7]);
  });

  test('refuses a bad change by name', () => {
    expect(refusal(() => changeScenario(DEFAULT_SCENARIO, { steps: 0 })).field).toBe('steps');
  });

  test('sameScenario compares every field', () => {
    expect(sameScenario(withPoints, { ...withPoints, auditPoints: [2, 4] })).toBe(true);
    expect(sameScenario(withPoints, { ...withPoints, auditPoints: [4, 2] })).toBe(false);
    expect(sameScenario(withPoints, { ...withPoints, auditPoints: [2] })).toBe(false);
    expect(sameScenario(withPoints, { ...withPoints, seed: 2 })).toBe(false);
  });
});

describe('repairScenario', () => {
  test('keeps good fields and names bad ones', () => {
    const { scenario, problems } = repairScenario({ steps: 100, delta: 2, estimator: 'best' });
    expect(scenario).toEqual({ ...DEFAULT_SCENARIO, steps: 100 });
    expect(problems.map(({ field }) => field)).toEqual(['delta', 'estimator']);
    expect(english(problems[0].message)).toBe(
      'Delta δ is 2. Give a number in [1e-15, 0.5]. 1e-5 is used instead.',
    );
  });

  test('leaves out only the audit points that are off their axis', () => {
    const { scenario, problems } = repairScenario({ axis: 'steps', auditPoints: [10, 2.5, 20] });
    expect(scenario.auditPoints).toEqual([10, 20]);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ field: 'auditPoints', given: '2.5' });
  });
});

describe('the fields of real training', () => {
  test('canaries are a set in the paper’s order', () => {
    const scenario = changeScenario(DEFAULT_SCENARIO, { canaries: ['S5', 'S2'] });
    expect(scenario.canaries).toEqual(['S2', 'S5']);
    expect(sameScenario(scenario, changeScenario(DEFAULT_SCENARIO, { canaries: ['S2', 'S5'] }))).toBe(true);
    expect(sameScenario(scenario, DEFAULT_SCENARIO)).toBe(false);
  });

  test.each([
    ['canaries', []],
    ['canaries', ['S1']],
    ['canaries', ['S2', 'S2']],
    ['canaries', 'S2'],
    ['target', -1],
    ['target', 1.5],
    ['target', 'best'],
    ['dataset', 'imagenet'],
    ['model', 'cnn'],
    ['learningRate', 0],
    ['modelsPerWorld', 9],
    ['checkpoints', 21],
  ])('%s cannot be %j', (field, value) => {
    const { scenario, problems } = repairScenario({ [field]: value, steps: 7 });
    expect(problems.map((problem) => problem.field)).toEqual([field]);
    expect(english(problems[0].message)).toMatch(/\. Give .* (is|are) used instead\.$/);
    expect(scenario).toEqual({ ...DEFAULT_SCENARIO, steps: 7 });
  });
});

describe('batches of fixed size', () => {
  const fixed = { ...DEFAULT_SCENARIO, sampling: 'fixed-size' } as const;

  test('take noise from the same least value on as the accountant', () => {
    for (const sampling of ['poisson', 'fixed-size', 'random-allocation'] as const) {
      const noiseMultiplier = leastNoiseOf(sampling);
      const at = (noise: number) =>
        drawnRun({ samplingRate: 0.1, noiseMultiplier: noise, steps: 10 }, sampling);
      expect(() => checkMechanism(at(noiseMultiplier))).not.toThrow();
      expect(() => checkMechanism(at(noiseMultiplier * (1 - 1e-9)))).toThrow('noiseMultiplier');
    }
  });

  test('raise too little noise, and drop audit points with too little, where they are chosen', () => {
    const little = { ...DEFAULT_SCENARIO, noiseMultiplier: 0.3, auditPoints: [0.25, 2] };
    const chosen = changeScenario(little, { sampling: 'fixed-size' });
    expect(chosen).toMatchObject({ noiseMultiplier: 0.4, auditPoints: [2] });
    expect(changeScenario(chosen, { sampling: 'poisson' }).samplingRate).toBe(little.samplingRate);
    expect(changeScenario(fixed, { noiseMultiplier: 0.2 }).noiseMultiplier).toBe(0.4);
  });

  test('refuse noise that is no number', () => {
    expect(refusal(() => changeScenario(fixed, { noiseMultiplier: Number.NaN })).field).toBe(
      'noiseMultiplier',
    );
  });

  test('refuse too little noise in a link or a file by naming the least', () => {
    expect(refusal(() => checkScenario({ ...fixed, noiseMultiplier: 0.3 })).message).toContain(
      'Give at least 0.4',
    );
    const { scenario, problems } = repairScenario({ sampling: 'fixed-size', noiseMultiplier: 0.3 });
    expect(scenario).toEqual({ ...fixed, noiseMultiplier: 0.4 });
    expect(problems).toMatchObject([{ field: 'noiseMultiplier', given: '0.3' }]);
    expect(english(problems[0].message)).toContain('Noise multiplier σ is 0.3');
  });
});

test('every scenario is a run that the accountant takes, over scenarios and ways to draw batches', () => {
  fc.assert(
    fc.property(arbitraryScenario, ({ sampling, samplingRate, noiseMultiplier, steps }) => {
      const run = drawnRun({ samplingRate, noiseMultiplier, steps }, sampling);
      expect(() => checkMechanism(run)).not.toThrow();
      if (run.sampling !== 'random-allocation') return;
      // no fewer steps than were asked for, and no more than an epoch beyond them
      const all = run.stepsPerEpoch * run.epochs;
      expect(all).toBeGreaterThanOrEqual(steps);
      expect(all).toBeLessThan(steps + run.stepsPerEpoch);
      // the rate is no smaller than was set, unless an epoch would then have more steps than the accountant takes
      expect(1 / run.stepsPerEpoch).toBeGreaterThanOrEqual(Math.min(samplingRate, 1e6) * (1 - 2e-6));
    }),
  );
});
