// Real training as a chapter: its text at once, its figure and controls when they come near or the page has nothing else
// to do. The chart library and everything below are no part of the first load.
import { lazy, memo, Suspense } from 'react';
import { changeScenario, TRAINING_PRESETS } from '../../scenario';
import { PresetLinks, ScenarioLink } from '../controls/Presets';
import { Sym } from '../numbers/Num';
import { ErrorBoundary } from '../page/ErrorBoundary';
import { useNear } from '../page/useNear';
import type { TrainingProps } from './Training';

const Training = lazy(() => import('./Training').then((module) => ({ default: module.Training })));

/** q = 1/16, epsilon_S = 10: at 100 steps the ceiling lies below the add/remove epsilon, at 500 above it. */
const FEW_STEPS = {
  samplingRate: 1 / 16,
  noiseMultiplier: 0.76,
  clippingNorm: 2,
  steps: 100,
  dataset: 'digits',
} as const;

export const TrainingSection = memo(function TrainingSection(props: TrainingProps) {
  const [ref, near] = useNear('training');
  const { scenario, replace } = props;
  return (
    <section ref={ref} className="training" id="training" aria-labelledby="training-title">
      <div className="chapter-text">
        <p className="chapter-number">
          4 <span>Real training</span>
        </p>
        <h2 id="training-title">Four attacks on real training</h2>
        <p>
          The worst case above needs gradients that no data produce. Here models are trained on real records
          with DP-SGD: half of them with a record z, half with another record z′ in its place. Everything else
          is the same, and every model draws its own batches and noise. An attacker who sees one model after{' '}
          <Sym>t</Sym> steps guesses which of the two was there; from how often the guess is wrong follows a
          lower bound on ε.
        </p>
        <p>
          The four attacks differ in what they may exchange, from a gradient made to order (S2) to another
          record, as it is (S5). The less an attacker may make up, the less is proved, and yet all of them
          attack the same guarantee.
        </p>
        <p className="try">
          <b>Try</b>{' '}
          <ScenarioLink target={changeScenario(scenario, FEW_STEPS)} replace={replace}>
            <Sym>q</Sym> = 1/16 at <Sym>T</Sym> = 100
          </ScenarioLink>
          : the last-iterate ceiling lies below ε<sub>AR</sub> there. Even the worst case, seen at one step
          only, cannot be shown to exceed ε<sub>AR</sub>, however many models are trained.
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
