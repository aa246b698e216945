// One question at a time, and the newest answer: for what a reader asks beside the figure. Unlike LatestResult it has no
// draft, waits no frame, and its question is no scenario.
import { asJobError, isAborted, type JobError } from './jobError';

export interface Asked<Request, Result> {
  status: 'idle' | 'running' | 'done' | 'failed';
  /** What was asked last; null when nothing is. */
  request: Request | null;
  /** The answer to `answered`, which is `request` once status is 'done'. */
  result: Result | null;
  answered: Request | null;
  error: JobError | null;
}

export const NOTHING_ASKED = {
  status: 'idle',
  request: null,
  result: null,
  answered: null,
  error: null,
} as const;

interface QuestionOptions<Request, Result> {
  ask: (signal: AbortSignal, request: Request) => Promise<Result>;
  onChange: () => void;
  /** Milliseconds of rest before a question is put: half a number is typed. */
  rest: number;
}

export class Question<Request, Result> {
  readonly #options: QuestionOptions<Request, Result>;
  #slot: Asked<Request, Result> = NOTHING_ASKED;
  #controller: AbortController | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: QuestionOptions<Request, Result>) {
    this.#options = options;
  }

  get slot(): Asked<Request, Result> {
    return this.#slot;
  }

  /** The same question again is not put again, unless it failed; null takes the question back. */
  want(request: Request | null): void {
    if (JSON.stringify(request) === JSON.stringify(this.#slot.request) && this.#slot.status !== 'failed')
      return;
    this.close();
    if (request === null) {
      this.#set(NOTHING_ASKED);
      return;
    }
    this.#set({ ...this.#slot, status: 'running', request, error: null });
    this.#timer = setTimeout(() => this.#put(request), this.#options.rest);
  }

  retry(): void {
    if (this.#slot.status === 'failed') this.want(this.#slot.request);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#controller?.abort();
    this.#controller = null;
  }

  #put(request: Request): void {
    const controller = new AbortController();
    this.#controller = controller;
    const end = (slot: Asked<Request, Result>) => {
      if (this.#controller === controller) this.#set(slot);
    };
    this.#options.ask(controller.signal, request).then(
      (result) => end({ status: 'done', request, result, answered: request, error: null }),
      (error) => {
        const named = asJobError(error);
        if (!isAborted(named)) end({ status: 'failed', request, result: null, answered: null, error: named });
      },
    );
  }

  #set(slot: Asked<Request, Result>): void {
    this.#slot = slot;
    this.#options.onChange();
  }
}
