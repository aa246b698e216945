// Buttons and a slider below a moving picture, which play it, pause it, advance it by a step, or put it anywhere. Readers who
// prefer reduced motion have no button to play it.
import { t } from '@lingui/core/macro';
import { prefersStill } from '../ui/window/prefersStill';
import styles from './PlayBar.module.css';

interface Playing {
  playing: boolean;
  play: () => void;
  pause: () => void;
  put: (at: number) => void;
}

interface PlayBarProps {
  played: Playing;
  /** Present place, from 0 to `last`. */
  at: number;
  last: number;
  /** Distance between two places of the slider. */
  grain: number;
  onStep: () => void;
  /** Label of the slider. */
  label: string;
  /** The place `at` in words. */
  where: string;
}

export function PlayBar({ played, at, last, grain, onStep, label, where }: PlayBarProps) {
  const { playing, play, pause, put } = played;
  return (
    <>
      {!prefersStill() && (
        <button type="button" className="tool-button" onClick={playing ? pause : play}>
          {playing ? t`Pause` : t`Play`}
        </button>
      )}
      <button type="button" className="tool-button" onClick={onStep}>{t`Step`}</button>
      <input
        type="range"
        className={styles.scrubber}
        min={0}
        max={last}
        step={grain}
        value={at}
        aria-label={label}
        aria-valuetext={where}
        onChange={(event) => put(Number(event.target.value))}
      />
      <span className={styles.where} aria-hidden="true">
        {where}
      </span>
    </>
  );
}
