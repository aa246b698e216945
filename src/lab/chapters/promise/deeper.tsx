// The way deeper of chapter 2: its equations with their words, their source and tests. Data.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { EpsilonSymbol, Sym } from '../../notation/Num';
import type { DeeperContent } from '../frame/deeper/Deeper';

export const DEEPER: DeeperContent = {
  equations: [
    {
      tex: `\\epsS(\\slack)\\ \\le\\ 2e,\\qquad\\text{${t`where`}}\\quad e=\\epsAR(\\slack'),\\quad (1+\\mathrm e^{e})\\,\\slack'=\\slack`,
      speech: t`Epsilon S at delta is at most 2 e, where e is epsilon A R at delta prime, and 1 plus the exponential of e, times delta prime, equals delta.`,
      words: (
        <Trans>
          This is Theorem 4.1, group privacy for one replacement. It reads the add/remove curve at a smaller{' '}
          <Sym>δ</Sym>′, which is found together with <Sym>e</Sym>.
        </Trans>
      ),
    },
    {
      tex: `\\slack_{\\text{${t`implied`}}}(\\varepsilon)=\\inf_{a\\in\\mathbb R}\\ \\slack_{\\text{${t`remove`}}}(a)+\\mathrm e^{a}\\,\\slack_{\\text{${t`add`}}}(\\varepsilon-a)`,
      speech: t`The implied delta at epsilon equals the infimum, over all real a, of the delta of removal at a, plus the exponential of a times the delta of addition at epsilon minus a.`,
      words: (
        <Trans>
          This is what the whole curves imply. ε is split between the removal and the addition in the best
          way. Three distributions can attain both curves and this bound at once, so nothing smaller follows
          along this way.
        </Trans>
      ),
    },
    {
      tex: `\\begin{gathered}P=(1-\\rate)\\,\\mathcal N(0,\\noise^2)+\\rate\\,\\mathcal N(1,\\noise^2)\\\\ Q=\\begin{cases}\\mathcal N(0,\\noise^2)&\\text{${t`removed`}}\\\\(1-\\rate)\\,\\mathcal N(0,\\noise^2)+\\rate\\,\\mathcal N(-1,\\noise^2)&\\text{${t`replaced`}}\\end{cases}\\\\ L=\\sum_{t=1}^{\\steps}\\ln\\frac{P(x_t)}{Q(x_t)},\\qquad x_t\\sim P\\end{gathered}`,
      speech: t`P is a mixture: 1 minus q times the normal law with mean 0 and standard deviation sigma, plus q times that with mean 1. Q is the normal law with mean 0 where the record is removed, and where it is replaced 1 minus q times that, plus q times the normal law with mean minus 1. L is the sum over T steps of the logarithm of P over Q at the outcome of the step, which is drawn from P.`,
      words: (
        <Trans>
          This is one step, along the record’s gradient and in units of <Sym>C</Sym>. Under <Sym>P</Sym>,{' '}
          <Sym>z</Sym> is in the data, and under <Sym>Q</Sym> it is removed or replaced. For add, the two
          change places. The privacy loss <Sym>L</Sym> adds up over the steps.
        </Trans>
      ),
    },
    {
      tex: '\\slack(\\varepsilon)=\\mathbb E_P\\big[(1-\\mathrm e^{\\varepsilon-L})_+\\big],\\qquad f(\\alpha)=\\max\\Big\\{0,\\ \\sup_{\\varepsilon\\in\\mathbb R}\\,1-\\slack(\\varepsilon)-\\mathrm e^{\\varepsilon}\\alpha\\Big\\}',
      speech: t`Delta of epsilon equals the expectation, under P, of the positive part of 1 minus the exponential of epsilon minus L. And f of alpha equals the larger of 0 and the supremum, over all real epsilon, of 1 minus delta of epsilon minus the exponential of epsilon times alpha.`,
      words: (
        <Trans>
          The profile follows from the privacy loss <Sym>L</Sym> of outcomes drawn from <Sym>P</Sym>, and the
          trade-off curve follows from the profile.
        </Trans>
      ),
    },
  ],
  source: (
    <Trans>
      Group privacy is from Dwork and Roth, “The Algorithmic Foundations of Differential Privacy” (2014). At a
      fixed <Sym>δ</Sym> it is Theorem 4.1 of Pradhan et al. (2026), whose Figure A5 the map follows. Privacy
      profiles are from Balle, Barthe and Gaboardi, “Privacy Amplification by Subsampling” (2018), and
      trade-off curves with their group privacy from Dong, Roth and Su, “Gaussian Differential Privacy”
      (2022). The second equation, which has a curve for each direction, is derived here. At the page’s start
      Theorem 4.1 gives 10.58, and the best split of the single add/remove curve gives 9.53. The second
      equation gives 8.70, while <EpsilonSymbol adjacency="S" /> is 8.00. The pair for substitution is from
      Schuchardt, Stoian, Kosmala and Günnemann (2024).
    </Trans>
  ),
  tests: [
    'src/accounting/curves/figureCurves.test.ts',
    'src/accounting/adjacencies/implied.test.ts',
    'test/reference/implied.test.ts',
    'test/reference/accounting.test.ts',
    'test/reference/tradeoff.test.ts',
  ],
};
