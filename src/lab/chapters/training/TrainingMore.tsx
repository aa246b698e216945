// The parts below the figure of real training: a sentence on accuracy, and in one fold settings, results, numbers, and files.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { DATASETS } from '../../../audit/datasets/registry';
import { sayError } from '../../../base/language/say';
import { isRecordSource, type Scenario } from '../../../scenario';
import type { ResultsSnapshot } from '../../../work';
import { useResultsStore } from '../../state/results';
import type { ScenarioState } from '../../state/useScenario';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { FileDrop, FilesButton } from '../../ui/inputs/FilesButton';
import { Accuracies } from './Accuracies';
import { ControlsNow } from './controls/TrainingControls';
import { type Picture, pictureOf } from './picture';
import { RecordedNote } from './RecordedNote';
import { Backend } from './RunLine';
import { Canaries } from './records/Canaries';
import { RecordChooser } from './records/RecordChooser';
import { OtherSettingsNote } from './StaleNote';
import { Scores } from './scores/Scores';
import { FigureCaption } from './steps/FigureCaption';
import { StepsWords } from './steps/StepsWords';
import { useStepsData } from './steps/useStepsData';
import styles from './TrainingMore.module.css';
import type { TrainingProps } from './usePicture';
import { Verdicts } from './Verdicts';

/** Size in bytes of the largest result file that is opened. A larger file is refused before it is read. */
const LARGEST = 64 * 2 ** 20;

function OpenResult({ replace }: Pick<ScenarioState, 'replace'>) {
  const store = useResultsStore();
  const [said, setSaid] = useState('');

  const open = async (file: File) => {
    const { name } = file;
    try {
      if (file.size > LARGEST) throw new Error(t`It is too large to be such a result.`);
      replace(await store.openResult(await file.text()), 'push');
      setSaid(t`Opened ${name}.`);
    } catch (error) {
      const why = sayError(error);
      setSaid(t`${name} was not opened. ${why}`);
    }
  };

  return (
    <FileDrop className={`remark needs-scripts ${styles.open}`} over={styles.over ?? ''} onFile={open}>
      <Trans>Trained on other machines?</Trans>{' '}
      <FilesButton
        className="text-button"
        label={t`Result file to open`}
        accept=".json,application/json"
        onFiles={([file]) => void open(file)}
      >
        <Trans>open its result</Trans>
      </FilesButton>{' '}
      <span role="status">{said}</span>
    </FileDrop>
  );
}

export function TrainingMore(props: TrainingProps) {
  const { training, recorded, recordedComing, stepCurves, records, scenario, change, replace } = props;
  const found = useMemo(() => pictureOf({ training, recorded }), [training, recorded]);
  const { estimator, dataset } = scenario;
  const own = found?.stale ? null : found;
  const data = useStepsData(own, stepCurves, scenario);
  return (
    <div className={styles.more}>
      {!found && recordedComing && (
        <p
          className={`figure-wait ${styles.coming}`}
          data-testid="figure-wait"
        >{t`Loading what was recorded.`}</p>
      )}
      {found?.stale && <OtherSettingsNote drawn={found.scenario} own={scenario} />}
      {found && (
        <div className="readout">
          <Accuracies reply={found.reply} />
        </div>
      )}
      <Folded title={t`Details of the training and of what was found`} open={isRecordSource(dataset)}>
        <Part title={t`Settings of the training, with data, model, noise and runs`}>
          <RecordChooser dataset={dataset} />
          <ControlsNow onChange={change} rows={trainRows(scenario, found, records)} />
          <p className="part-caption">
            <Backend reply={training.reply} />
          </p>
        </Part>
        <Part title={t`What was found, attack by attack`}>
          <FigureCaption picture={found} estimator={estimator} />
          {found && <Results picture={found} estimator={estimator} />}
          {found?.recorded && <RecordedNote recorded={found.recorded} />}
        </Part>
        <StepsWords {...data} />
        <Part title={t`Open a result`}>
          <OpenResult replace={replace} />
        </Part>
      </Folded>
    </div>
  );
}

/** A part of the fold, below its heading. */
const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3 className={styles.title}>{title}</h3>
    {children}
  </section>
);

/** A folded part, drawn once it is opened. */
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

/**
 * Number of training records of the chosen data: of the reader's file, of the result that is shown, or of a data set of the project. Null
 * if it is not known.
 */
function trainRows({ dataset }: Scenario, picture: Picture | null, records: ResultsSnapshot['records']) {
  if (isRecordSource(dataset)) return records.get(dataset)?.data.train.rows ?? null;
  if (picture && picture.request.dataset === dataset) return picture.reply.data.trainRows;
  return DATASETS.find(({ id }) => id === dataset)?.trainRows ?? null;
}

function Results({ picture, estimator }: { picture: Picture; estimator: Scenario['estimator'] }) {
  const reply = useDeferredValue(picture.reply);
  return (
    <div className={`readout ${styles.results}`}>
      <Verdicts reply={reply} estimator={estimator} />
      <Canaries reply={reply} />
      <Scores reply={reply} picture={picture} />
    </div>
  );
}
