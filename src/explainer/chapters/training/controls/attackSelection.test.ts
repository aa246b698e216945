// A scenario never runs out of attacks, keeps them in the paper's order, and offers S3 to the linear model alone.
import { describe, expect, it } from 'vitest';
import { attackOptions, toggledAttacks } from './attackSelection';

describe('attackOptions', () => {
  it('offers S3 for the linear model only, and does not count it as one that is left', () => {
    const [s2, s3] = attackOptions({ canaries: ['S2', 'S3'], model: 'mlp' });
    expect(s3).toMatchObject({ chosen: false, impossible: true });
    expect(s2).toMatchObject({ chosen: true, last: true });
    expect(attackOptions({ canaries: ['S2', 'S3'], model: 'linear' }).some(({ last }) => last)).toBe(false);
  });
});

describe('toggledAttacks', () => {
  it('puts in and takes out, in order', () => {
    expect(toggledAttacks(['S5', 'S2'], 'S4')).toEqual(['S2', 'S4', 'S5']);
    expect(toggledAttacks(['S2', 'S4'], 'S2')).toEqual(['S4']);
  });
});
