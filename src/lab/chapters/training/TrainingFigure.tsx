// Chapter 4's figure: attacks on real training over its steps, with the controls that run them below.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { sayError } from '../../../base/language/say';
import { Below } from '../../figure/below';
import { recordSourceOf } from '../frame/recordSources';
import { AttackChoice } from './controls/AttackChoice';
import { RunLine } from './RunLine';
import { StaleNote } from './StaleNote';
import { TrainingSteps } from './steps/Steps';
import styles from './TrainingFigure.module.css';
import { type TrainingProps, usePicture } from './usePicture';

export function TrainingFigure(props: TrainingProps) {
  const { training, recorded, stepCurves, records, scenario, change, replace } = props;
  const source = recordSourceOf(scenario.dataset);
  const { found, picture, earlier, showEarlier } = usePicture({ training, recorded }, scenario);
  return (
    <div>
      <TrainingSteps
        picture={picture}
        stepCurves={stepCurves}
        scenario={scenario}
        partial={training.status !== 'done'}
        bare
        saves
      />
      <Below>
        <div className={styles.run}>
          <RunLine
            entry={training}
            shown={
              found?.recorded &&
              !found.stale &&
              (found.recorded.recording.made ? (
                <Trans>
                  <b>Opened from a file</b>, not computed here, but{' '}
                </Trans>
              ) : (
                <Trans>
                  <b>Recorded</b>, not computed just now, but{' '}
                </Trans>
              ))
            }
          />
          <AttackChoice change={change} inRow />
        </div>
        {found?.stale && (
          <StaleNote
            drawn={found.scenario}
            own={scenario}
            shown={earlier}
            onReturn={() => replace(found.scenario, 'push')}
            onShow={showEarlier}
          />
        )}
        {training.status === 'failed' && training.error && !training.stale && (
          <div className="notice" role="alert">
            <p>
              <b>{t`The training could not go on.`}</b> {sayError(training.error)}
            </p>
            <p>
              {training.error.field === ''
                ? t`Try again, and the training goes on from the models that are finished.`
                : t`Change the value that is named, or try again.`}{' '}
              <Trans>Your settings and what was trained are kept.</Trans>
            </p>
          </div>
        )}
        {source && !records.has(source.id) && (
          <p className={`doubt ${styles.missing}`}>
            <source.Missing />
          </p>
        )}
      </Below>
    </div>
  );
}
