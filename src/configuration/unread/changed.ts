// Lines of code that certainly set a number of the mechanism against what the text says of it, without telling the number: beside them
// no answer holds until the reader picks one.
import type { Line } from '../text/comments';
import { bodyOf, headOver } from '../text/control';
import type { Claim, Misread, Quantity } from '../types';
import { byLength } from './code';
import { tossesOtherwise } from './coins';
import { OwnLoop } from './ownLoop';
import { DRAWS_NOISE, namesIn, taken } from './taken';

/** 'if step >= 500: break', unless the number is a length that the text names. */
function endsEarly(content: string, over: string): boolean {
  if (bodyOf(content) !== 'break' && content !== 'break') return false;
  const condition = content === 'break' ? over : content;
  return /(?:[<>]=?|==)\s*[1-9]/.test(condition) && !byLength(condition);
}

/** Opacus adds up the batches between. */
const SKIPS_STEP = /\.signal_skip_step\((?!\s*\)|\s*(?:do_skip\s*=\s*)?False\b)/;

/** 'if (i + 1) % 4 == 0: optimizer.step()', 'optimizer.signal_skip_step(i % 4 != 3)' */
const stepsSometimes = (content: string, over: string): boolean =>
  SKIPS_STEP.test(content) ||
  (/\bopt\w*\.step\(\s*\)/.test(content) &&
    /^(?:el)?if\b.*%/.test(/^(?:el)?if\b/.test(content) ? content : over));

/** 'train = train[::10]', 'data = data.sample(frac=0.1)' */
function takesPart(content: string): boolean {
  const [, name, expression] =
    /^(\w*(?:data|train|set|records|samples)\w*|df\w*|X\w*)\s*=(?!=)\s*(.+)$/i.exec(content) ?? [];
  if (name === undefined || expression === undefined || /test|val|eval/i.test(name)) return false;
  const itself = new RegExp(`\\b${name}\\b`);
  // '[:, 0]' takes all records, and a part of each
  const sliced = new RegExp(`^${name}(?:\\.i?loc)?\\[(?!\\s*(?::|\\.\\.\\.)\\s*,)[^\\]]*:`).test(expression);
  const several = /^[\w.]*concat\w*\(/.test(expression) && itself.test(expression);
  return sliced || several || (itself.test(expression) && /\.(?:sample|repeat|take|skip)\(/.test(expression));
}

/** 'noise = randn_like(g) * sigma * C / 2': a factor besides σ and C, and the division by the batch. */
function scalesNoise(content: string): boolean {
  if (!DRAWS_NOISE.test(content) || !namesIn(content).some((name) => taken(name, 'noiseMultiplier')))
    return false;
  const product = content.replace(/\/\s*\(?(?:[\w.]*(?:batch|lot)\w*|len\([^)]*\)|B\b|L\b)/g, '');
  return /\/\s*[\w(]|\*\s*\d|(?<![\w.,(])\d[\d.]*\s*\*|\bsqrt\(/.test(product);
}

const FACTOR = String.raw`(?!1(?:\.0*)?(?![\d.]))\d+(?:\.\d+)?`;
const NAME = String.raw`((?:[\p{L}_]\w*\.)*[\p{L}_]\w*)`;
/** 'dp_step(model, noise_multiplier / 2)', 'draw(data, 2 * batch_size / n)': scaled where a call is given it. */
const SCALED = new RegExp(
  String.raw`(?<![\w.)*/]|\*\*)${FACTOR}\s*\*\s*${NAME}(?![\w.(])(\s*\/)?|(?<![\w.)*/])${NAME}\s*([*/])\s*${FACTOR}(?![\w.])`,
  'gu',
);

function handedOnScaled(content: string): Quantity | null {
  if (/^(?:print|assert|raise|def|class|if|elif|while|log\w*|import|from|@)\b|f["']/.test(content))
    return null;
  for (const match of content.matchAll(SCALED)) {
    const before = content.slice(0, match.index);
    const depth = (before.match(/[([]/g)?.length ?? 0) - (before.match(/[)\]]/g)?.length ?? 0);
    const name = (match[1] ?? match[3] ?? '').split('.').at(-1) as string;
    if (depth <= 0 || /\w+\s*=\s*$/.test(before)) continue;
    if (taken(name, 'noiseMultiplier')) return 'noiseMultiplier';
    if (taken(name, 'samplingRate') || (taken(name, 'batchSize') && match[2] !== undefined))
      return 'samplingRate';
  }
  return null;
}

function changed(content: string): Quantity | null {
  const [, name, by] = /^([A-Za-z_][\w.]*)\s*(?:\*\*|\/\/|[*/])=\s*([^=].*)$/.exec(bodyOf(content)) ?? [];
  const last = name?.split('.').at(-1);
  if (last === undefined || /^1$/.test(by as string)) return null;
  return CHANGED.find((quantity) => taken(last, quantity)) ?? null;
}
const CHANGED: readonly Quantity[] = [
  'noiseMultiplier',
  'samplingRate',
  'batchSize',
  'epochs',
  'steps',
  'delta',
];

/** What each such line makes uncertain, and why. */
export function changedIn(lines: readonly Line[], claims: readonly Claim[]): Misread[] {
  const has = (quantity: Quantity) => claims.some((claim) => claim.quantity === quantity);
  const own = new OwnLoop(lines, claims);
  return lines.flatMap(({ number: line, content: text }, i): Misread[] => {
    const over = headOver(lines, i);
    const uncertain = (quantity: Quantity, reason: string): Misread[] => [
      { line, text, reason, quantity, ambiguous: true },
    ];
    if (endsEarly(text, over))
      return uncertain('steps', 'the loop ends at a number of its own; write the steps that are taken');
    if (stepsSometimes(text, over) && !has('accumulation') && !has('samplingRate'))
      return uncertain('batchSize', 'not every batch is a step; write the batch of a step');
    if (takesPart(text) && !has('samplingRate'))
      return uncertain(
        'recordCount',
        'it takes a part of the data, or some of it again; write the records that are trained on',
      );
    const broken = own.breaks(i);
    if (broken) return uncertain('noiseMultiplier', broken);
    if (
      (scalesNoise(text) && !own.follows(i)) ||
      (DRAWS_NOISE.test(text) && /nois|sigma|σ/i.test(text) && /^(?:el)?if\b.*%/.test(over))
    )
      return uncertain('noiseMultiplier', 'the noise is scaled where it is drawn; write σ over C');
    if (tossesOtherwise(text, claims))
      return uncertain('samplingRate', 'the coins are tossed at another rate here; write the one that holds');
    const scaled = handedOnScaled(text);
    if (scaled) return uncertain(scaled, 'it is scaled where it is handed on; write the number that holds');
    const quantity = changed(text);
    return quantity ? uncertain(quantity, 'it is changed here; write the number that holds') : [];
  });
}
