// The audits that remain for given demands. The entries do not contradict each other, and each offer excludes the audits that it should.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AUDITS } from './audits';
import {
  DEMAND_IDS,
  type DemandsGiven,
  demandRefusals,
  inOrder,
  OFFER_IDS,
  OFFERS,
  ORDERS,
  rankOf,
} from './demands';

const left = (offers: DemandsGiven['offers'], adjacency: DemandsGiven['adjacency'] = null): string[] =>
  AUDITS.filter((audit) => demandRefusals(audit, { offers, adjacency }).length === 0).map(({ id }) => id);

const given = fc.record({
  offers: fc.subarray(OFFER_IDS),
  adjacency: fc.constantFrom('add-remove' as const, 'substitute' as const, null),
});

describe('AUDITS', () => {
  it('are listed once each by year, with this page last', () => {
    const years = AUDITS.map(({ year }) => year ?? Number.POSITIVE_INFINITY);
    expect(years).toEqual([...years].sort((a, b) => a - b));
    expect(new Set(AUDITS.map(({ id }) => id)).size).toBe(AUDITS.length);
  });

  it('are described in whole sentences', () => {
    for (const { game, bound, mind } of AUDITS) {
      for (const text of [game, bound, mind]) if (text) expect(text).toMatch(/^[A-Z“].*\.$/s);
    }
  });
});

describe('refusals', () => {
  it('leaves UniAud alone to one run without records that reads losses and assumes no shape', () => {
    expect(left(['run', 'records', 'losses', 'code', 'shape'])).toEqual(['uniaud']);
    expect(left(['run', 'records', 'losses', 'code'], 'substitute')).toEqual(['choose', 'uniaud']);
  });

  it('leaves one audit to someone who cannot train', () => {
    expect(left(['trained'])).toEqual(['generated']);
  });

  it('leaves none to someone who cannot train and assumes no shape', () => {
    expect(left(['trained', 'shape'])).toEqual([]);
  });

  it('names each column that excludes an audit once with the reason', () => {
    const poisoned = AUDITS.find(({ id }) => id === 'in-out-gradients');
    expect(
      poisoned &&
        demandRefusals(poisoned, { offers: ['code', 'trained', 'losses'], adjacency: 'substitute' }),
    ).toEqual([
      { of: 'access', words: 'sees every step' },
      { of: 'training', words: 'puts gradients of its own into steps' },
      { of: 'adjacency', words: 'tests add/remove' },
    ]);
  });

  it('never restores an audit when the reader adds any offer', () => {
    fc.assert(
      fc.property(given, fc.constantFrom(...OFFER_IDS), ({ offers, adjacency }, also) => {
        const before = left(offers, adjacency);
        const after = left([...offers, also], adjacency);
        expect(before).toEqual(expect.arrayContaining(after));
      }),
    );
  });

  it('leaves some audits but not all for each single offer', () => {
    for (const id of OFFER_IDS) {
      expect(left([id]).length, OFFERS[id].label).toBeGreaterThan(0);
      expect(left([id]).length, OFFERS[id].label).toBeLessThan(AUDITS.length);
    }
    expect(left([])).toHaveLength(AUDITS.length);
  });
});

describe('inOrder', () => {
  it('sorts all audits by their demand, least first', () => {
    for (const { value } of ORDERS) {
      const sorted = inOrder(AUDITS, value);
      expect(sorted.map(({ id }) => id).sort()).toEqual(AUDITS.map(({ id }) => id).sort());
      if (value === 'year') continue;
      const ranks = sorted.map(({ needs }) => rankOf(needs, value));
      expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
    }
    expect(DEMAND_IDS).toHaveLength(ORDERS.length - 1);
  });
});
