// The variants of the page's opening sentence: pending, value, bracket, stale, failed, and the states of the attack.
import { describe, expect, it } from 'vitest';
import { changeScenario, DEFAULT_SCENARIO } from '../../../scenario';
import {
  type AuditEntry,
  type AuditReply,
  forEachCurve,
  IDLE_TRAINING,
  JobError,
  NO_REQUEST,
  type PointReply,
  type ResultsSnapshot,
} from '../../../work';
import { auditRequest } from '../../../work/requests';
import { claimParts } from './claimParts';

const verified = (value: number) =>
  ({ verified: true, value, lower: value, upper: value, method: 'closed-form' }) as const;

const point: PointReply = {
  ...forEachCurve(() => verified(7.9)),
  addRemove: verified(4),
  substitute: { verified: false, value: null, lower: 7, upper: 9, method: 'discretised-bracket' },
  implied: verified(9),
  group: verified(10),
  certifiedAddRemove: { lower: 4, upper: 4 },
  certifiedSubstitute: { lower: 7, upper: 9 },
  elapsed: 1,
};

const blank: ResultsSnapshot = {
  scenario: DEFAULT_SCENARIO,
  window: null,
  curves: NO_REQUEST,
  point: NO_REQUEST,
  poisson: { curves: NO_REQUEST, point: NO_REQUEST },
  mu: NO_REQUEST,
  auditRow: [],
  audits: [],
  auditsPaused: false,
  training: IDLE_TRAINING,
  stepCurves: NO_REQUEST,
  records: new Map(),
  recorded: null,
  recordedComing: false,
  initialResults: null,
  workerFailed: false,
};

const withPoint: ResultsSnapshot = {
  ...blank,
  point: { ...NO_REQUEST, status: 'done', reply: point, request: DEFAULT_SCENARIO, current: true },
};

const estimate = { estimator: 'valid', epsilon: 7.8, confidenceHolds: true } as AuditReply['pooled']['valid'];
const direct = { estimator: 'direct', epsilon: 4.1, confidenceHolds: true } as AuditReply['pooled']['direct'];
const reply = {
  runs: 10,
  repeats: 1,
  paper: { twoStandardErrors: null },
  pooled: {
    valid: estimate,
    directPlanned: direct,
    direct: { ...direct, epsilon: 4.3, confidenceHolds: false },
    paper: { ...estimate, estimator: 'paper', confidenceHolds: false },
  },
  atZero: { error: { upper: 0.1836 }, rule: 'gaussian' },
  curveTest: { contradicts: true, confidence: 0.95, errorFloorAddRemove: 0.327 },
} as AuditReply;

const entry = (status: AuditEntry['status'], more: Partial<AuditEntry> = {}): AuditEntry => ({
  key: 'own',
  request: auditRequest(DEFAULT_SCENARIO),
  axisValue: DEFAULT_SCENARIO.noiseMultiplier,
  own: true,
  status,
  reply: null,
  progress: null,
  error: null,
  ...more,
});

const attack = (audit: AuditEntry) => claimParts({ ...withPoint, audits: [audit] }, DEFAULT_SCENARIO).attack;

describe('claimParts', () => {
  it('is pending before the first answer', () => {
    const parts = claimParts(blank, DEFAULT_SCENARIO);
    expect(parts.addRemove.state).toBe('pending');
    expect(parts.attack.state).toBe('waiting');
  });

  it('has a verified value if there is one, and otherwise the bracket', () => {
    const parts = claimParts(withPoint, DEFAULT_SCENARIO);
    expect(parts.addRemove).toEqual({ state: 'value', value: 4 });
    expect(parts.substitute).toEqual({ state: 'bracket', lower: 7, upper: 9 });
    expect(parts.stale).toBe(false);
  });

  it('has failed, and keeps no old number, after a failed request', () => {
    const error = new JobError('worker-died', 'The accounting worker died.');
    const failed = { ...blank, curves: { ...NO_REQUEST, status: 'failed' as const, error } };
    expect(claimParts(failed, DEFAULT_SCENARIO).substitute.state).toBe('failed');
  });

  it('has the δ of the scenario that its numbers belong to', () => {
    const other = changeScenario(DEFAULT_SCENARIO, { delta: 1e-7 });
    expect(claimParts(withPoint, other).delta).toBe(DEFAULT_SCENARIO.delta);
  });

  it('follows the attack through its states', () => {
    expect(attack(entry('waiting')).state).toBe('waiting');
    const progress = { done: 30, total: 120, rate: 1, secondsLeft: 1 };
    expect(attack(entry('running', { progress }))).toEqual({ state: 'running', share: 0.25 });
    const few = { ...reply, runs: 500 };
    expect(attack(entry('running', { progress, reply: few }))).toMatchObject({ state: 'so-far', few: true });
    const many = { ...reply, runs: 16_000 };
    expect(attack(entry('running', { progress, reply: many }))).toMatchObject({
      state: 'so-far',
      few: false,
      shown: { estimate },
    });
    expect(attack(entry('stopped'))).toEqual({ state: 'stopped', shown: null });
    expect(attack(entry('stopped', { reply }))).toMatchObject({ state: 'stopped', shown: { estimate } });
    expect(attack(entry('failed')).state).toBe('failed');
    expect(attack(entry('done', { reply }))).toMatchObject({ state: 'done', shown: { estimate } });
  });

  it('has no number of the attack while a value is dragged, because the last report is about another setting', () => {
    const request = auditRequest(changeScenario(DEFAULT_SCENARIO, { noiseMultiplier: 3 }));
    const few = { request, status: 'waiting' as const, reply: { ...reply, runs: 500 } };
    expect(attack(entry('waiting', { before: few }))).toEqual({ state: 'waiting' });
    const whole = { request, status: 'done' as const, reply };
    const progress = { done: 30, total: 120, rate: 1, secondsLeft: 1 };
    expect(attack(entry('running', { before: whole }))).toEqual({ state: 'waiting' });
    expect(attack(entry('running', { before: whole, progress }))).toEqual({ state: 'running', share: 0.25 });
  });

  it('says for each estimator what was measured and how it was read', () => {
    const shown = (estimator: 'valid' | 'paper' | 'direct', with_ = reply) => {
      const part = claimParts(
        { ...withPoint, audits: [entry('done', { reply: with_ })] },
        changeScenario(DEFAULT_SCENARIO, { estimator }),
      ).attack;
      return 'shown' in part ? part.shown : null;
    };
    expect(shown('valid')).toMatchObject({
      readAs: 'read as the overlap of two bell curves',
      errorUpper: 0.1836,
      contradicts: { errorFloor: 0.327 },
      partAccounting: false,
      estimate: { epsilon: 7.8, confidenceHolds: true },
    });
    const between = { ...reply, atZero: { ...reply.atZero, rule: 'noise-multiplier' as const } };
    expect(shown('valid', between)).toMatchObject({
      readAs: 'read through the accountant',
      partAccounting: true,
    });
    // The direct bound is the one at the planned threshold, not at the best one.
    expect(shown('direct')).toMatchObject({
      readAs: 'read without assuming a curve',
      errorUpper: null,
      estimate: { epsilon: 4.1, confidenceHolds: true },
    });
    expect(shown('paper')).toMatchObject({ errorUpper: null, estimate: { confidenceHolds: false } });
    expect(shown('paper')?.readAs).toContain('best of all thresholds');
  });
});
