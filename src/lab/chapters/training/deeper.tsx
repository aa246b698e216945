// The way deeper of chapter 4: what a score is of what was replaced, and how errors become a bound. Data.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Sym } from '../../notation/Num';
import { Term } from '../../notation/Term';
import type { DeeperContent } from '../frame/deeper/Deeper';
import { guestEquations } from '../frame/deeper/guestEquations';
import { BOUND_FROM_ERROR_RATE } from '../frame/deeper/sharedEquations';

const BROUGHT = guestEquations('training');

export const DEEPER: DeeperContent = {
  equations: [
    {
      tex: "\\begin{gathered}\\lVert\\bar g_{\\rec}-\\bar g_{\\other}\\rVert^2=r^2+r'^2-2\\,r\\,r'\\cos\\angle(g_{\\rec},g_{\\other})\\ \\le\\ (2\\clip)^2\\\\ r=\\min(\\clip,\\lVert g_{\\rec}\\rVert)\\end{gathered}",
      speech: t`The squared distance of the two clipped gradients equals r squared plus r prime squared, minus 2 r r prime times the cosine of the angle between the gradients, which is at most 2 C, squared. Here r is the smaller of C and the norm of the gradient of z, and r prime is the same for z prime.`,
      words: (
        <Trans>
          This is how far apart the two worlds are in a batch that contains the record, after clipping. S1 and
          S2 reach 2<Sym>C</Sym>, with full length in opposite directions. Two records get there only while
          both gradients are longer than <Sym>C</Sym> and their cosine is −1.
        </Trans>
      ),
    },
    {
      tex: `\\begin{gathered}\\theta_t[j^*]-\\theta_0[j^*]=-\\frac{\\eta\\,\\clip}{\\rate\\,n}\\Big(\\pm K+\\sqrt t\\;\\noise\\;\\mathcal N(0,1)\\Big)+\\text{${t`drift`}}\\\\ K\\sim\\mathrm{Bin}(t,\\rate)\\end{gathered}`,
      speech: t`Coordinate j star of theta after t steps, less the same at the start, equals minus eta times C over q n, times, open bracket, plus or minus K plus the square root of t times sigma times a standard normal number, close bracket, plus a drift. K is binomial with t trials of probability q.`,
      words: (
        <Trans>
          The score of S2 under DP-SGD on <Sym>n</Sym> records follows chapter 3’s law, with a drift that the
          other records add in both worlds alike. On a coordinate that they never move, S2 is S1.
        </Trans>
      ),
    },
    {
      tex: "\\ell_y(x)-\\ell_{y'}(x)=-\\big\\langle\\theta_t,\\ g_{\\rec}-g_{\\other}\\big\\rangle",
      speech: t`The logit of label y at x, less that of label y prime, equals minus the inner product of theta after t steps with the gradient of z less the gradient of z prime.`,
      words: (
        <Trans>
          The score of S4 on a linear model is a difference of <Term name="logit">logits</Term> <Sym>ℓ</Sym>,
          taken before{' '}
          <Term name="softmax" after=".">
            softmax
          </Term>{' '}
          It is the inner product of the model with the difference of the two gradients, both before clipping.
          That difference is the same at every step, since the model’s guess cancels. S3 and S5 replace the
          features too, and they read log-odds at both records.
        </Trans>
      ),
    },
    ...BROUGHT.equations,
    {
      ...BOUND_FROM_ERROR_RATE,
      words: (
        <Trans>
          This leads from scores to the bound that is drawn. A fifth of the models sets a threshold, midway
          between the worlds’ means. The <Sym>N</Sym> others make <Sym>E</Sym> errors, so the rate is at most
          ē with <Term name="confidence">confidence</Term> 1 − α, and the last equation is solved for ε. For{' '}
          <Sym>q</Sym> between 1/2 and 1 it would overshoot, and the largest noise multiplier that the errors
          leave possible takes its place.
        </Trans>
      ),
    },
  ],
  source: (
    <Trans>
      The scenarios S1 to S5 and how their canaries are made (Algorithms 2 to 5) are from Pradhan et al.
      (2026). Their estimator, the best over all thresholds, is offered beside ours. The curves of Gaussians
      are from Dong, Roth and Su (2022). <a href="https://arxiv.org/abs/2407.06496">Annamalai (2024)</a> shows
      that the last iterate can leak as much as all of them if losses are not convex. The limit of S1 is, for
      linear losses, the last-iterate heuristic of{' '}
      <a href="https://arxiv.org/abs/2410.06186">Steinke et al. (2025)</a>, who give counterexamples
      themselves. S4’s score as an inner product, the bound from the error rate and the crowd’s loss are
      derived here.
    </Trans>
  ),
  tests: [
    'src/audit/canaries/scores.test.ts',
    'src/audit/canaries/craft.test.ts',
    'src/audit/estimation/trainingAudit.test.ts',
    ...BROUGHT.tests,
    'test/conformance/training/statistics.ts',
    'test/statistics/trainedAudit.test.ts',
  ],
};
