// The attackers S1 to S5 as the page shows them, from the most powerful to the most natural. Data.
import { t } from '@lingui/core/macro';
import { CANARY_KINDS } from '../../../../audit/canaries/registry';
import type { CanaryChoice } from '../../../../scenario';
import type { TrainingAuditReply } from '../../../../work';
import type { MarkShape } from '../../../chart/mark';
import type { Need } from '../../frame/NeedMark';

export const ATTACK_DEMANDS = [
  { id: 'steps', heading: t`sees every step` },
  { id: 'others', heading: t`sets the other records` },
  { id: 'gradients', heading: t`sets gradients` },
  { id: 'parameter', heading: t`reads a parameter` },
  { id: 'madeUp', heading: t`can invent data` },
  { id: 'data', heading: t`knows the data` },
] as const;

type DemandId = (typeof ATTACK_DEMANDS)[number]['id'];

/** The needs of an attack from one sign for each demand, in their order: + is yes, / in part, - no. */
const needs = (text: string): Record<DemandId, Need> => {
  const words = { '+': 'yes', '/': 'part', '-': 'no' } as const;
  const list = [...text].map((sign) => words[sign as keyof typeof words]);
  return Object.fromEntries(ATTACK_DEMANDS.map(({ id }, i) => [id, list[i]])) as Record<DemandId, Need>;
};

/** The attacker against which the guarantee holds. No attacker on this page is that strong, because all see only the end of training. */
export const ALLOWED_FOR = needs('++++++');

export const needText: Record<Need, string> = { yes: t`yes`, part: t`in part`, no: t`no` };

/** Needs of an attack in words, such as 'sets gradients, reads a parameter, can invent data (in part)'; '' if it needs nothing. */
export const needsText = (of: Record<DemandId, Need>): string =>
  ATTACK_DEMANDS.filter(({ id }) => of[id] !== 'no')
    .map(({ id, heading }) => (of[id] === 'part' ? t`${heading} (in part)` : heading))
    .join(', ');

interface Attack {
  /** The attack's name, such as 'crafted gradient'. */
  title: string;
  /** The attack in one word, for places without room for the title. */
  word: string;
  /** Words for what the attacker may do, in a row of the chart of attackers. */
  may: string;
  /** Shape of the attack's marks, by which it can be told from the others without colour. Its colour is in ../attacks.css. */
  shape: MarkShape;
  /** A sentence on what takes the place of the record. */
  replacement: string;
  /** Words for the score, the number that the attacker computes from each model, as the paper defines it. */
  score: string;
  /** Needs of the attack as this page implements it. */
  needs: Record<DemandId, Need>;
  knows: string;
  sees: string;
  /** Words for what this attack lacks, compared with the one before. */
  without: string;
  /** Words for the things among which the attack chooses, or a function of the result if these have to be counted. */
  choice: string | ((reply: TrainingAuditReply) => string);
}

export type AttackerId = 'S1' | CanaryChoice;

export const ATTACKS: Readonly<Record<AttackerId, Attack>> = {
  S1: {
    title: t`worst-case data set`,
    word: t({ context: 'attack', message: 'data set' }),
    may: t`sets the whole data set`,
    shape: 'circle',
    replacement: t`It replaces a record whose gradient is +C in one direction at every step by one with −C. No other record has any gradient.`,
    score: t`the released sum along that direction. By symmetry the threshold is 0`,
    needs: needs('-+++++'),
    knows: t`It knows everything, because the data set is its own.`,
    sees: t`It sees where training ends, along that direction. The paper’s Table 1 lists S1 as “visible state”, while its section 3.1 describes it as here.`,
    without: t`The guarantee allows for somebody who sees every step, whatever the other records do. S1 sees only where training ends, and its other records are silent. The distance from ε_S to the limit of S1 is what that costs.`,
    choice: t`Everything`,
  },
  S2: {
    title: t`crafted gradient`,
    word: t({ context: 'attack', message: 'gradient' }),
    may: t`sets one record’s gradient`,
    shape: 'cross',
    replacement: t`It replaces the record’s gradient by +C or −C in one coordinate, the one that training itself moves least.`,
    score: t`how far the crafted coordinate has moved from its start`,
    needs: needs('--++++'),
    knows: t`It knows the training records, the model, the clipping norm C and the number of steps T. That is enough to train without noise and find the coordinate that moves least.`,
    sees: t`It sees that parameter of the model, at the start and after t steps.`,
    without: t`The other records are real. Where they move the coordinate too, in both worlds alike, their drift blurs the score.`,
    choice: ({ shape }) => {
      const { inputs, classes } = shape;
      const parameters =
        shape.kind === 'linear'
          ? (inputs + 1) * classes
          : (inputs + 1) * shape.hidden + (shape.hidden + 1) * classes;
      return t`One of ${parameters} parameters`;
    },
  },
  S3: {
    title: t`crafted input`,
    word: t({ context: 'attack', message: 'input' }),
    may: t`invents a record`,
    shape: 'square',
    replacement: t`It replaces z by a record with the same label, whose features are made so that its gradient opposes that of z.`,
    score: t`the log-odds of the label at z, less those at z′`,
    needs: needs('----++'),
    knows: t`It knows the training records and the model. That is enough for a noise-free model, and for z’s gradient there.`,
    sees: t`It sees what the attacked model answers at z and z′.`,
    without: t`It cannot touch gradients, because a gradient is what a record happens to have there. That gradient shrinks as the model learns the record, and it opposes that of z only roughly.`,
    choice: ({ data: { columns } }) => t`Any ${columns} numbers for features`,
  },
  S4: {
    title: t`mislabelled`,
    word: t({ context: 'attack', message: 'label' }),
    may: t`changes a record’s label`,
    shape: 'triangle',
    replacement: t`It replaces z by the same features with the label that turns its gradient round the most.`,
    score: t`the logit of the true label less that of the false one, at z`,
    needs: needs('----/+'),
    knows: t`It knows the training records and the model, as S3 does.`,
    sees: t`It sees what the attacked model answers at z.`,
    without: t`The features are those of z, so only the label is left to choose.`,
    choice: ({ shape: { classes } }) => {
      const others = classes - 1;
      return others === 1 ? t`The other label` : t`One of ${others} other labels`;
    },
  },
  S5: {
    title: t`natural record`,
    word: t({ context: 'attack', message: 'record' }),
    may: t`picks a real record`,
    shape: 'diamond',
    replacement: t`It replaces z by the record of an auxiliary set whose gradient opposes that of z the most.`,
    score: t`the log-odds of its label at z, less those at z′`,
    needs: needs('-----+'),
    knows: t`It knows the training records and the model, as S3 does, and a second set of records of the same kind.`,
    sees: t`It sees what the attacked model answers at z and z′.`,
    without: t`Nothing is invented, so z′ has to be found among records as they are. Among many it may be a better one than any wrong label makes.`,
    choice: ({ data: { auxiliaryRows } }) => t`One of ${auxiliaryRows} other records`,
  },
};

export const ATTACKERS: readonly AttackerId[] = ['S1', ...CANARY_KINDS];

/** Name of an attack with the paper's label, such as 'crafted gradient, S2'. */
export const attackName = (id: AttackerId): string => `${ATTACKS[id].title}, ${id}`;

/** Class that carries the attackers' colour (../attacks.css). */
export const attackClass = (id: string): string => `attack-${id.toLowerCase()}`;

/** A shade of that colour, for a chart of lines. */
export const attackColour = (kind: CanaryChoice): string => `var(--${attackClass(kind)})`;
