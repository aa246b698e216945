// Splits a stream of text chunks into numbered lines in bounded memory.

/** The most characters of a line. A longer one is reported and skipped, so that a stream without newlines cannot fill the memory. */
export const MAX_LINE_LENGTH = 1 << 24;

export interface NumberedLine {
  text: string;
  /** Number of the line, from 1. */
  number: number;
}

export interface InputLine extends NumberedLine {
  tooLong: boolean;
}

/** The lines of a stream, in batches. A last line without newline counts, and CRLF is accepted. */
export async function* linesOf(
  chunks: AsyncIterable<string>,
  maxLength = MAX_LINE_LENGTH,
): AsyncGenerator<InputLine[]> {
  let rest = '';
  let skipping = false;
  let number = 0;
  const take = (text: string): InputLine => {
    number++;
    const tooLong = skipping || text.length > maxLength;
    skipping = false;
    // some editors put a byte-order mark before the first line
    const own = number === 1 ? text.replace(/^\uFEFF/, '') : text;
    return { text: tooLong ? '' : own.replace(/\r$/, ''), number, tooLong };
  };
  for await (const chunk of chunks) {
    const parts = (rest + chunk).split('\n');
    rest = parts.pop() ?? '';
    const lines = parts.map(take);
    if (rest.length > maxLength) {
      rest = '';
      skipping = true;
    }
    if (lines.length > 0) yield lines;
  }
  if (rest !== '' || skipping) yield [take(rest)];
}
