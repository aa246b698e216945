// The crowd's loss, among the equations of chapter 4. Data.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { GuestEquations } from '../../../lab/chapters/frame/deeper/Deeper';
import { Sym } from '../../../lab/notation/Num';

export const EQUATIONS: GuestEquations = {
  training: {
    equations: [
      {
        tex: '\\ell(s,p,a)=\\frac1M\\Big(\\tfrac12\\,\\big(p-G\\,\\lfloor s\\rceil\\big)^2-A\\,a\\,L\\big(\\big\\lfloor s-\\tfrac pG\\big\\rceil\\big)\\Big)',
        speech: t`The loss at s, p and a equals 1 over M times the following: half the square of p minus G times s rounded, minus A times a times L of s minus p over G, rounded.`,
        words: (
          <Trans>
            This is the loss of each of <i>m</i> other records at the end of the chapter, with <i>M</i> ={' '}
            <Sym>q</Sym>
            <i>m</i>, in units of <Sym>C</Sym> and of the step size. The record moves the parameter <i>s</i>,{' '}
            <i>p</i> remembers it, <i>a</i> is a ledger, and <i>L</i> is the log-likelihood ratio of one step.
            Brackets round to a fine staircase, which is flat but for its jumps, so nobody but the record
            moves <i>s</i>. Each step sets <i>p</i> to <i>G</i> times <i>s</i> and adds <i>A</i> times the{' '}
            <i>L</i> of the step before to <i>a</i>. The gains <i>G</i> and <i>A</i> are as large as clipping
            lets them be, hundreds and more, so noise hardly blurs what is written.
          </Trans>
        ),
      },
    ],
    tests: ['src/guests/crowd/engine/crowd.test.ts', 'src/guests/crowd/engine/crowdAudit.test.ts'],
  },
};
