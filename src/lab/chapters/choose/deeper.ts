// The deeper part of chapter 7: the TeX of its equations, and the tests behind them. The words stand in src/content.
import TEXT from '../../../content/en/choose/deeper.mdx';
import type { DeeperContent } from '../frame/deeper/Deeper';
import { deeperText } from '../frame/deeper/deeperText';
import { guestEquations } from '../frame/deeper/guestEquations';

const BROUGHT = guestEquations('choose');

export const DEEPER: DeeperContent = {
  ...deeperText(TEXT, {
    leastNoise:
      '\\noise^\\star=\\min\\big\\{\\noise:\\ \\epsS(\\noise;\\rate,\\steps,\\slack)\\le\\varepsilon\\big\\}',
  }),
  source: BROUGHT.source,
  tests: [
    'src/accounting/solveParameter.test.ts',
    'src/accounting/solveGoal.test.ts',
    'src/accounting/segments.test.ts',
    ...BROUGHT.tests,
    'src/lab/export/takeaway.test.ts',
  ],
};
