// How long the worst-case audit takes, from the draws to every estimator, as the page runs it.
import { createWorstCaseAudit } from '../../src/audit/canaries/S1/worstCaseAudit';

const REQUEST = {
  mechanism: { samplingRate: 1 / 16, noiseMultiplier: 1.6772842407226562, steps: 500 },
  delta: 1e-5,
  repeats: 3,
  confidence: 0.95,
};

function milliseconds(runs: number, seed: number): number {
  const started = performance.now();
  const audit = createWorstCaseAudit({ ...REQUEST, runs, seed });
  audit.advance(runs);
  audit.report();
  return performance.now() - started;
}

export function* worstCaseReport(): Generator<string> {
  milliseconds(25_000, 1); // a warm-up run, so that the code is compiled
  for (const [runs, rounds] of [
    [2_500, 15],
    [25_000, 9],
    [250_000, 3],
  ] as const) {
    const times = Array.from({ length: rounds }, (_, seed) => milliseconds(runs, seed + 2)).sort(
      (a, b) => a - b,
    );
    const median = times[Math.floor(rounds / 2)] as number;
    yield `3 repeats of 2 × ${runs} draws and all estimators: median ${median.toFixed(0)} ms of ${rounds}, best ${times[0]?.toFixed(0)} ms`;
  }
}
