// Real training as a chapter: its text at once, its figure and controls when they come near or the page has nothing else
// to do. The chart library and everything below are no part of the first load.
import { lazy, memo, Suspense } from 'react';
import { TRAINING_PRESETS } from '../../scenario';
import { ChapterHead } from '../chapters/ChapterHead';
import { StepLink } from '../chapters/StepLink';
import { STEPS } from '../chapters/steps';
import { PresetLinks } from '../controls/Presets';
import { EpsilonSymbol, Sym } from '../numbers/Num';
import { ErrorBoundary } from '../page/ErrorBoundary';
import { useNear } from '../page/useNear';
import type { TrainingProps } from './Training';
import { TrainingDeeper } from './TrainingDeeper';

const AttackersChart = lazy(() =>
  import('./attackers/AttackersChart').then((module) => ({ default: module.AttackersChart })),
);
const Training = lazy(() => import('./Training').then((module) => ({ default: module.Training })));

export const TrainingSection = memo(function TrainingSection(props: TrainingProps) {
  const [ref, near] = useNear('training');
  const { scenario, replace } = props;
  return (
    <section ref={ref} className="training" id="training" aria-labelledby="training-title">
      <div className="chapter-text">
        <ChapterHead id="training" claim="On real records, too, attacks go beyond the add/remove ε" />
        <p>
          The worst case above needs gradients that no data produce. Here models are trained on real records
          with DP-SGD: half of them with a record z, half with another record z′ in its place. Everything else
          is the same, and every model draws its own batches and noise. An attacker who sees one model after{' '}
          <Sym>t</Sym> steps guesses which of the two was there; from how often the guess is wrong follows a
          lower bound on ε.
        </p>
        <p>
          What may such an attacker do? The guarantee allows for anything: the whole data set made up, every
          step watched. The five below ask for less and less. S1 still decides what every other record does.
          S2 takes the data as they are and sets the gradient of one record. From S3 on nobody reaches into
          training: a made-up record, then a wrong label, then a record as it is must bring about a gradient
          of their own.
        </p>
      </div>
      <div className="attackers-place">
        {near && (
          <ErrorBoundary what="The chart of attackers" remedy="Try again, or reload the page.">
            <Suspense fallback={<p className="figure-wait">Loading the chart.</p>}>
              <AttackersChart {...props} />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
      <div className="chapter-text">
        <p>
          Three things fall off on the way down. Gradients that come from records seldom point in opposite
          ways. They shrink as the model learns the records, and clipping makes long ones short but no short
          one long. And a score that is read off the model’s answers also hears what the other records did.
          The less an attacker may make up, the less is proved, as a rule, and yet all of them attack the same
          guarantee: one record exchanged, everything else the same.
        </p>
        <p>
          Now train, and follow them over the steps. A mark above the line of <EpsilonSymbol adjacency="AR" />{' '}
          proves, with its confidence, more than the add/remove ε allows for.
        </p>
      </div>
      <div className="training-place">
        {near ? (
          <ErrorBoundary what="Real training" remedy="Try again, or reload the page.">
            <Suspense fallback={<p className="figure-wait">Loading the figure.</p>}>
              <Training {...props} />
            </Suspense>
          </ErrorBoundary>
        ) : null}
      </div>
      <div className="chapter-text chapter-after">
        <p className="try">
          <b>Try</b>{' '}
          <StepLink step={STEPS.learningSlowly} scenario={scenario} replace={replace}>
            a model that learns slowly
          </StepLink>
          , then{' '}
          <StepLink step={STEPS.learnt} scenario={scenario} replace={replace}>
            one that learns a hundred times faster
          </StepLink>
          : at the same ε, attacks through records fade once their gradients do. The crafted gradient and the
          accountant do not notice. Then{' '}
          <StepLink step={STEPS.belowCeiling} scenario={scenario} replace={replace}>
            <Sym>q</Sym> = 1/16 at <Sym>T</Sym> = 100
          </StepLink>
          : the last-iterate ceiling lies below <EpsilonSymbol adjacency="AR" /> there. Even the worst case,
          seen at one step only, cannot be shown to exceed <EpsilonSymbol adjacency="AR" />, however many
          models are trained.
        </p>
        <TrainingDeeper />
      </div>
      <PresetLinks
        id="training-presets-title"
        title="Trainings worth a run"
        presets={TRAINING_PRESETS}
        scenario={scenario}
        replace={replace}
      />
    </section>
  );
});
