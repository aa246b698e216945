// Scenarios worth a visit, as links.
import { t } from '@lingui/core/macro';
import { memo } from 'react';
import { say } from '../../base/language/say';
import { type DescribedPreset, presetScenario, type Scenario, sameScenario } from '../../scenario';
import { PRESETS } from '../../scenario/presets/presets';
import type { ScenarioState } from '../state/useScenario';
import styles from './Presets.module.css';
import { ScenarioLink } from './ScenarioLink';

interface PresetLinksProps {
  id: string;
  title: string;
  presets: readonly DescribedPreset[];
  shown: string | null;
  replace: ScenarioState['replace'];
}

export const shownPreset = (scenario: Scenario): string | null =>
  PRESETS.find((preset) => sameScenario(presetScenario(preset), scenario))?.id ?? null;

/** The text with spaces at which no line breaks: 'q = 1/16'. */
export const unbroken = (text: string): string => text.replaceAll(' = ', '\u00a0=\u00a0');

export const PresetLinks = memo(function PresetLinks(props: PresetLinksProps) {
  const { id, title, presets, shown, replace } = props;
  return (
    <section className={`only-on-screen ${styles.presets} needs-scripts`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {presets.map((preset) => {
          const { id: key, title: name, explanation } = preset;
          const current = key === shown;
          return (
            <li key={key}>
              <ScenarioLink target={presetScenario(preset)} current={current} replace={replace}>
                {unbroken(say(name))}
                {current && <span className={styles.shown}>{t`shown`}</span>}
              </ScenarioLink>
              <p>{unbroken(say(explanation))}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
});

export function Presets({ scenario, replace }: Pick<ScenarioState, 'scenario' | 'replace'>) {
  return (
    <PresetLinks
      id="presets-title"
      title={t`Settings worth a visit`}
      presets={PRESETS}
      shown={shownPreset(scenario)}
      replace={replace}
    />
  );
}
