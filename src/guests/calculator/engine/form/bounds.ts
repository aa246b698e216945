// The ways to draw batches for which there is an accountant, by the answer to how batches are drawn; all of them that are possible
// where the answer is "not sure". Pure.
import { mechanismOfPlan, type Plan } from '../../../../accounting/plan';
import type { AnyMechanism } from '../../../../accounting/types';
import type { Sentence } from '../../../../base/sentences/sentence';
import { TOOL_SOURCES, type ToolSource } from '../tools';
import { WAY_WORDS } from './sentences';

/** The ways in which two neighbouring data sets differ. */
export type FormAdjacency = 'add-remove' | 'zero-out' | 'substitute';

export interface FormBound {
  id: Plan['sampling'];
  /** A condition: 'If each record joins one batch of an epoch'. */
  title: Sentence;
  /** Further explanation; null where the title says all. */
  text: Sentence | null;
  plan: Plan;
  mechanism: AnyMechanism;
  /** The most records of one person, from 1 on; `mechanism` does not include it. */
  recordsPerPerson: number;
  /** Adjacencies that have an ε, or a bracket whose lower end some data attain. */
  adjacencies: readonly FormAdjacency[];
  /** Why add/remove has no number; null where it has one. */
  lacks: Sentence | null;
  sources: readonly ToolSource[];
}

type Way = (
  of: Pick<AnyMechanism, 'noiseMultiplier'> & { epochs?: number; stepsPerEpoch?: number },
  recordsPerPerson: number,
) => Pick<FormBound, 'title' | 'text' | 'adjacencies' | 'lacks' | 'sources'>;

const WAYS: Readonly<Record<Plan['sampling'], Way>> = {
  poisson: () => ({
    title: WAY_WORDS.poisson,
    text: null,
    adjacencies: ['add-remove', 'substitute'],
    lacks: null,
    sources: [TOOL_SOURCES.sgm],
  }),
  'fixed-size': () => ({
    title: WAY_WORDS.fixedSize,
    text: WAY_WORDS.fixedSizeText,
    adjacencies: ['substitute'],
    lacks: WAY_WORDS.fixedSizeLacks,
    sources: [TOOL_SOURCES.couplings],
  }),
  'random-allocation': ({ epochs, stepsPerEpoch }) => ({
    title: WAY_WORDS.randomAllocation,
    text: WAY_WORDS.randomAllocationText({ epochs: epochs as number, steps: stepsPerEpoch as number }),
    adjacencies: ['add-remove', 'substitute'],
    lacks: null,
    sources: [TOOL_SOURCES.allocation],
  }),
  'any-order': ({ epochs }, records) => ({
    title: WAY_WORDS.anyOrder,
    text:
      records > 1
        ? WAY_WORDS.anyOrderTextOfPeople({ epochs: epochs as number, records })
        : WAY_WORDS.anyOrderText({ epochs: epochs as number }),
    adjacencies: ['zero-out', 'substitute'],
    lacks: WAY_WORDS.anyOrderLacks,
    sources: [TOOL_SOURCES.tensorflowStatement, TOOL_SOURCES.shuffling],
  }),
};

/** Ways of drawing batches for which all records of a person can be counted at once. */
const OF_PEOPLE: ReadonlySet<AnyMechanism['sampling']> = new Set([undefined, 'poisson', 'any-order']);

export const countsPeople = ({ sampling }: Pick<AnyMechanism, 'sampling'>): boolean =>
  OF_PEOPLE.has(sampling);

/** The ways to draw batches that each answer may mean. A shuffled epoch is counted as one in an arbitrary order. */
const MEANT: Readonly<Record<string, readonly Plan['sampling'][]>> = {
  poisson: ['poisson'],
  'fixed-size': ['fixed-size'],
  'random-allocation': ['random-allocation'],
  shuffled: ['any-order'],
  unsure: ['poisson', 'fixed-size', 'any-order'],
};

/** Equal runs as one run, which has the steps or epochs of all of them, since all their steps compose. */
function repeated(plan: Plan, times: number): Plan {
  if (times === 1) return plan;
  const one = mechanismOfPlan(plan);
  return { ...plan, length: 'steps' in one ? { steps: times * one.steps } : { epochs: times * one.epochs } };
}

interface Counted {
  /** The most records of one person, from 1 on. */
  recordsPerPerson: number;
  /** Equal training runs on the same records, from 1 on. */
  trainings: number;
}

const ONCE: Counted = { recordsPerPerson: 1, trainings: 1 };

/** Ways of drawing batches that an answer may mean; none where no accountant here is for it. */
export const waysOf = (
  answer: string,
  plan: Omit<Plan, 'sampling'>,
  { recordsPerPerson, trainings } = ONCE,
): FormBound[] =>
  (MEANT[answer] ?? []).map((id) => {
    const own = repeated({ ...plan, sampling: id }, trainings);
    const mechanism = mechanismOfPlan(own);
    return { id, plan: own, mechanism, recordsPerPerson, ...WAYS[id](mechanism, recordsPerPerson) };
  });
