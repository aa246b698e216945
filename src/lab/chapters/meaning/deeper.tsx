// The way deeper of chapter 6: its equations with their words, their source and tests. Data.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Sym } from '../../notation/Num';
import type { DeeperContent } from '../frame/deeper/Deeper';

export const DEEPER: DeeperContent = {
  equations: [
    {
      tex: '\\pi(\\varepsilon)=\\frac{\\mathrm e^{\\varepsilon}\\,p}{1+(\\mathrm e^{\\varepsilon}-1)\\,p}',
      speech: t`Pi at epsilon equals the exponential of epsilon, times p, over 1 plus p times the exponential of epsilon minus 1.`,
      words: (
        <Trans>
          From a prior <Sym>p</Sym> to the largest posterior under a pure guarantee (<Sym>δ</Sym> = 0). It
          holds for every single output, and randomised response attains it.
        </Trans>
      ),
    },
    {
      tex: `\\Pr[\\,\\text{${t`right`}}\\,]\\ \\le\\ \\pi(\\epsS)+\\slack\\,\\big(1-\\pi(\\epsS)\\big)`,
      speech: t`The probability of being right is at most pi at epsilon S, plus delta times 1 minus pi at epsilon S.`,
      words: (
        <Trans>
          One guess that must be exactly right, averaged over what training shows. It includes the chance{' '}
          <Sym>δ</Sym> that the guarantee leaves open. This is the exchange, read from a bare substitute pair,
          and it is derived here.
        </Trans>
      ),
    },
    {
      tex: `\\Pr[\\,\\text{${t`right`}}\\,]\\ \\le\\ \\min_{\\varepsilon\\in\\mathbb R}\\ \\pi(\\varepsilon)+\\slack(\\varepsilon)\\,\\big(1-\\pi(\\varepsilon)\\big)\\ =\\ s,\\qquad s=1-f_S\\Big(\\frac{(1-s)\\,p}{1-p}\\Big)`,
      speech: t`The probability of being right is at most the minimum, over all epsilon, those below zero too, of pi at epsilon, plus delta at epsilon times 1 minus pi at epsilon. The minimum is the number s that equals 1 minus f S at 1 minus s times p over 1 minus p.`,
      words: (
        <Trans>
          Each point of the substitute profile is such a bound, so the smallest of them holds. For a prior
          above one half, that point has an ε below zero. The bound is also the number <i>s</i> of the last
          line, in which <i>f</i>
          <sub>S</sub> is the substitute trade-off curve. For a fair yes or no it is one half, plus half of
          the total variation. Derived here.
        </Trans>
      ),
    },
    {
      tex: `\\Pr[\\,v\\text{ ${t`or more right`}}\\,]\\ \\le\\ \\min\\Big(1,\\ \\beta+\\slack\\,\\frac{n}{v}\\,\\frac{\\beta\\,(1-\\beta)}{\\Pr[W=v]}\\Big),\\qquad W\\sim\\mathrm{Bin}(n,\\pi),\\quad\\beta=\\Pr[W\\ge v]`,
      speech: t`The probability of v or more right guesses is at most the smaller of 1 and beta plus delta times n over v times beta times 1 minus beta over the probability that W equals v, where W is binomial with n trials of probability pi, and beta is the probability that W is v or more.`,
      words: (
        <Trans>
          Several records at once. There are <Sym>n</Sym> secrets with the same prior, and <Sym>v</Sym> or
          more of them are guessed exactly. <i>W</i> is binomial with the posterior as its chance, and the
          smallest bound over the curve holds. The printed form has another term for <Sym>δ</Sym>, which fails
          at low counts. Derived here.
        </Trans>
      ),
    },
    {
      tex: `\\Pr[\\,\\text{${t`right`}}\\,]\\ \\le\\ 1-f_{AR}(p)`,
      speech: t`The probability of being right is at most 1 minus f A R at p.`,
      words: (
        <Trans>
          The removal, read from the whole curve. Without the record, nobody is right more often than{' '}
          <Sym>p</Sym>. Read “the guess is this value” as a test of whether the record is there, and take the
          mean over the values. Because 1 − <i>f</i>
          <sub>AR</sub> is concave, the mean cannot exceed the bound. For rare values this bound is the
          smaller one.
        </Trans>
      ),
    },
  ],
  source: (
    <Trans>
      The bound at <Sym>δ</Sym> = 0 is Theorem 3.2 of “A Unified Framework for Adversary-Aware Differential
      Privacy Bounds”. The removal is from Kulynych et al., “Unifying Re-Identification, Attribute Inference,
      and Data Reconstruction Risks in Differential Privacy”, and from reconstruction robustness (Hayes,
      Mahloujifar and Balle, 2023). The form with <Sym>δ</Sym> (attained by randomised response that tells the
      secret outright with probability <Sym>δ</Sym>) and its minimum over the curve are derived here. Privacy
      profiles are from Balle, Barthe and Gaboardi (2018).
    </Trans>
  ),
  tests: [
    'src/risk/singleGuess.test.ts',
    'src/risk/wholeCurveGuess.test.ts',
    'src/risk/underCurve.test.ts',
    'src/risk/profileTable.test.ts',
    'src/risk/bounds.test.ts',
    'src/risk/several/recordsRight.test.ts',
    'src/risk/idealised/sampledAttack.test.ts',
    'src/risk/parameterForAdvantage.test.ts',
  ],
};
