// Chapter 5: auditing with one training run. Its text, and the most that such an audit could prove, computed at the
// page's own δ and confidence.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import { oneRunCeiling } from '../../../auditing/oneRun/ceiling';
import { Epsilon, EpsilonSymbol, Sym } from '../../notation/Num';
import { Term } from '../../notation/Term';
import { sidePageAddress } from '../../pages/sidePages';
import { knownValues } from '../../state/knownValues';
import { ChapterFrame } from '../frame/ChapterFrame';
import type { ChapterProps } from '../frame/chapterProps';
import { Deeper } from '../frame/Deeper';
import { Late } from '../frame/Late';
import { OwnAudit } from '../frame/OwnAudit';
import { StepLink } from '../frame/StepLink';
import { Ceilings } from './Ceilings';
import { EQUATIONS } from './equations';
import { RunDetails, WatchedRun } from './figures';
import { oneRun } from './index';
import styles from './OneRunChapter.module.css';
import { STEPS as STEPS_OF_RUN } from './run/plan';
import { ReadingTheRun } from './run/ReadingTheRun';
import { STEPS } from './steps';

/** Whether a thousand coins could reach the page's own upper bound; `most`: the most that they prove. */
function Reach({ substitute, most }: { substitute: number; most: number }) {
  return substitute > most ? (
    <Trans>
      The <EpsilonSymbol adjacency="S" /> of this page, an upper bound, is <Epsilon value={substitute} />:
      beyond the reach of a thousand coins between two records each.
    </Trans>
  ) : (
    <Trans>
      The <EpsilonSymbol adjacency="S" /> of this page, an upper bound, is <Epsilon value={substitute} />:
      within the reach of a thousand coins between two records each, if they can be guessed.
    </Trans>
  );
}

export const OneRunChapter = memo(function OneRunChapter({
  number,
  scenario,
  change,
  replace,
  snapshot,
}: ChapterProps) {
  const { confidence, delta } = scenario;
  const known = knownValues(snapshot);
  const substitute = known?.current ? known.at.substitute.value : null;
  const most = oneRunCeiling(1000, 1 - confidence, delta);
  return (
    <ChapterFrame
      chapter={oneRun}
      place={styles.place}
      number={number}
      claim={t`One run can answer a thousand questions, so one run can be enough`}
      text={
        <>
          <p>
            <Trans>
              The attacks above train thousands of models and ask each the same question: <Sym>z</Sym> or{' '}
              <Sym>z′</Sym>? Someone who can train only once can ask one model many questions instead. They
              add a thousand records, each a <Term name="canary">canary</Term> that depends on a coin of its
              own, train, and guess every coin from the finished model.
            </Trans>
          </p>
          <p>
            <Trans>
              Suppose the training run satisfies (ε, 0). Then each guess is right with probability at most e
              <sup>ε</sup>/(1 + e<sup>ε</sup>), whatever the other coins were. If clearly more guesses are
              right, this ε is refuted at the chosen confidence. A <Sym>δ</Sym> above 0 adds a correction. The
              coins must be fair and independent; what the canaries do to the model need not be.
            </Trans>
          </p>
          <p>
            <Trans>
              The coin decides which adjacency is tested. If it decides whether a record is in the data, the
              audit tests add/remove. If it decides which of two labels the record has, the audit tests
              substitute, and its bound may lie above <EpsilonSymbol adjacency="AR" /> without contradicting
              it.
            </Trans>
          </p>
          <p>
            <Trans>
              Here one model is trained in this tab. Its canaries are made of noise, so that no real records
              are needed. This published recipe is called{' '}
              <Term name="UniAud" after=".">
                UniAud
              </Term>{' '}
              Each canary is trained with a random label. The model is then asked whether it loses less on
              that label or on a second one, drawn in the same way and never trained. Only the label differs,
              so such a <Term name="self-comparison">self-comparison</Term> tests a replacement.
            </Trans>
          </p>
          <p>
            <Trans>
              The run has a mechanism of its own. It takes {STEPS_OF_RUN} full-batch steps, with noise
              calibrated so that its <EpsilonSymbol adjacency="AR" /> is the one at the top of the page. Its{' '}
              <EpsilonSymbol adjacency="S" /> is therefore another.
            </Trans>{' '}
            <ReadingTheRun />
          </p>
        </>
      }
      figure={<WatchedRun scenario={scenario} snapshot={snapshot} change={change} slide />}
    >
      <Late what={t`What there is to the run`} remedy={t`Try again, or reload the page.`}>
        <RunDetails scenario={scenario} snapshot={snapshot} change={change} />
      </Late>
      <p>
        <Trans>
          One run can prove only so much. A thousand coins, all of them guessed right, show at most{' '}
          <b className="audit">
            ε ≥ <Epsilon value={most} rounding="down" />
          </b>
          , unless more is assumed of the training than an ε and a <Sym>δ</Sym>.
        </Trans>
        {substitute !== null && (
          <>
            {' '}
            <Reach substitute={substitute} most={most} />
          </>
        )}
      </p>
      <details className="figure-words">
        <summary>
          <Trans>How much a run could prove, by its number of coins</Trans>
        </summary>
        <Ceilings scenario={scenario} />
      </details>
      <p className="try">
        <Trans>
          <b>Try</b>{' '}
          <StepLink step={STEPS.surer} scenario={scenario} replace={replace}>
            99.9% confidence
          </StepLink>
          . The same right guesses then prove less. Next, let{' '}
          <StepLink step={STEPS.tags} scenario={scenario} replace={replace}>
            triggers and tags
          </StepLink>{' '}
          make canaries of real digits, in a model that is of use beside its audit.
        </Trans>
      </p>
      <p>
        <Trans>
          A page of its own has <a href={sidePageAddress('uniaud', scenario)}>more on audits of one run</a>:
          why the best of many readings may not be claimed, what thousands of runs would show, and what other
          audits ask for.
        </Trans>
      </p>
      <OwnAudit scenario={scenario} />
      <Deeper
        chapter={number}
        equations={[
          {
            equation: EQUATIONS.oneRun,
            words: (
              <Trans>
                With <Sym>r</Sym> guesses, <Sym>v</Sym> of them right, in the case <Sym>δ</Sym> = 0. An ε at
                which so many right guesses are rarer than <Sym>α</Sym> is refuted, with confidence 1 −{' '}
                <Sym>α</Sym>.
              </Trans>
            ),
          },
          {
            equation: EQUATIONS.oneRunCeiling,
            words: (
              <Trans>
                The most that <Sym>m</Sym> coins can prove, all of them guessed right: the numbers of the
                table.
              </Trans>
            ),
          },
          {
            equation: EQUATIONS.oneRunExact,
            words: (
              <Trans>
                The bound of the figure, for secrets of two values: of <Sym>m</Sym> canaries <Sym>r</Sym> are
                guessed, <Sym>v</Sym> of them right, and <i>β</i> is the binomial tail above. It is the exact
                maximum over all such guarantees and all rules of guessing. Derived here.
              </Trans>
            ),
          },
          {
            equation: EQUATIONS.oneRunIdeal,
            words: (
              <Trans>
                What ideal mechanics predict for orthogonal canaries in full batches: a label’s logit moves by
                its own gradient alone, and the noises of two logits are independent. No bound. Derived here.
              </Trans>
            ),
          },
        ]}
        source={
          <Trans>
            The game and the bound at <Sym>δ</Sym> = 0: Steinke, Nasr and Jagielski, “Privacy Auditing with
            One (1) Training Run” (2023). Choosing one of <Sym>k</Sym> records instead of in or out:
            Mahloujifar, Melis and Chaudhuri, “Auditing <Sym>f</Sym>-Differential Privacy in One Run” (2024);
            that such a choice tests substitution is our reading of it. Canaries made without data, compared
            with themselves: Liu and Xiong, “UniAud”. The term in <Sym>δ</Sym> is derived here.
          </Trans>
        }
        tests={[
          'src/auditing/oneRun/ceiling.test.ts',
          'src/auditing/oneRun/bounds.test.ts',
          'src/training/oneRun/audit.test.ts',
          'src/canaries/oneRun/ranking.test.ts',
          'src/canaries/oneRun/guessCountChoice.test.ts',
          'test/statistics/oneRun.test.ts',
        ]}
      />
    </ChapterFrame>
  );
});
