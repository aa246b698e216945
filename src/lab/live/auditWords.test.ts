// The words on an audit, which never say more than the audit shows.
import { describe, expect, it } from 'vitest';
import type { CurveTest, Estimate } from '../../audit/estimation/types';
import { confidenceText, curveTestWords, implausible, levelText } from './auditWords';

const test: CurveTest = {
  errorUpper: 0.217,
  errorFloorAddRemove: 0.293,
  errorFloorSubstitute: 0.2,
  contradicts: true,
  confidence: 0.95,
};

const estimate: Estimate = {
  estimator: 'valid',
  epsilon: 7.8,
  pointEstimate: 7.9,
  upper: 8.1,
  confidence: 0.95,
  confidenceHolds: true,
  adjacency: 'substitute',
  assumptions: [],
};

const substitute = { value: 8, lower: 7.99, upper: 8.01 };

describe('curveTestWords', () => {
  it('names the level at which a claim is rejected, and the two rates that reject it', () => {
    const words = curveTestWords(test);
    expect(words.verdict).toBe('rejected');
    expect(words.headline).toBe('claim rejected at level 5%');
    expect(words.detail).toContain('21.7%');
    expect(words.detail).toContain('29.3%');
  });

  it('does not call a claim verified that is not rejected', () => {
    const words = curveTestWords({ ...test, contradicts: false, errorUpper: 0.31 });
    expect(words.headline).toBe('not rejected');
    expect(words.detail).toContain('verifies nothing');
  });

  it('prints the level without rounding noise', () => {
    expect(levelText(0.9)).toBe('10%');
    expect(levelText(0.9999)).toBe('0.01%');
  });
});

describe('confidenceText', () => {
  it('says whether the confidence holds, holds at every moment, not yet, or not at all', () => {
    expect(confidenceText(estimate)).toBe('95% confidence');
    expect(confidenceText({ ...estimate, moment: 'every' })).toBe('95% confidence at every moment');
    expect(confidenceText({ ...estimate, moment: 'provisional', confidenceHolds: false })).toMatch(
      /no confidence yet/,
    );
    expect(confidenceText({ ...estimate, confidenceHolds: false })).toMatch(/nominal .* does not hold/);
  });
});

describe('implausible', () => {
  it('says nothing about an audit below the substitute bound, or about none', () => {
    expect(implausible(estimate, test, substitute)).toBeNull();
    expect(implausible(null, null, null)).toBeNull();
  });

  it('says nothing about an audit within the bracket of the substitute bound', () => {
    expect(implausible({ ...estimate, epsilon: 8.005 }, test, substitute)).toBeNull();
  });

  it('puts an audit above the substitute bound down to chance, a fault, or an estimator whose confidence does not hold', () => {
    expect(implausible({ ...estimate, epsilon: 8.2 }, test, substitute)).toMatch(
      /chance in at most 5.*fault/,
    );
    expect(implausible({ ...estimate, epsilon: 8.2, confidenceHolds: false }, test, substitute)).toMatch(
      /more often than its confidence/,
    );
  });

  it('puts an error rate that even the substitute curve forbids down to chance or a fault', () => {
    expect(implausible(estimate, { ...test, errorUpper: 0.19 }, substitute)).toMatch(/fault of this page/);
  });
});
