// Audits of one run as a worker serves them: in short turns, with the state of the model from time to time. All numbers
// come from src/oneRun.
import type { Mechanism } from '../../accounting/types';
import { traceBoundByRuns } from '../../audit/canaries/S1/boundByRuns';
import type { StepOf } from '../../base/numerics/generators';
import {
  type GuessCountChoice as GuessCountReply,
  type GuessCountChoiceQuery as GuessCountRequest,
  traceGuessCountChoice,
} from '../../oneRun/canaries/guessCountChoice';
import type { watchOneRun } from '../../oneRun/training/design';
import { openCell, openRun } from '../../oneRun/training/openInBrowser';
import type {
  OneRunCell,
  OneRunCellResult,
  OneRunCheckpoint,
  OneRunDesign,
  OneRunFindings,
  RankedMoment,
} from '../../oneRun/training/types';
import type { Steps } from '../queries/query';
import type { Job } from '../queries/workerApi';
import { follow } from './follow';

export type * from '../../oneRun/training/types';
export type { GuessCountReply };

export interface OneRunReply {
  /** Share of the preparation before training that is done, from 0 to 1; it is 1 from the first step on. */
  prepared: number;
  /** State of the run after its newest step; null until the first step. */
  moment: RankedMoment | null;
  /** Findings of the audit; null until the last step, because no bound may be looked at on the way. */
  findings: OneRunFindings | null;
  /** Seconds that workers have spent on it so far. */
  seconds: number;
}

/** A checkpoint of a run, from which another worker can go on. */
export interface OneRunSoFar {
  checkpoint: OneRunCheckpoint;
  seconds: number;
}

/** A message with a part of a reply, in the form that resumable calls expect. */
export interface PartialMessage<Value> {
  partial: Value;
}

export interface OneRunSweepRequest {
  cells: readonly OneRunCell[];
}

export interface OneRunSweepReply {
  /** Share of all steps of all runs that is done, from 0 to 1. */
  share: number;
  /** Results of the cells that are done, in the order of the cells. */
  results: readonly OneRunCellResult[];
}

export interface ThousandsRequest {
  mechanism: Mechanism;
  delta: number;
  confidence: number;
  seed: number;
  /** Numbers of runs per world. */
  runs: readonly number[];
}

export interface ThousandsReply {
  bounds: readonly { runs: number; epsilon: number }[];
  limit: number | null;
  seconds: number;
}

/** Milliseconds between two checkpoints. A lost worker costs at most this time and the step that it was in. */
const BETWEEN_CHECKPOINTS = 1000;

interface RunRequest {
  design: OneRunDesign;
  assets: string;
}

/** Opens a training run that is watched: from data files at `assets`, and from a checkpoint unless it is null. */
export type OpenRun = (
  design: OneRunDesign,
  assets: string,
  from: OneRunCheckpoint | null,
) => Promise<ReturnType<typeof watchOneRun>>;

/** Functions that open runs and cells; a test can hand in its own. */
interface Openers {
  run: OpenRun;
  cell: typeof openCell;
}

type Watched = StepOf<typeof watchOneRun>;

async function watch(
  openRun: OpenRun,
  { design, assets }: RunRequest,
  { turn, onProgress, onPiece, kept: earlier }: Job<PartialMessage<OneRunReply>, OneRunSoFar>,
  every: number,
): Promise<OneRunReply> {
  const from = earlier.at(-1) ?? null;
  const trace = await openRun(design, assets, from?.checkpoint ?? null);
  await turn.pause();
  const seconds = () => (from?.seconds ?? 0) + turn.elapsed() / 1000;
  let newest: Exclude<Watched, { prepared: number }> | null = null;
  let kept = turn.elapsed();
  const keep = () => {
    kept = turn.elapsed();
    if (newest) onPiece({ checkpoint: newest.checkpoint(), seconds: seconds() });
  };
  const note = (step: Watched) => {
    if (!('prepared' in step)) newest = step;
    if (turn.elapsed() - kept >= every) keep();
  };
  const look = (step: Watched) => {
    const soFar =
      'prepared' in step ? { prepared: step.prepared, moment: null } : { prepared: 1, moment: step.look() };
    return onProgress({ partial: { ...soFar, findings: null, seconds: seconds() } });
  };
  try {
    const { last, findings } = await follow(trace, turn, look, note);
    return { prepared: 1, moment: last, findings, seconds: seconds() };
  } catch (error) {
    // the checkpoint arrives before the reply that ends the call, because it is posted first
    if (turn.signal.aborted) keep();
    throw error;
  }
}

const stepsOf = ({ design, repeats }: OneRunCell): number => repeats * design.steps;

async function sweep(
  open: Openers['cell'],
  { cells }: OneRunSweepRequest,
  { turn, onProgress, onPiece, kept }: Job<PartialMessage<OneRunSweepReply>, OneRunCellResult>,
): Promise<OneRunSweepReply> {
  const total = cells.reduce((sum, cell) => sum + stepsOf(cell), 0);
  const results = [...kept];
  let done = cells.slice(0, kept.length).reduce((sum, cell) => sum + stepsOf(cell), 0);
  for (const cell of cells.slice(kept.length)) {
    let within = 0;
    const report = () => onProgress({ partial: { share: (done + within) / total, results: [...results] } });
    const result = await follow(await open(cell), turn, report, () => within++);
    results.push(result);
    onPiece(result);
    done += stepsOf(cell);
    within = 0;
    report();
  }
  return { share: 1, results };
}

export type OneRunTable = ReturnType<typeof oneRunQueries>;

/**
 * The queries of the one-run worker. A run hands out a checkpoint after every `every` milliseconds and when it is
 * cancelled, and a sweep hands out each result once.
 */
export const oneRunQueries = (
  { run = openRun, cell = openCell }: Partial<Openers> = {},
  every = BETWEEN_CHECKPOINTS,
) => ({
  run: (request: RunRequest, job: Job<PartialMessage<OneRunReply>, OneRunSoFar>) =>
    watch(run, request, job, every),

  sweep: (request: OneRunSweepRequest, job: Job<PartialMessage<OneRunSweepReply>, OneRunCellResult>) =>
    sweep(cell, request, job),

  guessCounts: (request: GuessCountRequest): Steps<GuessCountReply> => traceGuessCountChoice(request),

  async thousands(
    request: ThousandsRequest,
    { turn, onProgress }: Job<ThousandsReply>,
  ): Promise<ThousandsReply> {
    const timed = (bounds: Omit<ThousandsReply, 'seconds'>) => ({
      ...bounds,
      seconds: turn.elapsed() / 1000,
    });
    return timed(await follow(traceBoundByRuns(request), turn, (bounds) => onProgress(timed(bounds))));
  },
});
