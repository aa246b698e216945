// A whole training audit: data, crafting, thousands of models, and what their scores say, reported while it grows.
// It can be stopped at any time and goes on where it was.
import type { BlockResult } from '../../canaries/job';
import { accountCheckpoints, createTrainingAudit } from '../../estimation/trainingAudit';
import type { CheckpointAccounts } from '../../estimation/trainingReport';
import { AccuracyMeter, type CanaryAudits, canaryAudits } from './canaryAudits';
import { type FinishedModels, finishedModelsOf, PartTrainer, type TrainingEnvironment } from './partTrainer';
import { type AuditStage, finishedModels, missing, plannedModels, planStages } from './plan';
import { AuditPreparation, type PreparedAudit } from './preparation';
import { auditReply } from './summary';
import type { FinishedWork, TrainingAuditProgress, TrainingAuditReply, TrainingAuditRequest } from './types';

/** Time over which a rate is measured, in milliseconds. */
const WINDOW = 8000;

class RateMeter {
  private marks: { at: number; done: number }[] = [];

  /** Starts the measurement, or starts it anew after a pause, so that idle time does not count. */
  start(now: number, done: number): void {
    this.marks = [{ at: now, done }];
  }

  mark(now: number, done: number): void {
    this.marks.push({ at: now, done });
    while (this.marks.length > 2 && this.marks[1].at < now - WINDOW) this.marks.shift();
  }

  /** Units per second; 0 before the first mark. */
  get value(): number {
    const first = this.marks[0];
    const last = this.marks.at(-1);
    if (!first || !last || last.done === first.done) return 0;
    return (1000 * (last.done - first.done)) / Math.max(1, last.at - first.at);
  }
}

export type { TrainingEnvironment };

export type OnProgress = (progress: TrainingAuditProgress) => void;
type OnFinished = (work: FinishedWork) => void;

/** Least time between two reports: in milliseconds, and as a multiple of the time that the last report took. */
const BETWEEN_REPORTS = 300;
const REPORT_SHARE = 10;
/** Milliseconds between two messages without a report. */
const BETWEEN_MESSAGES = 50;

interface Prepared extends PreparedAudit {
  accounts: readonly CheckpointAccounts[];
  audits: readonly CanaryAudits[];
  /** Accuracy of models without a canary. */
  without: AccuracyMeter;
  stages: readonly AuditStage[];
}

export class TrainingAuditSession {
  private readonly preparation: AuditPreparation;
  private readonly trainer: PartTrainer;
  private prepared: Prepared | null = null;
  private readonly rate = new RateMeter();
  private elapsed = 0;

  /** A session; `kept` is the work that another session of the same request has finished, in the order of `onFinished`. */
  constructor(
    private readonly request: TrainingAuditRequest,
    environment: TrainingEnvironment,
    private readonly kept: readonly FinishedWork[] = [],
  ) {
    this.elapsed = kept.at(-1)?.elapsed ?? 0;
    const crafted = kept.findLast((work) => work.kind === 'crafted')?.crafted ?? null;
    this.preparation = new AuditPreparation(request, environment.readAsset, crafted);
    this.trainer = new PartTrainer(environment);
  }

  /**
   * Runs to the end, or goes on after a stop. Rejects with an InputError for an impossible request, with a TrainingFault when
   * no backend is left, and with the signal's reason after an abort. `onFinished` is given every piece of work that need
   * not be done again.
   */
  async run(
    signal: AbortSignal,
    onProgress: OnProgress,
    onFinished: OnFinished = () => {},
  ): Promise<TrainingAuditReply> {
    const started = performance.now() - this.elapsed;
    const clock = () => {
      this.elapsed = performance.now() - started;
      return this.elapsed;
    };
    const finished: OnFinished = (work) => onFinished({ ...work, elapsed: clock() });
    try {
      this.prepared ??= await this.prepare(signal, onProgress, finished);
      await this.train(signal, this.prepared, onProgress, finished, clock);
      clock();
      return this.reply(this.prepared);
    } finally {
      clock();
    }
  }

  private async prepare(
    signal: AbortSignal,
    onProgress: OnProgress,
    onFinished: OnFinished,
  ): Promise<Prepared> {
    const { request } = this;
    const accounts = accountCheckpoints(request);
    const audit = await this.preparation.make(signal, {
      onProgress: (phase, done, total) =>
        onProgress({ phase, done, total, rate: 0, secondsLeft: Number.POSITIVE_INFINITY, partial: null }),
      onCrafted: (crafted) => onFinished({ kind: 'crafted', crafted, elapsed: 0 }),
    });
    const create = (plannedRuns: number) => createTrainingAudit({ ...request, plannedRuns }, accounts);
    const prepared: Prepared = {
      ...audit,
      accounts,
      audits: request.canaries.map((kind) => canaryAudits(kind, request, create)),
      without: new AccuracyMeter(),
      stages: planStages(audit.parts),
    };
    for (const work of this.kept) if (work.kind === 'models') enter(prepared, work);
    return prepared;
  }

  private async train(
    signal: AbortSignal,
    prepared: Prepared,
    onProgress: OnProgress,
    onFinished: OnFinished,
    clock: () => number,
  ): Promise<void> {
    const { parts, stages } = prepared;
    const steps = this.request.mechanism.steps;
    const total = steps * plannedModels(parts);
    let done = steps * parts.reduce((sum, part) => sum + finishedModels(part), 0);
    let messageAt = 0;
    let reportAt = 0;
    this.rate.start(performance.now(), done);

    const reportProgress = () => {
      const now = performance.now();
      if (now < reportAt && now < messageAt) return;
      let partial: TrainingAuditReply | null = null;
      if (now >= reportAt) {
        clock();
        partial = this.reply(prepared);
        const after = performance.now();
        reportAt = after + Math.max(BETWEEN_REPORTS, REPORT_SHARE * (after - now));
      }
      messageAt = performance.now() + BETWEEN_MESSAGES;
      const rate = this.rate.value;
      const secondsLeft = rate > 0 ? (total - done) / rate : Number.POSITIVE_INFINITY;
      onProgress({ phase: 'training', done, total, rate, secondsLeft, partial });
    };

    for (const stage of stages) {
      for (const range of missing(stage)) {
        // blocks may finish in any order, because each has the number of its first model
        const onBlock = (result: BlockResult) => {
          const work = finishedModelsOf(prepared, stage.part, result);
          enter(prepared, work);
          onFinished(work);
          done += steps * result.models;
          this.rate.mark(performance.now(), done);
          reportProgress();
        };
        await this.trainer.train(signal, stage.part, range, onBlock);
      }
    }
  }

  private reply(prepared: Prepared): TrainingAuditReply {
    const { accounts, audits, without, parts } = prepared;
    return auditReply(prepared, {
      accounts,
      checkpoints: this.request.checkpoints,
      audits: audits.map((audit) => audit.report()),
      accuracyWithout: without.value,
      backend: this.trainer.backend,
      faults: [...this.trainer.faults],
      modelsTrained: parts.reduce((sum, part) => sum + finishedModels(part), 0),
      rate: this.rate.value,
      elapsed: this.elapsed,
    });
  }
}

function enter({ audits, without, parts }: Prepared, work: FinishedModels): void {
  const { kind, repeat, finished } = parts[work.part];
  const audit = audits.find((candidate) => candidate.kind === kind);
  if (audit && repeat !== null && work.scores !== null) audit.add(repeat, work.firstModel, work.scores);
  if (audit) audit.addAccuracy(work.accuracy);
  else without.add(work.accuracy);
  finished.push({ firstModel: work.firstModel, models: work.models });
}
