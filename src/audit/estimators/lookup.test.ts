// The estimators of each audit, their keys, and the words of those that readers choose among.
import { describe, expect, it, test } from 'vitest';
import {
  byEstimator,
  CHOSEN_ESTIMATORS,
  choiceOf,
  estimatorsOf,
  estimatorsReading,
  isBound,
  keyIn,
  reported,
} from './lookup';
import { ESTIMATORS, type EstimatorId } from './registry';
import { SOURCES } from './sources';

const IDS = Object.keys(ESTIMATORS) as EstimatorId[];
const AUDITS = ['worstCase', 'trained', 'oneRun', 'own'] as const;

describe('the registry', () => {
  it('gives each audit keys of its own', () => {
    for (const audit of AUDITS) {
      const keys = estimatorsOf(audit).map((id) => keyIn(audit, id));
      expect(new Set(keys).size).toBe(keys.length);
      expect(keys).not.toContain(null);
    }
  });

  it('gives every estimator an audit', () => {
    for (const id of IDS) expect(AUDITS.some((audit) => keyIn(audit, id) !== null)).toBe(true);
  });

  it('names only sources that are given in full', () => {
    for (const { source } of Object.values(ESTIMATORS))
      if (source !== null) expect(SOURCES[source]).toBeTruthy();
  });

  it('offers the default first', () => {
    expect(CHOSEN_ESTIMATORS[0]).toBe('valid');
  });

  it('offers only estimators that apply to both kinds of attack', () => {
    for (const id of CHOSEN_ESTIMATORS) {
      expect(keyIn('worstCase', id)).not.toBeNull();
      expect(keyIn('trained', id)).not.toBeNull();
      expect(choiceOf(id).name.english).not.toBe('');
    }
  });

  it('has the names that links, reports and recordings have used from the first', () => {
    expect(CHOSEN_ESTIMATORS.slice(0, 3)).toEqual(['valid', 'paper', 'direct']);
    expect(byEstimator('worstCase', (id) => id)).toMatchObject({
      ...{ paper: 'paper', valid: 'valid', direct: 'directBest', directPlanned: 'direct' },
    });
    expect(byEstimator('trained', (id) => id)).toMatchObject({
      ...{ paper: 'paper', valid: 'valid', direct: 'direct', directBest: 'directBest' },
    });
    expect(estimatorsReading('own', 'scores', 'counts').slice(0, 3)).toEqual(['whole', 'split', 'fixed']);
    expect(estimatorsReading('own', 'guesses')).toContain('exact');
  });
});

test('the value of an estimator that a report lacks is null', () => {
  expect(reported('worstCase', 'direct', { directPlanned: 3 })).toBe(3);
  expect(reported('worstCase', 'direct', { direct: 3 })).toBeNull();
  expect(reported('oneRun', 'valid', { valid: 3 })).toBeNull();
});

test('the published estimator is no bound', () => {
  expect([isBound('valid'), isBound('paper')]).toEqual([true, false]);
});
