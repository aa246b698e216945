// The audit as a worker exposes it: drawn in short turns, reported whenever the number of draws has doubled. The
// statistics are the core's; here are only the turns, the progress and the reply.
import { type ProxyMethods, releaseProxy } from 'comlink';
import type { WorstCaseReport } from '../../auditing/types';
import type { AuditReply, AuditRequest, Progress } from '../protocol';
import type { AuditApi } from '../wire';
import { type Turn, Turns } from './turns';

/** What the core gives: an audit that can be drawn further and asked for a report at any time. */
export interface ResumableAudit {
  /** Draws so many more per world in every repeat. */
  advance(draws: number): void;
  /** The report over all draws so far. */
  report(): WorstCaseReport;
}

/** Draws per world and repeat in the first report. */
const FIRST_REPORT = 500;
/** Milliseconds of drawing per slice, and the least between two messages about progress. */
const SLICE = 8;
const BETWEEN_MESSAGES = 15;

type OnProgress = (progress: Progress<AuditReply>) => void;

async function runAudit(
  audit: ResumableAudit,
  { runs, repeats }: AuditRequest,
  turn: Turn,
  onProgress: OnProgress,
): Promise<AuditReply> {
  const drawsPerRun = 2 * repeats; // both worlds, every repeat
  let done = 0;
  let slice = 100;
  let lastMessage = turn.elapsed();
  const tell = (partial: AuditReply | null) => {
    const rate = done === 0 ? 0 : (1000 * done * drawsPerRun) / Math.max(turn.elapsed(), 1e-3);
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
  for (let stage = Math.min(FIRST_REPORT, runs); ; stage = Math.min(2 * stage, runs)) {
    while (done < stage) {
      const began = turn.elapsed();
      const draws = Math.min(slice, stage - done);
      audit.advance(draws);
      done += draws;
      const took = Math.max(turn.elapsed() - began, 0.05);
      slice = Math.max(1, Math.min(4 * slice, Math.round((draws * SLICE) / took)));
      if (turn.elapsed() - lastMessage >= BETWEEN_MESSAGES) tell(null);
      await turn.pause();
    }
    const reply = { ...audit.report(), elapsed: turn.elapsed() };
    if (done === runs) return reply;
    tell(reply);
    await turn.pause();
  }
}

/** The API of the audit worker. `open` checks a request and opens its audit; a LabError from it becomes the reply. */
export function serveAudit(open: (request: AuditRequest) => ResumableAudit): AuditApi {
  const turns = new Turns();
  return {
    cancel: () => turns.cancel(),
    async run(request, onProgress: OnProgress & Partial<ProxyMethods>) {
      try {
        return await turns.serve((turn) => runAudit(open(request), request, turn, onProgress));
      } finally {
        onProgress[releaseProxy]?.();
      }
    },
  };
}
