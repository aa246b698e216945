// The way deeper of chapter 5: its equations with their words, their source and tests. Data.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Sym } from '../../notation/Num';
import type { DeeperContent } from '../frame/deeper/Deeper';

export const DEEPER: DeeperContent = {
  equations: [
    {
      tex: `\\Pr\\big[\\,v\\text{ ${t`or more of`} }r\\text{ ${t`right`}}\\,\\big]\\ \\le\\ \\Pr\\Big[\\mathrm{Bin}\\Big(r,\\frac{\\mathrm e^{\\varepsilon}}{1+\\mathrm e^{\\varepsilon}}\\Big)\\ge v\\Big]`,
      speech: t`The probability that v or more of r guesses are right is at most the probability that a binomial number is v or more, with r trials of probability the exponential of epsilon, over 1 plus the exponential of epsilon.`,
      words: (
        <Trans>
          Suppose <Sym>r</Sym> coins are guessed, <Sym>v</Sym> of them right, and <Sym>δ</Sym> = 0. Any ε at
          which so many right guesses are rarer than <Sym>α</Sym> is rejected, with confidence 1 −{' '}
          <Sym>α</Sym>.
        </Trans>
      ),
    },
    {
      tex: '\\varepsilon\\ \\ge\\ \\ln\\frac{x}{1-x},\\qquad x=\\Big(\\frac{\\alpha-\\slack}{1-\\slack}\\Big)^{1/m}',
      speech: t`Epsilon is at least the logarithm of x over 1 minus x, where x is alpha minus delta, over 1 minus delta, to the power of 1 over m.`,
      words: (
        <Trans>
          The most that <Sym>m</Sym> coins can show, if all of them are guessed right. The numbers of the
          table come from here.
        </Trans>
      ),
    },
    {
      tex: `\\Pr\\big[\\,v\\text{ ${t`or more right`}}\\,\\big]\\ \\le\\ \\beta+\\slack\\,\\frac{m}{v}\\,\\frac{\\beta\\,(1-\\beta)}{\\Pr[W=v]},\\qquad W\\sim\\mathrm{Bin}\\Big(r,\\frac{\\mathrm e^{\\varepsilon}}{1+\\mathrm e^{\\varepsilon}}\\Big),\\quad \\beta=\\Pr[W\\ge v]`,
      speech: t`The probability of v or more right guesses is at most beta plus delta times m over v times beta times 1 minus beta over the probability that W equals v, where W is binomial with r trials of probability the exponential of epsilon over 1 plus the exponential of epsilon, and beta is the probability that W is v or more.`,
      words: (
        <Trans>
          The bound of the figure, for secrets of two values. Of <Sym>m</Sym> canaries, <Sym>r</Sym> are
          guessed and <Sym>v</Sym> of these rightly, and <i>β</i> is the binomial tail above. The bound is the
          exact maximum over all such guarantees and all rules of guessing. It is derived here.
        </Trans>
      ),
    },
    {
      tex: `\\Pr[\\text{${t`right`}}]=\\Phi\\Big(\\frac{\\mu}{\\sqrt2}\\Big)\\ \\text{(${t`compared with itself`})},\\qquad \\Phi\\Big(\\frac{\\mu}{2}\\Big)\\ \\text{(${t`in or out`})},\\qquad \\mu=\\frac{\\sqrt{\\steps}}{\\noise}`,
      speech: t`The probability that a guess is right is Phi of mu over the root of 2 where a canary is compared with itself, and Phi of mu over 2 where it is in or out, with mu the root of T over sigma.`,
      words: (
        <Trans>
          What an idealised model predicts for orthogonal canaries in full batches. There a label’s logit
          moves by its own gradient alone, and the noises of two logits are independent. This is a prediction
          and not a bound, and it is derived here.
        </Trans>
      ),
    },
  ],
  source: (
    <Trans>
      The game and the bound at <Sym>δ</Sym> = 0 are from Steinke, Nasr and Jagielski, “Privacy Auditing with
      One (1) Training Run” (2023). Choosing one of <Sym>k</Sym> records instead of in or out is from
      Mahloujifar, Melis and Chaudhuri, “Auditing <Sym>f</Sym>-Differential Privacy in One Run” (2024). That
      such a choice tests substitution is our reading of it. Canaries that are made without data and compared
      with themselves are from Liu and Xiong, “UniAud”. The term in <Sym>δ</Sym> is derived here.
    </Trans>
  ),
  tests: [
    'src/oneRun/estimation/ceiling.test.ts',
    'src/oneRun/estimation/bounds.test.ts',
    'src/oneRun/training/audit.test.ts',
    'src/oneRun/estimation/guesses.test.ts',
    'src/oneRun/canaries/guessCountChoice.test.ts',
    'test/statistics/oneRun.test.ts',
  ],
};
