// `npm run verify:guests -- crowd`: the crowd's audit (engine/crowdAudit.ts) at the setting of the live figure's preset "Few
// steps", where the bound is nearer to the limit and takes millions of runs; and 2,000 audits in which there is nothing to
// find. The script prints what it found, and it ends with status 1 unless the last iterate goes beyond the limit and no more
// audits than the confidence allows claim anything. It takes a minute or two.

import { binomialUpperTail } from '../../base/numerics/binomial';
import { traceCrowdAudit, traceCrowdCounts } from './engine/crowdAudit';
import type { CrowdQuery } from './engine/findings';

function end<Step, Result>(trace: Generator<Step, Result, void>): Result {
  let step = trace.next();
  while (!step.done) step = trace.next();
  return step.value;
}

const query: CrowdQuery = {
  mechanism: { samplingRate: 0.01, noiseMultiplier: 0.6, steps: 10 },
  delta: 1e-5,
  seed: 1,
  runs: 2_000_000,
  confidence: 0.95,
};

const began = performance.now();
const { findings } = end(traceCrowdAudit(query));
if (!findings) throw new Error('The audit ended without findings.');
const { readings, silentLimit, substitute, deviation } = findings;
const seconds = ((performance.now() - began) / 1000).toFixed(0);
console.log(`q = 0.01, sigma = 0.6, T = 10, ${query.runs} runs per world, ${seconds} s`);
console.log(`  limit with silent others ${silentLimit?.toFixed(3)}, substitute ${substitute?.toFixed(3)}`);
for (const [id, { epsilon, originalErrors, substitutedErrors }] of Object.entries(readings)) {
  console.log(
    `  ${id}: epsilon >= ${epsilon.toFixed(3)} (${originalErrors} misses, ${substitutedErrors} false alarms)`,
  );
}
console.log(`  the last iterate strays by ${deviation.toFixed(4)} standard deviations from all iterates`);

const audits = 2000;
let claims = 0;
for (let seed = 0; seed < audits; seed++) {
  const mechanism = { samplingRate: 0.3, noiseMultiplier: 1, steps: 2 };
  const counts = end(traceCrowdCounts({ ...query, mechanism, seed, runs: 500, twin: true }));
  if (counts.readings.lastIterate.epsilon > 0) claims++;
}
console.log(`nothing to find: ${claims} of ${audits} audits claim something; the confidence allows 5%`);

const beyond = silentLimit !== null && readings.lastIterate.epsilon > silentLimit;
const honest = binomialUpperTail(claims, audits, 1 - query.confidence) > 1e-3;
if (!beyond || !honest) process.exitCode = 1;
