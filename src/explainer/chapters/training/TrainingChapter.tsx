// Real training as a chapter: its text at once, its figures and controls as code of their own.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { memo, Suspense } from 'react';
import type { ResultsSnapshot } from '../../../jobs';
import { TRAINING_PRESETS } from '../../../scenario';
import { PresetLinks } from '../../controls/Presets';
import { EpsilonSymbol, Sym } from '../../notation/Num';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { ChapterHead } from '../frame/ChapterHead';
import type { ChapterProps } from '../frame/chapterProps';
import { useLayout } from '../frame/layout';
import { PredictPlace } from '../frame/predictions/PredictPlace';
import { StepLink } from '../frame/StepLink';
import { AttackersChart, CrowdFigure, Training } from './figures';
import { STEPS } from './steps';
import type { TrainingProps } from './Training';
import styles from './TrainingChapter.module.css';
import { TrainingDeeper } from './TrainingDeeper';

/** As the page places it: of all results the chapter takes those it shows, so that no other draws it anew. */
export function TrainingChapter({ room, number, snapshot, scenario, change, replace }: ChapterProps) {
  const { training, recorded, recordedComing, stepCurves, ownFile, curves, point } = snapshot;
  return (
    <Section
      room={room}
      number={number}
      training={training}
      recorded={recorded}
      recordedComing={recordedComing}
      stepCurves={stepCurves}
      curves={curves}
      point={point}
      ownFile={ownFile}
      scenario={scenario}
      change={change}
      replace={replace}
    />
  );
}

type SectionProps = TrainingProps &
  Pick<ChapterProps, 'room' | 'number'> &
  Pick<ResultsSnapshot, 'curves' | 'point'>;

const Section = memo(function Section({ room, number, curves, point, ...props }: SectionProps) {
  // beside the stage, which shows them
  const inScroll = useLayout() === 'scroll';
  const { scenario, replace, stepCurves } = props;
  return (
    <section className={styles.chapter} id="training" aria-labelledby="training-title">
      <div className="chapter-text">
        <ChapterHead
          room={room}
          number={number}
          claim={t`On real records, too, attacks go beyond the add/remove ε`}
        />
        <p>
          <Trans>
            The worst case above needs gradients that real data hardly ever produce. Here models are trained
            on real records with DP-SGD: half of them with a record <Sym>z</Sym>, half with another record{' '}
            <Sym>z′</Sym> in its place. Everything else is the same, and every model draws its own batches and
            noise. An attacker who sees one model after <Sym>t</Sym> steps guesses which of the two was there.
            How often the guess is wrong gives a lower bound on the substitute ε.
          </Trans>
        </p>
        <p>
          <Trans>
            What may such an attacker do? The guarantee allows for anything: the whole data set invented,
            every step watched. The five below ask for less and less. S1 still decides what every other record
            does. S2 takes the data as they are and sets the gradient of one record. S3 to S5 cannot touch
            gradients. They can only choose which record enters: an invented one, a wrong label, or a real
            one.
          </Trans>
        </p>
        <PredictPlace
          chapter="training"
          scenario={scenario}
          results={{ curves, point, stepCurves, audits: [] }}
        />
      </div>
      <div className={`${styles.attackersPlace} needs-scripts`}>
        <ErrorBoundary what={t`The chart of attackers`} remedy={t`Try again, or reload the page.`}>
          <Suspense
            fallback={
              <p className="figure-wait">
                <Trans>Loading the chart.</Trans>
              </p>
            }
          >
            <AttackersChart {...props} />
          </Suspense>
        </ErrorBoundary>
      </div>
      <div className="chapter-text">
        <p>
          <Trans>
            Weaker attackers lose power for three reasons. Gradients that come from records seldom point in
            opposite directions. They shrink as the model learns the records, and clipping makes long ones
            short but no short one long. And scores computed from model outputs also vary with every other
            training record. The less an attacker can invent, the less is shown, as a rule, and yet all of
            them attack the same guarantee: one record replaced, everything else the same.
          </Trans>
        </p>
        <p>
          <Trans>
            Now train, and follow them over the steps. A mark above the line of{' '}
            <EpsilonSymbol adjacency="AR" /> is more, with its confidence, than the add/remove ε would allow
            for if it covered a replaced record.
          </Trans>
        </p>
      </div>
      <div className={inScroll ? `${styles.place} needs-scripts` : ''}>
        {inScroll ? (
          <ErrorBoundary what={t`Real training`} remedy={t`Try again, or reload the page.`}>
            <Suspense
              fallback={
                <p className="figure-wait">
                  <Trans>Loading the figure.</Trans>
                </p>
              }
            >
              <Training {...props} />
            </Suspense>
          </ErrorBoundary>
        ) : null}
      </div>
      <div className="chapter-text chapter-after">
        <p className="try">
          <Trans>
            <b>Try</b>{' '}
            <StepLink step={STEPS.learningSlowly} scenario={scenario} replace={replace}>
              a model that learns slowly
            </StepLink>
            , then{' '}
            <StepLink step={STEPS.learnt} scenario={scenario} replace={replace}>
              one that learns a hundred times faster
            </StepLink>
            : at the same ε, attacks through records fade once their gradients do. The crafted gradient and
            the accountant do not notice. Then{' '}
            <StepLink step={STEPS.belowCeiling} scenario={scenario} replace={replace}>
              <Sym>q</Sym> = 1/16, <Sym>σ</Sym> = 0.76 and <Sym>T</Sym> = 100
            </StepLink>
            : the limit of S1 lies below <EpsilonSymbol adjacency="AR" /> there, so that no number of models
            lets S1 exceed <EpsilonSymbol adjacency="AR" />.
          </Trans>
        </p>
        <h3 id="crowd-title" className={styles.crowdTitle}>
          <Trans>A low audit need not mean a loose guarantee</Trans>
        </h3>
        <p>
          <Trans>
            This attacker simply saw less. S1 reads the last model alone, and all its other records are
            silent: they have no gradient. The grey dotted line is the limit of that attack. It does not limit
            what the last model can give away, for the guarantee allows for other records that are not silent.
          </Trans>
        </p>
        <p>
          <Trans>
            So give the others a loss of their own. It is not convex, their gradients are clipped to{' '}
            <Sym>C</Sym> like everyone’s, and the noise is the same in every parameter. But they are a crowd,
            some ten thousand in a batch, and they write into two spare parameters what each step adds to the
            first, far above the noise. The last model then holds nearly all that every step would have shown.{' '}
            <StepLink step={STEPS.otherRecords} scenario={scenario} replace={replace}>
              Ten steps with <Sym>q</Sym> = 0.01 and <Sym>σ</Sym> = 0.4
            </StepLink>{' '}
            show it best.
          </Trans>
        </p>
      </div>
      <div className="crowd-place">
        {inScroll && (
          <ErrorBoundary what={t`The figure of the crowd`} remedy={t`Try again, or reload the page.`}>
            <Suspense
              fallback={
                <p className="figure-wait">
                  <Trans>Loading the figure.</Trans>
                </p>
              }
            >
              <CrowdFigure scenario={scenario} />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
      <div className="chapter-text">
        <TrainingDeeper number={number} />
      </div>
      <PresetLinks
        id="training-presets-title"
        title={t`Trainings worth a run`}
        presets={TRAINING_PRESETS}
        scenario={scenario}
        replace={replace}
      />
    </section>
  );
});
