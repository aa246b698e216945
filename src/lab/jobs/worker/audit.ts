// The audit as a worker exposes it: drawn in short turns, reported whenever the number of draws has doubled. The
// statistics are the core's; here are only the turns, the progress, the blocks handed out for safe keeping, and the reply.
import { type ProxyMethods, releaseProxy } from 'comlink';
import type { DrawnBlock, WorstCaseReport } from '../../../audit/estimation/types';
import { beat } from '../../../base/liveness/pulse';
import { CancellableTask, type Turn } from '../../../base/rpc/cancellableTask';
import type { AuditReply, AuditRequest, KeptDraws, Progress } from '../messages/pageMessages';
import type { AuditApi } from '../messages/workerApi';

/** What the core gives, an audit that can be drawn further and asked for a report at any time. */
export interface ResumableAudit {
  /** Draws so many more per world in every repeat. */
  advance(draws: number): void;
  /** Copies of the draws since number `from`, which must not lie before the last report. */
  drawn(from: number): DrawnBlock;
  /** Takes draws that were made earlier and continue those here. */
  restore(block: DrawnBlock): void;
  /** Per world and repeat, so far. */
  readonly runs: number;
  /** The report over all draws so far. */
  report(onStep?: () => void): WorstCaseReport;
}

/** Draws per world and repeat in the first report. */
const FIRST_REPORT = 500;
/** Milliseconds of drawing per slice, and the least between two messages about progress. */
const SLICE = 8;
const BETWEEN_MESSAGES = 15;
/** Milliseconds of drawing that a worker's death may cost. */
const BETWEEN_BLOCKS = 500;

type OnProgress = (progress: Progress<AuditReply>) => void;
type OnDrawn = (block: KeptDraws) => void;

async function runAudit(
  audit: ResumableAudit,
  { runs, repeats }: AuditRequest,
  turn: Turn,
  onProgress: OnProgress,
  onDrawn: OnDrawn,
  kept: readonly KeptDraws[],
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
    onDrawn({ ...audit.drawn(handedOut), elapsed: elapsed() });
    handedOut = done;
    lastBlock = turn.elapsed();
  };
  const tell = (partial: AuditReply | null) => {
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
  // where those before it have reported already
  while (stage < done) stage = Math.min(2 * stage, runs);
  for (; ; stage = Math.min(2 * stage, runs)) {
    while (done < stage) {
      const sliceBegan = turn.elapsed();
      const draws = Math.min(slice, stage - done);
      audit.advance(draws);
      done += draws;
      const took = Math.max(turn.elapsed() - sliceBegan, 0.05);
      slice = Math.max(1, Math.min(4 * slice, Math.round((draws * SLICE) / took)));
      if (turn.elapsed() - lastMessage >= BETWEEN_MESSAGES) tell(null);
      if (turn.elapsed() - lastBlock >= BETWEEN_BLOCKS) handOut();
      await turn.pause();
    }
    // a report sorts the draws
    if (done < runs) handOut();
    const reply = { ...audit.report(beat), elapsed: elapsed() };
    if (done === runs) return reply;
    tell(reply);
    await turn.pause();
  }
}

/** The API of the audit worker. `open` checks a request and opens its audit; a InputError from it becomes the reply. */
export function serveAudit(open: (request: AuditRequest) => ResumableAudit): AuditApi {
  const task = new CancellableTask();
  return {
    ...task.basics,
    async run(
      request,
      onProgress: OnProgress & Partial<ProxyMethods>,
      onDrawn: OnDrawn & Partial<ProxyMethods> = () => {},
      kept = [],
    ) {
      try {
        return await task.serve((turn) => runAudit(open(request), request, turn, onProgress, onDrawn, kept));
      } finally {
        onProgress[releaseProxy]?.();
        onDrawn[releaseProxy]?.();
      }
    },
  };
}
