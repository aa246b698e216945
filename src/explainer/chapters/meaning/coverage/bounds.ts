// Bounds on what an attacker can reach, by what they cover: entries as a chart has them. Data; the entries are ours, from how each
// bound is made. A test holds those that are computed here to what the core accepts.
import type { Need } from '../../frame/NeedMark';

export const COVERS = {
  delta: { heading: 'δ > 0', label: 'a δ above 0' },
  curve: { heading: 'whole curve', label: 'the whole curve' },
  many: { heading: 'many targets', label: 'many targets' },
  unequal: { heading: 'unequal priors', label: 'unequal priors' },
  approximate: { heading: 'near enough', label: 'a guess that is near enough' },
  every: { heading: 'every output', label: 'every single output, not the average' },
} as const;

export type CoverId = keyof typeof COVERS;
export const COVER_IDS = Object.keys(COVERS) as readonly CoverId[];

export interface CoveringBound {
  id: string;
  title: string;
  by: string;
  covers: Readonly<Record<CoverId, Need>>;
  /** Of the guarantee that goes in. */
  adjacency: string;
  says: string;
  mind: string;
  /** Where the page draws it; null where it does not. */
  here: string | null;
}

const RISK = 'A Unified Framework for Adversary-Aware Differential Privacy Bounds';

export const BOUNDS: readonly CoveringBound[] = [
  {
    id: 'pure',
    title: 'Posterior, count of posteriors',
    by: `“${RISK}”, Theorem 3.2`,
    covers: { delta: 'no', curve: 'no', many: 'yes', unequal: 'yes', approximate: 'yes', every: 'yes' },
    adjacency: 'substitute',
    says: 'Right guesses are no more frequent than independent coins, each with the largest posterior of its target.',
    mind: 'DP-SGD has no finite ε at δ = 0.',
    here: 'in Deeper',
  },
  {
    id: 'printed',
    title: 'With a term for δ, as printed',
    by: `“${RISK}”, Theorems B.1 to B.3, C.3 and C.4, reconstructed`,
    covers: { delta: 'yes', curve: 'yes', many: 'yes', unequal: 'yes', approximate: 'part', every: 'part' },
    adjacency: 'substitute',
    says: 'The pure count, and a multiple of n δ; for a whole curve the best of its points.',
    mind: 'The constant was lost in the copy at hand. With the 2 of the published one-run audit there are counterexamples at low counts, and for guesses that are near enough. Theorem B.1 alone is of a single output.',
    here: null,
  },
  {
    id: 'corrected',
    title: 'With a corrected term for δ',
    by: 'derived here',
    covers: { delta: 'yes', curve: 'no', many: 'yes', unequal: 'yes', approximate: 'yes', every: 'no' },
    adjacency: 'substitute; add/remove for taking part',
    says: 'The pure count, and the most that δ can add to it at this count.',
    mind: 'On average over outputs: at a δ above 0 single outputs may give a secret away.',
    here: 'the bare pair, in all figures',
  },
  {
    id: 'whole',
    title: 'The best of all points of the curve',
    by: 'derived here',
    covers: { delta: 'yes', curve: 'yes', many: 'yes', unequal: 'yes', approximate: 'yes', every: 'no' },
    adjacency: 'substitute; add/remove for taking part',
    says: 'The corrected bound at every (ε, δ) of the curve; the smallest holds.',
    mind: 'It needs the curve, so the training, not its ε alone.',
    here: 'by exchange, and the counts of a hundred records',
  },
  {
    id: 'fixed',
    title: 'The fixed point of the power',
    by: 'derived here',
    covers: { delta: 'yes', curve: 'yes', many: 'no', unequal: 'yes', approximate: 'no', every: 'no' },
    adjacency: 'substitute; add/remove for taking part',
    says: 'For one target, guessed exactly, the same number as the best of all points, from the trade-off curve.',
    mind: 'The likeliest value’s prior is all that it uses.',
    here: 'in Deeper',
  },
  {
    id: 'power',
    title: '1 − f(p), the power at the level of the prior',
    by: 'Kulynych et al.; Hayes, Mahloujifar and Balle for reconstruction',
    covers: { delta: 'yes', curve: 'yes', many: 'no', unequal: 'yes', approximate: 'yes', every: 'no' },
    adjacency: 'either: against a removed record, or against a fixed other one',
    says: 'Success is at most what a test of level p has as power.',
    mind: 'Of one and the same curve it is never below the exchange. The add/remove curve is another curve, and may give less.',
    here: 'by removal, and among the three bounds',
  },
  {
    id: 'robustness',
    title: 'The prior times exp(ε)',
    by: 'Hayes, Mahloujifar and Balle, reconstruction robustness',
    covers: { delta: 'no', curve: 'no', many: 'no', unequal: 'yes', approximate: 'yes', every: 'no' },
    adjacency: 'either: against a removed record, or against a fixed other one',
    says: 'Success is at most exp(ε) times that of the best blind guess.',
    mind: 'The weakest of those here, and the easiest to say.',
    here: null,
  },
  {
    id: 'recursion',
    title: 'The recursion for a curve',
    by: 'Mahloujifar, Melis and Chaudhuri, one-run audit, read as a bound',
    covers: { delta: 'yes', curve: 'yes', many: 'yes', unequal: 'no', approximate: 'no', every: 'no' },
    adjacency: 'substitute; add/remove for two values',
    says: 'How many secrets, each uniform on k values, can be guessed exactly.',
    mind: 'Equally likely values alone.',
    here: 'the numbers of many records',
  },
];

/** What a bound lacks of what is asked for; a part counts as covered. */
export const lacking = ({ covers }: CoveringBound, asked: readonly CoverId[]): CoverId[] =>
  asked.filter((id) => covers[id] === 'no');
