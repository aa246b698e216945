// The deeper part of chapter 2: the TeX of its equations, and the tests behind them. The words stand in src/content.
import TEXT from '../../../content/en/promise/deeper.mdx';
import type { DeeperContent } from '../frame/deeper/Deeper';
import { deeperText } from '../frame/deeper/deeperText';

export const DEEPER: DeeperContent = {
  ...deeperText(TEXT, {
    groupPrivacy: ({ where }) =>
      `\\epsS(\\slack)\\ \\le\\ 2e,\\qquad\\text{${where}}\\quad e=\\epsAR(\\slack'),\\quad (1+\\mathrm e^{e})\\,\\slack'=\\slack`,
    wholeCurves: ({ implied, remove, add }) =>
      `\\slack_{\\text{${implied}}}(\\varepsilon)=\\inf_{a\\in\\mathbb R}\\ \\slack_{\\text{${remove}}}(a)+\\mathrm e^{a}\\,\\slack_{\\text{${add}}}(\\varepsilon-a)`,
    privacyLoss: ({ removed, replaced }) =>
      `\\begin{gathered}P=(1-\\rate)\\,\\mathcal N(0,\\noise^2)+\\rate\\,\\mathcal N(1,\\noise^2)\\\\ Q=\\begin{cases}\\mathcal N(0,\\noise^2)&\\text{${removed}}\\\\(1-\\rate)\\,\\mathcal N(0,\\noise^2)+\\rate\\,\\mathcal N(-1,\\noise^2)&\\text{${replaced}}\\end{cases}\\\\ L=\\sum_{t=1}^{\\steps}\\ln\\frac{P(x_t)}{Q(x_t)},\\qquad x_t\\sim P\\end{gathered}`,
    profileAndTradeoff:
      '\\slack(\\varepsilon)=\\mathbb E_P\\big[(1-\\mathrm e^{\\varepsilon-L})_+\\big],\\qquad f(\\alpha)=\\max\\Big\\{0,\\ \\sup_{\\varepsilon\\in\\mathbb R}\\,1-\\slack(\\varepsilon)-\\mathrm e^{\\varepsilon}\\alpha\\Big\\}',
  }),
  tests: [
    'src/accounting/curves/figureCurves.test.ts',
    'src/accounting/adjacencies/implied.test.ts',
    'test/reference/implied.test.ts',
    'test/reference/accounting.test.ts',
    'test/reference/tradeoff.test.ts',
  ],
};
