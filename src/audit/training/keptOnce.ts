// Starts something once for all who ask. Does not know what.

/** Returns what `start` gives, which runs at the first call. A failure is not kept, so that the next call tries again. */
export function keptOnce<Value>(start: () => Promise<Value>): () => Promise<Value> {
  let kept: Promise<Value> | null = null;
  return () => {
    kept ??= start().catch((error: unknown) => {
      kept = null;
      throw error;
    });
    return kept;
  };
}
