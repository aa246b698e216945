// The package's report keeps its signature: what is said in it is text.
import { expect, test } from 'vitest';
import { english } from '../../base/sentences/sentence';
import { ONE_RUN_GAMES } from './games';
import { type OneRunAudit, oneRunReport } from './report';
import { ONE_RUN_GAMES_IN_ENGLISH, oneRunReportInEnglish } from './reportInEnglish';

test('its assumptions and verdicts are texts, and its numbers those of the report', () => {
  const audit: OneRunAudit = {
    game: 'in-out',
    ...{ m: 1000, k: 2, delta: 1e-5, alpha: 0.05 },
    estimator: 'exact',
    planned: [{ r: 100, v: 75 }],
    claims: [{ adjacency: 'add-remove', epsilon: 0.1 }],
  };
  const report: { assumptions: readonly string[]; epsilon: number } = oneRunReportInEnglish(audit);
  const own = oneRunReport(audit);
  expect(report.epsilon).toBe(own.epsilon);
  expect(report.assumptions).toEqual(own.assumptions.map(english));
  expect(oneRunReportInEnglish(audit).claims[0]?.words).toBe(
    'The claim ε = 0.1 (add-remove) is rejected at level 0.05.',
  );
  expect(ONE_RUN_GAMES_IN_ENGLISH['in-out'].words).toBe(english(ONE_RUN_GAMES['in-out'].words));
});
