// Made-up replies of the right shape, for tests in which the numbers do not matter but have to differ.

import { type CurveName, forEachCurve } from '../../src/accounting/curves/registry';
import type {
  Estimate,
  RepeatSummary,
  ThresholdReading,
  WorstCaseReport,
} from '../../src/audit/estimation/types';
import { byEstimator } from '../../src/audit/estimators/lookup';
import type { EstimatorId } from '../../src/audit/estimators/registry';
import type { PointReply } from '../../src/work/queries/accountant';
import type { CurvesReply, CurvesRequest, CurveValues } from '../../src/work/queries/fastCurves';
import type { AuditRequest, ResumableAudit } from '../../src/work/worker/audit';

/** A curve of these values, each of which is known exactly. */
export const exactCurve = (...numbers: number[]): CurveValues => ({
  value: Float64Array.from(numbers),
  lower: Float64Array.from(numbers),
  upper: Float64Array.from(numbers),
});

const FACTORS: Record<CurveName, number> = {
  addRemove: 1,
  substitute: 2,
  implied: 2.5,
  group: 3,
  hiddenState: 4,
};

const curve = (values: Float64Array, factor: number): CurveValues => ({
  value: values.map((value) => factor * value),
  lower: values.map((value) => factor * value - 1),
  upper: values.map((value) => factor * value + 1),
});

/** Every curve is a multiple of the values and of sigma. */
export function fakeCurves({ mechanism, values }: CurvesRequest): CurvesReply {
  const factor = mechanism.noiseMultiplier;
  return {
    values,
    ...forEachCurve((name) => curve(values, FACTORS[name] * factor)),
    elapsed: 1,
  };
}

export function fakePoint(epsilon: number): PointReply {
  const exact = (value: number) =>
    ({ verified: true, value, lower: value, upper: value, method: 'closed-form' }) as const;
  return {
    ...forEachCurve((name) => exact(FACTORS[name] * epsilon)),
    hiddenState: exact(epsilon),
    certifiedAddRemove: { lower: epsilon, upper: epsilon },
    certifiedSubstitute: { lower: 2 * epsilon, upper: 2 * epsilon },
    elapsed: 0,
  };
}

export function fakeReport({ repeats }: AuditRequest, runs: number): WorstCaseReport {
  const summary: RepeatSummary = { mean: runs, twoStandardErrors: null, values: [runs] };
  const estimate = (estimator: EstimatorId): Estimate => ({
    estimator,
    epsilon: runs,
    pointEstimate: runs,
    upper: Number.POSITIVE_INFINITY,
    confidence: 0.95,
    confidenceHolds: true,
    adjacency: 'substitute',
    assumptions: [],
  });
  const interval = { lowerTwoSided: 0, upperTwoSided: 1 };
  const reading: ThresholdReading = {
    threshold: 0,
    falsePositives: 0,
    falseNegatives: 0,
    runs: runs * repeats,
    fpr: interval,
    fnr: interval,
    error: { lower: 0, point: 0, upper: 1 },
    direct: runs,
    gaussian: runs,
    valid: runs,
    rule: 'gaussian',
  };
  return {
    runs,
    repeats,
    ...byEstimator('worstCase', () => summary),
    pooled: byEstimator('worstCase', (id) => estimate(id)),
    atZero: reading,
    atPlanned: reading,
    curveTest: {
      errorUpper: 0,
      errorFloorAddRemove: 0,
      errorFloorSubstitute: 0,
      contradicts: false,
      confidence: 0.95,
    },
    hiddenStateEpsilon: 0,
  };
}

/** An audit that only counts its draws. @param draw called at each advance */
export function fakeAudit(request: AuditRequest, draw: (draws: number) => void = () => {}): ResumableAudit {
  let runs = 0;
  return {
    advance(draws) {
      draw(draws);
      runs += draws;
    },
    drawn: (from) => ({ from, scores: new Float64Array(2 * request.repeats * (runs - from)).fill(from) }),
    restore({ from, scores }) {
      if (from !== runs) throw new Error(`restored ${from} after ${runs}`);
      runs += scores.length / (2 * request.repeats);
    },
    get runs() {
      return runs;
    },
    report: () => fakeReport(request, runs),
  };
}
