// A scenario never runs out of attacks, and keeps them in the paper's order.
import { describe, expect, it } from 'vitest';
import { attackOptions, toggledAttacks } from './AttackChoice';

describe('attackOptions', () => {
  it('keeps the last one that is left', () => {
    const [s2, s3] = attackOptions({ canaries: ['S2'] });
    expect(s3).toMatchObject({ chosen: false, last: false });
    expect(s2).toMatchObject({ chosen: true, last: true });
    expect(attackOptions({ canaries: ['S2', 'S3'] }).some(({ last }) => last)).toBe(false);
  });
});

describe('toggledAttacks', () => {
  it('puts in and takes out, in order', () => {
    expect(toggledAttacks(['S5', 'S2'], 'S4')).toEqual(['S2', 'S4', 'S5']);
    expect(toggledAttacks(['S2', 'S4'], 'S2')).toEqual(['S4']);
  });
});
