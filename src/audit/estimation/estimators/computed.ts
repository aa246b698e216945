// The functions behind the registry's estimators of two worlds, which read scores.

import type { AuditName, EstimatorOf } from '../../estimators/registry';
import type { EstimateTerms, ObservedScores } from '../observed';
import type { Estimate } from '../types';
import { direct, directBest } from './direct';
import { paper } from './paper';
import { valid } from './valid';

/** An estimator, called first with its terms. What it prepares for them is shared by all scores that it is then given. */
type ScoreEstimator = (terms: EstimateTerms) => (observed: ObservedScores) => Estimate;

/** The audits that hold scores of two worlds and know the mechanism. */
export type WorldsAudit = Extract<AuditName, 'worstCase' | 'trained'>;

const SCORE_ESTIMATORS = { paper, valid, directBest, direct } as const satisfies Record<
  EstimatorOf<WorldsAudit>,
  ScoreEstimator
>;

/** One estimator of scores, at the given terms. */
export const estimator = (id: EstimatorOf<WorldsAudit>, terms: EstimateTerms) => SCORE_ESTIMATORS[id](terms);
