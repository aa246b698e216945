// Bounds on what an attacker can reach, with the demands that each covers, as data. The entries are our own judgement of how each
// bound is derived. For bounds that are computed here, a test compares them with what the code accepts.
import { t } from '@lingui/core/macro';
import type { Need } from '../../../chapters/frame/NeedMark';

export const COVERS = {
  delta: { heading: 'δ > 0', label: t`a δ above 0`, lacks: t`takes no δ` },
  curve: { heading: t`whole curve`, label: t`the whole curve`, lacks: t`takes no whole curve` },
  many: { heading: t`many targets`, label: t`many targets`, lacks: t`is of one target` },
  unequal: { heading: t`unequal priors`, label: t`unequal priors`, lacks: t`takes equal priors alone` },
  approximate: {
    heading: t`near enough`,
    label: t`a guess that is near enough`,
    lacks: t`takes exact guesses alone`,
  },
  every: {
    heading: t`every output`,
    label: t`every single output, not the average`,
    lacks: t`is of the average over outputs`,
  },
} as const;

export type CoverId = keyof typeof COVERS;
export const COVER_IDS = Object.keys(COVERS) as readonly CoverId[];

export interface CoveringBound {
  id: string;
  title: string;
  by: string;
  covers: Readonly<Record<CoverId, Need>>;
  /** Adjacency of the guarantee that the bound starts from. */
  adjacency: string;
  says: string;
  mind: string;
  /** Words on where this page draws the bound; null where it does not. */
  here: string | null;
}

export const BOUNDS: readonly CoveringBound[] = [
  {
    id: 'pure',
    title: t`Posterior, count of posteriors`,
    by: t`“A Unified Framework for Adversary-Aware Differential Privacy Bounds”, Theorem 3.2`,
    covers: { delta: 'no', curve: 'no', many: 'yes', unequal: 'yes', approximate: 'yes', every: 'yes' },
    adjacency: t`substitute`,
    says: t`Whatever is released, right guesses are no more frequent than independent coins, each with the posterior that belongs to the prior success of the guess.`,
    mind: t`DP-SGD has no finite ε at δ = 0.`,
    here: t`in Deeper`,
  },
  {
    id: 'printed',
    title: t`With a term for δ, as printed`,
    by: t`“A Unified Framework for Adversary-Aware Differential Privacy Bounds”, Theorems B.1 to B.3, C.3 and C.4, reconstructed`,
    covers: { delta: 'yes', curve: 'yes', many: 'yes', unequal: 'yes', approximate: 'part', every: 'part' },
    adjacency: t`substitute`,
    says: t`The pure count, and a multiple of n δ. For a whole curve, the best of its points counts.`,
    mind: t`The constant was lost in the copy at hand. With 1 and with the 2 of the published one-run audit there are counterexamples at some counts, and for guesses that are near enough. Theorem B.1 alone is of a single output.`,
    here: t`beside the corrected one`,
  },
  {
    id: 'corrected',
    title: t`With a corrected term for δ`,
    by: t`derived here`,
    covers: { delta: 'yes', curve: 'no', many: 'yes', unequal: 'yes', approximate: 'yes', every: 'no' },
    adjacency: t`substitute, and add/remove for taking part`,
    says: t`The pure count, and the most that δ can add to it at this count.`,
    mind: t`It holds on average over outputs. At a δ above 0, single outputs may give a secret away.`,
    here: t`the bare pair, in all figures`,
  },
  {
    id: 'whole',
    title: t`The best of all points of the curve`,
    by: t`derived here`,
    covers: { delta: 'yes', curve: 'yes', many: 'yes', unequal: 'yes', approximate: 'yes', every: 'no' },
    adjacency: t`substitute, and add/remove for taking part`,
    says: t`The corrected bound holds at every (ε, δ) of the curve, so the smallest one counts.`,
    mind: t`It needs the curve, so the training, not its ε alone.`,
    here: t`by exchange, and the counts of a hundred records`,
  },
  {
    id: 'fixed',
    title: t`The fixed point of the power`,
    by: t`derived here`,
    covers: { delta: 'yes', curve: 'yes', many: 'no', unequal: 'yes', approximate: 'no', every: 'no' },
    adjacency: t`substitute, and add/remove for taking part`,
    says: t`For one target, guessed exactly, the same number as the best of all points, from the trade-off curve.`,
    mind: t`The likeliest value’s prior is all that it uses.`,
    here: t`in Deeper`,
  },
  {
    id: 'power',
    title: t`1 − f(p), the power at the level of the prior`,
    by: t`Kulynych et al., and Hayes, Mahloujifar and Balle for reconstruction`,
    covers: { delta: 'yes', curve: 'yes', many: 'no', unequal: 'yes', approximate: 'yes', every: 'no' },
    adjacency: t`either, against a removed record or against a fixed other one`,
    says: t`Success is at most what a test of level p has as power.`,
    mind: t`Of one and the same curve it is never below the exchange. The add/remove curve is another curve, and may give less.`,
    here: t`by removal, and among the three bounds`,
  },
  {
    id: 'blind',
    title: t`Beside the same attempts at data drawn anew`,
    by: t`after the Narcissus resiliency of Cohen et al., which is Definition F.1 of “A Unified Framework for Adversary-Aware Differential Privacy Bounds”, derived here for one target`,
    covers: { delta: 'yes', curve: 'yes', many: 'no', unequal: 'yes', approximate: 'yes', every: 'no' },
    adjacency: t`either, if the secret is drawn anew or its record is removed`,
    says: t`The attack runs on a release of its own secret, and again on a release in which the secret was drawn anew. Success is at most the power of a test whose level is the second success.`,
    mind: t`The level belongs to the attack and can be measured. It is never above the best blind guess, so the bound is never above 1 − f(p).`,
    here: t`the command line, in fromBlind of the query attackSuccess`,
  },
  {
    id: 'robustness',
    title: t`The prior times exp(ε)`,
    by: t`Hayes, Mahloujifar and Balle, reconstruction robustness`,
    covers: { delta: 'no', curve: 'no', many: 'no', unequal: 'yes', approximate: 'yes', every: 'no' },
    adjacency: t`either, against a removed record or against a fixed other one`,
    says: t`Success is at most exp(ε) times that of the best blind guess.`,
    mind: t`The weakest of those here, and the easiest to say.`,
    here: null,
  },
  {
    id: 'recursion',
    title: t`The recursion for a curve`,
    by: t`Mahloujifar, Melis and Chaudhuri, one-run audit, read as a bound`,
    covers: { delta: 'yes', curve: 'yes', many: 'yes', unequal: 'no', approximate: 'no', every: 'no' },
    adjacency: t`substitute, and add/remove for two values`,
    says: t`How many secrets, each uniform on k values, can be guessed exactly.`,
    mind: t`Equally likely values alone.`,
    here: t`the numbers of many records`,
  },
];

/** Demands that a bound does not cover; one covered in part counts as covered. */
export const notCovered = ({ covers }: CoveringBound, asked: readonly CoverId[]): CoverId[] =>
  asked.filter((id) => covers[id] === 'no');
