// The sentences that readers share outside the page: each number has its adjacency, δ, kind and confidence.
import { describe, expect, it } from 'vitest';
import type { Estimate } from '../../../audit/estimation/types';
import { changeScenario, DEFAULT_SCENARIO } from '../../../scenario';
import { forEachCurve } from '../../../work';
import type { ClaimParts, Shown } from '../claim/claimParts';
import { shareText } from './shareText';

const shown: Shown = {
  estimate: { epsilon: 7.8291, confidence: 0.95, confidenceHolds: true, moment: 'planned' } as Estimate,
  readAs: 'read as the overlap of two bell curves',
  errorUpper: 0.2,
  contradicts: null,
  partAccounting: false,
};

const parts: ClaimParts = {
  addRemove: { state: 'value', value: 4.1401 },
  substitute: { state: 'bracket', lower: 7.9, upper: 8.0011 },
  sampling: 'poisson',
  attack: { state: 'done', shown },
  delta: 1e-5,
  stale: false,
  recorded: null,
};

describe('shareText', () => {
  it('has each number with its adjacency, δ, kind and confidence', () => {
    const text = shareText(parts, DEFAULT_SCENARIO);
    expect(text).toContain('ε ≤ 4.15 under add/remove adjacency');
    expect(text).toContain('ε ≤ 8.01 under substitute adjacency');
    expect(text).toMatch(/at δ = 10\S+\. Both are upper bounds from a privacy accountant\./);
    expect(text).toMatch(
      /An attack shows ε ≥ 7\.82 under substitute, a lower bound \(95\s?% confidence\), read/,
    );
  });

  it('says μ beside ε, rounded up', () => {
    const ends = (upper: number) => ({ lower: upper - 0.001, upper, regret: 0.01 });
    const mu = forEachCurve(() => ends(0.9759));
    expect(shareText(parts, DEFAULT_SCENARIO, { ...mu, substitute: ends(1.66758) })).toContain(
      'μ ≤ 0.976 under add/remove and μ ≤ 1.67 under substitute adjacency',
    );
  });

  it('leaves μ out if it has no finite bound', () => {
    const ends = (upper: number) => ({ lower: upper - 0.001, upper, regret: 0.01 });
    const mu = forEachCurve(() => ends(0.9759));
    const unbounded = { ...mu, substitute: ends(Number.POSITIVE_INFINITY) };
    expect(shareText(parts, DEFAULT_SCENARIO, unbounded)).toBe(shareText(parts, DEFAULT_SCENARIO));
  });

  it('says so if not all runs have been made', () => {
    const soFar = shareText({ ...parts, attack: { state: 'so-far', few: true, shown } }, DEFAULT_SCENARIO);
    expect(soFar).toContain('The runs of an attack so far show ε ≥ 7.82');
  });

  it('leaves out an attack that has measured nothing yet', () => {
    const text = shareText({ ...parts, attack: { state: 'waiting' } }, DEFAULT_SCENARIO);
    expect(text).toContain('upper bounds');
    expect(text).not.toContain('attack');
  });

  it('is null while the numbers belong to another setting or are computed', () => {
    expect(shareText({ ...parts, stale: true }, DEFAULT_SCENARIO)).toBeNull();
    expect(shareText({ ...parts, substitute: { state: 'pending' } }, DEFAULT_SCENARIO)).toBeNull();
  });

  /** Batches of fixed size, for which substitute is a bracket and add/remove is not defined. */
  const fixedSize = () => {
    const scenario = changeScenario(DEFAULT_SCENARIO, { sampling: 'fixed-size' });
    const bracket: ClaimParts = {
      ...parts,
      addRemove: { state: 'undefined' },
      substitute: { state: 'bracket', lower: 13.83, upper: 16.471 },
      sampling: 'fixed-size',
    };
    return { bracket, scenario };
  };

  it('says that batches have a fixed size', () => {
    const { bracket, scenario } = fixedSize();
    expect(shareText(bracket, scenario)).toContain('DP-SGD with batches of fixed size');
  });

  it('has no add/remove ε for batches of a fixed size', () => {
    const { bracket, scenario } = fixedSize();
    const fixed = shareText(bracket, scenario);
    expect(fixed).toContain('ε ≤ 16.5 under substitute adjacency');
    expect(fixed).toContain('Add/remove is not defined for it. It is an upper bound');
    expect(fixed).not.toContain('under add/remove');
  });

  it('has no add/remove μ for batches of a fixed size', () => {
    const { bracket, scenario } = fixedSize();
    const mu = forEachCurve(() => ({ lower: 0, upper: Number.POSITIVE_INFINITY, regret: Number.NaN }));
    const ofMu = shareText(bracket, scenario, {
      ...mu,
      substitute: { lower: 2.56, upper: 2.93, regret: 0.01 },
    });
    expect(ofMu).toContain('μ ≤ 2.93 under substitute adjacency');
    expect(ofMu).not.toContain('under add/remove');
  });

  it('says into how many steps and epochs random allocation deals the records', () => {
    const dealt = changeScenario(DEFAULT_SCENARIO, { sampling: 'random-allocation' });
    const text = shareText({ ...parts, sampling: 'random-allocation' }, dealt);
    expect(text).toContain('random allocation (16 steps an epoch, 32 epochs)');
    expect(text).toContain('ε ≤ 4.15 under add/remove adjacency');
  });
});
