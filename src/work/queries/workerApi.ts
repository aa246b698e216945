// What every worker of the page exposes, and what a query of its table can do while it works, as types.
import type { Turn } from '../../base/rpc/cancellableTask';
import type { CancellableApi, Reply } from '../../base/rpc/reply';

/**
 * Parts of a reply come in order. `onPiece` hears of what is finished for good. Handed in as `kept` by a later call
 * of the same request, also of another worker, it need not be done again.
 */
export interface QueriesApi extends CancellableApi {
  ask(
    name: string,
    request: unknown,
    onPart: (part: unknown) => void,
    onPiece?: (piece: unknown) => void,
    kept?: readonly unknown[],
  ): Promise<Reply<unknown>>;
}

export interface Job<Part = unknown, Piece = never> {
  tell(part: Part): void;
  /** Hands out a finished piece for safe keeping; what it gives settles when the piece is heard. */
  keep(piece: Piece): unknown;
  /** What earlier calls have handed out. */
  kept: readonly Piece[];
  turn: Turn;
}
