// One line of a pasted table: a name and a weight, or a weight alone, which may be per cent. Throws InputError that names the line.
import { InputError } from '../../../base/numerics/errors';

/** After a separator: a weight as half of the world writes it, or the end of a name and its weight. */
const DOUBTFUL_COMMA = /[\t,;]\s*(\d+,\d+)$/;
/** Two numbers about a comma at the end, and what stands before them. */
const COMMA = /^(?:(.*)([\t,;]))?\s*(\d+),(\d+)$/;
const PERCENT = /\s*%$/;

interface Read {
  label: string;
  weight: number;
}

export interface PastedLine extends Read {
  /** From 1. */
  line: number;
  /** Whether the weight is per cent. */
  percent: boolean;
  /**
   * The other reading, if a comma may separate a name from its weight instead of being a decimal mark; null if there is
   * none.
   */
  otherwise: Read | null;
  /** As it was written, without a percent sign, for messages. */
  written: string;
}

const unquoted = (label: string): string => /^"(.*)"$/.exec(label)?.[1].replaceAll('""', '"') ?? label;

/** For a line whose comma may mean two things. */
export function doubt(line: number, written: string): InputError {
  const message = `Line ${line} of the table ends in ${JSON.stringify(written)}, whose comma could be a decimal mark. Write the weight with a point, or the name in quotes.`;
  return new InputError('not-a-number', 'table', message);
}

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

/** `trimmed`: not empty. `line`: its number, from 1. */
export function readPastedLine(trimmed: string, line: number): PastedLine {
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
  if (!Number.isFinite(weight)) {
    const message = `Line ${line} of the table has ${JSON.stringify(written)} for a weight. Give a name, a comma and a number, or a number alone.`;
    throw new InputError('not-a-number', 'table', message);
  }
  return { line, percent, label, weight, otherwise: null, written };
}
