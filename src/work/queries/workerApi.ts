// What every worker of the page exposes, and what a query of its table can do while it works, as types.
import type { Turn } from '../../base/rpc/cancellableTask';
import type { CancellableApi, WireReply } from '../../base/rpc/reply';

/**
 * `onProgress` gets in order what a query says on its way: parts of its reply, or how far it is. `onPiece` gets what is
 * finished for good. Handed in as `kept` by a later call of the same request, also of another worker, it need not be
 * done again.
 */
export interface QueriesApi extends CancellableApi {
  ask(
    name: string,
    request: unknown,
    onProgress: (progress: unknown) => void,
    onPiece?: (piece: unknown) => void,
    kept?: readonly unknown[],
  ): Promise<WireReply<unknown>>;
}

export interface Job<Progress = unknown, Piece = never> {
  /** Says how far the work is: by a part of the reply, or by a message of the query's own. */
  onProgress(progress: Progress): void;
  /** Hands out a finished piece for safe keeping; what it returns settles once the piece has arrived. */
  onPiece(piece: Piece): unknown;
  /** What earlier calls have handed out. */
  kept: readonly Piece[];
  turn: Turn;
}
