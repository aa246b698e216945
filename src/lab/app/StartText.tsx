// The text beside the stage while no chapter is open: links to where a reader may go on, two of the page and those of guests, and the
// numbers at the current point.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import { AT_START } from '../../guests/faces/atStart';
import { lectureAddress } from '../chapters/frame/lectureStep';
import { LECTURE_START } from '../chapters/lectureStart';
import { useWalk } from '../lecture/useWalk';
import { sidePageAddress } from '../pages/sidePages';
import { useAddressAtRest } from '../state/address';
import { useFirstCurvesDrawn } from '../state/results';
import type { ScenarioState } from '../state/useScenario';
import { Late } from '../ui/Late';
import { later } from '../ui/later';
import { plainClick } from '../ui/plainClick';
import styles from './StartText.module.css';

// The readout comes after the figure, for it stands below the first window and is heavier than all that stands in it
const ReadoutBelow = later(() => import('../live/readout/ReadoutBelow'), 'ReadoutBelow');

/** A link that a guest (src/guests) adds to those of the start. */
interface StartWay {
  /** Whether the link stands behind “Learn”. Otherwise it stands behind “Teach”. */
  early?: boolean;
  Way: ComponentType;
}
const WAYS = Object.entries<StartWay>(AT_START);

const GuestWays = ({ early }: { early: boolean }) =>
  WAYS.filter(([, way]) => (way.early ?? false) === early).map(([guest, { Way }]) => <Way key={guest} />);

export function StartText({ replace }: Pick<ScenarioState, 'replace'>) {
  const walk = useWalk(replace);
  const rested = useAddressAtRest();
  const drawn = useFirstCurvesDrawn();
  const room = <div className={styles.numbers} />;
  return (
    <>
      <nav className={styles.ways} aria-label={t`Ways on`}>
        <a href="#which-neighbour">
          <b>{t`Learn`}</b>
          <Trans>seven short chapters, from one gradient to what an ε means</Trans>
        </a>
        <GuestWays early={true} />
        <a
          href={lectureAddress(LECTURE_START)}
          onClick={(event) => plainClick(event, () => walk(LECTURE_START))}
        >
          <b>{t`Teach`}</b>
          <Trans>a lecture, one step at a time</Trans>
        </a>
        <GuestWays early={false} />
      </nav>
      <div className={styles.table}>
        <Late what={t`The table of numbers`} wait={room}>
          {drawn ? <ReadoutBelow /> : room}
        </Late>
      </div>
      <p className={styles.beside}>
        <Trans>
          There are <a href={sidePageAddress('exercises', rested)}>exercises</a> with answers, and{' '}
          <a href={sidePageAddress('teaching', rested)}>notes for teachers</a>.
        </Trans>
      </p>
    </>
  );
}
