// The tokens around a number: the words before it, the calls and lists that it belongs to, and words behind it that raise a doubt. Pure.
import type { FoundNumber } from './found';
import type { Token } from './tokens';

const TYPES = new Set(
  'int float double Int Float Double Optional number str string bool boolean Long long f32 f64 i32 i64 u32 u64 usize Annotated Final integer real'.split(
    ' ',
  ),
);
/** How many tokens before a number may be words of its name. */
const MOST_WORDS = 24;

export const isCallAt = (tokens: readonly Token[], i: number): boolean => {
  const [open, last] = [tokens[i], tokens[i - 1]];
  return open?.kind === 'open' && last?.kind === 'word' && last.end === open.start;
};

export const isListOfSeveral = (tokens: readonly Token[], i: number): boolean =>
  tokens[i - 1]?.text === ',' || tokens[i + 1]?.text === ',';

/** The name of a call that stands for a value: 'len train' for `len(train) = 60000`; null where there is no such call. */
export function callBefore(tokens: readonly Token[], close: number): string | null {
  const [name, open, inner] = [tokens[close - 3], tokens[close - 2], tokens[close - 1]];
  if (open?.kind === 'open' && name?.kind === 'word' && inner?.kind === 'word' && name.end === open.start)
    return open.text === '[' ? inner.text : `${name.text} ${inner.text}`;
  return null;
}

/** Names in brackets before their numbers in brackets: `(ε, δ) = (4, 1e-6)`. */
export function namesInBrackets(tokens: readonly Token[], close: number): string[] {
  const names: string[] = [];
  for (let i = close - 1; i >= 0 && tokens[i]?.kind !== 'open'; i--) {
    if (tokens[i]?.kind === 'word') names.unshift((tokens[i] as Token).text);
    else if (tokens[i]?.text !== ',') return [];
  }
  return names;
}

/** The words right before a sign, without the type that may stand between. */
export function leftWords(tokens: readonly Token[], sign: number): string[] {
  let p = sign - 1;
  // a type between name and sign, as in `val epochs: Int = 15` or `epochs: Optional[int] = 15`
  if (tokens[sign]?.text === '=' && tokens[p]?.kind === 'close') {
    let open = p;
    while (open >= 0 && tokens[open]?.kind !== 'open') open--;
    if (TYPES.has(tokens[open - 1]?.text ?? '') && tokens[open - 2]?.text === ':') p = open - 3;
  } else if (tokens[sign]?.text === '=' && TYPES.has(tokens[p]?.text ?? '') && tokens[p - 1]?.text === ':')
    p -= 2;
  // Epsilon assuming Poisson sampling (*): 3.932
  if (tokens[p]?.kind === 'close' && tokens[p - 1]?.text === '*' && tokens[p - 2]?.kind === 'open') p -= 3;
  if (tokens[p]?.kind === 'close') {
    const call = callBefore(tokens, p);
    return call ? [call] : [];
  }
  const words: string[] = [];
  for (; p >= 0 && words.length < 9; p--) {
    const token = tokens[p] as Token;
    const gap = p < tokens.length - 1 && (tokens[p + 1] as Token).start - token.end > 2 && words.length > 0;
    if (token.kind !== 'word' || gap) break;
    words.unshift(token.text);
  }
  return words;
}

/** The words before a number in a sentence, without those like "of" and "is" that stand between, whose count is `between`. */
export function wordsBefore(
  tokens: readonly Token[],
  i: number,
  used: ReadonlySet<Token>,
  tail: readonly Token[],
): { words: Token[]; between: number } {
  const all: Token[] = [];
  // a sentence goes on from the line before
  const nearest = tokens.slice(Math.max(0, i - MOST_WORDS), i);
  const whole = i <= MOST_WORDS ? [...tail, ...nearest] : nearest;
  for (let p = whole.length - 1; p >= 0 && all.length < 9; p--) {
    const token = whole[p] as Token;
    if (
      token.kind === 'open' ||
      token.kind === 'close' ||
      (token.kind === 'sign' && /^(?:≈|~|≤|=|:)$/.test(token.text))
    )
      continue;
    if (token.text === '.' && token.kind !== 'stop') continue;
    if (token.kind === 'stop' && /^\.{2,}$/.test(token.text)) continue;
    if (token.kind !== 'word' || used.has(token)) break;
    all.unshift(token);
  }
  return betweenLess(all);
}

const BETWEEN = new Set(
  'of is was are at to as set equal equals be a an the about around approximately with approx by von der die das war auf ist bei beträgt out in about roughly being exactly'.split(
    ' ',
  ),
);

function betweenLess(all: Token[]): { words: Token[]; between: number } {
  const words = [...all];
  let between = 0;
  while (words.length > 0 && BETWEEN.has((words.at(-1) as Token).text.toLowerCase())) {
    words.pop();
    between++;
  }
  return { words, between };
}

/** The doubt that the words behind a number raise: that it holds under a condition, changes, or is one of several. */
export function doubtBehind(
  tokens: readonly Token[],
  i: number,
  text: string,
): FoundNumber['doubt'] | undefined {
  const token = tokens[i] as Token;
  const rest = text.slice(token.end, token.end + 30);
  if (/^\s+(?:if|\?|per)\s/.test(rest)) return 'condition';
  if (/^\s+\p{L}+\s*[×x]\s*\d/u.test(rest)) return 'several';
  if (/^\s*\([^)]*\b(?:loss|eval|test|warm-?up)\b/i.test(rest)) return 'condition';
  if (/^\s+in\s+\d/.test(rest)) return 'change';
  if (/^\s*(?:or|oder|->|→|to|±|\+\/?-|instead of|rather than|x|×)\s*[\d.]/.test(rest)) return 'several';
  if (/^\s*\(\s*[\d.]+\s+for\b/.test(rest) || /,\s*is now\s/.test(rest)) return 'several';
  if (/^\s*\/\s*\d/.test(rest) || /\d\.\d+\s*\/\s*\d+\.\d/.test(token.text)) return 'several';
  return undefined;
}
