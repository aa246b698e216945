// Says whether the threshold was chosen before these draws were seen, with a button that makes fresh draws.
import { selectOrdinal, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { percentText } from '../../notation/formatNumber';
import styles from './DrawnFor.module.css';
import { type Draws, drawnAfresh } from './draws';

interface DrawnForProps {
  draws: Draws;
  confidence: number;
  onDraws: (draws: Draws) => void;
}

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

export function DrawnFor({ draws, confidence, onDraws }: DrawnForProps) {
  return (
    <div className={styles.line}>
      <p
        className={draws.choice === 'explored' ? `part-caption ${styles.explored}` : 'part-caption'}
        role="status"
      >
        {words(draws, confidence)}
      </p>
      <button type="button" className="run-button" onClick={() => onDraws(drawnAfresh(draws))}>
        <Trans>Make fresh runs</Trans>
      </button>
    </div>
  );
}
