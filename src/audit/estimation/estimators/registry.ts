// The estimators that read scores of two worlds, a line each. `npm run api` writes what they say of themselves into
// src/audit/estimators/entries.ts, which the page reads without this code.

import type { AuditName, EstimatorOf } from '../../estimators/registry';
import type { EstimateTerms, ObservedScores } from '../observed';
import type { Estimate } from '../types';
import { direct, directBest } from './direct';
import { paper } from './paper';
import type { ScoreEstimator } from './scoreEstimator';
import { valid } from './valid';

/** The estimators by the name that links, recorded results and reports use, so never rename one. */
export const SCORE_ESTIMATORS = { paper, valid, directBest, direct } as const satisfies Record<
  string,
  ScoreEstimator
>;

/** The audits that hold scores of two worlds and know the mechanism. */
export type WorldsAudit = Extract<AuditName, 'worstCase' | 'trained'>;

/** One estimator of scores, at the given terms. */
export const estimator = (
  id: EstimatorOf<WorldsAudit>,
  terms: EstimateTerms,
): ((observed: ObservedScores) => Estimate) => SCORE_ESTIMATORS[id].estimate(terms);
