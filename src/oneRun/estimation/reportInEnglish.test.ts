// The report that the package exports, whose sentences are English texts.
import { expect, test } from 'vitest';
import { english } from '../../base/sentences/sentence';
import { ONE_RUN_GAMES } from './games';
import { type OneRunAudit, oneRunReport } from './report';
import { ONE_RUN_GAMES_IN_ENGLISH, oneRunReportInEnglish } from './reportInEnglish';

const audit: OneRunAudit = {
  game: 'in-out',
  ...{ m: 1000, k: 2, delta: 1e-5, alpha: 0.05 },
  estimator: 'exact',
  planned: [{ r: 100, v: 75 }],
  claims: [{ adjacency: 'add-remove', epsilon: 0.1 }],
};
// the types of the signature that versions promise
const report: { assumptions: readonly string[]; epsilon: number } = oneRunReportInEnglish(audit);
const own = oneRunReport(audit);

test('the numbers of the exported report are those of the report', () => {
  expect(report.epsilon).toBe(own.epsilon);
});

test('the assumptions of the exported report are English texts', () => {
  expect(report.assumptions).toEqual(own.assumptions.map(english));
});

test('the verdicts of the exported report are English texts', () => {
  expect(oneRunReportInEnglish(audit).claims[0]?.words).toBe(
    'The claim ε = 0.1 (add-remove) is rejected at level 0.05.',
  );
});

test('the words of the exported games are English texts', () => {
  expect(ONE_RUN_GAMES_IN_ENGLISH['in-out'].words).toBe(english(ONE_RUN_GAMES['in-out'].words));
});
