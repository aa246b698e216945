// A whole training audit: data, crafting, thousands of models, and what their scores say, reported while it grows. It can
// be stopped at any time and run again: it goes on where it was. Knows neither workers nor files; both are handed in.

import { accountCheckpoints, createTrainingAudit } from '../../auditing/trainingAudit';
import type { CraftedCanaries } from '../../canaries/craft';
import type { Crafting, CraftingProgress } from '../../canaries/crafting/progress';
import type { BlockResult, ModelShape } from '../../canaries/job';
import { canaryScores } from '../../canaries/scores';
import { loadDataset } from '../../datasets/catalogue';
import type { AuditData, ReadAsset } from '../../datasets/types';
import { InputError } from '../../numerics/errors';
import { Slices } from '../slices';
import { type BackendChoice, trainModels } from '../train';
import { AccuracyMeter, CanaryAudits } from './canaryAudits';
import { crafting, craftingSteps } from './crafting';
import { finishedModels, missing, type Part, planParts, planStages, type Stage } from './plan';
import { RateMeter } from './rateMeter';
import { summariseCrafted, summariseData } from './summary';
import type {
  BackendFault,
  FinishedWork,
  TrainingAuditProgress,
  TrainingAuditReply,
  TrainingAuditRequest,
} from './types';

export interface TrainingEnvironment {
  readAsset: ReadAsset;
  /** Best first. One that fails is passed over for the rest of the session. */
  backends(): Promise<{ choices: readonly BackendChoice[]; whyNotGpu: string | null }>;
}

export type OnProgress = (progress: TrainingAuditProgress) => void;
export type OnFinished = (work: FinishedWork) => void;

/** Milliseconds between two reports, and how much longer than making one takes: reports may cost a tenth of the time. */
const BETWEEN_REPORTS = 300;
const REPORT_SHARE = 10;
/** Milliseconds between two messages without a report. */
const BETWEEN_MESSAGES = 50;

/** What training starts from. */
interface Prepared {
  data: AuditData;
  shape: ModelShape;
  crafted: CraftedCanaries;
  accounts: ReturnType<typeof accountCheckpoints>;
  audits: readonly CanaryAudits[];
  /** Of models without a canary. */
  without: AccuracyMeter;
  stages: readonly Stage[];
  parts: readonly Part[];
}

export class TrainingAuditSession {
  private data: AuditData | null = null;
  private crafting: { generator: Crafting<CraftedCanaries>; done: number } | null = null;
  private crafted: CraftedCanaries | null = null;
  private prepared: Prepared | null = null;
  private readonly rate = new RateMeter();
  private readonly faults: BackendFault[] = [];
  private choices: readonly BackendChoice[] | null = null;
  private whyNotGpu: string | null = null;
  private backend: TrainingAuditReply['backend'] = null;
  private elapsed = 0;

  /** `kept`: what another session of the same request has finished, in the order it was told. */
  constructor(
    private readonly request: TrainingAuditRequest,
    private readonly environment: TrainingEnvironment,
    private readonly kept: readonly FinishedWork[] = [],
  ) {
    this.elapsed = kept.at(-1)?.elapsed ?? 0;
    for (const work of kept) if (work.kind === 'crafted') this.crafted = work.crafted;
  }

  /**
   * Runs to the end, or goes on after a stop. Rejects with a InputError for a request that cannot be, with a TrainingFault
   * when no backend is left, with the signal's reason once it is aborted; what was done by then is kept. `onFinished` hears
   * of every piece of work that need not be done again.
   */
  async run(
    signal: AbortSignal,
    onProgress: OnProgress,
    onFinished: OnFinished = () => {},
  ): Promise<TrainingAuditReply> {
    const started = performance.now();
    const before = this.elapsed;
    const clock = () => {
      this.elapsed = before + performance.now() - started;
    };
    try {
      const finished: OnFinished = (work) => {
        clock();
        onFinished({ ...work, elapsed: this.elapsed });
      };
      const prepared = await this.prepare(signal, onProgress, finished);
      await this.train(signal, prepared, onProgress, finished, clock);
      clock();
      return this.reply(prepared);
    } finally {
      clock();
    }
  }

  private async prepare(
    signal: AbortSignal,
    onProgress: OnProgress,
    onFinished: OnFinished,
  ): Promise<Prepared> {
    if (this.prepared) return this.prepared;
    const { request } = this;
    const tell = (phase: 'loading' | 'crafting', done: number, total: number) =>
      onProgress({ phase, done, total, rate: 0, secondsLeft: Number.POSITIVE_INFINITY, partial: null });
    tell('loading', 0, 1);
    const accounts = accountCheckpoints(request);
    this.data ??= await this.load();
    signal.throwIfAborted();
    const { data } = this;
    const total = craftingSteps(request, data);
    if (this.crafted === null) {
      this.crafting ??= { generator: crafting(request, data), done: 0 };
      tell('crafting', this.crafting.done, total);
      this.crafted = await craft(signal, this.crafting, (done) => tell('crafting', done, total));
      onFinished({ kind: 'crafted', crafted: this.crafted, elapsed: 0 });
    }
    const { crafted } = this;
    const { shape } = crafted.reference.model;
    const parts = await inSlices(signal, planParts(request, data, shape, crafted));
    const prepared: Prepared = {
      data,
      shape,
      crafted,
      accounts,
      audits: request.canaries.map(
        (kind) =>
          new CanaryAudits(kind, request, (plannedRuns) =>
            createTrainingAudit({ ...request, plannedRuns }, accounts),
          ),
      ),
      without: new AccuracyMeter(),
      parts,
      stages: planStages(parts),
    };
    for (const work of this.kept) if (work.kind === 'models') enter(prepared, work);
    this.prepared = prepared;
    return prepared;
  }

  private async load(): Promise<AuditData> {
    const { dataset, ownData } = this.request;
    if (dataset !== 'own') return loadDataset(dataset, this.environment.readAsset);
    if (ownData) return ownData;
    throw new InputError('missing', 'ownData', "The data set is 'own' but no file was given; load one.");
  }

  private async train(
    signal: AbortSignal,
    prepared: Prepared,
    onProgress: OnProgress,
    onFinished: OnFinished,
    clock: () => void,
  ): Promise<void> {
    const { parts, stages } = prepared;
    const steps = this.request.mechanism.steps;
    const total = steps * parts.reduce((sum, { job }) => sum + 2 * job.runsPerWorld, 0);
    let done = steps * parts.reduce((sum, part) => sum + finishedModels(part), 0);
    let messageAt = 0;
    let reportAt = 0;
    this.rate.start(performance.now(), done);

    const tell = () => {
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

    if (stages.some((stage) => missing(stage).length > 0)) await this.openBackends();
    for (const stage of stages) {
      for (const range of missing(stage)) {
        const take = (result: BlockResult) => {
          const work = finishedModelsOf(prepared, stage.part, result);
          enter(prepared, work);
          onFinished(work);
          done += steps * result.models;
          this.rate.mark(performance.now(), done);
          tell();
        };
        await this.trainRange(signal, stage.part, range, take);
      }
    }
  }

  private async openBackends(): Promise<void> {
    if (this.choices !== null) return;
    const { choices, whyNotGpu } = await this.environment.backends();
    this.choices = choices;
    this.whyNotGpu = whyNotGpu;
  }

  /** Trains some models of a part; a backend that fails on the way is dropped for good. */
  private async trainRange(
    signal: AbortSignal,
    part: Part,
    range: { firstModel: number; models: number },
    take: (result: BlockResult) => void,
  ): Promise<void> {
    const { whyNotGpu } = this;
    const choices = this.choices ?? [];
    // the blocks' order does not matter: what is kept of them is taken in `take`
    await trainModels(
      signal,
      part.job,
      choices,
      {
        onBlock: take,
        onBackend: (name, description) => {
          this.backend = { name, description, whyNotGpu: name === 'webgpu' ? null : whyNotGpu };
        },
        onFault: (name, { code, message }) => {
          // the processor's workers stand twice among the choices: what both refuse alike is said once
          const told = this.faults.some((fault) => fault.backend === name && fault.message === message);
          if (!told) this.faults.push({ backend: name, code, message });
          this.choices = (this.choices ?? []).slice(1);
        },
        onReplaced: (name, message) => {
          const told = this.faults.some((fault) => fault.code === 'replaced' && fault.message === message);
          if (!told) this.faults.push({ backend: name, code: 'replaced', message });
        },
      },
      null,
      range,
    ).catch((error: unknown) => {
      // none left: the next run may try them all again
      if (this.choices?.length === 0) this.choices = null;
      throw error;
    });
  }

  private reply({ data, shape, crafted, accounts, audits, without, parts }: Prepared): TrainingAuditReply {
    const modelsTrained = parts.reduce((sum, part) => sum + finishedModels(part), 0);
    return {
      data: summariseData(data),
      shape,
      crafted: summariseCrafted(crafted, data),
      checkpoints: this.request.checkpoints,
      ceilings: accounts.map(({ addRemove, substitute, hiddenState }) => ({
        addRemove,
        substitute,
        hiddenState,
      })),
      audits: audits.map((audit) => audit.report()),
      accuracyWithout: without.value,
      backend: this.backend,
      faults: [...this.faults],
      modelsTrained,
      rate: this.rate.value,
      elapsed: this.elapsed,
      complete: parts.every((part) => finishedModels(part) === 2 * part.job.runsPerWorld),
    };
  }
}

type FinishedModels = Extract<FinishedWork, { kind: 'models' }>;

/** What is kept of a trained block. */
function finishedModelsOf({ crafted, parts }: Prepared, part: Part, result: BlockResult): FinishedModels {
  const { kind, repeat, job } = part;
  const { firstModel, models, accuracy } = result;
  const scored = kind !== null && repeat !== null;
  const scores = scored ? canaryScores(kind, crafted, result, job.checkpoints.length) : null;
  return { kind: 'models', part: parts.indexOf(part), firstModel, models, scores, accuracy, elapsed: 0 };
}

/** Hands finished models to the audit of their canary. */
function enter({ audits, without, parts }: Prepared, work: FinishedModels): void {
  const { kind, repeat, finished } = parts[work.part];
  const audit = audits.find((candidate) => candidate.kind === kind);
  if (audit && repeat !== null && work.scores !== null) audit.add(repeat, work.firstModel, work.scores);
  if (audit) audit.addAccuracy(work.accuracy);
  else without.add(work.accuracy);
  finished.push({ firstModel: work.firstModel, models: work.models });
}

/** Runs a generator to its end with a turn of the event loop after every step of it. */
async function inSlices<Result>(
  signal: AbortSignal,
  generator: Generator<void, Result, void>,
): Promise<Result> {
  const slices = new Slices(signal);
  for (;;) {
    const next = generator.next();
    if (next.done) return next.value;
    await slices.turn();
  }
}

/** Runs a crafting generator in short slices; left where it was when the signal aborts, it goes on from there. */
async function craft(
  signal: AbortSignal,
  crafting: { generator: Crafting<CraftedCanaries>; done: number },
  tell: (done: number) => void,
): Promise<CraftedCanaries> {
  const slices = new Slices(signal);
  let previous: CraftingProgress | null = null;
  for (;;) {
    const next = crafting.generator.next();
    if (next.done) return next.value;
    const { phase, done } = next.value;
    crafting.done += previous?.phase === phase ? done - previous.done : done;
    previous = next.value;
    if (slices.due) {
      tell(crafting.done);
      await slices.turn();
    }
  }
}
