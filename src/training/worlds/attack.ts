// The attacker who sees one model and says in which world it was trained. Half of each world's models choose the test, the other half
// count its errors: what is claimed of epsilon rests on models that had no part in choosing.

import { errorsOf } from '../../auditing/holdoutThreshold';
import type { ReaderGameId } from '../../auditing/reader/games';
import { reportOfCounts } from '../../auditing/reader/report';
import { learntTest } from '../../auditing/reader/thresholds';
import { sortScores } from '../../auditing/scores/roc';
import { InputError } from '../../numerics/errors';
import { likelihoodRatio } from './likelihoodRatio';
import type { AttackRequest, SeenWorld, WorldChange, WorldsFindings } from './worlds';

const GAMES: Readonly<Record<WorldChange['kind'], ReaderGameId>> = {
  remove: 'in-out',
  flip: 'labels',
  move: 'two-records',
};

/** Models of each world that choose the test. */
export const choosingModels = (models: number): number => Math.floor(models / 2);

/**
 * Scores at every kept step, and at the last one the test and what its errors say of epsilon. Throws an InputError where a
 * training diverged, and for a delta or confidence out of range.
 */
export function attackWorlds(
  { change, keptSteps, delta, confidence }: AttackRequest,
  [original, substituted]: readonly [SeenWorld, SeenWorld],
): WorldsFindings {
  const moments = keptSteps.length;
  const scores = [
    new Float64Array(moments * original.models),
    new Float64Array(moments * substituted.models),
  ] as const;
  const at = ({ probes }: SeenWorld, k: number) => {
    const numbers = probes.length / moments;
    return probes.subarray(k * numbers, (k + 1) * numbers);
  };
  for (let k = 0; k < moments; k++) {
    const seen = [at(original, k), at(substituted, k)] as const;
    if (!seen.every((values) => values.every(Number.isFinite))) {
      const message = `By step ${keptSteps[k]} a model had grown beyond all numbers: the training diverged. Lower learningRate.`;
      throw new InputError('not-a-number', 'learningRate', message);
    }
    const width = seen[0].length / original.models;
    const score = likelihoodRatio(
      seen[0].subarray(0, choosingModels(original.models) * width),
      seen[1].subarray(0, choosingModels(substituted.models) * width),
      width,
    );
    [original, substituted].forEach(({ models }, world) => {
      for (let m = 0; m < models; m++) {
        scores[world][k * models + m] = score(seen[world], m * width);
      }
    });
  }
  const last = scores.map((values, world) => {
    const { models } = [original, substituted][world];
    return values.subarray((moments - 1) * models);
  });
  const halves = last.map((values) => {
    const choosing = choosingModels(values.length);
    return { chosen: values.subarray(0, choosing), counted: values.subarray(choosing) };
  });
  const alpha = 1 - confidence;
  const chosen = learntTest(sortScores(halves[0].chosen, halves[1].chosen), delta, alpha);
  const errors = errorsOf(chosen, halves[0].counted, halves[1].counted);
  const counts = {
    falsePositives: errors.substitutedErrors,
    negatives: errors.substitutedRuns,
    falseNegatives: errors.originalErrors,
    positives: errors.originalRuns,
  };
  const game = GAMES[change.kind];
  const audit = reportOfCounts({ game, delta, alpha, claims: [] }, counts, false);
  return { scores, test: { ...chosen, ...counts }, audit };
}
