// The attackers, which are ordered by what they need: none needs more than the one above it.
import { describe, expect, it } from 'vitest';
import { CANARY_KINDS } from '../../../../audit/canaries/registry';
import type { TrainingAuditReply } from '../../../../work';
import type { Need } from '../../frame/NeedMark';
import { ATTACKERS, ATTACKS } from '../attacks';
import { ALLOWED_FOR, ATTACK_DEMANDS, needsText } from '../attacks/index';
import { choiceText } from './AttackerNote';

const RANK: Record<Need, number> = { no: 0, part: 1, yes: 2 };

describe('ATTACKERS', () => {
  it('need nothing more and something less than the attacker before', () => {
    const all = [ALLOWED_FOR, ...ATTACKERS.map((id) => ATTACKS[id].needs)];
    for (let i = 1; i < all.length; i++) {
      const drops = ATTACK_DEMANDS.map(({ id }) => RANK[all[i - 1][id]] - RANK[all[i][id]]);
      expect(Math.min(...drops)).toBe(0);
      expect(Math.max(...drops)).toBeGreaterThan(0);
    }
  });

  it('are S1 and the attackers on real training', () => {
    expect(ATTACKERS).toEqual(['S1', ...CANARY_KINDS]);
  });

  it('never see every step', () => {
    expect(ATTACKERS.every((id) => ATTACKS[id].needs.steps === 'no')).toBe(true);
  });

  it('have needs that are said in words', () => {
    expect(needsText(ATTACKS.S4.needs)).toBe('can invent data (in part), knows the data');
  });
});

describe('choiceText', () => {
  const of = (shape: TrainingAuditReply['shape']) =>
    ({ shape, data: { columns: 64, auxiliaryRows: 500 } }) as TrainingAuditReply;

  it('counts the things among which an attacker chooses', () => {
    const digits = of({ kind: 'linear', inputs: 64, classes: 10 });
    expect(choiceText('S2', digits)).toBe('One of 650 parameters');
    expect(choiceText('S4', digits)).toBe('One of 9 other labels');
    expect(choiceText('S5', digits)).toBe('One of 500 other records');
    // The paper's perceptron has layers of 600, 128 and 100 units.
    expect(choiceText('S2', of({ kind: 'mlp', inputs: 600, hidden: 128, classes: 100 }))).toContain('89828');
    expect(choiceText('S4', of({ kind: 'linear', inputs: 30, classes: 2 }))).toBe('The other label');
    expect(choiceText('S3', null)).toBeNull();
  });
});
