// A computation that yields, as a worker serves it: in short turns, with partial results now and then.
import type { Turn } from '../../base/rpc/cancellableTask';

/** Milliseconds: the reader sees growth, the page stays free. */
const BETWEEN_PARTIALS = 60;
/** Divisor of the time that reporting may take up: one part in so many, where reporting takes time itself. */
const SHARE_OF_REPORTING = 5;

/** `onProgress` is called after steps for which it is time, and returns false where it had nothing to say; `onStep` after each step. */
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
