// Scenarios worth a visit, as real links: they can be opened in a tab, copied and bookmarked.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { memo, type ReactNode, useMemo } from 'react';
import { fromCore } from '../../language/core';
import { PRESETS, type Preset, presetScenario, type Scenario, sameScenario } from '../../scenario';
import { goTo } from '../state/useHash';
import { linkOf, type ScenarioState } from '../state/useScenario';
import { plainClick } from '../ui/plainClick';
import styles from './Presets.module.css';

interface ScenarioLinkProps {
  target: Scenario;
  current?: boolean;
  /** The part of the address after #: a chapter, or a step of one. */
  hash?: string;
  /** Computes where a click leads from the newest scenario, which may be newer than the one drawn. Without it: to the target. */
  from?: (newest: Scenario) => Scenario;
  replace: ScenarioState['replace'];
  children: ReactNode;
}

/** A link to a scenario; a plain click goes there without loading the page again. */
export function ScenarioLink({
  target,
  current = false,
  hash,
  from = () => target,
  replace,
  children,
}: ScenarioLinkProps) {
  const follow = () => {
    if (hash === undefined) return replace(from, 'push');
    // a single step of history: first the place, then the scenario in the same address
    goTo(hash);
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
  presets: readonly Preset[];
  scenario: Scenario;
  replace: ScenarioState['replace'];
}

/** 'q = 1/16' in one line. */
const unbroken = (text: string): string => text.replaceAll(' = ', '\u00a0=\u00a0');

export const PresetLinks = memo(function PresetLinks({
  id,
  title,
  presets,
  scenario,
  replace,
}: PresetLinksProps) {
  const entries = useMemo(
    () => presets.map((preset) => ({ ...preset, target: presetScenario(preset) })),
    [presets],
  );
  return (
    <section className={`${styles.presets} needs-scripts`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {entries.map(({ id: key, title: name, explanation, target }) => {
          const current = sameScenario(target, scenario);
          return (
            <li key={key}>
              <ScenarioLink target={target} current={current} replace={replace}>
                {unbroken(fromCore(name))}
                {current && (
                  <span className={styles.shown}>
                    <Trans>shown</Trans>
                  </span>
                )}
              </ScenarioLink>
              <p>{unbroken(fromCore(explanation))}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
});

export function Presets({ scenario, replace }: Pick<PresetLinksProps, 'scenario' | 'replace'>) {
  return (
    <PresetLinks
      id="presets-title"
      title={t`Settings worth a visit`}
      presets={PRESETS}
      scenario={scenario}
      replace={replace}
    />
  );
}
