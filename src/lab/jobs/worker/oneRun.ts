// Audits of one run as a worker exposes them: in short turns, with the model as it is now and then. The numbers are the core's.
import type { Mechanism } from '../../../accounting/types';
import type {
  GuessCountChoice as GuessCountReply,
  GuessCountChoiceQuery as GuessCountRequest,
} from '../../../addons/oneRun/canaries/guessCountChoice';
import type {
  OneRunCell,
  OneRunCellResult,
  OneRunCheckpoint,
  OneRunDesign,
  OneRunFindings,
  RankedMoment,
} from '../../../addons/oneRun/training/types';
import type { Job } from '../messages/workerApi';
import type { Steps } from '../queries/query';
import { follow } from './follow';

export type * from '../../../addons/oneRun/training/types';
export type { GuessCountReply };

/** A run as it goes: its model so far; findings with the last step. */
export interface OneRunReply {
  /** Share made of what training starts from, 0 to 1; 1 with the first step. */
  prepared: number;
  /** Null until the first step. */
  moment: RankedMoment | null;
  /** Null until the last step: no bound is looked at on the way. */
  findings: OneRunFindings | null;
  /** Seconds that workers have spent on it so far. */
  seconds: number;
}

/** A run as far as a worker has come, from which the next worker continues. */
export interface OneRunSoFar {
  checkpoint: OneRunCheckpoint;
  seconds: number;
}

/** A reply as it grows, in the form in which resumable calls report it. */
export interface Told<Value> {
  partial: Value;
}

export interface OneRunSweepRequest {
  cells: readonly OneRunCell[];
}

export interface OneRunSweepReply {
  /** The share that is done of all steps of all runs. */
  share: number;
  /** In the order of the cells; those that are done. */
  results: readonly OneRunCellResult[];
}

/** Asks for the worst case of the same mechanism at several numbers of runs. */
export interface ThousandsRequest {
  mechanism: Mechanism;
  delta: number;
  confidence: number;
  seed: number;
  /** Per world. */
  runs: readonly number[];
}

export interface ThousandsReply {
  bounds: readonly { runs: number; epsilon: number }[];
  limit: number | null;
  /** Seconds that this worker has spent on all of them so far. */
  seconds: number;
}

/** The functions of the core that answer. */
export interface OneRunCore {
  /** `assets`: where data files lie. Loads what the design needs. */
  openRun(
    design: OneRunDesign,
    assets: string,
    from: OneRunCheckpoint | null,
  ): Promise<AsyncGenerator<number | WatchedStep, Watched, void>>;
  openCell(cell: OneRunCell): Promise<Generator<void, OneRunCellResult, void>>;
  traceGuessCountChoice(request: GuessCountRequest): Generator<GuessCountReply, GuessCountReply, void>;
  traceBoundByRuns(
    request: ThousandsRequest,
  ): Generator<Omit<ThousandsReply, 'seconds'>, Omit<ThousandsReply, 'seconds'>, void>;
}

interface Watched {
  last: RankedMoment;
  findings: OneRunFindings;
}

/**
 * One step of a watched run. A number that comes before the first step is the share of its preparation that is done. `look`
 * and `checkpoint` may have to read from a device first, and give null if the device was lost and the run goes on
 * elsewhere.
 */
interface WatchedStep {
  look(): Promise<RankedMoment | null>;
  checkpoint(): Promise<OneRunCheckpoint | null>;
}

/** Milliseconds between two checkpoints. A lost worker costs at most that much, and the step it was in. */
const BETWEEN_CHECKPOINTS = 1000;

/** `assets`: where the page's data files lie. */
interface RunRequest {
  design: OneRunDesign;
  assets: string;
}

/** One run, from where an earlier call has left it. */
async function watch(
  core: OneRunCore,
  { design, assets }: RunRequest,
  { turn, tell, keep: handOut, kept: earlier }: Job<Told<OneRunReply>, OneRunSoFar>,
  every: number,
): Promise<OneRunReply> {
  const from = earlier.at(-1) ?? null;
  const trace = await core.openRun(design, assets, from?.checkpoint ?? null);
  await turn.pause();
  const seconds = () => (from?.seconds ?? 0) + turn.elapsed() / 1000;
  let step: WatchedStep | null = null;
  let kept = turn.elapsed();
  const keep = async () => {
    kept = turn.elapsed();
    const checkpoint = step && (await step.checkpoint());
    return checkpoint && handOut({ checkpoint, seconds: seconds() });
  };
  const noted = (async function* () {
    for (;;) {
      const next = await trace.next();
      if (next.done) return next.value;
      if (typeof next.value !== 'number') step = next.value;
      if (turn.elapsed() - kept >= every) await keep();
      yield next.value;
    }
  })();
  try {
    const { last, findings } = await follow(noted, turn, async (newest) => {
      const preparing = typeof newest === 'number';
      const moment = preparing ? null : await newest.look();
      if (moment === null && !preparing) return false;
      const prepared = preparing ? newest : 1;
      tell({ partial: { prepared, moment, findings: null, seconds: seconds() } });
      return true;
    });
    return { prepared: 1, moment: last, findings, seconds: seconds() };
  } catch (error) {
    // heard before the reply that ends the call, on whichever port
    if (turn.signal.aborted) await keep();
    throw error;
  } finally {
    // a device frees what the run held
    await trace.return({} as never);
  }
}

const stepsOf = ({ design, repeats }: OneRunCell): number => repeats * design.steps;

/** Runs cell after cell, except those that an earlier call has finished. */
async function sweep(
  core: OneRunCore,
  { cells }: OneRunSweepRequest,
  { turn, tell: onProgress, keep, kept }: Job<Told<OneRunSweepReply>, OneRunCellResult>,
): Promise<OneRunSweepReply> {
  const total = cells.reduce((sum, cell) => sum + stepsOf(cell), 0);
  const results = [...kept];
  let done = cells.slice(0, kept.length).reduce((sum, cell) => sum + stepsOf(cell), 0);
  for (const cell of cells.slice(kept.length)) {
    let within = 0;
    const tell = () => {
      onProgress({ partial: { share: (done + within) / total, results: [...results] } });
      return true;
    };
    const trace = await core.openCell(cell);
    const counted = (function* () {
      for (;;) {
        const step = trace.next();
        if (step.done) return step.value;
        within++;
        yield;
      }
    })();
    const result = await follow(counted, turn, tell);
    results.push(result);
    keep(result);
    done += stepsOf(cell);
    within = 0;
    tell();
  }
  return { share: 1, results };
}

export type OneRunTable = ReturnType<typeof oneRunQueries>;

/**
 * What the worker of chapter 5 answers. A run hands out what it can be taken up from, now and then and when it is called off; a sweep
 * hands out each result once. `every`: milliseconds between two checkpoints of a run.
 */
export const oneRunQueries = (core: OneRunCore, every = BETWEEN_CHECKPOINTS) => ({
  run: (request: RunRequest, job: Job<Told<OneRunReply>, OneRunSoFar>) => watch(core, request, job, every),

  sweep: (request: OneRunSweepRequest, job: Job<Told<OneRunSweepReply>, OneRunCellResult>) =>
    sweep(core, request, job),

  guessCounts: (request: GuessCountRequest): Steps<GuessCountReply> => core.traceGuessCountChoice(request),

  async thousands(request: ThousandsRequest, { turn, tell }: Job<ThousandsReply>): Promise<ThousandsReply> {
    const timed = (bounds: Omit<ThousandsReply, 'seconds'>) => ({
      ...bounds,
      seconds: turn.elapsed() / 1000,
    });
    const show = (bounds: Omit<ThousandsReply, 'seconds'>) => {
      tell(timed(bounds));
      return true;
    };
    return timed(await follow(core.traceBoundByRuns(request), turn, show));
  },
});
