// The verdicts on attacks, which claim no more than the evidence supports.
import { describe, expect, it } from 'vitest';
import type { CanaryAudit, TrainingAuditReply } from '../../../work';
import { beyondAddRemove, curveContradicted, doubtOf } from './verdictWords';

interface At {
  step: number;
  exceedsAddRemove: boolean | null;
  contradicts?: boolean;
  exceedsSubstitute?: boolean;
  familyValid?: { epsilon: number };
}

const auditOf = (kind: CanaryAudit['kind'], ...checkpoints: At[]): CanaryAudit =>
  ({
    kind,
    pooled: {
      confidence: 0.95,
      checkpoints: checkpoints.map(
        ({ familyValid = { epsilon: 0 }, contradicts = false, exceedsSubstitute = false, ...at }) => ({
          ...at,
          exceedsSubstitute,
          familyValid,
          familyCurveTest: { contradicts },
        }),
      ),
    },
  }) as unknown as CanaryAudit;

const audit = (...checkpoints: At[]): CanaryAudit => auditOf('S4', ...checkpoints);

const doubt = (...audits: CanaryAudit[]) =>
  doubtOf({ audits, ceilings: [{ hiddenState: { upper: 3 } }] } as unknown as TrainingAuditReply);

describe('a verdict', () => {
  it('names the first step at which the add/remove epsilon is exceeded, or says that it is not shown', () => {
    const exceeded = audit(
      { step: 1, exceedsAddRemove: false },
      { step: 50, exceedsAddRemove: true },
      { step: 100, exceedsAddRemove: true },
    );
    expect(beyondAddRemove(exceeded)).toEqual({ text: 'yes, at step 50', shown: true });
    expect(beyondAddRemove(audit({ step: 1, exceedsAddRemove: false }))).toEqual({
      text: 'not shown',
      shown: false,
    });
  });

  it('claims nothing if part of the number is accounting', () => {
    expect(beyondAddRemove(audit({ step: 1, exceedsAddRemove: null })).text).toBe('cannot be told');
  });

  it('claims nothing before there are models', () => {
    const none = { kind: 'S2', pooled: null } as unknown as CanaryAudit;
    expect(beyondAddRemove(none)).toEqual({ text: '…', shown: false });
    expect(curveContradicted(none)).toEqual({ text: '…', shown: false });
    expect(doubt(none)).toBeNull();
  });

  it('names the step at which the add/remove curve is rejected', () => {
    const at = { exceedsAddRemove: false };
    expect(curveContradicted(audit({ step: 1, ...at }, { step: 9, ...at, contradicts: true })).text).toBe(
      'rejected at step 9',
    );
    expect(curveContradicted(audit({ step: 1, ...at })).shown).toBe(false);
  });

  it('doubts an audit above the substitute epsilon', () => {
    const at = { step: 1, exceedsAddRemove: true };
    expect(doubt(audit(at))).toBeNull();
    expect(doubt(audit(at), audit({ ...at, exceedsSubstitute: true }))).toMatch(/S4 lies above ε_S.*5/);
  });

  it('doubts a crafted gradient above the limit of S1 if that limit applies to it', () => {
    const high = { step: 1, familyValid: { epsilon: 3.1 } };
    expect(doubt(auditOf('S2', { ...high, exceedsAddRemove: true }))).toMatch(
      /S2 lies above the limit of S1/,
    );
    expect(doubt(auditOf('S2', { ...high, exceedsAddRemove: null }))).toBeNull();
    expect(doubt(auditOf('S5', { ...high, exceedsAddRemove: true }))).toBeNull();
  });
});
