// Reads the id of a query as it was written, because an id beyond 2^53, or 1.0, would be changed by parsing it.
import { stringEnd, valueAfter } from './jsonText';

/** The text of the last "id" at the top level of an object in valid JSON; 'null' if it has none. */
export function rawId(json: string): string {
  let found = 'null';
  let depth = 0;
  let expectsKey = false;
  for (let i = 0; i < json.length; i++) {
    const character = json[i] as string;
    if (character === '"') {
      const end = stringEnd(json, i);
      if (depth === 1 && expectsKey && isId(json.slice(i, end))) {
        const [from, to] = valueAfter(json, end);
        found = json.slice(from, to).trim();
        i = to - 1;
        expectsKey = false;
      } else i = end - 1;
    } else if (character === '{' || character === '[') {
      depth += 1;
      expectsKey = depth === 1;
    } else if (character === '}' || character === ']') depth -= 1;
    else if (character === ',' && depth === 1) expectsKey = true;
    else if (character === ':' && depth === 1) expectsKey = false;
  }
  return found;
}

/** A key may be written with escapes: "\u0069d". */
const isId = (text: string): boolean => text === '"id"' || (text.includes('\\') && JSON.parse(text) === 'id');
