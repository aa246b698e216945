// The words on the crowd's audit claim no more than it counted.
import { describe, expect, test } from 'vitest';
import { DEFAULT_SCENARIO } from '../../../scenario';
import type { CrowdFindings } from '../engine/findings';
import { crowdRequest } from './CrowdFigure';
import { crowdSummary, errorsText, goesBeyond } from './crowdWords';

const reading = (epsilon: number, substitutedErrors = 4) => ({
  threshold: 1,
  originalErrors: 79_788,
  originalRuns: 80_000,
  substitutedErrors,
  substitutedRuns: 80_000,
  epsilon,
});

const findings = (lastIterate: number, silentLimit: number | null): CrowdFindings => ({
  crowd: { size: 1e6, expectedBatch: 1e4, memoryGain: 1, ledgerGain: 1 },
  calibrationRuns: 20_000,
  readings: { sum: reading(0.419), lastIterate: reading(lastIterate), allIterates: reading(3.037) },
  deviation: 0.0165,
  silentLimit,
  substitute: 7.5844,
  addRemove: 7.541,
});

describe('the words of the crowd', () => {
  const request = crowdRequest(DEFAULT_SCENARIO);

  test('call a bound beyond the limit only where it exceeds a verified limit as printed', () => {
    expect(goesBeyond(findings(2.887, 1.512))).toBe(true);
    expect(goesBeyond(findings(1.5, 1.512))).toBe(false);
    // the bound is printed as 1.51 and the limit as 1.52, so the bound does not exceed it
    expect(goesBeyond(findings(1.5135, 1.512))).toBe(false);
    expect(goesBeyond(findings(2.887, null))).toBe(false);
  });

  test('state each bound rounded down with its adjacency and confidence', () => {
    const words = crowdSummary(findings(2.887, 1.512), request);
    expect(words).toContain('the whole last model at least 2.88');
    expect(words).toMatch(/This attack’s limit is 1\.52 and the substitute ε is 7\.59/);
    expect(words).toMatch(/lower bounds on the substitute ε, each with 95/);
    expect(crowdSummary(findings(1, null), request)).toContain('could not be verified');
    expect(crowdSummary(null, request)).toBe('Nothing has been run yet.');
  });

  test('count both errors', () => {
    expect(errorsText(reading(1, 1))).toMatch(/^1 false alarm and 79.788 misses in 80.000 runs each$/);
  });
});

test('the figure asks for as many runs as a tab makes in seconds', () => {
  const runsAt = (steps: number) => crowdRequest({ ...DEFAULT_SCENARIO, steps }).runs;
  expect([1, 10, 100, 500, 100_000].map(runsAt)).toEqual([100_000, 100_000, 10_000, 2000, 2000]);
});
