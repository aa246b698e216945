// The deeper part of chapter 4: the TeX of its equations, and the tests behind them. The words stand in src/content.
import TEXT from '../../../content/en/training/deeper.mdx';
import type { DeeperContent } from '../frame/deeper/Deeper';
import { deeperText } from '../frame/deeper/deeperText';
import { guestEquations } from '../frame/deeper/guestEquations';
import { BOUND_FROM_ERROR_RATE } from '../frame/deeper/sharedEquations';

const BROUGHT = guestEquations('training');

export const DEEPER: DeeperContent = {
  ...deeperText(
    TEXT,
    {
      clippedDistance:
        "\\begin{gathered}\\lVert\\bar g_{\\rec}-\\bar g_{\\other}\\rVert^2=r^2+r'^2-2\\,r\\,r'\\cos\\angle(g_{\\rec},g_{\\other})\\ \\le\\ (2\\clip)^2\\\\ r=\\min(\\clip,\\lVert g_{\\rec}\\rVert)\\end{gathered}",
      scoreOfS2: ({ drift }) =>
        `\\begin{gathered}\\theta_t[j^*]-\\theta_0[j^*]=-\\frac{\\eta\\,\\clip}{\\rate\\,n}\\Big(\\pm K+\\sqrt t\\;\\noise\\;\\mathcal N(0,1)\\Big)+\\text{${drift}}\\\\ K\\sim\\mathrm{Bin}(t,\\rate)\\end{gathered}`,
      scoreOfS4: "\\ell_y(x)-\\ell_{y'}(x)=-\\big\\langle\\theta_t,\\ g_{\\rec}-g_{\\other}\\big\\rangle",
      boundFromErrorRate: BOUND_FROM_ERROR_RATE,
    },
    BROUGHT.equations,
  ),
  tests: [
    'src/audit/canaries/scores.test.ts',
    'src/audit/canaries/craft.test.ts',
    'src/audit/estimation/trainingAudit.test.ts',
    ...BROUGHT.tests,
    'test/conformance/training/statistics.ts',
    'test/statistics/trainedAudit.test.ts',
  ],
};
