// A notebook as it is saved: the lines of its cells, each on the line of the file where it stands.

const STRING_LINE = /^\s*("(?:[^"\\]|\\.)*"),?\s*$/;
const SOURCE = /^\s*"source"\s*:\s*\[(.*)$/;
const ENDS = /^\s*\]/;

/** The text, with what is no line of a cell blanked where it is a notebook; every line keeps its number. */
export function linesOfCells(text: string): string {
  if (!/"cell_type"\s*:/.test(text)) return text;
  let within = false;
  const lines = text.split(/\r\n|\r|\n/).map((line) => {
    const source = SOURCE.exec(line);
    if (source) {
      const [, opened = ''] = source;
      within = !/\]\s*[,}]?/.test(opened);
      return within ? '' : stringsIn(opened);
    }
    if (!within) return '';
    if (ENDS.test(line)) within = false;
    const written = STRING_LINE.exec(line)?.[1];
    return written === undefined ? '' : unescaped(written);
  });
  return lines.join('\n');
}

/** '["a = 1\\n", "b = 2"]}' on one line: code of one line by ';'. */
const stringsIn = (list: string): string =>
  (list.match(/"(?:[^"\\]|\\.)*"/g) ?? []).map(unescaped).join('; ');

function unescaped(literal: string): string {
  try {
    return String(JSON.parse(literal))
      .replace(/[\r\n]+$/, '')
      .replace(/[\r\n]+/g, '; ');
  } catch {
    return '';
  }
}
