// Curves that nobody has asked for, computed while nobody asks for any: engines compile what runs often, so that a figure's tenth
// curves take a tenth of its first ones' time, and a reader's first drag would be the slowest. Their results are dropped.
import { nextTask } from '../../liveness/nextTask';
import type { CurvesRequest } from '../messages/pageMessages';

/** Milliseconds of rest before it begins: what the page starts with, an audit too, comes first, and needs both of two cores. */
export const REST = { withSpareCore: 1500, without: 4000 } as const;
/** Figures after which the engine has compiled what there is, by measurement, and milliseconds of computing after which it ends anyhow. */
const FIGURES = 24;
const BUDGET = 1500;
/** Milliseconds between two looks at the message queue. */
const TURN = 5;
/** How far the figures are apart, as a factor of sampling rate and steps. */
const APART = 1.03;

/** The computation alone: what it returns is not looked at. */
type Trace = (request: CurvesRequest) => Iterator<number, unknown, void>;

/** One for a worker. */
export class Rehearsal {
  readonly #trace: Trace;
  readonly #rest: number;
  #figures = 0;
  #spent = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts requests: an interrupted rehearsal sees that another has come. */
  #round = 0;

  constructor(trace: Trace, rest: number) {
    this.#trace = trace;
    this.#rest = rest;
  }

  /** Whoever asks for something goes first. */
  stop(): void {
    this.#round++;
    clearTimeout(this.#timer);
  }

  /** Before the reply to this request, which may take its values along: goes on soon, where there is anything left to rehearse. */
  goOn(request: CurvesRequest): void {
    this.stop();
    if (this.#isOver) return;
    const round = this.#round;
    const kept = { ...request, values: request.values.slice() };
    this.#timer = setTimeout(() => void this.#run(kept, round), this.#rest);
  }

  get #isOver(): boolean {
    return this.#figures >= FIGURES || this.#spent >= BUDGET;
  }

  async #run(request: CurvesRequest, round: number): Promise<void> {
    let began = performance.now();
    while (!this.#isOver) {
      const trace = this.#trace(neighbour(request, ++this.#figures));
      while (!trace.next().done) {
        const now = performance.now();
        if (now - began < TURN) continue;
        this.#spent += now - began;
        await nextTask();
        if (this.#round !== round) return;
        began = performance.now();
      }
    }
  }
}

/** The same curves of a mechanism next to this one, inside every parameter's range. */
function neighbour(request: CurvesRequest, i: number): CurvesRequest {
  const { samplingRate, steps } = request.mechanism;
  const factor = APART ** -i;
  const mechanism = {
    ...request.mechanism,
    samplingRate: samplingRate * factor,
    steps: Math.max(1, Math.round(steps * factor)),
  };
  return { ...request, mechanism, lastResort: 'bounds' };
}
