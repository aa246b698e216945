// Finds positions in the text of valid JSON, for information that parsing loses, such as how a number was written.

/** The position behind the string that begins at `at`. */
export function stringEnd(json: string, at: number): number {
  let i = at + 1;
  while (json[i] !== '"') i += json[i] === '\\' ? 2 : 1;
  return i + 1;
}

/** Range of a key's value; `key` is where the key ends. */
export function valueAfter(json: string, key: number): [number, number] {
  const from = json.indexOf(':', key) + 1;
  let depth = 0;
  for (let i = from; i < json.length; i++) {
    const character = json[i] as string;
    if (character === '"') i = stringEnd(json, i) - 1;
    else if (character === '{' || character === '[') depth += 1;
    else if ((character === '}' || character === ']') && depth-- === 0) return [from, i];
    else if (character === ',' && depth === 0) return [from, i];
  }
  return [from, json.length];
}
