// A whole watched run as the page's worker drives it, and what two of them must agree in: for the cases of devices.

import type { OneRunMaterial } from '../../../src/oneRun/training/design';
import type { OneRunCheckpoint, OneRunDesign } from '../../../src/oneRun/training/types';
import { type Watched, watchAnywhere } from '../../../src/oneRun/training/watchAnywhere';
import type { chooseOneRunDevice } from '../../../src/oneRun/training/webgpu/choose';
import { check } from '../../conformance/training/case';

/** Long enough for an emulated adapter to compile. */
export const PATIENT = { allowFallback: true, limit: 60, mostLosses: 99 };
export const TOLERANCE = 2e-5;

export const DESIGN: OneRunDesign = {
  canary: 'gaussian',
  selfComparison: true,
  m: 60,
  dimension: 40,
  classes: 30,
  guesses: [60],
  targetEpsilon: 8,
  samplingRate: 0.5,
  steps: 12,
  delta: 1e-5,
  alpha: 0.05,
  estimator: 'exact',
  logitStep: 0.02,
  seed: 1,
};

interface Told {
  result: Watched;
  checkpoint: OneRunCheckpoint | null;
}

/** Looks and keeps as the page's worker does; `onStep` after each step. */
export async function watched(
  choose: typeof chooseOneRunDevice,
  design = DESIGN,
  onStep: (done: number) => void = () => {},
  material: OneRunMaterial = {},
): Promise<Told> {
  const run = watchAnywhere(
    design,
    material,
    () => null,
    () => choose(PATIENT),
  );
  let checkpoint: OneRunCheckpoint | null = null;
  for (;;) {
    const next = await run.next();
    if (next.done) return { result: next.value, checkpoint };
    if (typeof next.value === 'number') continue;
    onStep(next.value.done);
    if (next.value.done % 3 === 0) await next.value.look();
    if (next.value.done % 4 === 0) checkpoint = (await next.value.checkpoint()) ?? checkpoint;
  }
}

export const noDevice = async () => ({ backend: null, reason: 'none is asked for' });

export function sameRun({ last, findings }: Watched, expected: Watched): void {
  const { margins } = expected.last.guesses;
  const size = margins.reduce((most, margin) => Math.max(most, Math.abs(margin)), 0);
  margins.forEach((margin, i) => {
    const given = last.guesses.margins[i]!;
    check(
      Math.abs(given - margin) <= TOLERANCE * size,
      `margin ${i} is ${given}, the reference has ${margin}`,
    );
  });
  const { r, m, adjacency } = expected.findings.report;
  check(findings.report.r === r && findings.report.m === m, `r is ${findings.report.r}`);
  check(findings.report.adjacency === adjacency, `tests ${findings.report.adjacency}`);
  check(findings.report.v === expected.findings.report.v, `${findings.report.v} guesses are right`);
}
