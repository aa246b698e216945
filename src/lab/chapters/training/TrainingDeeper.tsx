// Chapter 4, the way deeper: what a score is of what was replaced, and how errors become a bound.
import { Trans } from '@lingui/react/macro';

import { Sym } from '../../notation/Num';
import { Term } from '../../notation/Term';
import { Deeper } from '../frame/deeper/Deeper';
import { BOUND_FROM_ERROR_RATE } from '../frame/deeper/sharedEquations';
import { EQUATIONS } from './equations';

export function TrainingDeeper({ number }: { number: number }) {
  return (
    <Deeper
      chapter={number}
      equations={[
        {
          ...EQUATIONS.clippedDifference,
          words: (
            <Trans>
              This is how far apart the two worlds are in a batch that contains the record, after clipping. S1
              and S2 reach 2<Sym>C</Sym>, with full length in opposite directions. Two records get there only
              while both gradients are longer than <Sym>C</Sym> and their cosine is −1.
            </Trans>
          ),
        },
        {
          ...EQUATIONS.gradientScore,
          words: (
            <Trans>
              The score of S2 under DP-SGD on <Sym>n</Sym> records follows chapter 3’s law, with a drift that
              the other records add in both worlds alike. On a coordinate that they never move, S2 is S1.
            </Trans>
          ),
        },
        {
          ...EQUATIONS.labelScore,
          words: (
            <Trans>
              The score of S4 on a linear model is a difference of <Term name="logit">logits</Term>{' '}
              <Sym>ℓ</Sym>, taken before{' '}
              <Term name="softmax" after=".">
                softmax
              </Term>{' '}
              It is the inner product of the model with the difference of the two gradients, both before
              clipping. That difference is the same at every step, since the model’s guess cancels. S3 and S5
              replace the features too, and they read log-odds at both records.
            </Trans>
          ),
        },
        {
          ...EQUATIONS.crowdLoss,
          words: (
            <Trans>
              This is the loss of each of <i>m</i> other records at the end of the chapter, with <i>M</i> ={' '}
              <Sym>q</Sym>
              <i>m</i>, in units of <Sym>C</Sym> and of the step size. The record moves the parameter <i>s</i>
              , <i>p</i> remembers it, <i>a</i> is a ledger, and <i>L</i> is the log-likelihood ratio of one
              step. Brackets round to a fine staircase, which is flat but for its jumps, so nobody but the
              record moves <i>s</i>. Each step sets <i>p</i> to <i>G</i> times <i>s</i> and adds <i>A</i>{' '}
              times the <i>L</i> of the step before to <i>a</i>. The gains <i>G</i> and <i>A</i> are as large
              as clipping lets them be, hundreds and more, so noise hardly blurs what is written.
            </Trans>
          ),
        },
        {
          ...BOUND_FROM_ERROR_RATE,
          words: (
            <Trans>
              This leads from scores to the bound that is drawn. A fifth of the models sets a threshold,
              midway between the worlds’ means. The <Sym>N</Sym> others make <Sym>E</Sym> errors, so the rate
              is at most ē with <Term name="confidence">confidence</Term> 1 − α, and the last equation is
              solved for ε. For <Sym>q</Sym> between 1/2 and 1 it would overshoot, and the largest noise
              multiplier that the errors leave possible takes its place.
            </Trans>
          ),
        },
      ]}
      source={
        <Trans>
          The scenarios S1 to S5 and how their canaries are made (Algorithms 2 to 5) are from Pradhan et al.
          (2026). Their estimator, the best over all thresholds, is offered beside ours. The curves of
          Gaussians are from Dong, Roth and Su (2022).{' '}
          <a href="https://arxiv.org/abs/2407.06496">Annamalai (2024)</a> shows that the last iterate can leak
          as much as all of them if losses are not convex. The limit of S1 is, for linear losses, the
          last-iterate heuristic of <a href="https://arxiv.org/abs/2410.06186">Steinke et al. (2025)</a>, who
          give counterexamples themselves. S4’s score as an inner product, the bound from the error rate and
          the crowd’s loss are derived here.
        </Trans>
      }
      tests={[
        'src/audit/canaries/scores.test.ts',
        'src/audit/canaries/craft.test.ts',
        'src/audit/estimation/trainingAudit.test.ts',
        'src/audit/canaries/crowd/crowd.test.ts',
        'src/audit/canaries/crowd/crowdAudit.test.ts',
        'test/conformance/training/statistics.ts',
        'test/statistics/trainedAudit.test.ts',
      ]}
    />
  );
}
