// The registry of canaries: numbers that recorded results depend on.
import { describe, expect, it } from 'vitest';
import { CANARIES, CANARY_KINDS, type CanaryKind, canaryCosine } from './registry';

describe('the registry of canaries', () => {
  it('has the numbers that recorded results were drawn with', () => {
    expect(CANARY_KINDS.slice(0, 4).map((kind) => [kind, CANARIES[kind].draws])).toEqual([
      ['S2', 2],
      ['S3', 3],
      ['S4', 4],
      ['S5', 5],
    ]);
  });

  it('gives every canary a number of its own', () => {
    const numbers = CANARY_KINDS.map((kind) => CANARIES[kind].draws);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  // training/audit/plan.ts uses 0 and 1, and makes its numbers from 8 on of these
  it('gives every canary an integer from 2 to 7', () => {
    const numbers = CANARY_KINDS.map((kind) => CANARIES[kind].draws);
    for (const number of numbers) {
      expect(Number.isInteger(number)).toBe(true);
      expect(number).toBeGreaterThanOrEqual(2);
      expect(number).toBeLessThan(8);
    }
  });

  it('takes the cosine from the construction, else from crafting', () => {
    const none = Object.fromEntries(CANARY_KINDS.map((kind) => [kind, null])) as Record<CanaryKind, null>;
    const crafted = { ...none, S2: { movement: 1 }, S3: { cosine: -0.5 }, S5: { cosine: 0.25 } };
    const kinds = ['S2', 'S3', 'S4', 'S5'] as const;
    expect(kinds.map((kind) => canaryCosine(kind, crafted))).toEqual([-1, -0.5, null, 0.25]);
  });
});
