// What an audit of DP training may demand, and what someone who audits can offer, as data; and the function that says which demands
// exclude an audit.
import { t } from '@lingui/core/macro';
import type { Need } from '../../../chapters/frame/NeedMark';

interface Level {
  need: Need;
  /** Text in the audit's row. */
  text: string;
  /** Words on the demand, as the reason why an audit is excluded. */
  asks: string;
}

const level = (need: Need, text: string, asks: string): Level => ({ need, text, asks });

/** Demands in the order of the chart's columns; levels from little to much. */
export const DEMANDS = {
  runs: {
    heading: t`training runs`,
    levels: {
      one: level('no', t`one`, t`takes a run`),
      two: level('part', t`two`, t`takes two runs`),
      many: level('yes', t`hundreds`, t`takes hundreds of runs or more`),
    },
  },
  data: {
    heading: t`records of the task`,
    levels: {
      none: level('no', t`none`, t`needs no records`),
      real: level('yes', t`real`, t`needs real records`),
      auxiliary: level(
        'yes',
        t`real, auxiliary`,
        t`needs real records, and auxiliary ones to fit weights to`,
      ),
    },
  },
  access: {
    heading: t`looks at`,
    levels: {
      scores: level('no', t`losses`, t`asks the model`),
      model: level('part', t`the final model`, t`looks into the final model`),
      steps: level('yes', t`every step`, t`sees every step`),
    },
  },
  training: {
    heading: t`puts into training`,
    levels: {
      nothing: level('no', t`nothing`, t`leaves training alone`),
      records: level('no', t`records`, t`puts records into training`),
      parts: level('part', t`records, a part`, t`adds a part to the model`),
      weights: level('yes', t`records, weights`, t`sets the weights that training starts from`),
      gradients: level('yes', t`gradients`, t`puts gradients of its own into steps`),
    },
  },
  assumes: {
    heading: t`assumes`,
    levels: {
      nothing: level('no', t`no shape`, t`assumes no shape`),
      prior: level('part', t`a prior`, t`rests on a prior for its error rates`),
      curve: level('yes', t`a trade-off curve`, t`assumes the shape of a trade-off curve`),
      limit: level('yes', t`a law in the limit`, t`rests on a law that holds in a limit`),
      generator: level('yes', t`a good generator`, t`assumes that made-up records are close to real ones`),
    },
  },
} as const satisfies Record<string, { heading: string; levels: Record<string, Level> }>;

export type DemandId = keyof typeof DEMANDS;
export const DEMAND_IDS = Object.keys(DEMANDS) as DemandId[];

export type Demanded = { readonly [Id in DemandId]: keyof (typeof DEMANDS)[Id]['levels'] };

export const demandedLevel = (of: Demanded, id: DemandId): Level =>
  (DEMANDS[id].levels as Readonly<Record<string, Level>>)[of[id]];

/** Rank of a level; 0 for the least. */
export const rankOf = (of: Demanded, id: DemandId): number => Object.keys(DEMANDS[id].levels).indexOf(of[id]);

/** Words on all demands above the least, to end a sentence; '' where there are none. */
export const asksText = (of: Demanded): string =>
  DEMAND_IDS.map((id) => demandedLevel(of, id))
    .filter(({ need }) => need !== 'no')
    .map(({ asks }) => asks)
    .join(', ');

/** Adjacencies whose ε an audit may bound, by our own judgement. */
export const BOUNDED_ADJACENCIES = {
  'add-remove': t({ context: 'in a narrow column', message: 'add/remove' }),
  substitute: t`substitute`,
  chosen: t`either`,
} as const;
export type TestedAdjacency = keyof typeof BOUNDED_ADJACENCIES;

/** Reasons why an audit is excluded whose game tests the other adjacency. */
const TESTS = { 'add-remove': t`tests add/remove`, substitute: t`tests substitute` } as const;

interface Offer {
  label: string;
  demand: DemandId;
  covers: readonly string[];
}

export const OFFERS = {
  run: { label: t`one training run`, demand: 'runs', covers: ['one'] },
  records: { label: t`no records of the task`, demand: 'data', covers: ['none'] },
  losses: { label: t`losses, no look inside`, demand: 'access', covers: ['scores'] },
  code: { label: t`the training code as it is`, demand: 'training', covers: ['nothing', 'records'] },
  trained: { label: t`a model that is trained already`, demand: 'training', covers: ['nothing'] },
  shape: { label: t`no assumption of a shape`, demand: 'assumes', covers: ['nothing'] },
} as const satisfies Record<string, Offer>;

export type OfferId = keyof typeof OFFERS;
export const OFFER_IDS = Object.keys(OFFERS) as OfferId[];

export interface DemandsGiven {
  offers: readonly OfferId[];
  /** Adjacency of the claim; null where any will do. */
  adjacency: 'add-remove' | 'substitute' | null;
}

export interface DemandRefusal {
  of: DemandId | 'adjacency';
  words: string;
}

/** Reasons that exclude an audit, in the order of the columns. Without any the audit remains. */
export function demandRefusals(
  { needs, adjacency }: { needs: Demanded; adjacency: TestedAdjacency },
  given: DemandsGiven,
): DemandRefusal[] {
  const strict = new Set(
    given.offers
      .map((id): Offer => OFFERS[id])
      .filter(({ demand, covers }) => !covers.includes(needs[demand]))
      .map(({ demand }) => demand),
  );
  const found: DemandRefusal[] = DEMAND_IDS.filter((id) => strict.has(id)).map((id) => ({
    of: id,
    words: demandedLevel(needs, id).asks,
  }));
  if (given.adjacency !== null && adjacency !== 'chosen' && adjacency !== given.adjacency) {
    found.push({ of: 'adjacency', words: TESTS[adjacency] });
  }
  return found;
}

export type AuditOrder = 'year' | DemandId;

export const ORDERS: readonly { value: AuditOrder; label: string }[] = [
  { value: 'year', label: t`year` },
  ...DEMAND_IDS.map((value) => ({ value, label: t`${{ heading: DEMANDS[value].heading }}, least first` })),
];

/** Audits sorted by a demand, or by year. Audits with the same demand keep their order. */
export const inOrder = <Of extends { needs: Demanded }>(
  audits: readonly Of[],
  order: AuditOrder,
): readonly Of[] =>
  order === 'year' ? audits : audits.toSorted((a, b) => rankOf(a.needs, order) - rankOf(b.needs, order));
