// The way deeper of chapter 1: its equations with their words, their source and tests. Data.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Sym } from '../../notation/Num';
import { Term } from '../../notation/Term';
import type { DeeperContent } from '../frame/deeper/Deeper';

export const DEEPER: DeeperContent = {
  equations: [
    {
      tex: '\\tilde g=\\sum_{i\\in B} g_i\\,\\min\\!\\Big(1,\\frac{\\clip}{\\lVert g_i\\rVert}\\Big)+\\noise\\,\\clip\\;\\mathcal N(0,I)',
      speech: t`g tilde equals the sum, over all i in the batch B, of g i times the minimum of 1 and C over the norm of g i, plus sigma times C times a standard normal vector.`,
      words: (
        <Trans>
          This is what a step releases. The noise is measured in <Sym>C</Sym>, not in the distance between the
          neighbours. Setting a record’s gradient to zero has the same effect on the sum as removing the
          record, so both have the same ε.
        </Trans>
      ),
    },
    {
      tex: `\\mathrm{TV}_1=\\rate\\,\\Big(2\\,\\Phi\\Big(\\frac{d}{2\\noise}\\Big)-1\\Big),\\qquad d\\le\\begin{cases}1&\\text{${t`add, remove, zero out`}}\\\\2&\\text{${t`substitute`}}\\end{cases}`,
      speech: t`The total variation of one step equals q times, open bracket, 2 times Phi of d over 2 sigma, minus 1, close bracket. Here d is at most 1 for add, remove and zero out, and at most 2 for substitute. Phi is the distribution function of the standard normal law.`,
      words: (
        <Trans>
          This is the <Term name="total variation">total variation</Term> of one step when the sum moves by{' '}
          <Sym>d</Sym> times <Sym>C</Sym>. With probability 1 − <Sym>q</Sym> the record is not in the batch,
          and both worlds are the same.
        </Trans>
      ),
    },
  ],
  source: (
    <Trans>
      DP-SGD is described by Abadi et al. in “Deep Learning with Differential Privacy” (2016). The dominating
      pairs are those of Zhu, Dong and Wang (2022) for add and remove, and of Schuchardt et al. (2024) for
      substitution under Poisson sampling. A replacement is worst when it turns a gradient of length{' '}
      <Sym>C</Sym> round. For the total variation, and at <Sym>q</Sym> = 1 for every δ(ε), this follows from
      the distance alone. For <Sym>q</Sym> &lt; 1 the δ(ε) of a step depends on the two lengths as well. It
      does not decrease in the length of one gradient, in the length of the difference or in the inner product
      of these two, and all three are largest there (derived here, from Kahane’s convexity inequality). The
      formula for any distance is derived here too.
    </Trans>
  ),
  tests: ['src/lab/chapters/neighbour/oneStep.test.ts', 'src/accounting/closedForm/closedForms.test.ts'],
};
