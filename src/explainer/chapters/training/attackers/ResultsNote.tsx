// What the marks of the chart are, and which results they come from.
import { CANARY_KINDS } from '../../../../canaries/registry';
import type { Scenario } from '../../../../scenario';
import { ScenarioLink } from '../../../controls/Presets';
import type { ScenarioState } from '../../../state/useScenario';
import { NeedMark } from '../../frame/NeedMark';
import { momentWords } from '../momentWords';
import type { Picture } from '../picture';
import { differences } from '../StaleNote';
import styles from './ResultsNote.module.css';

const trained = `${CANARY_KINDS[0]} to ${CANARY_KINDS.at(-1)}`;

interface ResultsNoteProps {
  picture: Picture | null;
  scenario: Scenario;
  replace: ScenarioState['replace'];
}

function Source({ picture, scenario, replace }: ResultsNoteProps) {
  if (!picture) return <>Nothing has been trained yet; S1 is drawn by itself.</>;
  const made = picture.recorded
    ? `${trained} are recorded, not computed just now`
    : `${trained} were trained in this tab`;
  if (!picture.stale) return <>{made}.</>;
  return (
    <>
      {made}, at other settings than those of the page (
      {differences(picture.scenario, scenario).slice(0, 3).join(', ')}
      ).{' '}
      <ScenarioLink target={picture.scenario} hash="training" replace={replace}>
        Go to them
      </ScenarioLink>
    </>
  );
}

export function ResultsNote(props: ResultsNoteProps) {
  return (
    <p className={`part-caption ${styles.key}`}>
      <span>
        <NeedMark need="yes" /> asks for it
      </span>{' '}
      <span>
        <NeedMark need="part" /> in part
      </span>{' '}
      <span>
        <NeedMark need="no" /> does without
      </span>{' '}
      <span>A mark is the lower bound, its line reaches to an upper end of the same confidence.</span>{' '}
      <span>
        <Source {...props} />
        {props.picture && momentWords(props.picture.reply)}
      </span>
    </p>
  );
}
