// The attackers S1 to S5, from all-powerful to natural: what each asks for, replaces, knows, sees and scores. Data.
import { t } from '@lingui/core/macro';
import { CANARY_KINDS } from '../../../../audit/canaries/registry';
import type { CanaryChoice } from '../../../scenario';
import type { Need } from '../../frame/NeedMark';
import { ATTACKS, type AttackerId } from '../attacks';
import { type DemandId, needs } from '../attacks/demands';

export interface Attacker {
  id: AttackerId;
  title: string;
  needs: Record<DemandId, Need>;
  replaced: string;
  knows: string;
  sees: string;
  score: string;
  /** What it has to do without, compared with the one before. */
  without: string;
}

/** What the guarantee reckons with. Nobody on this page is that strong: all see where training ends, not every step. */
export const ALLOWED_FOR = needs('++++++');

const onData = (id: CanaryChoice): Attacker => {
  const { title, needs, replacement: replaced, knows, sees, score, without } = ATTACKS[id];
  const sentence = `${score[0].toUpperCase()}${score.slice(1)}.`;
  return { id, title, needs, replaced, knows, sees, score: sentence, without };
};

/** Strongest first. */
export const ATTACKERS: readonly Attacker[] = [
  {
    id: 'S1',
    title: t`worst-case data set`,
    needs: needs('-+++++'),
    replaced: t`It replaces a record whose gradient is +C in one direction at every step by one with −C. No other record has any gradient.`,
    knows: t`It knows everything, because the data set is its own.`,
    sees: t`It sees where training ends, along that direction. The paper’s Table 1 lists S1 as “visible state”, while its section 3.1 describes it as here.`,
    score: t`The released sum along that direction. By symmetry the threshold is 0.`,
    without: t`The guarantee allows for somebody who sees every step, whatever the other records do. S1 sees only where training ends, and its other records are silent. The distance from ε_S to the limit of S1 is what that costs.`,
  },
  ...CANARY_KINDS.map(onData),
];
