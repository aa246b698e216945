// Real training (S2-S5), the interactive part: figure, controls, what is replaced, what the attacker sees. Loaded when it
// comes near; the text around it is in TrainingChapter.
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { CANARIES } from '../../../canaries/registry';
import { DATASETS } from '../../../datasets/registry';
import type { ResultsSnapshot } from '../../../jobs';
import { fromCore } from '../../../language/core';
import type { Scenario } from '../../../scenario';
import { useResultsStore } from '../../state/results';
import type { ScenarioState } from '../../state/useScenario';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { Accuracies } from './Accuracies';
import { ControlsNow } from './controls/TrainingControls';
import { OpenResult } from './OpenResult';
import { type Picture, pictureOf } from './picture';
import { RecordedNote } from './RecordedNote';
import { RunLine } from './RunLine';
import { Canaries } from './records/Canaries';
import { OwnFile } from './records/OwnFile';
import { differences, StaleNote } from './StaleNote';
import { Scores } from './scores/Scores';
import { attackSeries } from './steps/attackSeries';
import { AtHand, FigureCaption } from './steps/FigureCaption';
import { Steps } from './steps/Steps';
import styles from './Training.module.css';
import { Verdicts } from './Verdicts';

export interface TrainingProps extends ScenarioState {
  training: ResultsSnapshot['training'];
  recorded: ResultsSnapshot['recorded'];
  recordedComing: ResultsSnapshot['recordedComing'];
  stepCurves: ResultsSnapshot['stepCurves'];
  ownFile: ResultsSnapshot['ownFile'];
}

export function Training({
  training,
  recorded,
  recordedComing,
  stepCurves,
  ownFile,
  scenario,
  change,
  replace,
}: TrainingProps) {
  const store = useResultsStore();
  useEffect(() => store.followSteps(), [store]);
  const found = useMemo(() => pictureOf({ training, recorded }), [training, recorded]);
  // a result of other settings is drawn for a reader who has just come; once they move something, the lines follow them
  const arrived = useRef(scenario);
  const [choice, setChoice] = useState<{ at: Scenario; earlier: boolean } | null>(null);
  const earlier = choice?.at === scenario ? choice.earlier : arrived.current === scenario;
  const picture = found?.stale && !earlier ? null : found;
  const failed = training.status === 'failed' && training.error !== null && !training.stale;
  const rows = trainRows(scenario, found, ownFile);

  return (
    <div className={`lab ${styles.lab}`}>
      <div className="lab-figure">
        {scenario.dataset === 'own' && <OwnFile entry={ownFile} />}
        <Steps
          picture={picture}
          stepCurves={stepCurves}
          scenario={scenario}
          partial={training.status !== 'done'}
          saves
        >
          <div className={styles.said}>
            {found?.stale ? (
              <>
                <StaleNote
                  drawn={found.scenario}
                  own={scenario}
                  shown={earlier}
                  onReturn={() => replace(found.scenario, 'push')}
                  onShow={(show) => setChoice({ at: scenario, earlier: show })}
                />
                {earlier && (
                  <p className="caption">
                    <AtHand picture={found} estimator={scenario.estimator} />
                  </p>
                )}
              </>
            ) : (
              <FigureCaption picture={picture} estimator={scenario.estimator} />
            )}
          </div>
          {found?.recorded && <RecordedNote recorded={found.recorded} />}
        </Steps>
        <RunLine entry={training} />
        <OpenResult replace={replace} />
        {failed && training.error && (
          <div className="notice" role="alert">
            <p>
              <b>
                <Trans>The training could not go on.</Trans>
              </b>{' '}
              {fromCore(training.error.message)}
            </p>
            <p>
              {training.error.field === ''
                ? t`Try again: the training goes on from the models that are finished.`
                : t`Change the value that is named, or try again.`}{' '}
              <Trans>Your settings and what was trained are kept.</Trans>
            </p>
          </div>
        )}
        {training.wanted === null && scenario.dataset !== 'own' && <NoneFits canaries={scenario.canaries} />}
        {scenario.dataset === 'own' && training.wanted === null && ownFile.status !== 'ready' && (
          <p className={`doubt ${styles.noFile}`}>
            <Trans>
              These settings are about a file of records, and a link cannot hold one. Choose the file above;
              everything else is as the link says.
            </Trans>
          </p>
        )}
      </div>
      <ControlsNow onChange={change} rows={rows} />
      {!found && recordedComing && (
        <div className={`readout ${styles.coming}`}>
          <p className="figure-wait">
            <Trans>Loading what was recorded.</Trans>
          </p>
        </div>
      )}
      {found && (
        <div className={`readout ${styles.results}`}>
          {found.stale && !earlier && (
            <p className={`remark ${styles.otherSettings}`}>
              <OtherSettings named={differences(found.scenario, scenario)} />
            </p>
          )}
          <ErrorBoundary what={t`These results`} remedy={t`Train again, or choose other settings.`}>
            <Results picture={found} estimator={scenario.estimator} />
          </ErrorBoundary>
        </div>
      )}
    </div>
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
    <>
      <Verdicts reply={reply} series={series} estimator={estimator} />
      <Canaries reply={reply} />
      <Scores reply={reply} />
      <Accuracies reply={reply} />
    </>
  );
}

/** `named` are the fields that differ; none where the file alone is another. */
function OtherSettings({ named }: { named: readonly string[] }) {
  const fields = named.join(', ');
  return named.length === 0 ? (
    <Trans>
      <b>Of other settings</b>: another file.
    </Trans>
  ) : (
    <Trans>
      <b>Of other settings</b>: {fields}.
    </Trans>
  );
}

/** All that is chosen needs another model. */
function NoneFits({ canaries }: Pick<Scenario, 'canaries'>) {
  const model = CANARIES[canaries[0]].needs;
  const names = canaries.join(', ');
  const count = canaries.length;
  return (
    <p className={`doubt ${styles.noFile}`}>
      {plural(count, {
        one: `${names} needs the ${model} model, and no other attack is chosen. Choose another attack or the ${model} model.`,
        other: `${names} need the ${model} model, and no other attack is chosen. Choose another attack or the ${model} model.`,
      })}
    </p>
  );
}
