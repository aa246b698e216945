// The page's copy of the paper's Table 1 agrees with the paper's text, where that lies beside the checkout.
import { expect, test } from 'vitest';
import { papersText } from '../../../../../test/shared/papersText';
import { PAPER_COLUMNS, PAPER_COVERAGE } from './paperTable';

test('every row has an answer in every column', () => {
  for (const [by, covers] of PAPER_COVERAGE) {
    expect(covers, by).toMatch(/^[YN]+$/);
    expect(covers, by).toHaveLength(PAPER_COLUMNS.length);
  }
});

test('every row agrees with the paper’s text beside the checkout', (itself) => {
  const text = papersText(itself);
  const answers = new Map(
    [...text.matchAll(/([A-Z][a-z]+(?: et al\.)?): ((?:[YN] ?){9})/g)].map(([, by, covers]) => [
      by,
      covers?.replaceAll(' ', ''),
    ]),
  );
  expect(answers.size).toBe(PAPER_COVERAGE.length);
  const own = PAPER_COVERAGE.map(([by, covers]) => [by.endsWith('et al.') ? by : 'Ours', covers]);
  expect(Object.fromEntries(own)).toEqual(Object.fromEntries(answers));
});
