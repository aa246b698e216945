// The audit of trained models. It reads one checkpoint after another, so that the scores may lie in files that together
// are larger than the memory. It depends on neither training nor canaries. Until the models that set the threshold are
// there, its report is provisional and claims nothing. From then until the planned number of models is reached, its bounds
// at that threshold hold at every moment, and those at the best of all thresholds stay provisional.
import { epsilon, totalVariation } from '../../accounting/accountant';
import { checkDelta, checkMechanism } from '../../accounting/domain';
import { hiddenStateEpsilon } from '../../accounting/hiddenState/hiddenState';
import type { Mechanism } from '../../accounting/types';
import { refusals, requireNumber } from '../../base/numerics/errors';
import { byEstimator, each } from '../estimators/lookup';
import { conversionFor, conversionRule } from './accuracyBound';
import { calibratedCount } from './calibratedCount';
import { estimator } from './estimators/registry';
import { calibrationRuns } from './holdoutThreshold';
import { observedErrors } from './observed';
import { curveTest } from './profileRejection';
import { effectSize } from './scores/effectSize';
import { rocCurve, sortScores } from './scores/roc';
import { scoreHistogram } from './scores/scoreHistogram';
import { ScoreStore } from './scores/scoreStore';
import { SCORES } from './scores/sentences';
import { createBoundTables } from './thresholdScan';
import {
  type CheckpointAccounts,
  type CheckpointAudit,
  ceilingsOf,
  type KeptScores,
  type ScoreView,
  type TrainingAudit,
  type TrainingAuditReport,
} from './trainingReport';
import type { Moment } from './types';

export interface CheckpointAuditRequest {
  /** The mechanism of the whole training. At checkpoint t, the claims are about its first t steps. */
  mechanism: Mechanism;
  /** delta of the claims, in [1e-15, 0.5]. */
  delta: number;
  /** 1 - alpha of a single claim. */
  confidence: number;
  /** Ascending steps in 1..mechanism.steps at which every model was scored. */
  checkpoints: readonly number[];
  /** Models per world in the end; left out if every report has as many models as were planned. */
  plannedRuns?: number;
}

function checkRequest({ mechanism, delta, confidence, checkpoints }: CheckpointAuditRequest): void {
  checkMechanism(mechanism);
  checkDelta(delta);
  requireNumber('confidence', confidence, { min: 0, max: 1, exclusiveMin: true, exclusiveMax: true });
  const range = { min: 1, max: mechanism.steps, integer: true };
  checkpoints.forEach((step, i) => {
    requireNumber('checkpoints', step, range);
    if (i > 0 && step <= checkpoints[i - 1])
      throw refusals('checkpoints').inconsistent(SCORES.notAscending({ step, before: checkpoints[i - 1] }));
  });
  if (checkpoints.length === 0) throw refusals('checkpoints').missing(SCORES.noCheckpoint);
}

/** The accounting of a request, to be shared by audits of the same request. Throws InputError. */
export function accountCheckpoints(request: CheckpointAuditRequest): readonly CheckpointAccounts[] {
  checkRequest(request);
  const { delta } = request;
  return request.checkpoints.map((steps) => {
    const mechanism = { ...request.mechanism, steps };
    return {
      mechanism,
      addRemove: epsilon('add-remove', mechanism, delta),
      substitute: epsilon('substitute', mechanism, delta),
      hiddenState: hiddenStateEpsilon(mechanism, delta),
      addRemoveVariation: totalVariation('add-remove', mechanism),
      substituteVariation: totalVariation('substitute', mechanism),
    };
  });
}

/** Creates an audit without models. Throws InputError. */
export function createTrainingAudit(
  request: CheckpointAuditRequest,
  points: readonly CheckpointAccounts[] = accountCheckpoints(request),
): TrainingAudit {
  const store = new ScoreStore(request.checkpoints);
  const add: TrainingAudit['add'] = (firstModel, scores) => store.add(firstModel, scores);
  return Object.assign(readTrainingAudit(request, store, points), { add });
}

/** The readings of kept scores, computed anew at each call. `points` are the accounting of the same request. */
export function readTrainingAudit(
  request: CheckpointAuditRequest,
  store: KeptScores,
  points: readonly CheckpointAccounts[],
) {
  const { delta, confidence, checkpoints, plannedRuns } = request;
  const familyConfidence = 1 - (1 - confidence) / checkpoints.length;

  function momentAt(runs: number): Moment {
    if (plannedRuns === undefined || runs >= plannedRuns) return 'planned';
    const calibrating = calibrationRuns(plannedRuns);
    return store.unbroken >= 2 * calibrating && runs > calibrating ? 'every' : 'provisional';
  }

  return {
    get models(): number {
      return store.models;
    },
    ceilings: ceilingsOf(points),
    report(): TrainingAuditReport | null {
      const runs = store.at(0).original.length;
      if (runs < 2) return null;
      const moment = momentAt(runs);
      const ahead = { moment, planned: plannedRuns ?? runs };
      const terms = { delta, confidence, tables: createBoundTables() };
      const estimators = byEstimator('trained', (id) => estimator(id, terms));
      const familyEstimate = estimator('valid', { ...terms, confidence: familyConfidence });
      const claims = moment !== 'provisional';
      return {
        runs,
        moment,
        confidence,
        familyConfidence,
        checkpoints: points.map((point, i): CheckpointAudit => {
          const worlds = store.at(i);
          const { test, count } = calibratedCount(worlds, ahead);
          const observed = {
            scores: sortScores(worlds.original, worlds.substituted),
            fixed: { 'likelihood-ratio': count, planned: count },
            conversion: conversionFor(point.mechanism, delta),
            moment,
          };
          const familyValid = familyEstimate(observed);
          const family = familyValid.epsilon;
          return {
            step: checkpoints[i],
            ...each(estimators, (estimate) => estimate(observed)),
            test,
            familyValid,
            familyCurveTest: curveTest(
              claims ? observedErrors(count, familyConfidence, moment).upper : 1,
              point.addRemoveVariation,
              point.substituteVariation,
              familyConfidence,
            ),
            effectSize: effectSize(worlds.original, worlds.substituted),
            exceedsAddRemove:
              conversionRule(point.mechanism.samplingRate) === 'gaussian' && point.addRemove.verified
                ? claims && family > point.addRemove.value
                : null,
            exceedsSubstitute: claims && family > (point.substitute.value ?? point.substitute.upper),
          };
        }),
      };
    },
    view(checkpoint: number, bins = 40): ScoreView | null {
      requireNumber('checkpoint', checkpoint, { min: 0, max: checkpoints.length - 1, integer: true });
      requireNumber('bins', bins, { min: 1, max: 1000, integer: true });
      const { original, substituted } = store.at(checkpoint);
      if (original.length === 0) return null;
      return {
        step: checkpoints[checkpoint],
        roc: rocCurve(sortScores(original, substituted)),
        histogram: scoreHistogram(original, substituted, bins),
      };
    },
  };
}
