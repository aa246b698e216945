// The scores of one attack as its models finish, and the reports on them: of each repeat, of all pooled, and their summary.

import type { CanaryKind } from '../../canaries/registry';
import { summarise } from '../../estimation/estimate';
import type { RocCurve } from '../../estimation/scores/roc';
import type {
  AuditReadings,
  ScoreView,
  TrainingAudit,
  TrainingAuditReport,
} from '../../estimation/trainingReport';
import type { Estimate } from '../../estimation/types';
import { byEstimator, CHOSEN_ESTIMATORS, valueIn } from '../../estimators/lookup';
import type { Accuracy, CanaryAudit, CheckpointSummary, TrainingAuditRequest } from './types';

/** Points of a drawn ROC curve; more cannot be seen. */
const ROC_POINTS = 256;

export class AccuracyMeter {
  private sum = 0;
  private models = 0;

  add(accuracies: Float32Array): void {
    for (const accuracy of accuracies) this.sum += accuracy;
    this.models += accuracies.length;
  }

  get value(): Accuracy | null {
    return this.models === 0 ? null : { mean: this.sum / this.models, models: this.models };
  }
}

export type CanaryAudits = ReturnType<typeof canaryAudits>;

/** The audits of one attack. `create` makes an audit that ends with the given number of models per world. */
export function canaryAudits(
  kind: CanaryKind,
  { repeats, modelsPerWorld }: TrainingAuditRequest,
  create: (plannedRuns: number) => TrainingAudit,
) {
  const accuracy = new AccuracyMeter();
  const pooled = create(repeats * modelsPerWorld);
  const apart = repeats === 1 ? [pooled] : Array.from({ length: repeats }, () => create(modelsPerWorld));
  /** The last answer; null if scores have been added since. */
  let answer: CanaryAudit | null = null;
  return {
    kind,
    /** Adds scores of models firstModel, firstModel + 1, ...: models x checkpoints, row-major. */
    add(repeat: number, firstModel: number, scores: Float64Array): void {
      if (repeats > 1) apart[repeat].add(firstModel, scores);
      pooled.add(repeat * 2 * modelsPerWorld + firstModel, scores);
      answer = null;
    },
    addAccuracy(accuracies: Float32Array): void {
      if (accuracies.length === 0) return;
      accuracy.add(accuracies);
      if (answer !== null) answer = { ...answer, accuracy: accuracy.value };
    },
    report(): CanaryAudit {
      answer ??= canaryAudit(kind, pooled, apart, accuracy.value);
      return answer;
    },
  };
}

/** The audit of one attack's scores, pooled and repeat by repeat. With a single repeat, both are the same readings. */
export function canaryAudit(
  kind: CanaryKind,
  pooled: AuditReadings,
  repeats: readonly AuditReadings[],
  accuracy: Accuracy | null,
): CanaryAudit {
  const report = pooled.report();
  const reports = repeats.length === 1 ? [report] : repeats.map((audit) => audit.report());
  // each curve is thinned before the next is made, because a whole curve has as many points as there are models
  const views = pooled.ceilings.map((_, checkpoint) => {
    const view = pooled.view(checkpoint);
    return view && thinRoc(view, ROC_POINTS);
  });
  return {
    kind,
    models: pooled.models,
    pooled: report,
    summary: reports.every((one) => one !== null) ? summariseRepeats(reports) : null,
    views: views.every((view) => view !== null) ? views : null,
    accuracy,
  };
}

function summariseRepeats(reports: readonly TrainingAuditReport[]): CheckpointSummary[] {
  return reports[0].checkpoints.map(({ step }, i) => {
    const at = reports.map(({ checkpoints }) => checkpoints[i]);
    return {
      step,
      ...byEstimator(
        'trained',
        (id) => summarise(at.map((one) => valueIn<'trained', Estimate>('trained', id, one).epsilon)),
        CHOSEN_ESTIMATORS,
      ),
      dPrime: summarise(at.map(({ effectSize }) => effectSize.value)),
    };
  });
}

/** The view with at most `points` points of its curve, evenly chosen, both ends among them. */
export function thinRoc(view: ScoreView, points: number): ScoreView {
  const { threshold, fpr, tpr } = view.roc;
  const last = threshold.length - 1;
  if (last < points) return view;
  const kept = Array.from({ length: points }, (_, i) => Math.round((i * last) / (points - 1)));
  const pick = (values: Float64Array) => Float64Array.from(kept, (i) => values[i]);
  const roc: RocCurve = { threshold: pick(threshold), fpr: pick(fpr), tpr: pick(tpr) };
  return { ...view, roc };
}
