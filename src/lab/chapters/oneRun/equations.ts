// The equations of chapter 5. Data.
import { t } from '@lingui/core/macro';
import type { EquationEntry } from '../frame/sharedEquations';

export const EQUATIONS = {
  oneRun: {
    tex: `\\Pr\\big[\\,v\\text{ ${t`or more of`} }r\\text{ ${t`right`}}\\,\\big]\\ \\le\\ \\Pr\\Big[\\mathrm{Bin}\\Big(r,\\frac{\\mathrm e^{\\varepsilon}}{1+\\mathrm e^{\\varepsilon}}\\Big)\\ge v\\Big]`,
    speech: t`The probability that v or more of r guesses are right is at most the probability that a binomial number is v or more, with r trials of probability the exponential of epsilon, over 1 plus the exponential of epsilon.`,
  },
  oneRunCeiling: {
    tex: '\\varepsilon\\ \\ge\\ \\ln\\frac{x}{1-x},\\qquad x=\\Big(\\frac{\\alpha-\\slack}{1-\\slack}\\Big)^{1/m}',
    speech: t`Epsilon is at least the logarithm of x over 1 minus x, where x is alpha minus delta, over 1 minus delta, to the power of 1 over m.`,
  },
  oneRunExact: {
    tex: `\\Pr\\big[\\,v\\text{ ${t`or more right`}}\\,\\big]\\ \\le\\ \\beta+\\slack\\,\\frac{m}{v}\\,\\frac{\\beta\\,(1-\\beta)}{\\Pr[W=v]},\\qquad W\\sim\\mathrm{Bin}\\Big(r,\\frac{\\mathrm e^{\\varepsilon}}{1+\\mathrm e^{\\varepsilon}}\\Big),\\quad \\beta=\\Pr[W\\ge v]`,
    speech: t`The probability of v or more right guesses is at most beta plus delta times m over v times beta times 1 minus beta over the probability that W equals v, where W is binomial with r trials of probability the exponential of epsilon over 1 plus the exponential of epsilon, and beta is the probability that W is v or more.`,
  },
  oneRunIdeal: {
    tex: `\\Pr[\\text{${t`right`}}]=\\Phi\\Big(\\frac{\\mu}{\\sqrt2}\\Big)\\ \\text{(${t`compared with itself`})},\\qquad \\Phi\\Big(\\frac{\\mu}{2}\\Big)\\ \\text{(${t`in or out`})},\\qquad \\mu=\\frac{\\sqrt{\\steps}}{\\noise}`,
    speech: t`The probability that a guess is right is Phi of mu over the root of 2 where a canary is compared with itself, and Phi of mu over 2 where it is in or out, with mu the root of T over sigma.`,
  },
} as const satisfies Record<string, EquationEntry>;
