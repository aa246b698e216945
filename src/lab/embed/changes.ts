// Tells of changes, and not too often: the first at once, then the newest of each interval; the same value only
// once.

/** Values are plain data, compared as JSON. */
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
