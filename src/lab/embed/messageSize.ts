// Whether a message from the page around is of a size that somebody could mean. Whoever may send one may send any, and a list of what
// is wrong with a hundred thousand fields helps nobody. Pure.

/** A scenario has some fifty fields, none of them deeper than a list of numbers. */
const MOST = { values: 2000, depth: 8, characters: 50_000 } as const;

/** What is too much of it, in words; null where it may be read. Stops at the first that is. */
export function tooLarge(data: unknown): keyof typeof MOST | null {
  let values = 0;
  let characters = 0;
  const seen = new Set<object>();
  const walk = (value: unknown, depth: number): keyof typeof MOST | null => {
    if (++values > MOST.values) return 'values';
    if (typeof value === 'string') characters += value.length;
    if (characters > MOST.characters) return 'characters';
    if (typeof value !== 'object' || value === null || seen.has(value)) return null;
    if (depth === MOST.depth) return 'depth';
    seen.add(value);
    if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) {
      return value.byteLength > MOST.characters ? 'characters' : null;
    }
    for (const key in value) {
      characters += key.length;
      const found = walk(Reflect.get(value, key), depth + 1);
      if (found !== null) return found;
    }
    return null;
  };
  return walk(data, 0);
}
