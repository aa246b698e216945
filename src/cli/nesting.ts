// How deep a line of JSON nests, read off its brackets before it is parsed.

/** A query needs three levels; far beyond it, writing a value out again overflows the stack. */
export const MOST_NESTING = 64;

/** Brackets inside strings are not counted. Takes any text. */
export function nestsDeeperThan(text: string, most: number): boolean {
  let depth = 0;
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const character = text[i];
    if (inString) {
      if (character === '\\') i++;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '[' || character === '{') {
      if (++depth > most) return true;
    } else if (character === ']' || character === '}') depth--;
  }
  return false;
}
