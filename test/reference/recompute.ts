// Computes the answers of all exercises anew by the core, at each exercise's own scenario. The page's sheet of exercises does not import
// this, since it would load the accountant with it.
import {
  bestSplitEpsilon,
  epsilon,
  gdpAdvantage,
  hiddenStateEpsilon,
  noiseMultiplierFor,
  stepsFor,
  totalVariation,
  type Verified,
} from '../../src/accounting';
import type { AdjacencyName } from '../../src/accounting/adjacencies/names';
import { epsilonOfError } from '../../src/audit/estimation/accuracyBound';
import { errorProbability } from '../../src/audit/estimation/rates/rateBounds';
import { findRoot } from '../../src/base/numerics/rootFinding';
import type { ExerciseId } from '../../src/lab/lesson/course/exercises';
import type { Exercise } from '../../src/lab/lesson/course/exercises/exercise';
import { oneRunCeiling } from '../../src/oneRun/estimation/ceiling';
import { singleGuess } from '../../src/risk/singleGuess';
import { changeScenario, DEFAULT_SCENARIO, mechanismOf, type Scenario } from '../../src/scenario';

type Recompute = (scenario: Scenario) => number | string;

function known({ value, lower, upper }: Verified): number {
  if (value === null) throw new Error(`only a bracket is known, from ${lower} to ${upper}`);
  return value;
}

const epsilonOf = (adjacency: AdjacencyName, scenario: Scenario): number =>
  known(epsilon(adjacency, mechanismOf(scenario), scenario.delta));

/** The one-sided upper bound on an error rate, at the scenario's confidence, after `guesses` guesses without a mistake. */
const noMistake = (guesses: number, { confidence }: Scenario): number =>
  1 - (1 - confidence) ** (1 / guesses);

const least = (holds: (count: number) => boolean): number => {
  let high = 1;
  while (!holds(high)) high *= 2;
  let low = high / 2;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle;
  }
  return high;
};

const RECOMPUTE: Readonly<Record<ExerciseId, Recompute>> = {
  'right-angle': () => Math.hypot(1, 1),
  'one-step-guess': ({ samplingRate, noiseMultiplier }) =>
    0.5 + 0.5 * samplingRate * gdpAdvantage(2 / noiseMultiplier),
  'never-drawn': ({ samplingRate, steps }) => (1 - samplingRate) ** steps,
  'ratio-full-batch': (scenario) => epsilonOf('substitute', scenario) / epsilonOf('add-remove', scenario),
  'where-twice-holds': (scenario) =>
    findRoot(
      (samplingRate) => {
        const there = { ...scenario, samplingRate };
        return epsilonOf('substitute', there) - 2 * epsilonOf('add-remove', there);
      },
      0.05,
      0.2,
    ),
  'unequal-halves': (scenario) => known(bestSplitEpsilon(scenario, scenario.delta)),
  'nothing-lost': (scenario) => {
    const substitute = epsilonOf('substitute', scenario);
    const lost = epsilonOf('implied', scenario) - substitute;
    const gap = epsilonOf('group', scenario) - substitute;
    if (lost < 1e-6 * substitute) return 'nothing';
    return lost < 0.25 * gap ? 'little' : 'half';
  },
  'no-mistake': (scenario) => noMistake(2000, scenario),
  'fifth-wrong': (scenario) => {
    const world = { originalErrors: 5000, originalRuns: 25_000 };
    const counted = { ...world, substitutedErrors: 5000, substitutedRuns: 25_000 };
    return epsilonOfError(errorProbability(counted, scenario.confidence).upper, scenario, scenario.delta);
  },
  'highest-of-ten': ({ confidence, repeats }) => 1 - confidence ** repeats,
  'limit-below': (scenario) => {
    const limit = known(hiddenStateEpsilon(scenario, scenario.delta));
    if (limit < epsilonOf('add-remove', scenario)) return 'below';
    return limit < 0.999 * epsilonOf('substitute', scenario) ? 'between' : 'at';
  },
  'real-cosine': () => Math.sqrt(2 + 2 * 0.77),
  'few-models': (scenario) => {
    const reported = epsilonOf('add-remove', scenario);
    return least(
      (models) => epsilonOfError(noMistake(2 * models, scenario), scenario, scenario.delta) > reported,
    );
  },
  'thousand-coins': ({ confidence, delta }) => oneRunCeiling(1000, 1 - confidence, delta),
  'coins-for-eight': ({ confidence, delta }) =>
    least((coins) => oneRunCeiling(coins, 1 - confidence, delta) >= 8),
  'surer-costs': ({ confidence, delta }) => oneRunCeiling(1000, 1 - confidence, delta),
  'yes-or-no': (scenario) => 0.5 + 0.5 * known(totalVariation('substitute', mechanismOf(scenario))),
  'password-bare-pair': (scenario) =>
    singleGuess(1e-6, epsilonOf('substitute', scenario), scenario.delta).bound,
  'another-delta': (scenario) => singleGuess(1e-6, epsilonOf('substitute', scenario), scenario.delta).bound,
  'steps-for-four': (scenario) => known(stepsFor('substitute', { ...scenario, targetEpsilon: 4 })),
  'noise-for-four': (scenario) => known(noiseMultiplierFor('substitute', { ...scenario, targetEpsilon: 4 })),
  'promised-in-add-remove': (scenario) =>
    known(noiseMultiplierFor('add-remove', { ...scenario, targetEpsilon: 4 })),
  'kept-for-labels': (scenario) => epsilonOf('substitute', scenario),
};

/** The answer to an exercise, which is a number or the name of a choice. @throws Error where the accountant knows only a bracket */
export const recompute = ({
  id,
  scenario,
}: Pick<Exercise, 'scenario'> & { id: ExerciseId }): number | string =>
  RECOMPUTE[id](changeScenario(DEFAULT_SCENARIO, scenario));
