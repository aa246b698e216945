// A notebook as it is saved: the lines of its cells, each on the line of the file where it stands. And one as it is copied, or an
// interpreter's session: what is printed below an expression is its value, and no line of code.

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

/** 'In [3]: ', '>>> ' */
const PROMPT = /^\s*(?:In\s?\[[\d* ]*\]:|>>>(?=\s|$))\s?/;
const CONTINUES = /^\s*\.\.\.:?(?=\s|$)/;
/** 'Out[3]: 0.91', or the value on the next line. */
const OUTPUT = /^\s*Out\s?\[\d*\]:\s*/;
const NUMBER = String.raw`[-+]?(?:\d[\d_]*\.?\d*|\.\d+)(?:e[-+]?\d+)?`;
const ONE = new RegExp(String.raw`^(?:np\.float\d+\(\s*)?(${NUMBER})\s*\)?$`, 'i');
const NAME = /^[\p{L}_][\w.]*(?:\[["'][\w.-]+["']\])?$/u;
const SIZE = /^(?:len\(\s*([\w.]+)\s*\)|([\w.]+)\.shape\[0\])$/;
/** What a printed ε is called. */
const REPORTED = 'reported_epsilon';
const EPSILON = /^(?:eps|epsilon|ε)$|epsilon\w*\(|privacy_spent\(/i;

/**
 * The text, its prompts gone, every line at its number. A number below a name is given to it, where `means` knows the name; below
 * anything else it is a result, which no line claims.
 */
export function withPrinted(text: string, means: (name: string) => boolean): string {
  if (!/^\s*(?:(?:In|Out)\s?\[[\d* ]*\]:|>>> )/m.test(text)) return text;
  const lines = text.split(/\r\n|\r|\n/);
  /** The line that may be printed below. */
  let above = -1;
  let awaits = false;
  for (const [i, line] of lines.entries()) {
    const bare = line.replace(PROMPT, '').replace(CONTINUES, '').replace(OUTPUT, '');
    const isOutput = OUTPUT.test(line) || (bare.trim() !== '' && (awaits || ONE.test(bare.trim())));
    lines[i] = bare;
    if (isOutput) {
      awaits = bare.trim() === '';
      const expression = lines[above]?.trim() ?? '';
      const said = awaits ? null : given(expression, bare.trim(), means);
      if (said === null) continue;
      lines[i] = said;
      // it names what is printed, and says nothing itself
      if (!/[=(]/.test(expression)) lines[above] = '';
    } else {
      if (bare.trim() !== '' && !/^\s*#/.test(bare)) above = i;
      awaits = /^\s*>>>/.test(line);
    }
  }
  return lines.join('\n');
}

/** What a printed line says of the expression above it; null where it is no number. */
function given(expression: string, printed: string, means: (name: string) => boolean): string | null {
  const values = printed
    .replace(/^[([]|[)\]]$/g, '')
    .split(',')
    .map((value) => ONE.exec(value.trim())?.[1]);
  if (values.some((value) => value === undefined)) return null;
  if (EPSILON.test(expression)) return `${REPORTED} = ${values[0]}`;
  const names = (/^print\((.*)\)$/.exec(expression)?.[1] ?? expression)
    .split(/,(?![^([]*[)\]])/)
    .map((name) => name.trim());
  if (names.length !== values.length) return '';
  return names
    .flatMap((name, i) => {
      const of = SIZE.exec(name);
      if (of) return [`len(${of[1] ?? of[2]}) = ${values[i]}`];
      return NAME.test(name) && means(name) ? [`${name} = ${values[i]}`] : [];
    })
    .join(', ');
}
