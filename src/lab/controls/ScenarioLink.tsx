// A link that changes the scenario. It is a real link, so it can be opened in a tab, copied and bookmarked.
import type { ReactNode } from 'react';
import type { Scenario } from '../../scenario';
import { goToHash } from '../state/useHash';
import { linkOf, type ScenarioState } from '../state/useScenario';
import { plainClick } from '../ui/plainClick';

interface ScenarioLinkProps {
  target: Scenario;
  current?: boolean;
  /** The part of the address after #: a chapter, or a step of one. */
  hash?: string;
  /** The scenario to which a click leads, from the newest scenario, which may be newer than the one drawn. By default it is the target. */
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
