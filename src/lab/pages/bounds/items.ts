// The numbered items of "A Unified Framework for Adversary-Aware Differential Privacy Bounds" (Swanberg and others), each with its
// place. Data.
import { t } from '@lingui/core/macro';
import { type PaperItem, part, whole } from '../items/item';

const printed = t`The constant before δ was lost in our copy. The page has the term with two constants, neither of which bounds every count, and uses a corrected one.`;

const withDelta = (number: string, says: string, query: string): PaperItem =>
  part('theorem', number, says, {
    why: printed,
    place: 'bounds#printed-title',
    code: 'src/addons/risk/tails/sharedTail.ts',
    query,
  });

export const BOUNDS_ITEMS: readonly PaperItem[] = [
  whole(
    'algorithm',
    '1',
    t`The game, with Definition 3.1. Secrets are drawn from a prior, a mechanism releases something, and the attacker makes an attempt at each target. What counts is how many attempts are right, whatever “right” means for one of them.`,
    {
      place: 'bounds#game-title',
      code: 'src/addons/risk/secret.ts',
      query: 'attributeInference',
    },
  ),
  whole(
    'theorem',
    '3.2',
    t`Without δ, right attempts are no more frequent than independent coins, each with the posterior of its target.`,
    {
      place: 'meaning',
      code: 'src/addons/risk/singleGuess.ts',
      query: 'multiTargetPureTail',
    },
  ),
  part(
    'theorem',
    '3.3',
    t`The same with δ, on average over what is released, with the prior success of the attempts that are really made.`,
    {
      why: t`Of one target and without δ, against randomised response. Elsewhere the page takes the likeliest attempt, as Theorem B.3 does.`,
      place: 'bounds#attempts-title',
      code: 'src/addons/risk/randomisedResponse.ts',
      query: 'responseAttack',
    },
  ),
  whole(
    'proposition',
    'A.2',
    t`Randomised response attains the bound without δ, when no value is much likelier than another.`,
    {
      place: 'bounds#attempts-title',
      code: 'src/addons/risk/randomisedResponse.ts',
      query: 'responseAttack',
    },
  ),
  withDelta(
    'B.1',
    t`With δ, for every single output. The number of right attempts is at most the pure one and an independent extra, whose mean is a multiple of n δ.`,
    'multiTargetApproxTail',
  ),
  withDelta(
    'B.2',
    t`On average over the outputs, with the attempts’ own prior success and a term for δ.`,
    'attackSuccess',
  ),
  withDelta(
    'B.3',
    t`The same with the likeliest attempt. The largest effect of δ solves a linear program.`,
    'multiTargetApproxTail',
  ),
  withDelta('C.3', t`Theorem B.1 for a whole trade-off curve.`, 'attackSuccess'),
  withDelta(
    'C.4',
    t`Theorem B.3 for a whole trade-off curve. The best of its points holds.`,
    'attackSuccess',
  ),
  part(
    'theorem',
    'F.1',
    t`Success compared with that of the same attempts at data drawn anew, after a definition called Narcissus.`,
    {
      why: t`For one target, where it is the line 1 − f(p), read at what those attempts reach.`,
      place: 'bounds#secrets-title',
      code: 'src/addons/risk/underCurve.ts',
      query: 'attackSuccess',
    },
  ),
  part('table', '1', t`Which bounds cover which attackers.`, {
    why: t`The columns and entries are ours, from how each bound is made.`,
    place: 'bounds#coverage-title',
    code: 'src/lab/pages/bounds/coverage/bounds.ts',
  }),
  part('figure', '1', t`Bounds on one guess over the prior, beside two published ones.`, {
    why: t`At the page’s own training, and at two ε and two μ of our choice. We have not seen the paper’s.`,
    place: 'bounds#secrets-title',
    code: 'src/addons/risk/byTests.ts',
    query: 'singleTargetGdp',
  }),
  part(
    'figure',
    '2',
    t`The advantage over ε for passwords and for personal data, and the ε that an advantage asks for.`,
    {
      why: t`Zipf’s law with an exponent of our choice, and no prior over personal data. A reader can paste one.`,
      place: 'bounds#secrets-title',
      code: 'src/addons/risk/priors/zipf.ts',
      query: 'epsForAdvantagePure',
    },
  ),
  part(
    'figure',
    '3',
    t`How many of a hundred secrets can be right, beside an idealised and a real attack on a language model.`,
    {
      why: t`The model is a small one, trained in a browser on made-up secrets.`,
      place: 'bounds#trained-title',
      code: 'src/addons/risk/idealised/gaussianAttack.ts',
      query: 'secretInference',
    },
  ),
  part(
    'figure',
    '4–7',
    t`Noisy marginals of a table, attacked. Of some records several columns are unknown, and a guess may be exact or near enough.`,
    {
      why: t`The table, the attack’s settings and the columns are ours, with one to three columns unknown.`,
      place: 'bounds#marginals-title',
      code: 'src/addons/risk/marginals/attributeInference.ts',
      query: 'attributeInference',
    },
  ),
];
