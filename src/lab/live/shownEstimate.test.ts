// The estimate that the page shows of an audit, for each estimator.
import { describe, expect, it } from 'vitest';
import type { Estimate } from '../../audit/estimation/types';
import type { AuditEntry, AuditReply } from '../../work';
import { repeatsText, shownEstimate } from './auditWords';

const pooled = (estimator: 'paper' | 'valid', epsilon: number) =>
  ({ estimator, epsilon, upper: epsilon + 0.5, confidenceHolds: estimator === 'valid' }) as Estimate;

function entry(twoStandardErrors: number | null): AuditEntry {
  const reply = {
    paper: { mean: 3.9, twoStandardErrors, values: [3.8, 3.9, 4] },
    directPlanned: { mean: 2.1, twoStandardErrors: 0.1, values: [2, 2.1, 2.2] },
    direct: { mean: 2.6, twoStandardErrors: 0.1, values: [2.5, 2.6, 2.7] },
    pooled: {
      paper: pooled('paper', 4.1),
      valid: pooled('valid', 3.7),
      direct: { ...pooled('valid', 2.7), confidenceHolds: false },
      directPlanned: pooled('valid', 2.2),
    },
  } as unknown as AuditReply;
  return { reply } as AuditEntry;
}

describe('shownEstimate', () => {
  it('of the published estimator is the mean of repeats within two standard errors', () => {
    const shown = shownEstimate(entry(0.2), 'paper');
    expect(shown).toMatchObject({ epsilon: 3.9, meanOf: 3, confidenceHolds: false });
    expect(shown?.lower).toBeCloseTo(3.7, 12);
    expect(shown?.upper).toBeCloseTo(4.1, 12);
  });

  it('of a bound comes from all draws at once, with the bound as the lower end', () => {
    expect(shownEstimate(entry(0.2), 'valid')).toMatchObject({
      epsilon: 3.7,
      lower: 3.7,
      upper: 4.2,
      meanOf: null,
    });
  });

  it('of the direct bound is at the threshold planned beforehand, whose confidence holds', () => {
    expect(shownEstimate(entry(0.2), 'direct')).toMatchObject({ epsilon: 2.2, confidenceHolds: true });
    expect(repeatsText(entry(0.2), 'direct')).toContain('mean of 3 repeats is 2.10 ± 0.100');
  });

  it('has no mean after a single repeat', () => {
    expect(shownEstimate(entry(null), 'paper')).toMatchObject({ epsilon: 4.1, meanOf: null });
  });

  it('is null before the first report', () => {
    expect(shownEstimate(null, 'paper')).toBeNull();
  });
});
