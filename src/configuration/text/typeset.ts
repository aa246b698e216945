// What stands around and within the numbers of a line without meaning anything: LaTeX's groups of digits, its bold face and its ties,
// and what a logger or a prompt puts before a line. Knows no meaning.

const FACE =
  /\\(?:textbf|textit|texttt|textrm|emph|mathbf|mathrm|mathit|text|bm|boldsymbol|underline|num)\{([^{}]*)\}/g;
/** 'INFO:root:', '2026-05-01 12:00:01,250 - INFO - ', 'wandb: ', '>>> ', '> ', '<anna> '. */
const BEFORE_A_LINE =
  /^(?:\[?\d{4}[-/]\d\d[-/]\d\d[T ,]\s?\d\d:\d\d(?::\d\d)?(?:[.,]\d+)?Z?\]?\s*[-|:]?\s*)?(?:wandb:\s+|\[?(?:INFO|DEBUG|WARN(?:ING)?)\]?(?::[\w.]+:|\s*[-|:])?\s*|(?:>>>|\.\.\.)\s|In\s?\[\d*\]:\s*|(?:>\s?)+(?=\w)|(?:\[?\d\d?:\d\d(?::\d\d)?\]?\s+)?<[\w .-]{1,24}>\s+(?=\S))?/;

/** 'noise multiplier ....... 1.25' */
const LEADERS = /(?<=[\p{L})])\s*\.{3,}\s*(?=[-+]?\d)/gu;
/** 'σ = 0.9 · q = 1%' */
const MIDDLE_DOT = /\s*[·\u2022]\s*(?=[\p{L}\\][\p{L}\w\\ -]{0,40}\s*[=:≈])/gu;

/** 'δ=1e-5 -> ε=1.9' */
const THUS = /\s(?:->|→|=>)\s(?=[\p{L}\\]+\s?[=≈])/gu;

/** 'sigma: 1.0   steps: 1000' */
const GAP = /(?<=\d) {2,}(?=\p{L}[\p{L}\w ]{0,40}:\s)/gu;

/** 'sigma 1.1 / bs 256 / 60k images' */
const SLASHES = /(?<=[\p{L}\d])\s+\/\s+(?=[\p{L}\d])/gu;
const listed = (line: string): boolean => !/[=()]/.test(line) && (line.match(SLASHES)?.length ?? 0) >= 3;

/** A line as plain text says it: '60{,}000' is 60,000, '40~epochs' is 40 epochs. */
export function plainly(line: string): string {
  const bare = line
    .trimStart()
    .replace(BEFORE_A_LINE, '')
    .replace(LEADERS, ': ')
    .replace(MIDDLE_DOT, ', ')
    .replace(THUS, ', ')
    .replace(GAP, ', ');
  if (listed(bare)) return plainly(bare.replace(SLASHES, ', '));
  if (!/[\\~{]/.test(bare)) return bare;
  return bare
    .replace(FACE, '$1')
    .replace(/(?<=\d)\{,\}(?=\d)/g, ',')
    .replace(/(?<=\d)(?:\\[,;!: ]|\{\\,\}|~)(?=\d{3}(?!\d))/g, '')
    .replace(/(?<=[\p{L}\d$}=])~(?=[\p{L}\d$\\=])/gu, ' ')
    .replace(/\\(?:approx|simeq)(?![A-Za-z])/g, '≈')
    .replace(/\\([_%#])/g, '$1');
}
