// The equations of chapter 6. Data.
import { t } from '@lingui/core/macro';
import type { EquationEntry } from '../frame/sharedEquations';

export const EQUATIONS = {
  posterior: {
    tex: '\\pi(\\varepsilon)=\\frac{\\mathrm e^{\\varepsilon}\\,p}{1+(\\mathrm e^{\\varepsilon}-1)\\,p}',
    speech: t`Pi at epsilon equals the exponential of epsilon, times p, over 1 plus p times the exponential of epsilon minus 1.`,
  },
  singleGuess: {
    tex: `\\Pr[\\,\\text{${t`right`}}\\,]\\ \\le\\ \\pi(\\epsS)+\\slack\\,\\big(1-\\pi(\\epsS)\\big)`,
    speech: t`The probability of being right is at most pi at epsilon S, plus delta times 1 minus pi at epsilon S.`,
  },
  wholeCurveGuess: {
    tex: `\\Pr[\\,\\text{${t`right`}}\\,]\\ \\le\\ \\min_{\\varepsilon\\in\\mathbb R}\\ \\pi(\\varepsilon)+\\slack(\\varepsilon)\\,\\big(1-\\pi(\\varepsilon)\\big)\\ =\\ s,\\qquad s=1-f_S\\Big(\\frac{(1-s)\\,p}{1-p}\\Big)`,
    speech: t`The probability of being right is at most the minimum, over all epsilon, those below zero too, of pi at epsilon, plus delta at epsilon times 1 minus pi at epsilon. The minimum is the number s that equals 1 minus f S at 1 minus s times p over 1 minus p.`,
  },
  manyRecords: {
    tex: `\\Pr[\\,v\\text{ ${t`or more right`}}\\,]\\ \\le\\ \\min\\Big(1,\\ \\beta+\\slack\\,\\frac{n}{v}\\,\\frac{\\beta\\,(1-\\beta)}{\\Pr[W=v]}\\Big),\\qquad W\\sim\\mathrm{Bin}(n,\\pi),\\quad\\beta=\\Pr[W\\ge v]`,
    speech: t`The probability of v or more right guesses is at most the smaller of 1 and beta plus delta times n over v times beta times 1 minus beta over the probability that W equals v, where W is binomial with n trials of probability pi, and beta is the probability that W is v or more.`,
  },
  removal: {
    tex: `\\Pr[\\,\\text{${t`right`}}\\,]\\ \\le\\ 1-f_{AR}(p)`,
    speech: t`The probability of being right is at most 1 minus f A R at p.`,
  },
} as const satisfies Record<string, EquationEntry>;
