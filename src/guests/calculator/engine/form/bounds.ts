// From the answer to how batches are drawn to the accountant that knows it. Where nobody knows the answer, all that
// it may be. Pure.
import { mechanismOf, type Plan } from '../../../../accounting/plan';
import type { AnyMechanism } from '../../../../accounting/types';
import { SOURCES, type Source } from '../tools';

/** What neighbours differ in. */
export type FormAdjacency = 'add-remove' | 'zero-out' | 'substitute';

export interface Bound {
  id: Plan['sampling'];
  /** A condition: 'If each record joins one batch of an epoch'. */
  title: string;
  text: string;
  plan: Plan;
  mechanism: AnyMechanism;
  /** Those that have a number, or a bracket that begins with what data attain. */
  adjacencies: readonly FormAdjacency[];
  /** Why add/remove has no number; null where it has one. */
  lacks: string | null;
  sources: readonly Source[];
}

type Way = (
  of: Pick<AnyMechanism, 'noiseMultiplier'> & { epochs?: number; stepsPerEpoch?: number },
) => Pick<Bound, 'title' | 'text' | 'adjacencies' | 'lacks' | 'sources'>;

const WAYS: Readonly<Record<Plan['sampling'], Way>> = {
  poisson: () => ({
    title: 'If each record joins each batch by a coin of its own',
    text: '',
    adjacencies: ['add-remove', 'substitute'],
    lacks: null,
    sources: [SOURCES.sgm],
  }),
  'fixed-size': () => ({
    title: 'If every batch is drawn anew from all records, at a fixed size and without replacement',
    text: 'A batch holds either the replaced record or another in its place, so sums may move by 2C (Balle, Barthe, Gaboardi, theorem 9). The upper end of the bracket holds for all data. The lower end is reached by data whose other records all pull one way. Nothing tighter is known here.',
    adjacencies: ['substitute'],
    lacks: 'Add/remove is not defined here, because one record more or less would change every batch.',
    sources: [SOURCES.couplings],
  }),
  'random-allocation': ({ epochs, stepsPerEpoch }) => ({
    title: 'If each record joins exactly one step of every epoch, drawn at random',
    text: `The accountant counts ${epochs} epochs of ${stepsPerEpoch} steps each, rounded to the safe side. Add/remove has a number of its own. A replaced record shows most where its two gradients are opposite, and its bracket encloses the ε of that case.`,
    adjacencies: ['add-remove', 'substitute'],
    lacks: null,
    sources: [SOURCES.allocation],
  }),
  'any-order': ({ epochs }) => ({
    title:
      'If each record joins exactly one batch of an epoch, and nobody looks at the records when the batches are cut',
    text: `An epoch then shows each record once, under all of the noise, so the run is the composition of ${epochs} Gaussian mechanisms without amplification. That holds under any order, even one that the attacker knows. No smaller ε is known that counts a shuffled order as random. The sum moves by C if a record is zeroed out and its place stays empty, and by 2C if another takes its place.`,
    adjacencies: ['zero-out', 'substitute'],
    lacks:
      'Add/remove is not defined here, because leaving a record out may move the others into other batches.',
    sources: [SOURCES.tensorflowStatement, SOURCES.shuffling],
  }),
};

/** What an answer may mean. Whoever is not sure has one of these; an epoch in random order is one in some order. */
const MEANT: Readonly<Record<string, readonly Plan['sampling'][]>> = {
  poisson: ['poisson'],
  'fixed-size': ['fixed-size'],
  'random-allocation': ['random-allocation'],
  shuffled: ['any-order'],
  unsure: ['poisson', 'fixed-size', 'any-order'],
};

/** None where no accountant here is for the answer. */
export const waysOf = (answer: string, plan: Omit<Plan, 'sampling'>): Bound[] =>
  (MEANT[answer] ?? []).map((id) => {
    const own = { ...plan, sampling: id };
    const mechanism = mechanismOf(own);
    return { id, plan: own, mechanism, ...WAYS[id](mechanism) };
  });
