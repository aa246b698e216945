// The recording of the page's start is what the code computes today: it stands on the page as its first numbers.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CURVE_NAMES } from '../../src/accounting/curves/registry';
import { axisWindow, DEFAULT_SCENARIO } from '../../src/scenario';
import { curvesRequest, figureCurves } from '../../src/work/requests';
import { parseInitialResults } from '../../src/work/store/initialResults';
import { computeStart } from '../../tools/record/start';

it('says what the accountants and the attack say, and what made it', async () => {
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
  for (const estimator of ['valid', 'paper', 'direct'] as const) {
    const { epsilon, upper, confidence, assumptions } = audit.pooled[estimator];
    expect(epsilon).toBeCloseTo(today.audit.pooled[estimator].epsilon, 4);
    expect(upper).toBeCloseTo(today.audit.pooled[estimator].upper, 4);
    expect({ confidence, assumptions }).toMatchObject({
      confidence: today.audit.pooled[estimator].confidence,
      assumptions: today.audit.pooled[estimator].assumptions,
    });
  }
  expect(audit.curveTest?.contradicts).toBe(today.audit.curveTest?.contradicts);
});
