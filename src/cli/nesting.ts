// Checks how deep a line of JSON nests, by its brackets and before it is parsed.

/** The most levels that a line may have; a query needs three. Writing out a value of many thousand levels would overflow the stack. */
export const MOST_NESTING = 64;

/** Whether the brackets of any text nest deeper than `most` levels. Brackets inside strings are not counted. */
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
