// Many small audits of one run, and how often their bound exceeds the true ε. For oneRun.test.ts and `npm run verify:oneRun`.

import { loadKernel } from '../../src/audit/training/node/loadKernel';
import { instantiateKernel } from '../../src/audit/training/wasm/kernel';
import { ONE_RUN_GAMES } from '../../src/oneRun/estimation/games';
import { auditOneRun, type OneRunAuditReply } from '../../src/oneRun/training/audit';
import type { OneRunAuditRequest } from '../../src/oneRun/training/request';

export const DELTA = 1e-5;

const compiled = await loadKernel();

export function oneRunAudit(request: OneRunAuditRequest): OneRunAuditReply {
  const kernel = compiled && instantiateKernel(compiled);
  const audit = auditOneRun(request, kernel);
  let next = audit.next();
  while (!next.done) next = audit.next();
  return next.value;
}

/** A request for an audit with m canaries in m features and m labels, all guessed. */
export function plainRequest(m: number, noiseMultiplier: number, steps: number): OneRunAuditRequest {
  return {
    canary: 'orthogonal',
    game: 'choose-one',
    m,
    dimension: m,
    classes: m,
    k: 2,
    data: null,
    rule: 'margin',
    guesses: [m],
    mechanism: { samplingRate: 1, noiseMultiplier, steps },
    clippingNorm: 1,
    learningRate: null,
    delta: DELTA,
    alpha: 0.05,
    estimator: 'exact',
    claimedEpsilon: null,
    seed: 1,
  };
}

/** The number of audits, with the seeds 1 to `runs`, whose bound exceeds the mechanism's own ε of their adjacency. */
export function falseClaims(request: OneRunAuditRequest, runs: number): number {
  let count = 0;
  for (let seed = 1; seed <= runs; seed++) {
    const { report, addRemove, substitute } = oneRunAudit({ ...request, seed });
    const truth = ONE_RUN_GAMES[request.game].adjacency === 'add-remove' ? addRemove : substitute;
    if (report.epsilon > truth.upper) count++;
  }
  return count;
}
