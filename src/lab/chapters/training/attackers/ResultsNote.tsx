// What the marks of the chart are, and which results they come from.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CANARY_KINDS } from '../../../../audit/canaries/registry';
import { ScenarioLink } from '../../../controls/Presets';
import type { Scenario } from '../../../scenario';
import type { ScenarioState } from '../../../state/useScenario';
import { NeedMark } from '../../frame/NeedMark';
import { momentWords } from '../momentWords';
import type { Picture } from '../picture';
import { differences } from '../StaleNote';
import styles from './ResultsNote.module.css';

const FIRST = CANARY_KINDS[0];
const LAST = CANARY_KINDS[CANARY_KINDS.length - 1];

interface ResultsNoteProps {
  picture: Picture | null;
  scenario: Scenario;
  replace: ScenarioState['replace'];
}

function Source({ picture, scenario, replace }: ResultsNoteProps) {
  if (!picture) return <Trans>Nothing has been trained yet, so S1 is drawn by itself.</Trans>;
  const made = picture.recorded
    ? t`${FIRST} to ${LAST} are recorded, not computed just now.`
    : t`${FIRST} to ${LAST} were trained in this tab.`;
  if (!picture.stale) return made;
  const named = differences(picture.scenario, scenario).slice(0, 3).join(', ');
  return (
    <>
      {picture.recorded
        ? t`${FIRST} to ${LAST} are recorded, not computed just now, at other settings than those of the page (${named}).`
        : t`${FIRST} to ${LAST} were trained in this tab, at other settings than those of the page (${named}).`}{' '}
      <ScenarioLink target={picture.scenario} hash="training" replace={replace}>{t`Go to them`}</ScenarioLink>
    </>
  );
}

export function ResultsNote(props: ResultsNoteProps) {
  return (
    <p className={`part-caption ${styles.key}`}>
      <span>
        <Trans>
          <NeedMark need="yes" /> asks for it
        </Trans>
      </span>{' '}
      <span>
        <Trans>
          <NeedMark need="part" /> in part
        </Trans>
      </span>{' '}
      <span>
        <Trans>
          <NeedMark need="no" /> does without
        </Trans>
      </span>{' '}
      <span>{t`A mark is the lower bound, and its line ends at an upper bound of the same confidence.`}</span>{' '}
      <span>
        <Source {...props} />
        {props.picture && momentWords(props.picture.reply)}
      </span>
    </p>
  );
}
