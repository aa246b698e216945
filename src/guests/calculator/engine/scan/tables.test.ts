// Tables of LaTeX, whose rows have rules before, between and behind them.
import { expect, it } from 'vitest';
import { rowsIn } from '../../testing/proposedIn';
import { tablesIn } from './tables';

/** The lines of a text that are rows of a table. */
const linesIn = (text: string): number[] => [...tablesIn(text).keys()].sort((a, b) => a - b);

const HEAD = 'Epochs & Batch size & Noise multiplier';

it.each([
  ['behind each row', `${HEAD} \\\\ \\hline\n3 & 256 & 1.1 \\\\ \\hline`],
  ['behind each row with a distance', `${HEAD} \\\\[2pt]\\hline\n3 & 256 & 1.1 \\\\[2pt] \\hline\\hline`],
  ['of booktabs behind each row', `${HEAD} \\\\ \\midrule\n3 & 256 & 1.1 \\\\ \\bottomrule`],
  ['before each row', `\\hline ${HEAD} \\\\\n\\hline 3 & 256 & 1.1 \\\\ \\hline`],
])('a row is read with a rule %s', (_, text) => {
  expect(rowsIn(text).sort()).toEqual(['batchSize 256', 'epochs 3', 'noiseMultiplier 1.1']);
});

it('the last row is read with a rule behind it', () => {
  expect(linesIn('Epochs & Batch size \\\\\n3 & 256 \\\\\n4 & 512 \\\\ \\hline')).toEqual([1, 2, 3]);
});

it.each(['\\hline', '\\hline\\hline', '\\midrule', '\\cmidrule(lr){1-2}', '\\cline{1-3}', '|---|:-:|'])(
  'the row behind the line %s is read',
  (rule) => {
    const text = `${HEAD} \\\\\n${rule}\n3 & 256 & 1.1 \\\\\n${rule}\n4 & 512 & 2 \\\\`;
    expect(linesIn(text)).toEqual([1, 3, 5]);
  },
);
