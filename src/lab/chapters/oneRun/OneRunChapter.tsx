// Chapter 5: auditing with one training run, and the most that such an audit could show.
import { t } from '@lingui/core/macro';
import { Select, Trans } from '@lingui/react/macro';
import { memo } from 'react';
import { oneRunCeiling } from '../../../oneRun/estimation/ceiling';
import { Epsilon, EpsilonSymbol, Sym } from '../../notation/Num';
import { Term } from '../../notation/Term';
import { sidePageAddress } from '../../pages/sidePages';
import { knownValues } from '../../state/knownValues';
import { Late } from '../../ui/Late';
import { ChapterFrame } from '../frame/ChapterFrame';
import type { ChapterProps } from '../frame/chapter';
import { GuestText } from '../frame/GuestText';
import { StepLink } from '../frame/StepLink';
import { OneRunCeilings } from './Ceilings';
import { DEEPER } from './deeper';
import { oneRun, RunDetails, WatchedRun } from './index';
import { RUN_STEPS } from './run/plan';
import { STEPS } from './steps';

/** `most`: the most that a thousand coins can show. */
function Reach({ substitute, most }: { substitute: number; most: number }) {
  const reached = substitute > most ? 'no' : 'yes';
  return (
    <Trans>
      The <EpsilonSymbol adjacency="S" /> of this page is an upper bound of{' '}
      <Epsilon value={substitute} rounding="up" />. A thousand coins, each between two records,{' '}
      <Select value={reached} _yes="can reach it if they can be guessed" other="cannot reach it" />.
    </Trans>
  );
}

export const OneRunChapter = memo(function OneRunChapter(props: ChapterProps) {
  const { scenario, snapshot } = props;
  const { confidence, delta } = scenario;
  const known = knownValues(snapshot);
  const substitute = known?.current ? known.at.substitute.value : null;
  const most = oneRunCeiling(1000, 1 - confidence, delta);
  return (
    <ChapterFrame
      chapter={oneRun}
      room={{ '--room': '24rem' }}
      deeper={DEEPER}
      claim={t`One run can answer a thousand questions, so one run can be enough`}
      text={
        <>
          <p>
            <Trans>
              The attacks so far train thousands of models and ask each the same question. Was it trained on{' '}
              <Sym>z</Sym> or on <Sym>z′</Sym>? Someone who can train only once can ask one model many
              questions instead. They add a thousand <Term name="canary">canaries</Term>, which are records
              that each depend on a coin. After training, they guess every coin from the finished model.
            </Trans>
          </p>
          <p>
            <Trans>
              Suppose the training run keeps an ε with no allowance. Then each guess is right with probability
              at most e<sup>ε</sup>/(1 + e<sup>ε</sup>), however the other coins fell. If clearly more guesses
              are right, the audit rejects this ε at the chosen confidence. A <Sym>δ</Sym> above 0 adds a
              correction. The coins must be fair and independent, but the canaries may interfere with one
              another in the model.
            </Trans>
          </p>
          <p>
            <Trans>
              What the coin decides is what the audit tests. A coin that decides whether a record is in the
              data tests add/remove. A coin that decides which of two labels the record has tests substitute,
              and its bound may lie above <EpsilonSymbol adjacency="AR" />.
            </Trans>
          </p>
          <p>
            <Trans>
              The figure trains one model in this tab, by a published recipe called{' '}
              <Term name="UniAud" after=".">
                UniAud
              </Term>{' '}
              Each canary is made of noise and trained with a random label. We then ask the model whether its
              loss is smaller on that label or on a second one, which was drawn in the same way and never
              trained. Only the label differs, so such a <Term name="self-comparison">self-comparison</Term>{' '}
              tests substitute.
            </Trans>
          </p>
          <p>
            <Trans>
              This run takes {RUN_STEPS} full-batch steps, with the noise chosen so that its{' '}
              <EpsilonSymbol adjacency="AR" /> is the one at the top of the page. Its{' '}
              <EpsilonSymbol adjacency="S" /> therefore differs from the page’s.
            </Trans>{' '}
            <Trans>
              Each square is a canary. A full green square was guessed right, a small grey one wrong, and a
              stronger colour means a surer guess.
            </Trans>
          </p>
        </>
      }
      figure={<WatchedRun {...props} />}
    >
      <div className="needs-scripts">
        <Late what={t`The details of the run`}>
          <RunDetails {...props} />
        </Late>
      </div>
      <p>
        <Trans>
          One run can show only so much. If all of a thousand coins are guessed right, the bound is{' '}
          <b className="audit">
            ε ≥ <Epsilon value={most} rounding="down" />
          </b>
          . Anyone who wants more has to assume more about the training than an ε and a <Sym>δ</Sym>.
        </Trans>
        {substitute !== null && (
          <>
            {' '}
            <Reach substitute={substitute} most={most} />
          </>
        )}
      </p>
      <details className="figure-words">
        <summary>{t`How much a run could show, by its number of coins`}</summary>
        <OneRunCeilings scenario={scenario} />
      </details>
      <p className="try">
        <Trans>
          <b>Try</b> <StepLink step={STEPS.surer}>99.9% confidence</StepLink>. The same right guesses then
          show less. Next, let <StepLink step={STEPS.tags}>triggers and tags</StepLink> turn real digits into
          canaries, in a model that does a useful task too.
        </Trans>
      </p>
      <p>
        <Trans>
          Another page has <a href={sidePageAddress('uniaud', scenario)}>more on audits of one run</a>, and
          shows why nobody may claim the best of many readings.
        </Trans>
      </p>
      <GuestText place="afterAttack" {...props} />
    </ChapterFrame>
  );
});
