// Limits how often changes are told: the first value at once, then the newest of each interval. A value equal to the one told last is not
// told again.

/**
 * @param tell called with each value that is told; values are plain data, compared as JSON
 * @param interval milliseconds between two calls at least
 */
export function tellChanges<Value>(tell: (value: Value) => void, interval: number) {
  let told: string | null = null;
  let waiting: Value | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const push = (value: Value) => {
    if (timer !== undefined) {
      waiting = value;
      return;
    }
    const text = JSON.stringify(value);
    if (text === told) return;
    told = text;
    tell(value);
    timer = setTimeout(() => {
      timer = undefined;
      if (waiting === null) return;
      const next = waiting;
      waiting = null;
      push(next);
    }, interval);
  };
  return { push, close: () => clearTimeout(timer) };
}
