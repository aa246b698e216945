// The choice of attacks, of which at least one stays chosen.
import { describe, expect, it } from 'vitest';
import { attackOptions, toggledAttacks } from './AttackChoice';

describe('attackOptions', () => {
  it('marks an attack as last only if it is the only chosen one', () => {
    const [s2, s3] = attackOptions({ canaries: ['S2'] });
    expect(s3).toMatchObject({ chosen: false, last: false });
    expect(s2).toMatchObject({ chosen: true, last: true });
    expect(attackOptions({ canaries: ['S2', 'S3'] }).some(({ last }) => last)).toBe(false);
  });
});

describe('toggledAttacks', () => {
  it('adds an attack and keeps the order of the paper', () => {
    expect(toggledAttacks(['S5', 'S2'], 'S4')).toEqual(['S2', 'S4', 'S5']);
  });

  it('removes a chosen attack', () => {
    expect(toggledAttacks(['S2', 'S4'], 'S2')).toEqual(['S4']);
  });
});
