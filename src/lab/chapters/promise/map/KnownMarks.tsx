// Known training runs on the map, at their q and σ. Each has a T and a δ of its own, which choosing it sets as well.
import { t } from '@lingui/core/macro';
import { fromCore } from '../../../../base/language/core';
import type { Scenario } from '../../../scenario';
import { KNOWN_TRAININGS } from '../../../scenario/knownTrainings';
import styles from './KnownMarks.module.css';
import { isLeftward, shortName } from './knownPlaces';

interface KnownMarksProps {
  x: (samplingRate: number) => number;
  y: (noiseMultiplier: number) => number;
  /** The window of the map, in px. */
  left: number;
  right: number;
  top: number;
  floor: number;
  /** With names beside the marks. */
  named: boolean;
  onChoose: (scenario: Partial<Scenario>) => void;
}

export function KnownMarks({ x, y, left, right, top, floor, named, onChoose }: KnownMarksProps) {
  return (
    <ul className={styles.marks} aria-label={t`Known training runs`}>
      {KNOWN_TRAININGS.map(({ id, title, scenario }) => {
        const at = { left: x(scenario.samplingRate), top: y(scenario.noiseMultiplier) };
        if (at.left < left || at.left > right || at.top < top || at.top > floor) return null;
        const name = fromCore(title);
        return (
          <li key={id} style={at} className={isLeftward(at.left, left, right) ? styles.leftward : undefined}>
            <button
              type="button"
              aria-label={t`Set the page to ${name}`}
              title={name}
              onClick={() => onChoose(scenario)}
            >
              <svg viewBox="-8 -8 16 16" aria-hidden="true">
                <path d="M0 -6L6 0L0 6L-6 0Z" />
              </svg>
            </button>
            {named && <span aria-hidden="true">{shortName(name)}</span>}
          </li>
        );
      })}
    </ul>
  );
}
