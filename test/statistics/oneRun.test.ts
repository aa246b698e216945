// False claims of one-run audits where there is next to nothing to find: noise so large that the true epsilon is below 0.01.
import { expect, test } from 'vitest';
import { binomialUpperTail } from '../../src/base/numerics/binomial';
import { falseClaims, oneRunAudit, plainRequest } from './oneRunClaims';
import { size } from './size';

// a fresh seed fails at a rate of 5% with probability 1e-4 at most
test.each([
  ['choose-one', 'margin', 2],
  ['choose-one', 'margin', 5],
  ['choose-one', 'halves', 2],
  ['in-out', 'halves', 2],
] as const)('%s, %s, one of %i: at most 5% of audits claim more than the true epsilon', (game, rule, k) => {
  const runs = size(250, 1000);
  const request = { ...plainRequest(48, 1000, 2), game, rule, k };
  expect(binomialUpperTail(falseClaims(request, runs), runs, 0.05)).toBeGreaterThan(1e-4);
  // the audits do find something where there is: with little noise nearly every guess is right
  const loud = { ...request, mechanism: { ...request.mechanism, noiseMultiplier: 0.2 } };
  expect(oneRunAudit(loud).report.epsilon).toBeGreaterThan(1);
});
