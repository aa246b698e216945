// A value of a configuration as a number: plain, a sum of names, with a unit, in LaTeX; or why it is none. Pure.
import { type Names, readSum } from './arithmetic';

export type ReadValue =
  | { kind: 'number'; value: number }
  /** A list: as many runs, or a schedule. */
  | { kind: 'several'; values: number[] }
  /** Two readings: '60.000' may be sixty or sixty thousand. */
  | { kind: 'ambiguous'; reason: string }
  /** What a program would work out. */
  | { kind: 'computed' }
  | { kind: 'none' }
  | { kind: 'unreadable' };

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const NOTHING =
  /^(?:none|null|nil|~|auto|nan|undefined|\.\.\.|<.*>|required|optional|float|int|str|""|'')?$/i;
/** 'float(1.1)', 'typer.Option(10, help="...")', 'field(default=1.1)'. */
const CAST =
  /^[\w.]*(?:float\d*|int\d*|Number|parseFloat|parseInt|double|Decimal|Fraction|asarray|array|tensor|constant|round|abs|Option|Argument|Field|field|placeholder|Param|FieldReference|Variable)\(\s*(?:default(?:_value)?\s*=\s*)?([^,()]+?)\s*(?:,.*)?\)$/;
/** A log line goes on after its number: '1.1 iterated over 3600 steps'. */
const LEADING =
  /^([+-]?(?:\d[\d_,]*\.?\d*|\.\d+)(?:e[+-]?\d+)?%?)(?:[\s.;?!]+(?:\p{L}|\(|$)|\s*[)\]}](?!\d)|\s+\|\s|\s*$)/iu;
/** '1/64 with Poisson sampling', '2**-6 and' */
const LEADING_QUOTIENT = /^(\d+\s*\/\s*[1-9][\d_,]*|\d+\*\*-\d+)(?:\s*[,;.(]|\s+)(?!\d)/;

const NUMBER = String.raw`[~≈]?[+-]?(?:\d[\d_]*(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?\s?(?:%|[kKM]\b)?`;
/** A second number that the first gives way to, or is one of: '0.8 or 1.0', '1.1 ± 0.2', '0.8 -> 0.9', '1000 x 3'. */
const SECOND = new RegExp(
  String.raw`^${NUMBER}\s*(?:±|\+\/?-|->|→|=>|\.\.+|\b(?:or|and|to|then|until|through|vs\.?|versus|instead of|rather than|but|now|und|oder|bis|dann|x)\b)\s*(?:(?!eps|acc|loss|delta)\w+\s+)?[~≈]?\.?\d`,
  'i',
);
/** '0.8 (1.0 for run B)'; what counts something else is no second value: '3600 (15 epochs)'. */
const ANOTHER = new RegExp(
  String.raw`^(${NUMBER})\s*\((${NUMBER})\s*(?:\)|(?:for|in|on|if|when|before|after|was|by|at|with|from)\b)`,
  'i',
);

/** Whether two values stand where one is looked for. */
function givesTwo(text: string): boolean {
  if (SECOND.test(text)) return true;
  const [, first, second] = ANOTHER.exec(text) ?? [];
  return first !== undefined && Number.parseFloat(first) !== Number.parseFloat(second as string);
}

/** LaTeX and typeset powers as float64 is written. */
function plain(text: string): string {
  return text
    .replace(/^[\s$~≈=>]+|[\s$.;,]+$/g, '')
    .replace(/\\[,;! ]/g, '')
    .replace(/\{,\}/g, ',')
    .replace(/[\u2212\u2013]/g, '-')
    .replace(/[\u207a⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g, (power) => {
      const digits = [...power].map((each) => SUPERSCRIPTS.indexOf(each)).filter((digit) => digit >= 0);
      return `^${power.startsWith('⁻') ? '-' : ''}${digits.join('')}`;
    })
    .replace(/\\(?:times|cdot)\s*|[×·]/g, '*')
    .replace(/\^\{\s*([+-]?\d+)\s*\}/g, '^$1')
    .replace(/(?<![\d.)\w])10\^([+-]?\d+)/g, '1e$1')
    .replace(/(\d(?:\.\d*)?)\s*\*\s*1e([+-]?\d+)/gi, '$1e$2')
    .replace(/\^/g, '**')
    .replace(/(?<=\d)(?<!^\.\d+)[fFdD]$/, '')
    .trim();
}

/** A count that would be none as it is written: '60.000', '1.281.167'. */
const grouped = (text: string): boolean => /^\d{1,3}(?:\.\d{3})+$/.test(text);

/** `whole`: of a number that counts something. `names`: numbers of names that earlier lines have set. */
export function readValue(text: string, whole: boolean, names: Names): ReadValue {
  const clean = plain(text);
  if (NOTHING.test(clean)) return { kind: 'none' };
  if (givesTwo(text.trim()) || /\w\s+if\s.+\selse\s|\?\s*[\d.]+\s*:/.test(text)) {
    return { kind: 'ambiguous', reason: `"${clean}" gives more than one value; write the one that holds` };
  }
  if (whole && /^[\d.]+\s*%/.test(clean)) {
    return { kind: 'ambiguous', reason: `"${clean}" is a share; write how many that is` };
  }
  if (/^\d+,\d+$/.test(clean) && (!whole || !/^\d{1,3},\d{3}$/.test(clean))) {
    return {
      kind: 'ambiguous',
      reason: `"${clean}" may be a decimal number or two numbers; write a point, as in 1.1`,
    };
  }
  if (whole && grouped(clean)) {
    const digits = clean.replaceAll('.', '');
    return {
      kind: 'ambiguous',
      reason: `"${clean}" may be ${Number(clean)} or ${digits}; write ${digits} or ${Number(clean)}`,
    };
  }
  if (/^\d{1,3}(?:\.\d{3})+,\d+$|^\d{1,3}(?:[ ']\d{3})+$/.test(clean)) {
    return { kind: 'ambiguous', reason: `"${clean}" has groups of digits; write it without them` };
  }
  const thousands = /^([\d.]+)(?:\s*([kKM])$|([kKM])\s+(?=\p{L}))/u.exec(clean);
  if (whole && thousands) {
    const value = Number(thousands[1]) * ((thousands[2] ?? thousands[3]) === 'M' ? 1e6 : 1e3);
    return Number.isFinite(value) ? { kind: 'number', value: Math.round(value) } : { kind: 'unreadable' };
  }
  const value = sumOf(clean, names);
  if (value !== null) return { kind: 'number', value };
  const list = /^[[({]\s*(.*?)[,\s]*[\])}]$/.exec(clean);
  if (list) {
    const values = (list[1] as string).split(/[,;]\s*/).map((part) => sumOf(part, names));
    if (values.length > 0 && values.every((each) => each !== null)) {
      if (values.length > 1 && values.every((each) => each === values[0])) {
        const reason = `"${clean}" gives one value several times: of parts of a run, of layers, or of runs?`;
        return { kind: 'ambiguous', reason };
      }
      return values.length === 1
        ? { kind: 'number', value: values[0] as number }
        : { kind: 'several', values };
    }
  }
  const cast = CAST.exec(clean)?.[1];
  if (cast !== undefined && NOTHING.test(cast)) return { kind: 'none' };
  const inside = cast === undefined ? null : sumOf(cast, names);
  if (inside !== null)
    return { kind: 'number', value: /^int\d*\(/.test(clean) ? Math.trunc(inside) : inside };
  if (/^(?!\d{1,3}(?:,\d{3})+(?![\d,]))\d*\.?\d+\s*[,;]\s*\.?\d/.test(clean)) {
    return { kind: 'ambiguous', reason: `"${clean}" gives more than one value; write the one that holds` };
  }
  const quotient = whole ? null : readSum(LEADING_QUOTIENT.exec(clean)?.[1] ?? '', new Map());
  if (quotient !== null && quotient <= 1) return { kind: 'number', value: quotient };
  const leading = LEADING.exec(clean)?.[1];
  const first = leading === undefined ? null : readSum(leading, new Map());
  if (first !== null) {
    return whole && grouped(leading as string)
      ? { kind: 'ambiguous', reason: `"${leading}" may be ${first} or ${leading?.replaceAll('.', '')}` }
      : { kind: 'number', value: first };
  }
  return /[(){}[\]]|^[\p{L}_$][\w.$:@-]*$|[*+/-]/u.test(clean)
    ? { kind: 'computed' }
    : { kind: 'unreadable' };
}

function sumOf(text: string, names: Names): number | null {
  const whole = readSum(text, names);
  if (whole !== null) return whole;
  // 'args.batch_size / n', 'config["batch_size"]'
  const bare = text
    .replace(/[\p{L}_][\w.]*\[["'](\w+)["']\]/gu, '$1')
    .replace(/(?:[\p{L}_]\w*\.)+(?=[\p{L}_])/gu, '');
  return bare === text ? null : readSum(bare, names);
}
