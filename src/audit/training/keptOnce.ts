// Starts something once for all who ask.

/** A failure is not kept, so that the next call tries again. */
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
