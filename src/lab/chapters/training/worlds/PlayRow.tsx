// Plays the training over its kept steps: play, pause, one step on, any step.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { countText } from '../../../notation/formatNumber';
import { type PlayedSteps, prefersStill } from './playedSteps';
import styles from './WorldsFigure.module.css';

interface PlayRowProps {
  played: PlayedSteps;
  steps: readonly number[];
}

export function PlayRow({ played, steps }: PlayRowProps) {
  const { moment, playing } = played;
  const last = steps.length - 1;
  const step = countText(steps[moment] ?? 0);
  const all = countText(steps[last] ?? 0);
  const where = t`step ${step} of ${all}`;
  return (
    <div className={styles.play}>
      {!prefersStill() && (
        <button type="button" className={styles.button} onClick={playing ? played.pause : played.play}>
          {playing ? t`Pause` : t`Play`}
        </button>
      )}
      <button
        type="button"
        className={styles.button}
        onClick={() => played.put(moment >= last ? 0 : moment + 1)}
      >
        <Trans>Step</Trans>
      </button>
      <input
        type="range"
        className={styles.scrubber}
        min={0}
        max={last}
        step={1}
        value={moment}
        aria-label={t`Step of the training`}
        aria-valuetext={where}
        onChange={(event) => played.put(Number(event.target.value))}
      />
      <span className={styles.where} aria-hidden="true">
        {where}
      </span>
    </div>
  );
}
