// A value that is made once and given to all callers.

/** Returns a function that calls `start` once and keeps its value. A failure is not kept: the next call tries again. */
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
