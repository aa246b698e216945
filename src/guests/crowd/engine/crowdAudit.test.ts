// What the crowd's last iterate proves, at the size that a tab runs; and that the audit finds nothing where there is nothing.
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

test('other records that write: the last iterate goes beyond the limit of the attack with silent ones', () => {
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

test('where z′ is z, at most the share that the confidence allows claims anything', () => {
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

test('a bad field is named', () => {
  const start = (change: Partial<CrowdQuery>) => () => traceCrowdAudit({ ...query, ...change }).next();
  expect(start({ runs: 3 })).toThrow(expect.objectContaining({ field: 'runs' }));
  expect(start({ confidence: 1 })).toThrow(expect.objectContaining({ field: 'confidence' }));
  expect(start({ seed: -1 })).toThrow(expect.objectContaining({ field: 'seed' }));
  expect(start({ delta: 0 })).toThrow(expect.objectContaining({ field: 'delta' }));
});
