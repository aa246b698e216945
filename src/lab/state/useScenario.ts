// The scenario as React state that the address bar follows.
import { changeScenario, formatLink, type Scenario, sameScenario } from '../../scenario';
import { formatAddress, parseAddress } from '../../scenario/address';
import { type HistoryStep, putAddress, readAddress, useAddressScenario } from './address';

export interface ScenarioState {
  scenario: Scenario;
  change: (change: Partial<Scenario>, step?: HistoryStep) => void;
  /** Replaces the scenario. A function is called with the newest one and returns its replacement. */
  replace: (scenario: Scenario | ((newest: Scenario) => Scenario), step?: HistoryStep) => void;
}

/** Puts the canonical form of the address that the page was opened with into the address bar. */
export function openAddress() {
  const { search, pathname, hash } = window.location;
  const { scenario, view, problems, rewritten } = parseAddress(search);
  if (rewritten) {
    const query = formatAddress(scenario, view);
    const address = `${pathname}${query === '' ? '' : `?${query}`}${hash}`;
    window.history.replaceState(window.history.state, '', address);
  }
  return { scenario, view, problems };
}

/** Relative link of a scenario, such as '?v=2&q=1/4'. The link of the default one is '?', which clears the query. */
export const linkOf = (scenario: Scenario): string => `?${formatLink(scenario)}`;

export interface PageScenario extends ScenarioState {
  /** The newest scenario. A component may not have been rendered with it yet. */
  newest: () => Scenario;
}

const newest = (): Scenario => readAddress().scenario;

const replace: ScenarioState['replace'] = (wanted, step) => {
  const scenario = typeof wanted === 'function' ? wanted(newest()) : wanted;
  if (!sameScenario(scenario, newest())) putAddress({ scenario }, step);
};

const change: ScenarioState['change'] = (fields, step) =>
  replace((before) => changeScenario(before, fields), step);

/** The page's scenario for code that does not render when it changes. */
export const PAGE = { change, replace, newest };

export const useScenario = (): PageScenario => ({ scenario: useAddressScenario(), ...PAGE });
