// The way deeper of chapter 3: its equations with their words, their source and tests. Data.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { EpsilonSymbol, Sym } from '../../notation/Num';
import type { DeeperContent } from '../frame/deeper/Deeper';
import { BOUND_FROM_ERROR_RATE } from '../frame/deeper/sharedEquations';

export const DEEPER: DeeperContent = {
  equations: [
    {
      tex: 'S=\\pm K+\\sqrt{\\steps}\\,\\noise\\;\\mathcal N(0,1),\\qquad K\\sim\\mathrm{Bin}(\\steps,\\rate)',
      speech: t`S equals plus or minus K, plus the square root of T times sigma times a standard normal number, where K is binomial with T trials of probability q.`,
      words: (
        <Trans>
          <Sym>S</Sym> is the released sum in units of <Sym>C</Sym>, with a plus for <Sym>z</Sym> and a minus
          for <Sym>z′</Sym>. Its likelihood ratio grows with <Sym>S</Sym>, so thresholds are the best tests.
        </Trans>
      ),
    },
    {
      tex: '\\varepsilon\\ \\ge\\ \\epsAudit=\\max\\Big\\{\\ln\\frac{1-\\slack-\\bar m}{\\bar a},\\ \\ln\\frac{1-\\slack-\\bar a}{\\bar m}\\Big\\}',
      speech: t`Epsilon is at least epsilon audit, which is the larger of two logarithms. The first is of 1 minus delta minus m bar, over a bar. The second is the same with a bar and m bar swapped. Here a bar is the upper end of the rate of false alarms, and m bar that of misses.`,
      words: (
        <Trans>
          This is the first reading, without a curve. Here <i>a</i> is the rate of false alarms and <i>m</i>{' '}
          that of misses, and a bar marks the upper end of an interval. Both ends together hold with the
          stated confidence.
        </Trans>
      ),
    },
    {
      ...BOUND_FROM_ERROR_RATE,
      words: (
        <Trans>
          This is the third reading, and the headline’s number. Of <i>N</i> guesses <i>E</i> are wrong, so
          their rate is at most <i>ē</i> with confidence 1 − <i>α</i>. Under a fair coin no test errs less
          often than (1 − TV)/2, so TV is at least 1 − 2<i>ē</i>. A Gaussian curve with that TV has this{' '}
          <i>μ</i>, and ε solves the last equation. For <Sym>q</Sym> = 1 DP-SGD has such a curve. For{' '}
          <Sym>q</Sym> up to 1/2 the result was never above <EpsilonSymbol adjacency="S" /> in numerical
          checks.
        </Trans>
      ),
    },
    {
      tex: "\\mathrm{TV}_{\\mathrm S}(\\noise';\\rate,\\steps)=1-2\\,\\bar e,\\qquad\\epsAudit=\\epsS(\\noise';\\rate,\\steps,\\slack)",
      speech: t`Sigma prime is the noise multiplier at which the total variation of substitution, at q and T, equals 1 minus 2 e bar. Epsilon audit is epsilon S of that sigma prime, at q, T and delta.`,
      words: (
        <Trans>
          For <Sym>q</Sym> between 1/2 and 1 the reading does without a Gaussian curve. Here <Sym>σ</Sym>′ is
          the most noise under which the two worlds can be told apart so well. TV and ε both fall with the
          noise, so ε is at most that of the true <Sym>σ</Sym> whenever <i>ē</i> is above the true rate.
        </Trans>
      ),
    },
    {
      tex: '\\bar e_n=\\sup\\Big\\{p:\\ \\frac{\\Pr[\\,\\mathrm{Bin}(n+1,p)>k\\,]}{(k+1)\\,\\Pr[\\,\\mathrm{Bin}(n+1,p)=k+1\\,]}<\\frac1\\alpha\\Big\\}',
      speech: t`e bar n is the largest p for which a fraction stays below 1 over alpha. Its numerator is the probability that a binomial number of n plus 1 trials of probability p exceeds k. Its denominator is k plus 1 times the probability that the same number equals k plus 1.`,
      words: (
        <Trans>
          This is <i>ē</i> while runs are still being made, after <i>n</i> guesses with <i>k</i> mistakes. The
          fraction is a likelihood ratio, averaged over all smaller rates. Under the true rate its mean stays
          1, so it ever reaches 1/<i>α</i> with probability <i>α</i> at most (Ville). The closed form for one
          side is derived here.
        </Trans>
      ),
    },
  ],
  source: (
    <Trans>
      The worst case is that of Nasr et al. (2021), and with a replaced record that of Pradhan et al. (2026).
      The bound without a curve is from Kairouz, Oh and Viswanath (2015), and the intervals are from Clopper
      and Pearson (1934). The Gaussian reading of both rates is from Nasr et al. (2023), after Dong, Roth and
      Su (2022). Confidence sequences are from Robbins (1970) and from Howard, Ramdas, McAuliffe and Sekhon
      (2021). The readings of the share of wrong guesses, and the criterion for a false claim, (1 − TV)/2 of
      the release itself, are derived here.
    </Trans>
  ),
  tests: [
    'src/audit/canaries/S1/scoreSample.test.ts',
    'src/audit/canaries/S1/thresholdChoice.test.ts',
    'src/audit/canaries/S1/stoppingChoice.test.ts',
    'src/audit/estimation/thresholdReading.test.ts',
    'src/audit/estimation/rates/confidenceSequence.test.ts',
    'test/statistics/worstCase.test.ts',
  ],
};
