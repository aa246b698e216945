// The line that says whether the threshold was chosen before these draws were seen, with a button that makes fresh draws.
import { selectOrdinal, t } from '@lingui/core/macro';
import { percentText } from '../../notation/formatNumber';
import { Button } from '../../ui/Button';
import styles from './DrawnFor.module.css';

/**
 * How the threshold was chosen. `planned`: it is 0, fixed before any draw. `explored`: it was moved while these draws
 * were seen. `fresh`: it was set before these draws were made.
 */
type Choice = 'planned' | 'explored' | 'fresh';

export interface Draws {
  /** Threshold in units of the clipping norm. */
  threshold: number;
  choice: Choice;
  /** Number of the shown set of draws. 0 is the attack's at the top of the page, and n the n-th that the reader asked for. */
  fresh: number;
}

export const PLANNED: Draws = { threshold: 0, choice: 'planned', fresh: 0 };

/** The draws after the reader moved the threshold while seeing them, so that a bound at it has no confidence. */
export const movedThreshold = (draws: Draws, threshold: number): Draws =>
  threshold === draws.threshold ? draws : { ...draws, threshold, choice: 'explored' };

export const drawnAfresh = (draws: Draws): Draws => ({ ...draws, choice: 'fresh', fresh: draws.fresh + 1 });

function words({ choice, fresh }: Draws, confidence: number): string {
  const sure = percentText(confidence);
  switch (choice) {
    case 'planned':
      return t`Threshold 0 was fixed before these runs were made, so the bounds have their ${sure}.`;
    case 'explored':
      return t`You moved the threshold while watching these runs. What it shows now is exploration, and it has no confidence.`;
    case 'fresh':
      return fresh === 1
        ? t`These runs were made after the threshold was set, so the bounds have their ${sure}.`
        : t`These runs, the ${selectOrdinal(fresh, { one: '#st', two: '#nd', few: '#rd', other: '#th' })} fresh ones, were made after the threshold was set. Each set of runs has its ${sure} by itself, but the best of them does not.`;
  }
}

export function DrawnFor(props: { draws: Draws; confidence: number; onDraws: (draws: Draws) => void }) {
  const { draws, confidence, onDraws } = props;
  return (
    <div className={`wraps ${styles.line}`}>
      <p
        className={draws.choice === 'explored' ? `part-caption ${styles.explored}` : 'part-caption'}
        role="status"
      >
        {words(draws, confidence)}
      </p>
      <Button look="run" onClick={() => onDraws(drawnAfresh(draws))}>{t`Make fresh runs`}</Button>
    </div>
  );
}
