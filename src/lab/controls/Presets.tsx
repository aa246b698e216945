// Scenarios worth a visit, as real links: they can be opened in a tab, copied and bookmarked.
import { t } from '@lingui/core/macro';
import { memo, type ReactNode } from 'react';
import { say } from '../../base/language/say';
import { type DescribedPreset, PRESETS, presetScenario, type Scenario, sameScenario } from '../../scenario';
import { goToHash } from '../state/useHash';
import { linkOf, type ScenarioState } from '../state/useScenario';
import { plainClick } from '../ui/plainClick';
import styles from './Presets.module.css';

interface ScenarioLinkProps {
  target: Scenario;
  current?: boolean;
  /** The part of the address after #: a chapter, or a step of one. */
  hash?: string;
  /** Where a click leads from the newest scenario, which may be newer than the one drawn; to the target unless it is said. */
  from?: (newest: Scenario) => Scenario;
  replace: ScenarioState['replace'];
  children: ReactNode;
}

export function ScenarioLink(props: ScenarioLinkProps) {
  const { target, current, hash, from = () => target, replace, children } = props;
  const follow = () => {
    if (hash === undefined) return replace(from, 'push');
    // a single step of history: first the place, then the scenario in the same address
    goToHash(hash);
    replace(from, 'replace');
  };
  return (
    <a
      href={`${linkOf(target)}${hash === undefined ? '' : `#${hash}`}`}
      aria-current={current ? 'true' : undefined}
      onClick={(event) => plainClick(event, follow)}
    >
      {children}
    </a>
  );
}

interface PresetLinksProps {
  id: string;
  title: string;
  presets: readonly DescribedPreset[];
  shown: string | null;
  replace: ScenarioState['replace'];
}

export const shownPreset = (scenario: Scenario): string | null =>
  PRESETS.find((preset) => sameScenario(presetScenario(preset), scenario))?.id ?? null;

/** 'q = 1/16' in one line. */
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
