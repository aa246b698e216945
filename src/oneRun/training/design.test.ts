// A whole audit of one run that is watched, and means over many runs.
import { expect, test } from 'vitest';
import { gdpMu } from '../../accounting';
import { loadKernel } from '../../audit/training/node/loadKernel';
import { instantiateKernel } from '../../audit/training/wasm/kernel';
import { normalCdf } from '../../base/numerics/normal';
import { oneRunEpsLowerExact } from '../estimation/exactBound';
import { meanOfRuns, type WatchedStep, watchOneRun } from './design';
import type { OneRunPreparation } from './subjects/subject';
import type { OneRunDesign } from './types';

const compiled = await loadKernel();
const newKernel = () => compiled && instantiateKernel(compiled);

const DESIGN: OneRunDesign = {
  canary: 'orthogonal',
  selfComparison: true,
  m: 120,
  dimension: 120,
  classes: 60,
  guesses: [40],
  targetEpsilon: 4,
  samplingRate: 1,
  steps: 8,
  delta: 1e-5,
  alpha: 0.05,
  estimator: 'exact',
  logitStep: 0.02,
  seed: 3,
};

function ended<Step, Result>(trace: Generator<Step, Result>): { steps: Step[]; result: Result } {
  const steps: Step[] = [];
  for (;;) {
    const next = trace.next();
    if (next.done) return { steps, result: next.value };
    steps.push(next.value);
  }
}

const doneOf = (steps: readonly (OneRunPreparation | WatchedStep)[]) =>
  steps.map((step) => ('prepared' in step ? null : step.done));

test('without noise the model memorises, so that every guess is right', () => {
  const noiseless = { ...DESIGN, targetEpsilon: Number.POSITIVE_INFINITY };
  const { result } = ended(meanOfRuns({ design: noiseless, repeats: 1 }, {}, newKernel));
  expect(result.accuracy).toBe(1);
  // canaries whose two labels coincide are not guessed
  expect(result.guesses).toBeGreaterThan(100);
  expect(result.epsilon).toBe(
    oneRunEpsLowerExact({ m: 120, r: result.guesses, v: result.guesses, k: 2 }, 1e-5, 0.05),
  );
});

test('a run without noise has no report to be watched', () => {
  const noiseless = { ...DESIGN, targetEpsilon: Number.POSITIVE_INFINITY };
  // nobody can watch such a run to its report, which would need a finite ε
  expect(() => ended(watchOneRun(noiseless, {}, newKernel))).toThrow(/targetEpsilon/);
});

test.each([true, false])(
  'the findings are those of the last moment (self-comparison: %s)',
  (selfComparison) => {
    const { steps, result } = ended(watchOneRun({ ...DESIGN, selfComparison }, {}, newKernel));
    const { last, findings } = result;
    expect(doneOf(steps)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(findings.noiseMultiplier).toBeCloseTo(Math.sqrt(8) / gdpMu(4, 1e-5), 6);
    expect(findings.addRemove).toBeCloseTo(4, 6);
    const { order, right, margins } = last.guesses;
    const count = (r: number) => order.subarray(0, r).reduce((sum, i) => sum + right[i]!, 0);
    expect(findings.report).toMatchObject({ r: 40, v: count(40) });
    expect(findings.accuracy).toBe(count(order.length) / order.length);
    for (const i of order) if (margins[i] !== 0) expect(right[i] === 1).toBe(margins[i]! > 0);
    for (const { r, v, alone, shared } of findings.readings) {
      expect(v).toBe(count(r));
      expect(alone).toBe(oneRunEpsLowerExact({ m: 120, r, v, k: 2 }, 1e-5, 0.05));
      expect(shared).toBeLessThanOrEqual(alone);
    }
    expect(findings.readings.length).toBe(20);
  },
);

test('making more orthogonal canaries than there are dimensions reports its progress', () => {
  const { steps } = ended(watchOneRun({ ...DESIGN, dimension: 50 }, {}, newKernel));
  const shares = steps.flatMap((step) => ('prepared' in step ? [step.prepared] : []));
  // two rows at a time, in blocks of 50
  expect(shares.length).toBeGreaterThanOrEqual(DESIGN.m / 2);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(shares[0]).toBeGreaterThan(0);
  expect(shares.at(-1)).toBe(1);
  // the first of three blocks, of which the last has twenty rows, is more than a third of the work
  expect(shares[24]).toBeGreaterThan(0.4);
  expect(shares[24]).toBeLessThan(0.5);
  expect(doneOf(steps.slice(shares.length))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('every moment shows the model as it is then', () => {
  const trace = watchOneRun(DESIGN, {}, newKernel);
  const first = trace.next().value as { look(): { done: number; guesses: { margins: Float64Array } } };
  const early = first.look();
  expect(early.done).toBe(1);
  const { result } = ended(trace);
  const apart = (margins: Float64Array) => margins.reduce((sum, margin) => sum + margin, 0);
  expect(apart(result.last.guesses.margins)).toBeGreaterThan(apart(early.guesses.margins));
});

const sixRuns = () => ended(meanOfRuns({ design: DESIGN, repeats: 6 }, {}, newKernel)).result;

test('the mean accuracy over runs is the ideal one', () => {
  const result = sixRuns();
  const ideal = normalCdf(gdpMu(4, 1e-5) / Math.SQRT2);
  expect(result.runs).toBe(6);
  // five standard deviations: a fresh seed fails with probability 6e-7
  expect(Math.abs(result.accuracy - ideal)).toBeLessThan(
    5 * Math.sqrt((ideal * (1 - ideal)) / result.guesses),
  );
});

test('the mean bound is below that of all right guesses', () => {
  const { epsilon, epsilonOptimal } = sixRuns();
  expect(epsilon).toBeLessThan(epsilonOptimal);
});

test('a single run has no standard error', () => {
  const alone = ended(meanOfRuns({ design: { ...DESIGN, seed: 5 }, repeats: 1 }, {}, newKernel)).result;
  expect(alone.epsilonError).toBeNull();
});

test('the same design gives the same means', () => {
  expect(sixRuns()).toEqual(sixRuns());
});

test('a single canary whose labels coincide is a run without a guess', () => {
  const single = { ...DESIGN, m: 1, dimension: 1, classes: 2, guesses: [1] };
  const { result } = ended(meanOfRuns({ design: single, repeats: 40 }, {}, newKernel));
  expect(result.guesses).toBeGreaterThan(5);
  expect(result.guesses).toBeLessThan(35);
});
