// The deeper part of chapter 1: the TeX of its equations, and the tests behind them. The words stand in src/content.
import TEXT from '../../../content/en/neighbour/deeper.mdx';
import type { DeeperContent } from '../frame/deeper/Deeper';
import { deeperText } from '../frame/deeper/deeperText';

export const DEEPER: DeeperContent = {
  ...deeperText(TEXT, {
    releasedStep:
      '\\tilde g=\\sum_{i\\in B} g_i\\,\\min\\!\\Big(1,\\frac{\\clip}{\\lVert g_i\\rVert}\\Big)+\\noise\\,\\clip\\;\\mathcal N(0,I)',
    totalVariation: ({ addRemoveZeroOut, substitute }) =>
      `\\mathrm{TV}_1=\\rate\\,\\Big(2\\,\\Phi\\Big(\\frac{d}{2\\noise}\\Big)-1\\Big),\\qquad d\\le\\begin{cases}1&\\text{${addRemoveZeroOut}}\\\\2&\\text{${substitute}}\\end{cases}`,
  }),
  tests: ['src/lab/chapters/neighbour/oneStep.test.ts', 'src/accounting/closedForm/closedForms.test.ts'],
};
