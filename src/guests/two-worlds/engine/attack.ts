// The attacker who sees one model and says in which world it was trained. Half of each world's models choose the
// test, the other half count its errors.

import { errorsOf } from '../../../audit/estimation/holdoutThreshold';
import { learntTest } from '../../../audit/estimation/learntTest';
import { sortScores } from '../../../audit/estimation/scores/roc';
import type { FixedTest } from '../../../audit/estimation/trainingReport';
import type { AuditGameId } from '../../../audit/report/games';
import { reportOfCounts } from '../../../audit/report/ratesReport';
import { refusals } from '../../../base/numerics/errors';
import { likelihoodRatio } from './likelihoodRatio';
import { WORLDS_WORDS } from './sentences';
import type { AttackRequest, World, WorldChange, WorldsErrors, WorldsFindings } from './worlds';

const GAMES: Readonly<Record<WorldChange['kind'], AuditGameId>> = {
  remove: 'in-out',
  flip: 'labels',
  move: 'two-records',
};

/** Models of each world that choose the test. */
const choosing = (models: number): number => Math.floor(models / 2);

/**
 * Scores of all models at every kept step, and at the last one the test, its errors and the bound that follows from them. Throws an
 * InputError where a training diverged.
 */
export function attackWorlds({ change, keptSteps, delta, confidence, seen }: AttackRequest): WorldsFindings {
  const byStep = keptSteps.map((step, k) => {
    const probes = seen.map(({ probes: all }) => {
      const numbers = all.length / keptSteps.length;
      return all.subarray(k * numbers, (k + 1) * numbers);
    });
    if (probes.every((values) => values.every(Number.isFinite))) return scoresOf(probes, seen[0].models);
    throw refusals('learningRate').notANumber(WORLDS_WORDS.diverged({ step }));
  });
  const last = byStep[byStep.length - 1];
  const [original, substituted] = last.map((scores) => ({
    chosen: scores.subarray(0, choosing(scores.length)),
    counted: scores.subarray(choosing(scores.length)),
  }));
  const alpha = 1 - confidence;
  const errorsAt = (test: FixedTest): WorldsErrors => {
    const errors = errorsOf(test, original.counted, substituted.counted);
    return {
      falsePositives: errors.substitutedErrors,
      negatives: errors.substitutedRuns,
      falseNegatives: errors.originalErrors,
      positives: errors.originalRuns,
    };
  };
  const test = learntTest(sortScores(original.chosen, substituted.chosen), delta, alpha);
  const counts = errorsAt(test);
  const audit = reportOfCounts({ game: GAMES[change.kind], delta, alpha, claims: [] }, counts, false);
  const joined = (world: World) => Float64Array.from(byStep.flatMap((scores) => [...scores[world]]));
  const likelier = errorsAt({ threshold: 0, originalAbove: true });
  return { scores: [joined(0), joined(1)], test: { ...test, ...counts }, likelier, audit };
}

/** Scores of all models by the likelihood ratio that was fitted to the first half of each world's models. */
function scoresOf(probes: readonly Float64Array[], models: number): Float64Array[] {
  const width = probes[0].length / models;
  const [original, substituted] = probes.map((values) => values.subarray(0, choosing(models) * width));
  const score = likelihoodRatio(original, substituted, width);
  return probes.map((values) => Float64Array.from({ length: models }, (_, m) => score(values, m * width)));
}
