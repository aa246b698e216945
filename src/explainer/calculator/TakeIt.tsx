// What can be taken from the form: its run on the laboratory's controls, and a link that holds all rows and answers.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Resolved } from '../../configuration/resolve';
import type { ResultsSnapshot } from '../../jobs';
import { DEFAULT_VIEW, formatAddress, type Scenario } from '../../scenario';
import { ScenarioLink } from '../controls/Presets';
import { linkOf, type ScenarioState } from '../state/useScenario';
import styles from './Calculator.module.css';
import { formText } from './formLink';
import { scenarioOfForm } from './scenarioOfForm';

interface TakeItProps {
  form: Resolved;
  translation: ResultsSnapshot['translation'];
  scenario: Scenario;
  replace: ScenarioState['replace'] | undefined;
}

export function TakeIt({ form, translation, scenario, replace }: TakeItProps) {
  const [said, setSaid] = useState('');
  const { mechanism } = form;
  const noise =
    mechanism?.noiseMultiplier ?? (translation.current ? translation.reply?.noiseMultiplier : undefined);
  const target = scenarioOfForm(mechanism, noise, scenario);
  const held = formText(form);
  const copy = async () => {
    const query = formatAddress(scenario, { ...DEFAULT_VIEW, page: 'calculator', form: held });
    const address = `${window.location.origin}${window.location.pathname}?${query}`;
    try {
      await navigator.clipboard.writeText(address);
      setSaid(t`Link copied.`);
    } catch {
      setSaid(address);
    }
  };
  return (
    <p className={styles.take}>
      {target &&
        (replace ? (
          <ScenarioLink target={target} replace={replace}>
            <Trans>Open it in the laboratory</Trans>
          </ScenarioLink>
        ) : (
          <a href={`${linkOf(target)}#lab`}>
            <Trans>Open it in the laboratory</Trans>
          </a>
        ))}{' '}
      {held !== '' && (
        <button type="button" className="text-button" onClick={copy}>
          <Trans>Copy a link to this form</Trans>
        </button>
      )}{' '}
      <span role="status" className={styles.said}>
        {said}
      </span>
    </p>
  );
}
