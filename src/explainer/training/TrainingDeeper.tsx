// Chapter 4, the way deeper: what a score is of what was exchanged, and how errors become a bound.
import { Deeper } from '../chapters/Deeper';
import { Term } from '../chapters/Term';
import { Sym } from '../numbers/Num';

export function TrainingDeeper() {
  return (
    <Deeper
      chapter={4}
      equations={[
        {
          id: 'clippedDifference',
          words: (
            <>
              What a batch that holds the record tells the two worlds apart by, after clipping. S1 and S2
              reach 2<Sym>C</Sym>: full length, opposite ways. A record gets there only while its gradient is
              longer than <Sym>C</Sym>.
            </>
          ),
        },
        {
          id: 'gradientScore',
          words: (
            <>
              The score of S2 under DP-SGD on <Sym>n</Sym> records: chapter 3’s law, and a drift that the
              other records add in both worlds alike. On a coordinate that they never move, S2 is S1.
            </>
          ),
        },
        {
          id: 'labelScore',
          words: (
            <>
              The score of S4 on a linear model, a difference of logits <Sym>ℓ</Sym>: the inner product of the
              model with what was exchanged, both gradients before clipping. Their difference is the same at
              every step, since the model’s guess cancels. S3 and S5 exchange the features too, and read
              log-odds at both records.
            </>
          ),
        },
        {
          id: 'boundFromErrorRate',
          words: (
            <>
              From scores to the bound that is drawn. A fifth of the models sets a threshold, midway between
              the worlds’ means; the <Sym>N</Sym> others make <Sym>E</Sym> errors, so that the rate is at most
              ē with <Term name="confidence" /> 1 − α; the last equation is solved for ε. For <Sym>q</Sym>{' '}
              between 1/2 and 1 it would overshoot, and the largest noise multiplier that the errors leave
              possible takes its place.
            </>
          ),
        },
      ]}
      source={
        <>
          The scenarios S1 to S5 and how their canaries are made (Algorithms 2 to 5): Pradhan et al. (2026).
          Their estimator, the best over all thresholds, is offered beside ours. Curves of Gaussians: Dong,
          Roth and Su (2022). S4’s score as an inner product and the bound from the error rate are derived
          here.
        </>
      }
      tests={[
        'src/canaries/scores.test.ts',
        'src/canaries/craft.test.ts',
        'src/auditing/trainingAudit.test.ts',
        'src/training/behaviour/statistics.ts',
        'test/statistics/trainedAudit.test.ts',
      ]}
    />
  );
}
