// Tests of the crowd's audit at the size that a tab runs. The last iterate shows more than the limit among silent records, and
// where there is nothing to find, the audit claims something no more often than its confidence allows.
import { expect, test } from 'vitest';
import { binomialUpperTail } from '../../../base/numerics/binomial';
import { traceCrowdAudit, traceCrowdCounts } from './crowdAudit';
import type { CrowdProgress, CrowdQuery } from './findings';

function run(query: CrowdQuery) {
  const trace = traceCrowdAudit(query);
  const seen: CrowdProgress[] = [];
  for (;;) {
    const step = trace.next();
    if (step.done) return { seen, ...step.value };
    seen.push(step.value);
  }
}

const query: CrowdQuery = {
  mechanism: { samplingRate: 0.01, noiseMultiplier: 0.4, steps: 10 },
  delta: 1e-5,
  seed: 1,
  runs: 20_000,
  confidence: 0.95,
};

test('the last iterate of a crowd that writes shows more than the limit of the attack among silent records', () => {
  const { findings, seen, done, total } = run(query);
  expect(done).toBe(total);
  expect(seen.every((progress) => progress.findings === null)).toBe(true);
  const { readings, silentLimit, substitute, deviation, calibrationRuns } = findings!;
  expect(silentLimit).toBeCloseTo(1.5124, 3);
  expect(readings.lastIterate.epsilon).toBeGreaterThan(1.3 * silentLimit!);
  expect(readings.lastIterate.epsilon).toBeLessThan(substitute!);
  expect(readings.sum.epsilon).toBeLessThan(silentLimit!);
  expect(Math.abs(readings.lastIterate.epsilon - readings.allIterates.epsilon)).toBeLessThan(0.6);
  expect(deviation).toBeLessThan(0.03);
  expect(readings.sum.originalRuns).toBe(query.runs - calibrationRuns);
});

test('where z′ is z, no more audits claim a positive ε than the confidence allows', () => {
  const audits = 150;
  const short = { samplingRate: 0.3, noiseMultiplier: 1, steps: 2 };
  const claims = { sum: 0, lastIterate: 0, allIterates: 0 };
  for (let seed = 0; seed < audits; seed++) {
    const trace = traceCrowdCounts({ ...query, mechanism: short, seed, runs: 400, twin: true });
    let step = trace.next();
    while (!step.done) step = trace.next();
    const { readings } = step.value;
    for (const id of ['sum', 'lastIterate', 'allIterates'] as const) {
      if (readings[id].epsilon > 0) claims[id]++;
    }
  }
  // 18 or more of 150 at 5% each have probability 0.001
  expect(binomialUpperTail(18, audits, 0.05)).toBeLessThan(0.001);
  for (const count of Object.values(claims)) expect(count).toBeLessThan(18);
});

test('an error names the field that is out of range', () => {
  const start = (change: Partial<CrowdQuery>) => () => traceCrowdAudit({ ...query, ...change }).next();
  expect(start({ runs: 3 })).toThrow(expect.objectContaining({ field: 'runs' }));
  expect(start({ confidence: 1 })).toThrow(expect.objectContaining({ field: 'confidence' }));
  expect(start({ seed: -1 })).toThrow(expect.objectContaining({ field: 'seed' }));
  expect(start({ delta: 0 })).toThrow(expect.objectContaining({ field: 'delta' }));
});
