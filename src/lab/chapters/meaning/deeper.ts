// The deeper part of chapter 6: the TeX of its equations, and the tests behind them. The words stand in src/content.
import TEXT from '../../../content/en/meaning/deeper.mdx';
import type { DeeperContent } from '../frame/deeper/Deeper';
import { deeperText } from '../frame/deeper/deeperText';

export const DEEPER: DeeperContent = {
  ...deeperText(TEXT, {
    posterior:
      '\\pi(\\varepsilon)=\\frac{\\mathrm e^{\\varepsilon}\\,p}{1+(\\mathrm e^{\\varepsilon}-1)\\,p}',
    oneGuess: ({ right }) =>
      `\\Pr[\\,\\text{${right}}\\,]\\ \\le\\ \\pi(\\epsS)+\\slack\\,\\big(1-\\pi(\\epsS)\\big)`,
    wholeCurve: ({ right }) =>
      `\\Pr[\\,\\text{${right}}\\,]\\ \\le\\ \\min_{\\varepsilon\\in\\mathbb R}\\ \\pi(\\varepsilon)+\\slack(\\varepsilon)\\,\\big(1-\\pi(\\varepsilon)\\big)\\ =\\ s,\\qquad s=1-f_S\\Big(\\frac{(1-s)\\,p}{1-p}\\Big)`,
    severalRecords: ({ orMoreRight }) =>
      `\\Pr[\\,v\\text{ ${orMoreRight}}\\,]\\ \\le\\ \\min\\Big(1,\\ \\beta+\\slack\\,\\frac{n}{v}\\,\\frac{\\beta\\,(1-\\beta)}{\\Pr[W=v]}\\Big),\\qquad W\\sim\\mathrm{Bin}(n,\\pi),\\quad\\beta=\\Pr[W\\ge v]`,
    removal: ({ right }) => `\\Pr[\\,\\text{${right}}\\,]\\ \\le\\ 1-f_{AR}(p)`,
  }),
  tests: [
    'src/risk/singleGuess.test.ts',
    'src/risk/wholeCurveGuess.test.ts',
    'src/risk/underCurve.test.ts',
    'src/risk/profileTable.test.ts',
    'src/risk/bounds.test.ts',
    'src/risk/several/recordsRight.test.ts',
    'src/risk/idealised/sampledAttack.test.ts',
    'src/risk/parameterForAdvantage.test.ts',
  ],
};
