// The recording of the page's start, whose numbers the page shows first, agrees with what the code computes now.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CURVE_NAMES } from '../../src/accounting/curves/registry';
import type { Estimate } from '../../src/audit/estimation/types';
import { CHOSEN_ESTIMATORS, estimatorsOf, reported, valueIn } from '../../src/audit/estimators/lookup';
import { english } from '../../src/base/sentences/sentence';
import { axisWindow, DEFAULT_SCENARIO } from '../../src/scenario';
import { curvesRequest, figureCurves } from '../../src/work/requests';
import { parseInitialResults } from '../../src/work/store/initialResults';
import { computeStart } from '../../tools/record/start';

const CHOSEN: readonly string[] = CHOSEN_ESTIMATORS;

it('has the values of the accountants and of the attack, with the backend that made them', async () => {
  const text = readFileSync(new URL('../../src/build/initialResults.json', import.meta.url), 'utf8');
  const { curves, point, audit, made } =
    parseInitialResults(text) ?? expect.unreachable('start.json is no recording');
  const today = await computeStart();
  expect(made).toMatchObject({ preset: 'start', link: '', seed: DEFAULT_SCENARIO.seed });
  expect(made.commit).toMatch(/^[0-9a-f]{12}$/);

  const { values } = curvesRequest(DEFAULT_SCENARIO, axisWindow(DEFAULT_SCENARIO));
  expect(curves.values).toEqual(values);
  for (const id of figureCurves(DEFAULT_SCENARIO)) {
    curves[id].value.forEach((value, i) => {
      expect(Math.abs(value / today.curves[id].value[i] - 1)).toBeLessThan(1e-3);
    });
  }
  for (const id of CURVE_NAMES) {
    expect(point[id].value).toBeCloseTo(today.point[id].value ?? Number.NaN, 4);
  }
  const certified = today.point.certifiedSubstitute?.lower ?? Number.NaN;
  expect(point.certifiedSubstitute?.lower).toBeCloseTo(certified, 4);
  for (const estimator of estimatorsOf('worstCase')) {
    const now = valueIn<'worstCase', Estimate>('worstCase', estimator, today.audit.pooled);
    const recorded = reported<Estimate>('worstCase', estimator, audit.pooled);
    // an estimator that no reader chooses is not shown at the start, so that a recording may be older than it
    if (recorded === null && !CHOSEN.includes(estimator)) continue;
    const { epsilon, upper, confidence, assumptions } =
      recorded ??
      expect.unreachable(`The start is recorded without ${estimator}. Run: npm run record -- start`);
    expect(epsilon).toBeCloseTo(now.epsilon, 4);
    expect(upper).toBeCloseTo(now.upper, 4);
    expect(confidence).toBe(now.confidence);
    expect(assumptions.map(english)).toEqual(now.assumptions.map(english));
  }
  expect(audit.curveTest?.contradicts).toBe(today.audit.curveTest?.contradicts);
});
