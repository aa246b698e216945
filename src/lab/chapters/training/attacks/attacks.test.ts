import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CANARY_KINDS } from '../../../../audit/canaries/registry';
import { ATTACKS, attackClass, attackColour } from '.';

const styles = readFileSync(new URL('../attacks.css', import.meta.url), 'utf8');

describe.each(CANARY_KINDS)('%s on the page', (kind) => {
  it('has a mark of its own', () => {
    const alike = CANARY_KINDS.filter((other) => ATTACKS[other].shape === ATTACKS[kind].shape);
    expect(alike).toEqual([kind]);
  });

  it('has a colour, also for more contrast, and a class that sets it for marks, words and labels', () => {
    const name = attackColour(kind).slice('var('.length, -1);
    expect(styles.split(`${name}: light-dark(`)).toHaveLength(3);
    expect(styles).toContain(`.${attackClass(kind)} {\n  --attack: var(${name});`);
    expect(styles).toMatch(new RegExp(`:is\\(span, b\\)\\.${attackClass(kind)}\\b`));
    expect(styles).toMatch(new RegExp(`\\.direct-label:is\\([^)]*\\.${attackClass(kind)}\\b`));
  });
});
