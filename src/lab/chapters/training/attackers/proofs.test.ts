// The bounds that the chart of attackers shows: those at the last step of training, and that of the worst case if it ran at the
// same settings.
import { describe, expect, it } from 'vitest';
import { changeScenario, DEFAULT_SCENARIO } from '../../../../scenario';
import type { AuditEntry, ResultsSnapshot, TrainingAuditReply, TrainingAuditRequest } from '../../../../work';
import { type Picture, trainingSettings } from '../picture';
import { proofsOf } from './proofs';

const scenario = changeScenario(DEFAULT_SCENARIO, { estimator: 'valid' });
const settings = trainingSettings(scenario);
const page = { curves: { reply: null, request: null } as ResultsSnapshot['stepCurves'], own: scenario };
const verified = (value: number | null) => ({ value });

const reply = {
  checkpoints: [1, 500],
  ceilings: [
    { addRemove: verified(0.1), substitute: verified(0.2), hiddenState: verified(0.2) },
    { addRemove: verified(4), substitute: verified(10), hiddenState: verified(9) },
  ],
  audits: [
    {
      kind: 'S4',
      models: 40,
      pooled: {
        checkpoints: [1, 500].map((step) => ({
          step,
          valid: { epsilon: step / 100, upper: 7 },
          exceedsAddRemove: step === 500,
        })),
      },
    },
    { kind: 'S5', models: 1, pooled: null },
  ],
} as unknown as TrainingAuditReply;

const pictureAt = (change: Partial<typeof settings>): Picture =>
  ({
    reply,
    request: { ...settings, ...change } as TrainingAuditRequest,
    scenario,
    stale: false,
    recorded: null,
  }) as Picture;

const worstCase = {
  request: settings,
  reply: {
    runs: 1000,
    repeats: 3,
    pooled: { valid: { epsilon: 8, upper: 9.5, confidence: 0.95, confidenceHolds: true } },
  },
} as unknown as AuditEntry;

describe('proofsOf', () => {
  it('has the last step of each attack with a report, and null for the others', () => {
    const { by, guarantees, top } = proofsOf({
      picture: pictureAt({}),
      ...page,
      worstCase,
      estimator: 'valid',
    });
    expect(by.S4).toMatchObject({ epsilon: 5, upper: 7, runs: 40, beyond: { shown: true } });
    expect(by.S5).toBeNull();
    expect(by.S2).toBeNull();
    expect(by.S1).toMatchObject({ epsilon: 8, runs: 6000, beyond: null });
    expect(guarantees).toMatchObject({ step: 500, addRemove: 4, substitute: 10 });
    expect(top).toBeGreaterThan(10);
  });

  it('has the worst case only if it ran at the settings of the picture', () => {
    const other = { mechanism: { ...settings.mechanism, noiseMultiplier: 99 } };
    const beside = (change: Partial<typeof settings>) =>
      proofsOf({ picture: pictureAt(change), ...page, worstCase, estimator: 'valid' }).by.S1;
    expect(beside(other)).toBeNull();
    expect(beside({ delta: 1e-9 })).toBeNull();
    expect(beside({ confidence: 0.5 })).toBeNull();
    expect(beside({})).not.toBeNull();
  });

  it('is empty without any result', () => {
    const nothing = proofsOf({ picture: null, ...page, worstCase: null, estimator: 'valid' });
    expect(nothing.guarantees).toBeNull();
    expect(Object.values(nothing.by).every((proof) => proof === null)).toBe(true);
    expect(nothing.top).toBe(1);
  });
});
