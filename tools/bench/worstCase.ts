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

/** Settings of the row of audits along the axis, and the draws per world of a first and of a whole audit there. */
const ROW = { settings: 9, first: 500, runs: 25_000 };

/** CPU milliseconds that all first reports of a row take, and the whole row. */
function rowMilliseconds(seed: number): { first: number; whole: number } {
  const spent = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  };
  const audits = Array.from({ length: ROW.settings }, (_, i) => {
    const noiseMultiplier = REQUEST.mechanism.noiseMultiplier * 2 ** ((i - 4) / 3);
    const mechanism = { ...REQUEST.mechanism, noiseMultiplier };
    return createWorstCaseAudit({ ...REQUEST, mechanism, repeats: 1, runs: ROW.runs, seed });
  });
  const began = spent();
  for (const audit of audits) {
    audit.advance(ROW.first);
    audit.report();
  }
  const first = spent() - began;
  for (const audit of audits) {
    audit.advance(ROW.runs);
    audit.report();
  }
  return { first, whole: spent() - began };
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
  const rows = Array.from({ length: 5 }, (_, seed) => rowMilliseconds(seed + 1));
  const medianOf = (part: 'first' | 'whole') =>
    rows
      .map((row) => row[part])
      .sort((a, b) => a - b)[2]
      ?.toFixed(0) ?? '–';
  yield `nine settings along the axis, 2 × ${ROW.runs} draws each: CPU median ${medianOf('whole')} ms, of it ${medianOf('first')} ms until all have reported once (aims: 1500 on two cores, 150)`;
}
