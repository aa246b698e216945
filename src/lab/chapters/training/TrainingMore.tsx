// Of real training, what its figure has no room for, each part folded.
import { t } from '@lingui/core/macro';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { DATASETS } from '../../../audit/datasets/registry';
import { SaveFigure } from '../../export/SaveFigure';
import type { ResultsSnapshot } from '../../jobs';
import type { Scenario } from '../../scenario';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { Accuracies } from './Accuracies';
import { ControlsNow } from './controls/TrainingControls';
import { OpenResult } from './OpenResult';
import { type Picture, pictureOf, type TrainingProps } from './picture';
import { RecordedNote } from './RecordedNote';
import { Backend } from './RunLine';
import { Canaries } from './records/Canaries';
import { OwnFile } from './records/OwnFile';
import { OtherSettings } from './StaleNote';
import { Scores } from './scores/Scores';
import { attackSeries } from './steps/attackSeries';
import { FigureCaption } from './steps/FigureCaption';
import { StepsWords } from './steps/StepsWords';
import { savedTraining } from './steps/savedTraining';
import { useStepsData } from './steps/useStepsData';
import styles from './TrainingMore.module.css';
import { Verdicts } from './Verdicts';

export function TrainingMore(props: TrainingProps) {
  const { training, recorded, recordedComing, stepCurves, ownFile, scenario, change, replace } = props;
  const found = useMemo(() => pictureOf({ training, recorded }), [training, recorded]);
  const { estimator, dataset } = scenario;
  const own = found?.stale ? null : found;
  const { summary, rows, series, of } = useStepsData(own, stepCurves, scenario);
  return (
    <div className={styles.more}>
      {!found && recordedComing && (
        <p className={`figure-wait ${styles.coming}`}>{t`Loading what was recorded.`}</p>
      )}
      {found?.stale && <OtherSettings drawn={found.scenario} own={scenario} />}
      {found && (
        <div className="readout">
          <Accuracies reply={found.reply} />
        </div>
      )}
      <Folded title={t`Settings of the training, with data, model, noise and runs`} open={dataset === 'own'}>
        {dataset === 'own' && <OwnFile entry={ownFile} />}
        <ControlsNow onChange={change} rows={trainRows(scenario, found, ownFile)} />
        <p className="part-caption">
          <Backend reply={training.reply} />
        </p>
      </Folded>
      <Folded title={t`What was found, attack by attack`}>
        <FigureCaption picture={found} estimator={estimator} />
        {found && <Results picture={found} estimator={estimator} />}
        {found?.recorded && <RecordedNote recorded={found.recorded} />}
      </Folded>
      <StepsWords summary={summary} rows={rows} series={series} estimator={estimator} of={of} />
      <Folded title={t`Take the figure away, or open a result`}>
        <SaveFigure
          as="h4"
          name={t`Take this figure away`}
          note={t`As it is drawn, or every bound of every attack at full precision.`}
          figure={savedTraining(
            own,
            stepCurves.request ?? scenario,
            summary,
            rows.length > 0,
            window.location.href,
          )}
        />
        <OpenResult replace={replace} />
      </Folded>
    </div>
  );
}

/** Drawn once it is opened. */
function Folded({ title, open = false, children }: { title: string; open?: boolean; children: ReactNode }) {
  const [opened, setOpened] = useState(open);
  return (
    <details
      className="figure-words"
      open={open || undefined}
      onToggle={(event) => event.currentTarget.open && setOpened(true)}
    >
      <summary>{title}</summary>
      {(opened || open) && (
        <ErrorBoundary what={title} remedy={t`Try again, or choose other settings.`}>
          {children}
        </ErrorBoundary>
      )}
    </details>
  );
}

/** Rows of the training table, where they are known before anything has been trained. */
function trainRows(
  { dataset }: Scenario,
  picture: Picture | null,
  ownFile: ResultsSnapshot['ownFile'],
): number | null {
  if (dataset === 'own') return ownFile.prepared?.trainRows ?? null;
  if (picture && picture.request.dataset === dataset) return picture.reply.data.trainRows;
  return DATASETS.find(({ id }) => id === dataset)?.trainRows ?? null;
}

function Results({ picture, estimator }: { picture: Picture; estimator: Scenario['estimator'] }) {
  const reply = useDeferredValue(picture.reply);
  const series = useMemo(() => attackSeries(reply, estimator), [reply, estimator]);
  return (
    <div className={`readout ${styles.results}`}>
      <Verdicts reply={reply} series={series} estimator={estimator} />
      <Canaries reply={reply} />
      <Scores reply={reply} />
    </div>
  );
}
