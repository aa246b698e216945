// The deeper part of chapter 5: the TeX of its equations, and the tests behind them. The words stand in src/content.
import TEXT from '../../../content/en/oneRun/deeper.mdx';
import type { DeeperContent } from '../frame/deeper/Deeper';
import { deeperText } from '../frame/deeper/deeperText';

export const DEEPER: DeeperContent = {
  ...deeperText(TEXT, {
    rightGuesses: ({ orMoreOf, right }) =>
      `\\Pr\\big[\\,v\\text{ ${orMoreOf} }r\\text{ ${right}}\\,\\big]\\ \\le\\ \\Pr\\Big[\\mathrm{Bin}\\Big(r,\\frac{\\mathrm e^{\\varepsilon}}{1+\\mathrm e^{\\varepsilon}}\\Big)\\ge v\\Big]`,
    mostShown:
      '\\varepsilon\\ \\ge\\ \\ln\\frac{x}{1-x},\\qquad x=\\Big(\\frac{\\alpha-\\slack}{1-\\slack}\\Big)^{1/m}',
    boundOfTheFigure: ({ orMoreRight }) =>
      `\\Pr\\big[\\,v\\text{ ${orMoreRight}}\\,\\big]\\ \\le\\ \\beta+\\slack\\,\\frac{m}{v}\\,\\frac{\\beta\\,(1-\\beta)}{\\Pr[W=v]},\\qquad W\\sim\\mathrm{Bin}\\Big(r,\\frac{\\mathrm e^{\\varepsilon}}{1+\\mathrm e^{\\varepsilon}}\\Big),\\quad \\beta=\\Pr[W\\ge v]`,
    idealisedModel: ({ right, comparedWithItself, inOrOut }) =>
      `\\Pr[\\text{${right}}]=\\Phi\\Big(\\frac{\\mu}{\\sqrt2}\\Big)\\ \\text{(${comparedWithItself})},\\qquad \\Phi\\Big(\\frac{\\mu}{2}\\Big)\\ \\text{(${inOrOut})},\\qquad \\mu=\\frac{\\sqrt{\\steps}}{\\noise}`,
  }),
  tests: [
    'src/oneRun/estimation/ceiling.test.ts',
    'src/oneRun/estimation/bounds.test.ts',
    'src/oneRun/training/audit.test.ts',
    'src/oneRun/estimation/guesses.test.ts',
    'src/oneRun/canaries/guessCountChoice.test.ts',
    'test/statistics/oneRun.test.ts',
  ],
};
