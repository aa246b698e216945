// The predictions that the page's own numbers answer, and the functions on which they rest.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryScenario } from '../../../../../test/shared/arbitraryScenario';
import { epsilon, epsilonCurves, hiddenStateEpsilon } from '../../../../accounting';
import { epsilonOfError } from '../../../../audit/estimation/accuracyBound';
import {
  axisValues,
  changeScenario,
  DEFAULT_SCENARIO,
  mechanismOf,
  type Scenario,
} from '../../../../scenario';
import { PREDICTIONS } from '.';
import { compare, differenceWords, HANDLES, handlePlaces, ratioCurve } from './drawnRatio';
import {
  type ChoicePrediction,
  type FactCurve,
  type LessonPrediction,
  meets,
  offWords,
  type PredictionFacts,
  type ValuePrediction,
  valueAt,
} from './prediction';

const ALL: LessonPrediction[] = Object.values(PREDICTIONS).flat();
const answering = ALL.filter((one): one is ChoicePrediction | ValuePrediction => one.kind !== 'curve');

function curvesAt(scenario: Scenario, axis: 'noiseMultiplier' | 'steps') {
  const values = axisValues(changeScenario(scenario, { axis }));
  const mechanism = scenario;
  const { delta } = scenario;
  const { addRemove, substitute } = epsilonCurves({
    mechanism,
    delta,
    axis,
    values,
    lastResort: 'bounds',
    names: ['addRemove', 'substitute'],
  });
  const curve = (y: Float64Array): FactCurve => ({ axis, x: [...values], y: [...y] });
  return { addRemove: curve(addRemove.value), substitute: curve(substitute.value) };
}

function factsAt(change: Partial<Scenario>): PredictionFacts {
  const scenario = changeScenario(DEFAULT_SCENARIO, change);
  const { delta } = scenario;
  return {
    scenario,
    known: {
      addRemove: epsilon('add-remove', mechanismOf(scenario), delta).value,
      substitute: epsilon('substitute', mechanismOf(scenario), delta).value,
      implied: epsilon('implied', mechanismOf(scenario), delta).value,
      group: epsilon('group', mechanismOf(scenario), delta).value,
      hiddenState: hiddenStateEpsilon(scenario, delta).value,
    },
    ...curvesAt(scenario, 'noiseMultiplier'),
    overSteps: curvesAt(scenario, 'steps').substitute,
    wrongShare: 0.2035,
  };
}

const NOTHING = { known: null, addRemove: null, substitute: null, overSteps: null, wrongShare: null };
const start = factsAt({});
const answerTo = (id: string, facts = start) => answering.find((one) => one.id === id)!.answer(facts);

test('each of these chapters has at least two predictions', () => {
  for (const own of Object.values(PREDICTIONS)) expect(own.length).toBeGreaterThanOrEqual(2);
});

test('no two predictions have the same id', () => {
  expect(new Set(ALL.map(({ id }) => id)).size).toBe(ALL.length);
});

describe('answers at the default scenario agree with the accountant', () => {
  test('about the guess and the advantage in one step', () => {
    expect(answerTo('one-step-guess')).toMatchObject({ value: expect.closeTo(0.51403, 4) });
    expect(answerTo('half-the-noise')).toMatchObject({ right: 'less' });
  });

  test('about the closed gap, the limit of the attack and its wrong guesses', () => {
    // (10.58 - 8.69) / (10.58 - 8.00) = 73%
    expect(answerTo('closed-gap')).toMatchObject({ right: 'most', words: expect.stringContaining('73.1') });
    expect(answerTo('limit-share')).toMatchObject({ value: expect.closeTo(7.9237 / 7.9968, 3) });
    expect(answerTo('wrong-share')).toMatchObject({ value: 0.2035 });
  });

  test('half of ε_S is spent after 152 of 500 steps', () => {
    expect(answerTo('half-way')).toMatchObject({ right: 'third', words: expect.stringMatching(/15[23] of/) });
  });

  test('half of ε_S is reached at σ = 3.016', () => {
    expect(answerTo('half-epsilon')).toMatchObject({ value: expect.closeTo(3.016 / 1.6773, 1) });
  });

  test('the factor of the noise is not answered along the steps, and the words ask for σ', () => {
    expect(answerTo('half-epsilon', { ...start, scenario: { ...start.scenario, axis: 'steps' } })).toMatch(
      /σ/,
    );
  });

  test('at q = 1 a replacement takes exactly twice the noise', () => {
    const full = factsAt({ samplingRate: 1, noiseMultiplier: 20 });
    expect(answerTo('reported-to-kept', full)).toMatchObject({ right: 'twice' });
  });

  test('the number of right guesses in a row is the smallest that shows more than ε_AR', () => {
    const shown = (guesses: number) => epsilonOfError(1 - 0.05 ** (1 / guesses), start.scenario, 1e-5);
    const reported = start.known!.addRemove!;
    expect(answerTo('right-in-a-row')).toMatchObject({
      right: 'few',
      words: expect.stringMatching(/^It takes 8 to exceed/),
    });
    expect(shown(8)).toBeGreaterThan(reported);
    expect(shown(7)).toBeLessThan(reported);
  });
});

test('at any scenario, with or without numbers, an answer is one of the choices or a finite value', () => {
  const known = fc
    .array(fc.oneof(fc.constant(0), fc.double({ min: 1e-9, max: 1e7, noNaN: true })), {
      minLength: 5,
      maxLength: 5,
    })
    .map((values) => {
      const [hiddenState, addRemove, substitute, implied, group] = values.sort((a, b) => a - b);
      return { hiddenState, addRemove, substitute, implied, group };
    });
  fc.assert(
    fc.property(
      arbitraryScenario,
      fc.oneof(known, fc.constant(null)),
      fc.boolean(),
      (scenario, epsilons, curves) => {
        const facts = curves
          ? { ...start, scenario, known: epsilons }
          : { ...NOTHING, scenario, known: epsilons };
        for (const prediction of answering) {
          const found = prediction.answer(facts);
          const words = typeof found === 'string' ? found : (found?.words ?? '');
          expect(words).not.toMatch(/NaN|undefined|Infinity/);
          if (found === null || typeof found === 'string') continue;
          if ('right' in found)
            expect(Object.keys((prediction as ChoicePrediction).choices)).toContain(found.right);
          else expect(Number.isFinite(found.value)).toBe(true);
        }
      },
    ),
    { seed: 74, numRuns: 200 },
  );
});

describe('the drawn curve', () => {
  const ratio = ratioCurve(start)!;

  test('has seven handles in ascending order', () => {
    const places = handlePlaces(ratio);
    expect(places).toHaveLength(HANDLES);
    expect([...places].sort((a, b) => a - b)).toEqual(places);
  });

  test('is compared with the ratio of both curves at each handle', () => {
    const places = handlePlaces(ratio);
    for (const { at, computed } of compare(places, places, ratio)) {
      const there = { ...start.scenario, noiseMultiplier: at };
      const exact =
        epsilon('substitute', mechanismOf(there), 1e-5).value! /
        epsilon('add-remove', mechanismOf(there), 1e-5).value!;
      expect(computed).toBeCloseTo(exact, 2);
    }
  });

  test('is as expected if it meets the computed ratio', () => {
    const places = handlePlaces(ratio);
    const right = places.map((at) => valueAt(ratio, at));
    expect(differenceWords(compare(places, right, ratio), 'σ')).toMatch(/^As you expected/);
  });

  test('is described where it is furthest from the computed ratio', () => {
    const places = handlePlaces(ratio);
    const right = places.map((at) => valueAt(ratio, at));
    const wrong = right.map((value, i) => (i === 2 ? value + 1 : value - 0.1));
    expect(differenceWords(compare(places, wrong, ratio), 'σ')).toMatch(
      `you drew ${wrong[2].toFixed(2)}, 1.00 above`,
    );
  });

  test('is not compared where the ratio is known nowhere', () => {
    expect(differenceWords([], 'σ')).toMatch(/known nowhere/);
  });
});

/** The curve y = x² from 1 to 100. */
const power: FactCurve = { axis: 'steps', x: [1, 2, 5, 10, 100], y: [1, 4, 25, 100, 10_000] };

test('the curve x² meets the level of any x from 1 to 100 at this x', () => {
  fc.assert(
    fc.property(fc.double({ min: 1, max: 100, noNaN: true }), (x) => {
      expect(meets(power, x * x)).toBeCloseTo(x, 6);
    }),
    { seed: 75, numRuns: 100 },
  );
});

test('a curve meets no level below all of its values', () => {
  expect(meets(power, 0.5)).toBeNull();
});

test('a curve has no value outside its axis', () => {
  expect(valueAt(power, 0.5)).toBeNaN();
  expect(valueAt(power, 200)).toBeNaN();
});

test('an expectation is met if it lies within the tolerance', () => {
  expect(offWords({ unit: 'share', near: 0.01 }, 0.51, 0.514)).toMatch(/^As you expected/);
});

test('an expectation beyond the tolerance is said to be too high or too low by the difference', () => {
  const share = { unit: 'share', near: 0.01 } as const;
  expect(offWords(share, 0.75, 0.514)).toBe('You expected 75.0%, which is 23.6 points too much.');
  expect(offWords({ unit: 'factor', near: 0.1 }, 1.2, 1.8)).toBe(
    'You expected ×1.20, which is 0.60 too little.',
  );
});
