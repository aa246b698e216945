// The equations of chapter 2. Data.
import { t } from '@lingui/core/macro';
import type { EquationEntry } from '../frame/deeper/sharedEquations';

export const EQUATIONS = {
  groupPrivacy: {
    tex: `\\epsS(\\slack)\\ \\le\\ 2e,\\qquad\\text{${t`where`}}\\quad e=\\epsAR(\\slack'),\\quad (1+\\mathrm e^{e})\\,\\slack'=\\slack`,
    speech: t`Epsilon S at delta is at most 2 e, where e is epsilon A R at delta prime, and 1 plus the exponential of e, times delta prime, equals delta.`,
  },
  impliedProfile: {
    tex: `\\slack_{\\text{${t`implied`}}}(\\varepsilon)=\\inf_{a\\in\\mathbb R}\\ \\slack_{\\text{${t`remove`}}}(a)+\\mathrm e^{a}\\,\\slack_{\\text{${t`add`}}}(\\varepsilon-a)`,
    speech: t`The implied delta at epsilon equals the infimum, over all real a, of the delta of removal at a, plus the exponential of a times the delta of addition at epsilon minus a.`,
  },
  stepPair: {
    tex: `\\begin{gathered}P=(1-\\rate)\\,\\mathcal N(0,\\noise^2)+\\rate\\,\\mathcal N(1,\\noise^2)\\\\ Q=\\begin{cases}\\mathcal N(0,\\noise^2)&\\text{${t`removed`}}\\\\(1-\\rate)\\,\\mathcal N(0,\\noise^2)+\\rate\\,\\mathcal N(-1,\\noise^2)&\\text{${t`replaced`}}\\end{cases}\\\\ L=\\sum_{t=1}^{\\steps}\\ln\\frac{P(x_t)}{Q(x_t)},\\qquad x_t\\sim P\\end{gathered}`,
    speech: t`P is a mixture: 1 minus q times the normal law with mean 0 and standard deviation sigma, plus q times that with mean 1. Q is the normal law with mean 0 where the record is removed, and where it is replaced 1 minus q times that, plus q times the normal law with mean minus 1. L is the sum over T steps of the logarithm of P over Q at the outcome of the step, which is drawn from P.`,
  },
  profileAndTradeoff: {
    tex: '\\slack(\\varepsilon)=\\mathbb E_P\\big[(1-\\mathrm e^{\\varepsilon-L})_+\\big],\\qquad f(\\alpha)=\\max\\Big\\{0,\\ \\sup_{\\varepsilon\\in\\mathbb R}\\,1-\\slack(\\varepsilon)-\\mathrm e^{\\varepsilon}\\alpha\\Big\\}',
    speech: t`Delta of epsilon equals the expectation, under P, of the positive part of 1 minus the exponential of epsilon minus L. And f of alpha equals the larger of 0 and the supremum, over all real epsilon, of 1 minus delta of epsilon minus the exponential of epsilon times alpha.`,
  },
} as const satisfies Record<string, EquationEntry>;
