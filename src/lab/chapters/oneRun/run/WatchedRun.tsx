// Chapter 5's figure: one training run in this tab while it trains, and the bound that its right guesses show.
import { t } from '@lingui/core/macro';
import { use, useMemo } from 'react';
import { keyOfData } from '../../../../work';
import { SaveButton } from '../../../export/SaveButton';
import { Below } from '../../../figure/below';
import { SpareHeight } from '../../../figure/spareHeight';
import { useTextScale } from '../../../figure/useTextScale';
import { useWidth } from '../../../figure/useWidth';
import { knownValues } from '../../../state/knownValues';
import { Button } from '../../../ui/Button';
import { later } from '../../../ui/later';
import { useSeen } from '../../../ui/window/visibility';
import { NotComputed } from '../../frame/NotComputed';
import { useRequest } from '../../frame/useRequest';
import { useOneRun } from '../useOneRun';
import { Certificate } from './Certificate';
import { useDrawnRun, useFirstStep } from './drawnRun';
import { layoutOf } from './layout';
import { designOf, isExplored, RUN_STEPS, runAfresh } from './plan';
import { FewControls } from './RunControls';
import type { RunDetailsProps } from './RunDetails';
import { RunPicture } from './RunPicture';
import { isDesignOf } from './recordedRun';
import { boundWords, pictureWords, recordedStepText, runProgressText } from './runWords';
import styles from './WatchedRun.module.css';

const SaveRun = later(() => import('./SaveRun'), 'SaveRun');

interface WatchedRunProps extends RunDetailsProps {
  /** Whether files can be saved, which the frame around an embedded figure may forbid. */
  saves: boolean;
}

/** The watched run with the few settings that a step of the lecture asks about. RunDetails has the others. */
export function WatchedRun({ scenario, snapshot, change, saves }: WatchedRunProps) {
  const [box, width] = useWidth();
  const scale = useTextScale(width);
  const [seenRef, seen] = useSeen();
  const known = knownValues(snapshot);
  const epsilon = known?.current ? known.at.addRemove.value : null;
  const wanted = designOf(scenario, epsilon);
  const store = useOneRun().run;
  const firstStep = useFirstStep(scenario);
  const { status, reply, request, error } = useRequest(store, seen ? wanted : null);
  const spare = use(SpareHeight);
  const layout = useMemo(() => (width > 0 ? layoutOf(width, scale, spare) : null), [width, scale, spare]);
  const running = status === 'running';
  // A run that was trained for other settings is never drawn as theirs. While the page's ε is not known, the recorded design has it.
  const design = wanted ?? firstStep?.design ?? null;
  const isOwn =
    request !== null &&
    (design === null ? isDesignOf(request, scenario) : keyOfData(request) === keyOfData(design));
  const own = isOwn ? reply : null;
  const trained = useDrawnRun(reply, request);
  const recorded = own?.moment ? null : firstStep;
  const isComing = recorded !== null && error === null && status !== 'stopped';
  const drawn = recorded ?? trained;
  const stale = drawn !== null && recorded === null && drawn.moment !== own?.moment;
  const explored = isExplored(scenario);
  const words = drawn?.findings ? boundWords(drawn.findings, explored) : '';
  const origin = recorded ? recordedStepText(running) : words;
  const label = drawn ? pictureWords(drawn.moment, drawn.design.m, origin) : '';
  return (
    <figure
      className="chapter-figure over-pages"
      ref={seenRef}
      aria-label={t`One training run, watched`}
      aria-busy={running || isComing}
    >
      <Below>
        <div className={`wraps ${styles.head}`}>
          <FewControls scenario={scenario} change={change} />
          <div className={`run-line-work only-on-screen ${styles.work}`}>
            <Button
              look="run"
              className="primary"
              onClick={() => {
                if (running) store.stop();
                else if (status === 'stopped' && wanted) store.want(wanted);
                else change(runAfresh(scenario));
              }}
            >
              {running ? t`Stop` : status === 'stopped' ? t`Train` : t`Train afresh`}
            </Button>
            <span className="part-caption" data-volatile>
              {runProgressText(running, own)}
            </span>
            <progress
              aria-label={own && !own.moment ? t`Getting ready to train` : t`Steps done`}
              max={own && !own.moment ? 1 : RUN_STEPS}
              // The bar has no value before the run's first report, so that it shows indefinite progress.
              value={running ? (own?.moment?.done ?? own?.prepared) : 0}
              className={running ? 'run-line-progress' : 'run-line-progress resting'}
            />
          </div>
        </div>
      </Below>
      <div
        className={`plain-figure run-picture ${styles.box} ${stale ? styles.stale : ''}`}
        data-testid="watched-run"
        ref={box}
        style={layout ? { height: layout.height } : undefined}
      >
        {drawn && layout && <RunPicture {...drawn} layout={layout} label={label} />}
        {!drawn && error === null && <p className="part-caption">{t`Getting ready to train.`}</p>}
      </div>
      <Below>
        <NotComputed error={error} of={store} />
        <p className="visually-hidden" aria-live="polite">
          {status === 'done' ? words : ''}
        </p>
        {drawn?.findings && !stale ? (
          <Certificate findings={drawn.findings} design={drawn.design} explored={explored} />
        ) : (
          <p className={styles.wait}>
            {t`The bound comes with the last step.`} {recorded && recordedStepText(running)}
          </p>
        )}
        {/* What was recorded is never saved as if this tab had trained it. */}
        {saves && trained && !recorded && (
          <SaveButton of={t`the run`}>
            <SaveRun run={trained} scenario={scenario} words={words} explored={explored} />
          </SaveButton>
        )}
      </Below>
    </figure>
  );
}
