// How often a guess at the world is right if one world is likelier beforehand, estimated from scores of models of both
// worlds. The result is no bound on epsilon.
import { refusals, requireNumber } from '../../base/numerics/errors';
import { calibrationRuns, errorsOf } from './holdoutThreshold';
import { clopperPearsonLower, clopperPearsonUpper } from './rates/clopperPearson';
import type { WorldScores } from './scores/scoreStore';
import { SCORES } from './scores/sentences';
import type { FixedTest } from './trainingReport';

function moments(values: Float64Array) {
  const mean = values.reduce((sum, x) => sum + x, 0) / values.length;
  const variance = values.reduce((sum, x) => sum + (x - mean) ** 2, 0) / Math.max(1, values.length - 1);
  return { mean, variance };
}

/**
 * The threshold at which the likelier world changes if both worlds' scores are normal with one variance: the midpoint of the means,
 * moved by variance / distance times ln of the priors' odds. If the scores have another law, another threshold may be right more
 * often, and the interval for the success of this one still holds.
 */
function thresholdFor({ original, substituted }: WorldScores, prior: number): FixedTest {
  const [one, other] = [moments(original), moments(substituted)];
  const distance = one.mean - other.mean;
  const odds = Math.log(prior) - Math.log1p(-prior);
  const middle = 0.5 * (one.mean + other.mean);
  const shift = (0.5 * (one.variance + other.variance) * odds) / distance;
  const originalAbove = distance >= 0;
  // scores that tell nothing, so always guess the likelier world
  if (distance === 0)
    return { threshold: prior >= 0.5 ? -Number.MAX_VALUE : Number.MAX_VALUE, originalAbove };
  return { threshold: middle - shift, originalAbove };
}

/**
 * How often a guess at the world, by a threshold on the score, is right. `prior` in (0, 1) is the probability of the original
 * world beforehand. The first fifth of each world's models sets the threshold and is not counted; the interval adds two
 * Clopper-Pearson intervals, each at half of 1 - confidence. Equally many models per world, at least three; InputError
 * outside.
 */
export function guessWithPrior(scores: WorldScores, prior: number, confidence: number) {
  requireNumber('prior', prior, { min: 0, max: 1, exclusiveMin: true, exclusiveMax: true });
  requireNumber('confidence', confidence, { min: 0, max: 1, exclusiveMin: true, exclusiveMax: true });
  const { original, substituted } = scores;
  if (original.length < 3 || original.length !== substituted.length)
    throw refusals('runs').outOfRange(
      SCORES.unequalRuns({ original: original.length, substituted: substituted.length }),
    );
  const cut = calibrationRuns(original.length);
  const test = thresholdFor(
    { original: original.subarray(0, cut), substituted: substituted.subarray(0, cut) },
    prior,
  );
  const errors = errorsOf(test, original.subarray(cut), substituted.subarray(cut));
  const runs = errors.originalRuns;
  const level = (1 - confidence) / 4;
  const success = (one: number, other: number) => 1 - prior * one - (1 - prior) * other;
  return {
    /** Share of right guesses, the worlds weighted by their priors. `lower` and `upper` enclose it with the confidence. */
    success: success(errors.originalErrors / runs, errors.substitutedErrors / runs),
    lower: success(
      clopperPearsonUpper(errors.originalErrors, runs, level),
      clopperPearsonUpper(errors.substitutedErrors, runs, level),
    ),
    upper: success(
      clopperPearsonLower(errors.originalErrors, runs, level),
      clopperPearsonLower(errors.substitutedErrors, runs, level),
    ),
    /** Models of each world on which the guesses were counted, and how many of those were guessed wrong. */
    runs,
    originalErrors: errors.originalErrors,
    substitutedErrors: errors.substitutedErrors,
    test,
  };
}
