// A prior that a reader pastes: one value a line, with its weight or as a weight alone, which may be per cent.
import { type InputError, refusals } from '../../base/numerics/errors';
import { escapedText } from '../../base/sentences/escaped';
import { type Prior, weightedPrior } from './prior';
import { PRIOR_WORDS } from './sentences';

/** A comma after a separator: a weight as half of the world writes it, or the end of a name and its weight. */
const DOUBTFUL_COMMA = /[\t,;]\s*(\d+,\d+)$/;
/** Two numbers about a comma at the end, and what stands before them. */
const COMMA = /^(?:(.*)([\t,;]))?\s*(\d+),(\d+)$/;
const PERCENT = /\s*%$/;
const TABLE = refusals('table');

interface Read {
  label: string;
  weight: number;
}

interface PastedLine extends Read {
  line: number;
  percent: boolean;
  /** The other reading, if a comma may separate a name from its weight instead of being a decimal mark. */
  otherwise: Read | null;
  /** The weight as it was written, without a percent sign, for messages. */
  written: string;
}

const unquoted = (label: string): string => /^"(.*)"$/.exec(label)?.[1].replaceAll('""', '"') ?? label;

const doubt = (line: number, written: string): InputError =>
  TABLE.notANumber(PRIOR_WORDS.doubtfulComma({ line, written: escapedText(written) }));

/** A decimal comma. With a percent sign it is certain after a tab or semicolon, and doubtful elsewhere. */
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

/** One unit of the last place that was written. */
const slackOf = ({ written }: PastedLine): number =>
  0.5 / 10 ** (/[.,](\d+)$/.exec(written)?.[1].length ?? 0);

/** Whether the weights sum to 1, but for rounding. */
function isWhole(parts: readonly Part[]): boolean {
  const total = parts.reduce((sum, { percent }) => sum + percent, 0);
  return Math.abs(total - 100) <= parts.reduce((sum, { slack }) => sum + slack, 1e-9);
}

/** Decimal commas stand after a tab or semicolon; else the one reading with a whole sum is taken, or it throws. */
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

/** Reads numbers beside per cent in the only way they can be meant. */
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
 * shares, or per cent, with a sign at each (61 %, 61.5%, 61,5 %) or at none. Throws InputError that names the line:
 * nothing to read, a weight that is none or whose comma may be a decimal mark, a negative one or more than 100 %,
 * per cent beside numbers that could be either, a name that comes twice, or all weights 0.
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
