// Starts something once for all who ask. Does not know what.

/** What `start` gives, started at the first call; a failure is not kept, so that whoever asks again is not told the same for ever. */
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
