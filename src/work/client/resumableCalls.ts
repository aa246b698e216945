// Calls that take long and report on their way. Progress is passed on once a frame, and finished pieces are kept here,
// so that neither the death of a worker nor a stop loses them.
import type { PieceOf, ProgressOf, ReplyOf, RequestOf } from '../queries/query';
import type { Bridge, NameOf } from './bridge';
import { type FrameScheduler, nextFrame, onceAFrame } from './frameThrottle';
import { KeptWork } from './keptWork';
import { keyOfData } from './latestRequest';

export interface LongWork<Request, Progress, Reply> {
  /**
   * Runs the work. Under the same key it continues from the pieces that a stopped or lost call has finished, to the same
   * reply. `onProgress` is never called after the promise has settled or the signal has aborted. Rejects with a JobError.
   */
  run(signal: AbortSignal, request: Request, onProgress: (progress: Progress) => void): Promise<Reply>;
  restart(): void;
  close(): void;
}

export type LongWorkOf<Table, Name extends NameOf<Table>> = LongWork<
  RequestOf<Table[Name]>,
  ProgressOf<Table[Name]>,
  ReplyOf<Table[Name]>
>;

interface ResumableOptions<Request> {
  /** Requests with the same key have the same reply. By default, those with the same contents. */
  keyOf?: (request: Request) => string;
  /** Whether a piece adds to those before it (the default), or takes their place. */
  which?: 'all' | 'newest';
  frame?: FrameScheduler;
}

/** Long work by one query of a worker. */
export function resumable<Table, Name extends NameOf<Table>>(
  bridge: Bridge,
  name: Name,
  options: ResumableOptions<RequestOf<Table[Name]>> = {},
): LongWorkOf<Table, Name> {
  type Piece = PieceOf<Table[Name]>;
  const {
    keyOf = keyOfData as (request: RequestOf<Table[Name]>) => string,
    which,
    frame = nextFrame,
  } = options;
  const work = new KeptWork<Piece>(which);
  return {
    async run(signal, request, onProgress) {
      const key = keyOf(request);
      let settled = false;
      const isOpen = () => !settled && !signal.aborted;
      const reported = onProgress as (progress: { partial: unknown }) => void;
      const throttled = onceAFrame(reported, frame, isOpen) as (progress: unknown) => void;
      try {
        const reply = await bridge.call<ReplyOf<Table[Name]>>(
          signal,
          (api, hearing) =>
            api.ask(
              name,
              request,
              hearing.oneWay(throttled),
              hearing.oneWay((piece: unknown) => work.add(key, piece as Piece)),
              work.of(key),
            ) as Promise<never>,
          { finished: () => work.added(key) },
        );
        work.forget(key);
        return reply;
      } finally {
        settled = true;
      }
    },
    restart: () => bridge.restart(),
    close: () => bridge.close(),
  };
}
