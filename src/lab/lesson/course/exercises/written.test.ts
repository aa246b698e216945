// The numbers on the sheet of exercises. Each answer, and each decimal of an explanation, is the number that the core
// computes, rounded to the safe side if it is a bound and otherwise to nearest.
import { describe, expect, test } from 'vitest';
import { recompute } from '../../../../../test/reference/recompute';
import {
  bestSplitEpsilon,
  epsilon,
  gdpAdvantage,
  hiddenStateEpsilon,
  noiseMultiplierFor,
  totalVariation,
} from '../../../../accounting';
import type { AdjacencyName } from '../../../../accounting/adjacencies/names';
import { epsilonOfError } from '../../../../audit/estimation/accuracyBound';
import { errorProbability } from '../../../../audit/estimation/rates/rateBounds';
import { normalQuantile } from '../../../../base/numerics/normal';
import { findRoot } from '../../../../base/numerics/rootFinding';
import { type Rounding, roundTo } from '../../../../base/numerics/safeSide';
import { mechanismCurve } from '../../../../risk/curve';
import { exactSecret } from '../../../../risk/secret';
import { singleGuess } from '../../../../risk/singleGuess';
import { successAtMost } from '../../../../risk/underCurve';
import { changeScenario, DEFAULT_SCENARIO, mechanismOf, type Scenario } from '../../../../scenario';
import { valueWords } from '../words';
import { EXERCISES, type ExerciseId } from '.';

/** A number as the text writes it, its computed value, and the direction in which it is rounded. */
type Written = readonly [text: string, value: number, rounding: Rounding];

const scenarioOf = (id: ExerciseId): Scenario => {
  const { scenario } = EXERCISES.find((exercise) => exercise.id === id) ?? expect.unreachable(id);
  return changeScenario(DEFAULT_SCENARIO, scenario);
};
const guarantee = (adjacency: AdjacencyName, id: ExerciseId): number => {
  const scenario = scenarioOf(id);
  return epsilon(adjacency, mechanismOf(scenario), scenario.delta).upper;
};
const answer = (id: ExerciseId): number =>
  recompute(EXERCISES.find((exercise) => exercise.id === id) ?? expect.unreachable(id)) as number;
const noise = (adjacency: 'add-remove' | 'substitute', targetEpsilon: number, id: ExerciseId) =>
  noiseMultiplierFor(adjacency, { ...scenarioOf(id), targetEpsilon }).upper;

const FIFTH = {
  originalErrors: 5000,
  originalRuns: 25_000,
  substitutedErrors: 5000,
  substitutedRuns: 25_000,
};
const fifth = () => errorProbability(FIFTH, DEFAULT_SCENARIO.confidence).upper;
const shown = (error: number) => epsilonOfError(error, DEFAULT_SCENARIO, DEFAULT_SCENARIO.delta);
const eightRight = 1 - 0.05 ** (1 / 8);
const muOf = (error: number) => -2 * normalQuantile(error);
const startEpsilon = () => guarantee('substitute', 'yes-or-no');
const variation = () => totalVariation('substitute', mechanismOf(DEFAULT_SCENARIO)).upper;
const wholeCurve = () =>
  successAtMost(mechanismCurve('substitute', mechanismOf(DEFAULT_SCENARIO)), exactSecret(1e-6));
/** The smallest μ of a Gaussian curve that shows an ε of `target` at the default δ. */
const needed = (target: number) => muOf(findRoot((error) => shown(error) - target, 0.01, 0.49));

const WRITTEN: Readonly<Record<ExerciseId, () => readonly Written[]>> = {
  'right-angle': () => [['1.414', Math.SQRT2, 'nearest']],
  'one-step-guess': () => [
    ['0.0281', gdpAdvantage(2 / DEFAULT_SCENARIO.noiseMultiplier) / 16, 'up'],
    ['51.5', 100 * answer('one-step-guess'), 'up'],
  ],
  'never-drawn': () => [
    ['60.6', 100 * answer('never-drawn'), 'nearest'],
    ['0.5', 500 / 1000, 'nearest'],
  ],
  'ratio-full-batch': () => [
    ['3.55', guarantee('add-remove', 'ratio-full-batch'), 'up'],
    ['7.99', guarantee('substitute', 'ratio-full-batch'), 'up'],
    ['2.26', answer('ratio-full-batch'), 'nearest'],
  ],
  'where-twice-holds': () => [['0.100', answer('where-twice-holds'), 'nearest']],
  'unequal-halves': () => [
    ['9.53', bestSplitEpsilon(DEFAULT_SCENARIO, DEFAULT_SCENARIO.delta).upper, 'up'],
    ['8.70', guarantee('implied', 'unequal-halves'), 'up'],
    ['8.00', startEpsilon(), 'up'],
    ['10.58', guarantee('group', 'unequal-halves'), 'up'],
  ],
  'nothing-lost': () => [['7.99', guarantee('implied', 'nothing-lost'), 'up']],
  'no-mistake': () => [['0.150', 100 * answer('no-mistake'), 'up']],
  'fifth-wrong': () => [
    ['20.3', 100 * fifth(), 'up'],
    ['1.66', muOf(fifth()), 'down'],
    ['7.97', answer('fifth-wrong'), 'down'],
    ['8.10', shown(0.2), 'nearest'],
  ],
  'highest-of-ten': () => [['40.1', 100 * answer('highest-of-ten'), 'nearest']],
  'limit-below': () => [
    ['7.85', hiddenStateEpsilon(scenarioOf('limit-below'), DEFAULT_SCENARIO.delta).upper, 'up'],
    ['7.91', guarantee('add-remove', 'limit-below'), 'up'],
    ['10.00', guarantee('substitute', 'limit-below'), 'up'],
  ],
  'real-cosine': () => [
    ['3.54', 2 + 2 * 0.77, 'nearest'],
    ['1.88', answer('real-cosine'), 'nearest'],
  ],
  'few-models': () => [
    ['31.3', 100 * eightRight, 'up'],
    ['0.97', muOf(eightRight), 'down'],
    ['4.14', guarantee('add-remove', 'few-models'), 'up'],
    ['0.96', needed(guarantee('add-remove', 'few-models')), 'up'],
    ['20.3', 100 * (0.5 - variation() / 2), 'down'],
  ],
  'thousand-coins': () => [['5.80', answer('thousand-coins'), 'down']],
  'coins-for-eight': () => [],
  'surer-costs': () => [
    ['4.97', answer('surer-costs'), 'down'],
    ['5.80', answer('thousand-coins'), 'down'],
    ['2.3', Math.log(1000) / Math.log(20), 'nearest'],
    ['0.84', answer('thousand-coins') - answer('surer-costs'), 'nearest'],
  ],
  'yes-or-no': () => [
    ['0.594', variation(), 'up'],
    ['79.7', 100 * answer('yes-or-no'), 'up'],
    ['99.97', 100 * singleGuess(0.5, startEpsilon(), DEFAULT_SCENARIO.delta).bound, 'up'],
  ],
  'password-bare-pair': () => [
    ['8.00', startEpsilon(), 'up'],
    ['0.298', 100 * answer('password-bare-pair'), 'up'],
    ['0.101', 100 * wholeCurve(), 'up'],
  ],
  'another-delta': () => [
    ['1.02', 100 * answer('another-delta'), 'up'],
    ['0.101', 100 * wholeCurve(), 'up'],
  ],
  'steps-for-four': () => [],
  'noise-for-four': () => [
    ['3.017', noise('substitute', 4, 'noise-for-four'), 'up'],
    ['1.8', noise('substitute', 4, 'noise-for-four') / DEFAULT_SCENARIO.noiseMultiplier, 'nearest'],
  ],
  'promised-in-add-remove': () => [['6.131', noise('add-remove', 4, 'promised-in-add-remove'), 'up']],
  'kept-for-labels': () => [
    ['8.91', answer('kept-for-labels'), 'up'],
    ['12.1', noise('substitute', 4, 'kept-for-labels'), 'up'],
  ],
};

/** Matches numbers that are given rather than computed: those of a formula, of the setting or of a theorem's name. Nothing rounds them. */
const GIVEN =
  /[−-]?\d[\d.,]*\s?(?:\^|[−-]\s?0\.05)|[(^−](?:−)?\d\.\d+|−0\.77|σ = 26\.89|σ = 0\.76|δ = 0\.01|99\.9%|Theorem 4\.1/g;
const decimals = (text: string): string[] => text.replace(GIVEN, '').match(/\d+\.\d+/g) ?? [];

describe.each(EXERCISES)('$id', ({ id, question, explanation, answer: stored }) => {
  const written = WRITTEN[id]();

  test.each(written.map(([text, value, rounding]) => ({ text, value, rounding })))(
    '$text is $value, rounded $rounding',
    ({ text, value, rounding }) => {
      const places = text.split('.')[1]?.length ?? 0;
      expect(text).toBe(roundTo(value, places, rounding).toFixed(places));
      expect(`${question} ${explanation}`).toContain(text);
    },
  );

  test('no other decimal is written', () => {
    const known = written.map(([text]) => text);
    expect(decimals(`${question} ${explanation}`).filter((text) => !known.includes(text))).toEqual([]);
  });

  test('the stored answer reads like the computed one, rounded to its side', () => {
    if (stored.kind === 'choice') return;
    const told = valueWords(stored.value, stored.unit, stored.rounding);
    expect(told).toBe(valueWords(answer(id), stored.unit, stored.rounding));
    const number = Number(/[\d.,]+/.exec(told)?.[0]?.replaceAll(',', '')) / (stored.unit === '%' ? 100 : 1);
    const slack = 1e-9 * number;
    if (stored.rounding === 'up') expect(number).toBeGreaterThanOrEqual(answer(id) - slack);
    if (stored.rounding === 'down') expect(number).toBeLessThanOrEqual(answer(id) + slack);
  });
});
