// Types of the interface that every worker of the page has, and of what a query can do while it works.
import type { Turn } from '../../base/rpc/cancellableTask';
import type { CancellableApi, WireReply } from '../../base/rpc/reply';

/**
 * Answers queries by name. `onProgress` gets in order what a query reports on its way: parts of its reply, or how far it
 * is. `onPiece` gets pieces of work that are finished. A later call of the same request, also to another worker, hands
 * them in as `kept`, so that they need not be done again.
 */
export interface QueriesApi extends CancellableApi {
  ask(
    name: string,
    request: unknown,
    onProgress?: (progress: unknown) => void,
    onPiece?: (piece: unknown) => void,
    kept?: readonly unknown[],
  ): Promise<WireReply<unknown>>;
}

export interface Job<Progress = unknown, Piece = never> {
  /** Says how far the work is: by a part of the reply, or by a message of the query's own. */
  onProgress(progress: Progress): void;
  /** Hands out a finished piece to be kept. */
  onPiece(piece: Piece): void;
  /** Pieces that earlier calls have handed out. */
  kept: readonly Piece[];
  turn: Turn;
}
