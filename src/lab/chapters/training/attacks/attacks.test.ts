// The mark and the colour of every attack.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CANARY_KINDS } from '../../../../audit/canaries/registry';
import { ATTACKERS, ATTACKS, attackClass, attackColour } from '.';

const styles = readFileSync(new URL('../attacks.css', import.meta.url), 'utf8');

describe.each(CANARY_KINDS)('%s on the page', (kind) => {
  it('has a mark that no other attack has', () => {
    const alike = ATTACKERS.filter((other) => ATTACKS[other].shape === ATTACKS[kind].shape);
    expect(alike).toEqual([kind]);
  });

  it('has the colour of audits, or a shade of it in charts of lines', () => {
    const name = attackColour(kind).slice('var('.length, -1);
    expect(styles.split(`${name}: light-dark(`)).toHaveLength(3);
    expect(styles).toMatch(new RegExp(`\\.${attackClass(kind)}\\b[^{}]*\\{\\n  --attack: var\\(--audit\\);`));
    expect(styles).toMatch(new RegExp(`:is\\(span, b\\):is\\([^)]*\\.${attackClass(kind)}\\b`));
    expect(styles).toMatch(new RegExp(`\\.direct-label:is\\([^)]*\\.${attackClass(kind)}\\b`));
  });
});
