// Lets a long computation give the event loop a turn, so that an abort can arrive.
import { nextTask } from '../../base/liveness/nextTask';
import { beat } from '../../base/liveness/pulse';

/** Work between two turns of the event loop, milliseconds: well under the 100 ms within which an abort should act. */
const SLICE_MILLISECONDS = 40;

/** Gives the event loop a turn every SLICE_MILLISECONDS of a computation, and throws the signal's reason after an abort. */
export class Slices {
  private started = performance.now();

  constructor(private readonly signal: AbortSignal) {
    signal.throwIfAborted();
  }

  /** True when it is time to await {@link turn}; cheap enough for inner loops. */
  get due(): boolean {
    return performance.now() - this.started >= SLICE_MILLISECONDS;
  }

  async turn(): Promise<void> {
    beat();
    await nextTask();
    this.signal.throwIfAborted();
    this.started = performance.now();
  }
}
