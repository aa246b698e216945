// A line of the text as it is quoted beside a row. Pure.
/** Most UTF-16 units of a quoted line. */
const LONGEST = 120;

/** A line with each run of spaces as one. A long line is shortened to the part around `at`, an index into the line. */
export function quoted(line: string, at = 0): string {
  if (line.length <= LONGEST) return plain(line);
  const from = at < LONGEST / 2 ? 0 : at - LONGEST / 2;
  const piece = plain(line.slice(from, from + LONGEST));
  return `${from > 0 ? '…' : ''}${piece}${from + LONGEST < line.length ? '…' : ''}`;
}

const plain = (text: string): string => text.trim().replace(/\s+/g, ' ');
