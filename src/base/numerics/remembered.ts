/** The function `found` with its results kept, so that each is computed once. */
export function remembered<Key, Value>(found: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? found(key);
    known.set(key, value);
    return value;
  };
}
