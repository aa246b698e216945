// A prior that a reader pastes: one value a line, with its weight or as a weight alone, which may be per cent.
import { type InputError, refusals } from '../../base/numerics/errors';
import { escapedText } from '../../base/sentences/escaped';
import { type Prior, weightedPrior } from './prior';
import { PRIOR_WORDS } from './sentences';

/** A comma between digits at the end of a line: it may be a decimal mark, or separate a name of digits from a weight. */
const DOUBTFUL_COMMA = /[\t,;]\s*(\d+,\d+)$/;
/** Digits on both sides of a comma at the end of a line, and the name and separator that may stand before them. */
const COMMA = /^(?:(.*)([\t,;]))?\s*(\d+),(\d+)$/;
const PERCENT = /\s*%$/;
const TABLE = refusals('table');

interface NamedWeight {
  label: string;
  weight: number;
}

interface PastedLine extends NamedWeight {
  line: number;
  percent: boolean;
  /** The other reading, if a comma may separate a name from its weight instead of being a decimal mark. */
  otherwise: NamedWeight | null;
  /** The weight as it was written, without a percent sign, for messages. */
  written: string;
}

const unquoted = (label: string): string => /^"(.*)"$/.exec(label)?.[1].replaceAll('""', '"') ?? label;

const doubt = (line: number, written: string): InputError =>
  TABLE.notANumber(PRIOR_WORDS.doubtfulComma({ line, written: escapedText(written) }));

/**
 * Reads a line whose weight in per cent has a decimal comma, null if it has none. The comma is certain to be a decimal
 * mark after a tab or semicolon, and doubtful elsewhere.
 */
function decimalPercent(text: string, line: number): PastedLine | null {
  const found = COMMA.exec(text);
  if (found === null) return null;
  const [, name, separator, whole, rest] = found;
  const alone = `line ${line}`;
  return {
    line,
    percent: true,
    label: separator === undefined ? alone : unquoted(name.trim()),
    weight: Number(`${whole}.${rest}`),
    otherwise:
      separator === '\t' || separator === ';'
        ? null
        : {
            label: separator === undefined ? whole : unquoted(`${name}${separator}${whole}`.trim()),
            weight: Number(rest),
          },
    written: `${whole},${rest}`,
  };
}

function readPastedLine(trimmed: string, line: number): PastedLine {
  const percent = PERCENT.test(trimmed);
  const text = trimmed.replace(PERCENT, '');
  const decimal = percent ? decimalPercent(text, line) : null;
  if (decimal) return decimal;
  const doubtful = DOUBTFUL_COMMA.exec(text)?.[1];
  if (doubtful !== undefined) throw doubt(line, doubtful);
  const parted = /^(.*)[\t,;]([^\t,;]*)$/.exec(text);
  const written = (parted === null ? text : parted[2]).trim();
  const label = parted === null ? `line ${line}` : unquoted(parted[1].trim());
  const weight = written === '' ? Number.NaN : Number(written);
  if (!Number.isFinite(weight))
    throw TABLE.notANumber(PRIOR_WORDS.noWeight({ line, written: escapedText(written) }));
  return { line, percent, label, weight, otherwise: null, written };
}

const MOST_LINES = 1_000_000;

interface PastedPrior {
  /** Names of the values, or their line numbers if the table has only weights. */
  labels: readonly string[];
  /** Weights as written, before they are made to sum to 1. If any is per cent, all are. */
  weights: readonly number[];
  prior: Prior;
}

interface Part {
  percent: number;
  slack: number;
}

/** Half a unit of the last place that was written, which is the most that rounding can have changed. */
const slackOf = ({ written }: PastedLine): number =>
  0.5 / 10 ** (/[.,](\d+)$/.exec(written)?.[1].length ?? 0);

/** Whether the parts sum to 100 per cent, up to rounding. */
function isWhole(parts: readonly Part[]): boolean {
  const total = parts.reduce((sum, { percent }) => sum + percent, 0);
  return Math.abs(total - 100) <= parts.reduce((sum, { slack }) => sum + slack, 1e-9);
}

/**
 * Decides whether doubtful commas are decimal marks: the one reading is taken in which the table sums to 100 per
 * cent. Throws if both readings do, or neither.
 */
function withoutDoubt(lines: readonly PastedLine[]): readonly PastedLine[] {
  const doubtful = lines.find(({ otherwise }) => otherwise !== null);
  if (doubtful === undefined) return lines;
  const parted = lines.map((line) => ({ ...line, ...line.otherwise, otherwise: null }));
  const signed = lines.every(({ percent }) => percent);
  const asDecimals = signed && isWhole(lines.map((line) => ({ percent: line.weight, slack: slackOf(line) })));
  const asParted =
    signed &&
    isWhole(
      lines.map((line, i) => ({ percent: parted[i].weight, slack: line.otherwise ? 0.5 : slackOf(line) })),
    );
  if (asDecimals === asParted) throw doubt(doubtful.line, doubtful.written);
  return asDecimals ? lines : parted;
}

/**
 * The weights in one unit. Where only some have a percent sign, the others are read as per cent or as shares, whichever
 * makes the table sum to 100 per cent. Throws if both readings do, or neither.
 */
function inOneUnit(lines: readonly PastedLine[]): number[] {
  const weights = lines.map(({ weight }) => weight);
  const sign = lines.find(({ percent }) => percent);
  const plain = lines.find(({ percent, weight }) => !percent && weight !== 0);
  if (sign === undefined || plain === undefined) return weights;
  const parts = (plainUnit: number): Part[] =>
    lines.map((line) => {
      const unit = line.percent ? 1 : plainUnit;
      return { percent: unit * line.weight, slack: unit * slackOf(line) };
    });
  const [percents, shares] = [parts(1), parts(100)];
  const asPercents = isWhole(percents);
  if (asPercents === isWhole(shares))
    throw TABLE.inconsistent(PRIOR_WORDS.twoUnits({ percent: sign.line, plain: plain.line }));
  return (asPercents ? percents : shares).map(({ percent }) => percent);
}

function checkLines(lines: readonly PastedLine[]): void {
  const seen = new Map<string, number>();
  for (const { line, label, weight, percent } of lines) {
    if (weight < 0) throw TABLE.outOfRange(PRIOR_WORDS.negativeWeight({ line, weight }));
    if (percent && weight > 100) throw TABLE.outOfRange(PRIOR_WORDS.aboveWhole({ line, weight }));
    const before = seen.get(label);
    if (before !== undefined)
      throw TABLE.inconsistent(PRIOR_WORDS.nameTwice({ before, line, label: escapedText(label) }));
    seen.set(label, line);
  }
}

/**
 * Reads a line each of name and weight, parted by a tab, comma or semicolon (the last of the line), or of a weight
 * alone. Empty lines and those that begin with # are passed over. Weights are numbers >= 0 of any sum: counts,
 * shares, or per cent, with a sign at each (61 %, 61.5%, 61,5 %), at none, or at some if only one reading of the others
 * makes 100 per cent. Throws InputError that names the line: nothing to read, a weight that is no number or whose comma
 * may be a decimal mark, a negative one or more than 100 %, per cent beside numbers that could be either, a name that
 * comes twice, or all weights 0.
 */
export function pastedPrior(text: string): PastedPrior {
  const written = text.split(/\r\n|\r|\n/);
  if (written.length > MOST_LINES)
    throw TABLE.tooLarge(PRIOR_WORDS.tooManyLines({ lines: written.length, most: MOST_LINES }));
  const read: PastedLine[] = [];
  for (const [i, line] of written.entries()) {
    const trimmed = line.trim();
    if (trimmed !== '' && !trimmed.startsWith('#')) read.push(readPastedLine(trimmed, i + 1));
  }
  const lines = withoutDoubt(read);
  checkLines(lines);
  if (lines.length === 0) throw TABLE.missing(PRIOR_WORDS.emptyTable);
  const weights = inOneUnit(lines);
  if (weights.every((weight) => weight === 0)) throw TABLE.outOfRange(PRIOR_WORDS.tableOfZeros);
  return { labels: lines.map(({ label }) => label), weights, prior: weightedPrior(weights) };
}
