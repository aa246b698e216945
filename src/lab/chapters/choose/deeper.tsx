// The way deeper of chapter 7: its equations with their words, their source and tests. Data.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Sym } from '../../notation/Num';
import type { DeeperContent } from '../frame/deeper/Deeper';
import { guestEquations } from '../frame/deeper/guestEquations';

const BROUGHT = guestEquations('choose');

export const DEEPER: DeeperContent = {
  equations: [
    {
      tex: '\\noise^\\star=\\min\\big\\{\\noise:\\ \\epsS(\\noise;\\rate,\\steps,\\slack)\\le\\varepsilon\\big\\}',
      speech: t`Sigma star is the smallest sigma for which epsilon S, at q, T and delta, is at most the epsilon that is asked for.`,
      words: (
        <Trans>
          This is the answer for <Sym>σ</Sym>. For <Sym>q</Sym> and <Sym>T</Sym>, the answer is the largest
          value that keeps the ε. The page’s own accountant finds it as a root, rounded to the safe side.
        </Trans>
      ),
    },
  ],
  source: BROUGHT.source,
  tests: [
    'src/accounting/solveParameter.test.ts',
    'src/accounting/solveGoal.test.ts',
    'src/accounting/segments.test.ts',
    ...BROUGHT.tests,
    'src/lab/export/takeaway.test.ts',
  ],
};
