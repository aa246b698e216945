// Runs a computation that yields as a worker serves it: in short turns, with partial results from time to time.
import type { Turn } from '../../base/rpc/cancellableTask';

/** Milliseconds between two partial results, so that the reader sees them grow and the page stays responsive. */
const BETWEEN_PARTIALS = 60;
/** Reporting may take up one part in this many of the time. */
const SHARE_OF_REPORTING = 5;

/**
 * Runs `trace` to its end and returns its result. Calls `onStep` after each step, and `onProgress` when a report is due;
 * `onProgress` returns false if it had nothing to report.
 */
export async function follow<Step, Result>(
  trace: Generator<Step, Result, void> | AsyncGenerator<Step, Result, void>,
  turn: Turn,
  onProgress: (step: Step) => unknown = () => false,
  onStep: (step: Step) => unknown = () => {},
): Promise<Result> {
  let next = Number.NEGATIVE_INFINITY;
  for (;;) {
    const step = await trace.next();
    if (step.done) return step.value;
    await onStep(step.value);
    const now = turn.elapsed();
    if (now >= next && (await onProgress(step.value)) !== false) {
      const took = turn.elapsed() - now;
      next = now + Math.max(BETWEEN_PARTIALS, SHARE_OF_REPORTING * took);
    }
    await turn.pause();
  }
}
