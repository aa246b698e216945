// A prior that a reader pastes: one value a line, with its weight. It reads text; what a prior is stands in prior.ts.
import { InputError } from '../../numerics/errors';
import { type Prior, weightedPrior } from './prior';

/** More lines than any table that someone pastes. */
const MOST_LINES = 1_000_000;

/** After a separator: a weight as half of the world writes it, or the end of a name and its weight. */
const DOUBTFUL_COMMA = /[\t,;]\s*(\d+,\d+)$/;

export interface PastedPrior {
  /** Names of the values; their line numbers where the table has weights alone. */
  labels: readonly string[];
  /** As written, not yet made to sum to 1. */
  weights: readonly number[];
  prior: Prior;
}

/**
 * Reads a line each of name and weight, parted by a tab, comma or semicolon (the last of the line), or of a weight alone. Empty
 * lines and those that begin with # are passed over. Weights are numbers >= 0 of any sum: counts, shares, per cent. Throws
 * InputError that names the line: nothing to read, a weight that is none or whose comma may be a decimal mark, a negative one, a
 * name that comes twice, or all weights 0.
 */
export function pastedPrior(text: string): PastedPrior {
  const labels: string[] = [];
  const weights: number[] = [];
  const seen = new Map<string, number>();
  const lines = text.split(/\r\n|\r|\n/);
  if (lines.length > MOST_LINES) {
    const message = `The table has ${lines.length} lines; give at most ${MOST_LINES}.`;
    throw new InputError('too-large', 'table', message);
  }
  for (const [i, line] of lines.entries()) {
    const trimmed = line.trim();
    if (trimmed === '' || trimmed.startsWith('#')) continue;
    const doubtful = DOUBTFUL_COMMA.exec(trimmed)?.[1];
    if (doubtful !== undefined) {
      const message = `Line ${i + 1} of the table ends in ${JSON.stringify(doubtful)}, whose comma could be a decimal mark; write the weight with a point, or the name in quotes.`;
      throw new InputError('not-a-number', 'table', message);
    }
    const parted = /^(.*)[\t,;]([^\t,;]*)$/.exec(trimmed);
    const written = (parted === null ? trimmed : parted[2]).trim();
    const label = parted === null ? `line ${i + 1}` : unquoted(parted[1].trim());
    const weight = written === '' ? Number.NaN : Number(written);
    if (!Number.isFinite(weight)) {
      const message = `Line ${i + 1} of the table has ${JSON.stringify(written)} for a weight; give a name, a comma and a number, or a number alone.`;
      throw new InputError('not-a-number', 'table', message);
    }
    if (weight < 0) {
      const message = `Line ${i + 1} of the table has the weight ${weight}; give a number of at least 0.`;
      throw new InputError('out-of-range', 'table', message);
    }
    const before = seen.get(label);
    if (before !== undefined) {
      const message = `Lines ${before} and ${i + 1} of the table both name ${JSON.stringify(label)}; give each value once.`;
      throw new InputError('inconsistent', 'table', message);
    }
    seen.set(label, i + 1);
    labels.push(label);
    weights.push(weight);
  }
  if (weights.length === 0) {
    throw new InputError('missing', 'table', 'The table has no values; give one a line, with its weight.');
  }
  if (weights.every((weight) => weight === 0)) {
    throw new InputError(
      'out-of-range',
      'table',
      'The table’s weights are all 0; give at least one above 0.',
    );
  }
  return { labels, weights, prior: weightedPrior(weights) };
}

const unquoted = (label: string): string => /^"(.*)"$/.exec(label)?.[1].replaceAll('""', '"') ?? label;
