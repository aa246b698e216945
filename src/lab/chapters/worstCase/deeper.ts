// The deeper part of chapter 3: the TeX of its equations, and the tests behind them. The words stand in src/content.
import TEXT from '../../../content/en/worstCase/deeper.mdx';
import type { DeeperContent } from '../frame/deeper/Deeper';
import { deeperText } from '../frame/deeper/deeperText';
import { BOUND_FROM_ERROR_RATE } from '../frame/deeper/sharedEquations';

export const DEEPER: DeeperContent = {
  ...deeperText(TEXT, {
    score:
      'S=\\pm K+\\sqrt{\\steps}\\,\\noise\\;\\mathcal N(0,1),\\qquad K\\sim\\mathrm{Bin}(\\steps,\\rate)',
    boundWithoutCurve:
      '\\varepsilon\\ \\ge\\ \\epsAudit=\\max\\Big\\{\\ln\\frac{1-\\slack-\\bar m}{\\bar a},\\ \\ln\\frac{1-\\slack-\\bar a}{\\bar m}\\Big\\}',
    boundFromErrorRate: BOUND_FROM_ERROR_RATE,
    boundBetweenHalfAndOne:
      "\\mathrm{TV}_{\\mathrm S}(\\noise';\\rate,\\steps)=1-2\\,\\bar e,\\qquad\\epsAudit=\\epsS(\\noise';\\rate,\\steps,\\slack)",
    whileRunsAreMade:
      '\\bar e_n=\\sup\\Big\\{p:\\ \\frac{\\Pr[\\,\\mathrm{Bin}(n+1,p)>k\\,]}{(k+1)\\,\\Pr[\\,\\mathrm{Bin}(n+1,p)=k+1\\,]}<\\frac1\\alpha\\Big\\}',
  }),
  tests: [
    'src/audit/canaries/S1/scoreSample.test.ts',
    'src/audit/canaries/S1/thresholdChoice.test.ts',
    'src/audit/canaries/S1/stoppingChoice.test.ts',
    'src/audit/estimation/thresholdReading.test.ts',
    'src/audit/estimation/rates/confidenceSequence.test.ts',
    'test/statistics/worstCase.test.ts',
  ],
};
