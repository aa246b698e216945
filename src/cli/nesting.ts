// How deep a line of JSON nests, read off its brackets before it is parsed. Not a parser.

/** A query needs three levels; far beyond it, writing a value out again overflows the stack. */
export const MOST_NESTING = 64;

/** Whether more than `most` brackets are open at once, those inside strings not counted. Takes any text. */
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
