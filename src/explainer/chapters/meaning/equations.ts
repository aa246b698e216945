// The equations of chapter 6. Data.
import type { EquationEntry } from '../frame/equationEntry';

export const EQUATIONS = {
  posterior: {
    tex: '\\pi=\\frac{\\mathrm e^{\\epsS}\\,p}{1+(\\mathrm e^{\\epsS}-1)\\,p}',
    speech:
      'Pi equals the exponential of epsilon S, times p, over 1 plus p times the exponential of epsilon S minus 1.',
  },
  singleGuess: {
    tex: '\\Pr[\\,\\text{right}\\,]\\ \\le\\ \\pi+\\slack\\,(1-\\pi)',
    speech: 'The probability of being right is at most pi plus delta times 1 minus pi.',
  },
  wholeCurveGuess: {
    tex: '\\Pr[\\,\\text{right}\\,]\\ \\le\\ \\min_{\\varepsilon}\\ \\pi(\\varepsilon)+\\slack(\\varepsilon)\\,\\big(1-\\pi(\\varepsilon)\\big)',
    speech:
      'The probability of being right is at most the minimum, over all epsilon, of pi at epsilon, plus delta at epsilon times 1 minus pi at epsilon.',
  },
} as const satisfies Record<string, EquationEntry>;
