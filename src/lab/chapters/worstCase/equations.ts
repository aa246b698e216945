// The equations of chapter 3. Data.
import { t } from '@lingui/core/macro';
import type { EquationEntry } from '../frame/sharedEquations';

export const EQUATIONS = {
  worstCaseScore: {
    tex: 'S=\\pm K+\\sqrt{\\steps}\\,\\noise\\;\\mathcal N(0,1),\\qquad K\\sim\\mathrm{Bin}(\\steps,\\rate)',
    speech: t`S equals plus or minus K, plus the square root of T times sigma times a standard normal number, where K is binomial with T trials of probability q.`,
  },
  boundFromErrors: {
    tex: '\\varepsilon\\ \\ge\\ \\epsAudit=\\max\\Big\\{\\ln\\frac{1-\\slack-\\bar m}{\\bar a},\\ \\ln\\frac{1-\\slack-\\bar a}{\\bar m}\\Big\\}',
    speech: t`Epsilon is at least epsilon audit, which is the larger of two logarithms. The first is of 1 minus delta minus m bar, over a bar. The second is the same with a bar and m bar swapped. Here a bar is the upper end of the rate of false alarms, and m bar that of misses.`,
  },
  noiseFromErrorRate: {
    tex: "\\mathrm{TV}_{\\mathrm S}(\\noise';\\rate,\\steps)=1-2\\,\\bar e,\\qquad\\epsAudit=\\epsS(\\noise';\\rate,\\steps,\\slack)",
    speech: t`Sigma prime is the noise multiplier at which the total variation of substitution, at q and T, equals 1 minus 2 e bar. Epsilon audit is epsilon S of that sigma prime, at q, T and delta.`,
  },
  confidenceSequence: {
    tex: '\\bar e_n=\\sup\\Big\\{p:\\ \\frac{\\Pr[\\,\\mathrm{Bin}(n+1,p)>k\\,]}{(k+1)\\,\\Pr[\\,\\mathrm{Bin}(n+1,p)=k+1\\,]}<\\frac1\\alpha\\Big\\}',
    speech: t`e bar n is the largest p for which a fraction stays below 1 over alpha. Its numerator is the probability that a binomial number of n plus 1 trials of probability p exceeds k. Its denominator is k plus 1 times the probability that the same number equals k plus 1.`,
  },
} as const satisfies Record<string, EquationEntry>;
