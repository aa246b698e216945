// Splits a configuration into 'key, value' pairs, whatever it is written in: keyword arguments, a dictionary, JSON,
// YAML, assignments, command-line flags, or a log line that says 'eps = 2.96'. Knows no key's meaning.

export interface Pair {
  line: number;
  /** Lower case, '_' between words. */
  key: string;
  /** Trimmed, without quotes. */
  value: string;
}

export interface SplitText {
  pairs: Pair[];
  /** Lines that hold no pair and are no scaffolding of code, and flags of one letter, which differ by program. */
  strange: { line: number; text: string; reason: string }[];
}

// bounded, so that a long line of letters is not searched anew from each of them
const KEY = /(["'`]?)([\p{L}_][\p{L}\w.\- ]{0,60}?)\1\s*(?:=(?!=)|:(?!\/\/))/u;
const FLAG = /(?:^|\s)--([A-Za-z][\w-]*)(?:\s+|=)(?!-)("[^"]*"|'[^']*'|[^\s"']+)/g;
const SHORT_FLAG = /(?:^|\s)-([A-Za-z]{1,2})(?:=|\s+)([^\s-]\S*)/g;
/** 'noise_multiplier: float = 1.1' */
const ANNOTATION = /:\s*(?:float|int|bool|str|number|Optional\[\w+\])\s*=/g;
const SCAFFOLD =
  /^(?:import|from|def|class|print|if|else|elif|for|while|return|with|try|except|async|await|const|let|var|python\d?|pip)\b|^[@%!$]|[([{,\\]$|^[\s)\]}(,;[{:-]*$|^[\w.]+\(.*\)$|^[\w "'-]+:$|^\.\.\.$|^```|^---$|^--[\w-]+$/;

const CLOSERS = new Set([')', ']', '}', ';']);

/** Where a comment begins, outside quotes; the length where there is none. '//' within a line is Python's division. */
function commentStart(line: string): number {
  if (/^\s*\/\//.test(line)) return 0;
  let quote = '';
  for (let i = 0; i < line.length; i++) {
    const character = line[i] as string;
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'")
      quote = line.indexOf(character, i + 1) > 0 ? character : '';
    else if (character === '#') return i;
  }
  return line.length;
}

/** A comma inside a number: 60,000. */
const groupsDigits = (text: string, at: number): boolean =>
  /\d$/.test(text.slice(0, at)) &&
  /^,\d{3}(?!\d)/.test(text.slice(at)) &&
  /(?:^|\D)\d{1,3}(?:,\d{3})*$/.test(text.slice(0, at));

/** The end of a value that starts at `from`: a separator at its own depth, or the end of the line. */
function valueEnd(text: string, from: number): number {
  let depth = 0;
  for (let i = from; i < text.length; i++) {
    const character = text[i] as string;
    if (character === '(' || character === '[' || character === '{') depth += 1;
    else if (CLOSERS.has(character) && (depth === 0 || character === ';')) return i;
    else if (CLOSERS.has(character)) depth -= 1;
    else if (character === ',' && depth === 0 && !groupsDigits(text, i)) return i;
  }
  return text.length;
}

const keyOf = (text: string): string =>
  text
    .toLowerCase()
    .trim()
    .replace(/[\s.-]+/g, '_')
    .replace(/_(?:is|was|of)$/, '');

const unquoted = (text: string): string => {
  const clean = text.trim();
  const quoted = /^(["'`])(.*)\1$/.exec(clean);
  return quoted ? (quoted[2] as string).trim() : clean;
};

/** 'a, b = 1, 2' as one pair each; 'model, loader = f(x=1)' names nothing, and what follows is looked into. */
const TUPLE = /^([A-Za-z_]\w*(?:\s*,\s*[A-Za-z_]\w*)+)\s*=(?!=)\s*(.*)$/;

function splitAtCommas(text: string): string[] {
  const parts: string[] = [];
  for (let from = 0; from <= text.length; ) {
    const end = valueEnd(text, from);
    parts.push(text.slice(from, end).trim());
    from = end + 1;
  }
  return parts;
}

function pairsOfLine(text: string, line: number): Pair[] {
  const tuple = TUPLE.exec(text);
  if (!tuple) return pairsOfStatement(text, line);
  const names = (tuple[1] as string).split(',').map(keyOf);
  const values = splitAtCommas(tuple[2] as string);
  if (names.length === values.length) {
    return names.map((key, i) => ({ line, key, value: unquoted(values[i] as string) }));
  }
  const passed = names.map((key) => ({ line, key, value: '' }));
  return [...passed, ...pairsOfStatement(tuple[2] as string, line)];
}

function pairsOfStatement(text: string, line: number): Pair[] {
  const pairs: Pair[] = [];
  // flags first: '--sigma 1.1 --delta 1e-5' has no sign that ends a value but the next flag
  const rest = text.replace(FLAG, (_, key: string, value: string) => {
    pairs.push({ line, key: keyOf(key), value: unquoted(value) });
    return ' ';
  });
  let from = 0;
  while (from < rest.length) {
    const match = KEY.exec(rest.slice(from));
    if (match === null) break;
    const start = from + match.index + match[0].length;
    const end = valueEnd(rest, start);
    const value = unquoted(rest.slice(start, end));
    pairs.push({ line, key: keyOf(match[2] as string), value });
    // a call or a dictionary may hold pairs of its own
    from = /[([{=:]/.test(value) ? start : Math.max(end, start);
  }
  return pairs;
}

/** Never throws. Texts longer than a configuration ever is are cut by the caller. */
export function splitPairs(text: string): SplitText {
  const pairs: Pair[] = [];
  const strange: SplitText['strange'] = [];
  for (const [index, whole] of text.split(/\r\n|\r|\n/).entries()) {
    const line = index + 1;
    const uncommented = whole.slice(0, commentStart(whole)).trim().replace(ANNOTATION, '=');
    const content = uncommented.replace(SHORT_FLAG, (flag) => {
      const reason = 'what a flag of one letter means differs by program; write its long name';
      strange.push({ line, text: flag.trim(), reason });
      return ' ';
    });
    if (content.trim() === '') continue;
    const found = pairsOfLine(content, line);
    pairs.push(...found);
    if (found.length === 0 && !SCAFFOLD.test(content)) {
      strange.push({ line, text: content, reason: 'there is no “name = value” in it' });
    }
  }
  return { pairs, strange };
}
