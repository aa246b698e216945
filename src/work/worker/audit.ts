// The audit of the worst case as a worker serves it: drawn in short turns, and reported whenever the number of draws has doubled.
import type { Mechanism } from '../../accounting/types';
import type { DrawnBlock, WorstCaseReport } from '../../audit/estimation/types';
import { beat } from '../../base/liveness/pulse';
import type { DrawnBatches } from '../queries/fastCurves';
import type { Job } from '../queries/workerApi';

/** An audit of the worst case. The clipping norm scales every score and cancels, so it is not part of the request. */
export interface AuditRequest extends DrawnBatches {
  mechanism: Mechanism;
  delta: number;
  /** Draws per world and repeat. */
  runs: number;
  repeats: number;
  confidence: number;
  seed: number;
}

export interface AuditReply extends WorstCaseReport {
  /** Milliseconds of work so far. */
  elapsed: number;
}

export interface KeptDraws extends DrawnBlock {
  /** Milliseconds of work for all draws so far. */
  elapsed: number;
}

export interface Progress<Partial> {
  done: number;
  total: number;
  /** Draws per second, on average since the call began; 0 before the first. */
  rate: number;
  /** Infinity while nothing has been drawn. */
  secondsLeft: number;
  partial: Partial | null;
}

export interface ResumableAudit {
  /** Draws this many more runs per world in every repeat. */
  advance(draws: number): void;
  /** Copies of the draws since number `from`, which must not lie before the last report. */
  drawn(from: number): DrawnBlock;
  /** Adds draws that were made earlier, which must continue those made here. */
  restore(block: DrawnBlock): void;
  /** Runs per world and repeat, so far. */
  readonly runs: number;
  report(onStep?: () => void): WorstCaseReport;
}

/** Draws per world and repeat in the first report. */
const FIRST_REPORT = 500;
/** Milliseconds of drawing in one slice, after which the worker looks for messages. */
const SLICE = 8;
/** The fewest milliseconds between two messages about progress. */
const BETWEEN_MESSAGES = 15;
/** Milliseconds of drawing between two blocks that are handed out, which is the most that a worker's death may cost. */
const BETWEEN_BLOCKS = 500;

async function runAudit(
  audit: ResumableAudit,
  { runs, repeats }: AuditRequest,
  { turn, onProgress, onPiece, kept }: Job<Progress<AuditReply>, KeptDraws>,
): Promise<AuditReply> {
  const drawsPerRun = 2 * repeats; // both worlds, every repeat
  for (const block of kept) {
    audit.restore(block);
    await turn.pause();
  }
  const restored = audit.runs;
  let done = restored;
  const before = kept.at(-1)?.elapsed ?? 0;
  const began = turn.elapsed();
  const elapsed = () => before + turn.elapsed() - began;
  let slice = 100;
  let lastMessage = turn.elapsed();
  let handedOut = done;
  let lastBlock = turn.elapsed();
  const handOut = () => {
    if (done === handedOut) return;
    onPiece({ ...audit.drawn(handedOut), elapsed: elapsed() });
    handedOut = done;
    lastBlock = turn.elapsed();
  };
  const report = (partial: AuditReply | null) => {
    const drawn = (done - restored) * drawsPerRun;
    const rate = drawn === 0 ? 0 : (1000 * drawn) / Math.max(turn.elapsed() - began, 1e-3);
    const left = (runs - done) * drawsPerRun;
    lastMessage = turn.elapsed();
    onProgress({
      done: done * drawsPerRun,
      total: runs * drawsPerRun,
      rate,
      secondsLeft: left === 0 ? 0 : left / rate,
      partial,
    });
  };
  let stage = Math.min(FIRST_REPORT, runs);
  // restored draws skip the stages that were reported already
  while (stage < done) stage = Math.min(2 * stage, runs);
  for (; ; stage = Math.min(2 * stage, runs)) {
    while (done < stage) {
      const sliceBegan = turn.elapsed();
      const draws = Math.min(slice, stage - done);
      audit.advance(draws);
      done += draws;
      const took = Math.max(turn.elapsed() - sliceBegan, 0.05);
      slice = Math.max(1, Math.min(4 * slice, Math.round((draws * SLICE) / took)));
      if (turn.elapsed() - lastMessage >= BETWEEN_MESSAGES) report(null);
      if (turn.elapsed() - lastBlock >= BETWEEN_BLOCKS) handOut();
      await turn.pause();
    }
    // draws are handed out before the report, because the report sorts them
    if (done < runs) handOut();
    const reply = { ...audit.report(beat), elapsed: elapsed() };
    if (done === runs) return reply;
    report(reply);
    await turn.pause();
  }
}

export type AuditTable = ReturnType<typeof auditQueries>;

/** The queries of the audit's worker. `open` checks a request and opens its audit; an InputError from it becomes the reply. */
export const auditQueries = (open: (request: AuditRequest) => ResumableAudit) => ({
  audit: async (request: AuditRequest, job: Job<Progress<AuditReply>, KeptDraws>): Promise<AuditReply> =>
    runAudit(open(request), request, job),
});
