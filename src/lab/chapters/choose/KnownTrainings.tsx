// Trainings that many have run, as links that set the page to their numbers, with the source of these.
import { Trans } from '@lingui/react/macro';
import { fromCore } from '../../../base/language/core';
import { Sources } from '../../calculator/Sources';
import { ScenarioLink } from '../../controls/Presets';
import { countText } from '../../notation/formatNumber';
import { Setting, Sym } from '../../notation/Num';
import { changeScenario, FIELDS, type Scenario, sameScenario } from '../../scenario';
import { KNOWN_TRAININGS } from '../../scenario/knownTrainings';
import type { ScenarioState } from '../../state/useScenario';
import styles from './KnownTrainings.module.css';

interface KnownTrainingsProps {
  scenario: Scenario;
  replace: ScenarioState['replace'];
}

const SHOWN = ['noiseMultiplier', 'steps', 'delta', 'clippingNorm'] as const;

export function KnownTrainings({ scenario, replace }: KnownTrainingsProps) {
  return (
    <ul className={styles.known}>
      {KNOWN_TRAININGS.map(({ id, title, batch, note, source, scenario: numbers }) => {
        const target = changeScenario(scenario, numbers);
        const drawn = countText(batch);
        const records = countText(numbers.recordCount);
        return (
          <li key={id}>
            <ScenarioLink target={target} current={sameScenario(target, scenario)} replace={replace}>
              {fromCore(title)}
            </ScenarioLink>
            <p>
              <Trans>
                <Sym>q</Sym> = {drawn} of {records}
              </Trans>
              {SHOWN.map((name) => (
                <span key={name}>
                  , <Sym>{FIELDS[name].symbol}</Sym> = <Setting field={FIELDS[name]} value={numbers[name]} />
                </span>
              ))}
              . {fromCore(note)} <Sources of={[source]} />
            </p>
          </li>
        );
      })}
    </ul>
  );
}
