// Finds a key that an object in JSON has twice, because a parser silently takes the last value.
import { stringEnd, valueAfter } from './jsonText';

export interface RepeatedKey {
  /** Path of the field as errors name it: segments[1].steps. */
  path: string;
  /** The two values as they are written. */
  first: string;
  second: string;
}

interface Level {
  path: string;
  /** Keys so far, with their values; null inside a list. */
  keys: Map<string, string> | null;
  /** Index of the present item, inside a list. */
  item: number;
}

const keyOf = (text: string): string => (text.includes('\\') ? JSON.parse(text) : text.slice(1, -1));

/** The first repeated key in valid JSON, at any level; null if there is none. */
export function repeatedKey(json: string): RepeatedKey | null {
  const levels: Level[] = [];
  let key = '';
  let expectsKey = false;
  const pathOf = (level: Level | undefined, name: string): string => {
    if (level === undefined) return '';
    if (level.keys === null) return `${level.path}[${level.item}]`;
    return level.path === '' ? name : `${level.path}.${name}`;
  };
  for (let i = 0; i < json.length; i++) {
    const character = json[i] as string;
    const level = levels[levels.length - 1];
    if (character === '"') {
      const end = stringEnd(json, i);
      if (expectsKey && level?.keys) {
        key = keyOf(json.slice(i, end));
        const value = json.slice(...valueAfter(json, end)).trim();
        const first = level.keys.get(key);
        if (first !== undefined) return { path: pathOf(level, key), first, second: value };
        level.keys.set(key, value);
        expectsKey = false;
      }
      i = end - 1;
    } else if (character === '{' || character === '[') {
      levels.push({ path: pathOf(level, key), keys: character === '{' ? new Map() : null, item: 0 });
      expectsKey = character === '{';
    } else if (character === '}' || character === ']') levels.pop();
    else if (character === ',' && level) {
      if (level.keys) expectsKey = true;
      else level.item++;
    }
  }
  return null;
}
