// The five attackers of the paper's scenarios S1 to S5, from all-powerful to natural: what each asks for, what it replaces,
// knows, sees and scores. Facts as this page implements them (src/canaries, src/training/audit); data, no result in it.
import type { CanaryChoice } from '../../../../scenario';
import { ATTACKS } from '../attacks';
import { SCORES } from '../scores/scoreWords';

export type AttackerId = 'S1' | CanaryChoice;

/** Whether an attacker asks for something: all of it, a part, or nothing of it. */
export type Need = 'yes' | 'part' | 'no';

export const DEMANDS = [
  { id: 'steps', heading: 'sees every step' },
  { id: 'others', heading: 'sets the other records' },
  { id: 'gradients', heading: 'sets gradients' },
  { id: 'parameter', heading: 'reads a parameter' },
  { id: 'madeUp', heading: 'can invent data' },
  { id: 'data', heading: 'knows the data' },
] as const;

export type DemandId = (typeof DEMANDS)[number]['id'];

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

const needs = (text: string): Record<DemandId, Need> => {
  const words = { '+': 'yes', '/': 'part', '-': 'no' } as const;
  const list = [...text].map((sign) => words[sign as keyof typeof words]);
  return Object.fromEntries(DEMANDS.map(({ id }, i) => [id, list[i]])) as Record<DemandId, Need>;
};

/** What the guarantee reckons with. Nobody on this page is that strong: all see where training ends, not every step. */
export const ALLOWED_FOR = needs('++++++');

const onData = (id: CanaryChoice) => ({
  id,
  title: ATTACKS[id].title,
  replaced: ATTACKS[id].replacement,
  score: `${SCORES[id][0].toUpperCase()}${SCORES[id].slice(1)}.`,
});

/** Strongest first. */
export const ATTACKERS: readonly Attacker[] = [
  {
    id: 'S1',
    title: 'worst-case data set',
    needs: needs('-+++++'),
    replaced:
      'A record whose gradient is +C in one direction at every step, by one with −C. No other record has any gradient.',
    knows: 'All there is: the data set is its own.',
    sees: 'Where training ends, along that direction. The paper’s Table 1 lists S1 as “visible state”; its section 3.1 describes it as here.',
    score: 'The released sum along it. The threshold is 0, by symmetry.',
    without:
      'Compared with the guarantee, it sees where training ends and not every step, and its other records are silent. What that costs is the distance from ε_S to the limit of S1.',
  },
  {
    ...onData('S2'),
    needs: needs('--++++'),
    knows:
      'The training records, the model, C and T: enough to train without noise and find the coordinate that stays stillest.',
    sees: 'That parameter of the model, at the start and after t steps.',
    without:
      'The other records are real. Where they move the coordinate too, in both worlds alike, their drift blurs the score.',
  },
  {
    ...onData('S3'),
    needs: needs('----++'),
    knows: 'The training records and the model: enough for a noise-free model, and for z’s gradient there.',
    sees: 'What the attacked model answers at z and z′.',
    without:
      'It cannot touch gradients: a gradient is what a record happens to have there. It shrinks as the model learns the record, and opposes that of z only roughly.',
  },
  {
    ...onData('S4'),
    needs: needs('----/+'),
    knows: 'The training records and the model, as for S3.',
    sees: 'What the attacked model answers at z.',
    without: 'The features are those of z. A label is all there is to choose.',
  },
  {
    ...onData('S5'),
    needs: needs('-----+'),
    knows: 'The training records and the model, as for S3, and a second set of records of the same kind.',
    sees: 'What the attacked model answers at z and z′.',
    without:
      'Nothing is invented: z′ has to be found among records as they are. Among many it may be a better one than any wrong label makes.',
  },
];

export const needText: Record<Need, string> = { yes: 'yes', part: 'in part', no: 'no' };

/** 'sets gradients, reads a parameter, can invent data (in part)'; '' when it asks for nothing. */
export function needsText(of: Record<DemandId, Need>): string {
  return DEMANDS.filter(({ id }) => of[id] !== 'no')
    .map(({ id, heading }) => (of[id] === 'part' ? `${heading} (in part)` : heading))
    .join(', ');
}
