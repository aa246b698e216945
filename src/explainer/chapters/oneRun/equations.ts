// The equations of chapter 5. Data.
import type { EquationEntry } from '../frame/equationEntry';

export const EQUATIONS = {
  oneRun: {
    tex: '\\Pr\\big[\\,v\\text{ or more of }r\\text{ right}\\,\\big]\\ \\le\\ \\Pr\\Big[\\mathrm{Bin}\\Big(r,\\frac{\\mathrm e^{\\varepsilon}}{1+\\mathrm e^{\\varepsilon}}\\Big)\\ge v\\Big]',
    speech:
      'The probability that v or more of r guesses are right is at most the probability that a binomial number is v or more, with r trials of probability the exponential of epsilon, over 1 plus the exponential of epsilon.',
  },
  oneRunCeiling: {
    tex: '\\varepsilon\\ \\ge\\ \\ln\\frac{x}{1-x},\\qquad x=\\Big(\\frac{\\alpha-\\slack}{1-\\slack}\\Big)^{1/m}',
    speech:
      'Epsilon is at least the logarithm of x over 1 minus x, where x is alpha minus delta, over 1 minus delta, to the power of 1 over m.',
  },
} as const satisfies Record<string, EquationEntry>;
