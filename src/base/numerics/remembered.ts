/** The same function, which asks for each value once. */
export function remembered<Key, Value>(found: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? found(key);
    known.set(key, value);
    return value;
  };
}
