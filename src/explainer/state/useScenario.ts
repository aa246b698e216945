// The scenario as React state that the address bar follows. nuqs carries the text of each key; what the text means,
// which form is canonical and what is wrong with it is the scenario codec's business alone.
import { debounce, defaultRateLimit, parseAsString, useQueryStates } from 'nuqs';
import { useCallback, useMemo, useRef } from 'react';
import {
  changeScenario,
  DEFAULT_SCENARIO,
  formatAddress,
  formatLink,
  linkParameters,
  parseAddress,
  parseLink,
  type Scenario,
  type ScenarioProblem,
  sameScenario,
  VIEW_KEYS,
  type View,
} from '../../scenario';

/** 'replace' while a value is dragged or typed, 'push' for a step one would go back from. */
export type HistoryStep = 'replace' | 'push';

export interface ScenarioState {
  scenario: Scenario;
  /** Changes some fields. */
  change: (change: Partial<Scenario>, step?: HistoryStep) => void;
  /** Puts another scenario in its place, or what a function makes of the newest. */
  replace: (scenario: Scenario | ((newest: Scenario) => Scenario), step?: HistoryStep) => void;
}

/** A new address costs the browser as much as drawing a curve: it comes with a rest. The scenario itself is there at once. */
const WHILE_DRAGGED = debounce(250);

const KEYS = Object.keys(linkParameters(DEFAULT_SCENARIO));
const PARSERS = Object.fromEntries(KEYS.map((key) => [key, parseAsString]));

/** Keys in the order of the address: the scenario's, then those of how it is shown. */
const ORDER: readonly string[] = [...KEYS, ...VIEW_KEYS];

const compareKeys = (left: string, right: string): number => {
  const rank = (key: string) => (ORDER.includes(key) ? ORDER.indexOf(key) : ORDER.length);
  return rank(left) - rank(right);
};

/** The canonical order of keys, then whatever else is there: nuqs appends keys as they come. */
export function orderKeys(search: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...search].sort(([left], [right]) => compareKeys(left, right)));
}

export interface OpenedAddress {
  scenario: Scenario;
  view: View;
  /** What was wrong with it. */
  problems: ScenarioProblem[];
}

/**
 * Reads the address the page was opened with and puts its canonical form into the address bar, before nuqs reads it:
 * older formats have keys that nuqs is not told of.
 */
export function openAddress(): OpenedAddress {
  const { search, pathname, hash } = window.location;
  const { scenario, view, problems, rewritten } = parseAddress(search);
  if (rewritten) {
    const query = formatAddress(scenario, view);
    const address = `${pathname}${query === '' ? '' : `?${query}`}${hash}`;
    window.history.replaceState(window.history.state, '', address);
  }
  return { scenario, view, problems };
}

/** '?v=2&q=1/4'; '?' for the default scenario, which as a relative link clears the query. Leaves the view out. */
export function linkOf(scenario: Scenario): string {
  return `?${formatLink(scenario)}`;
}

export interface PageScenario extends ScenarioState {
  /** The newest scenario, which a component may not have been drawn with yet. */
  newest: () => Scenario;
}

type Texts = Record<string, string | null>;

const textOf = (texts: Texts, key: string): string | null => texts[key] ?? null;

export function useScenario(): PageScenario {
  const [texts, setTexts] = useQueryStates(PARSERS);
  // what was put there is known without reading it
  const written = useRef<{ texts: Texts; scenario: Scenario } | null>(null);
  const parsed = useMemo(() => {
    const own = written.current;
    if (own !== null && KEYS.every((key) => textOf(own.texts, key) === textOf(texts, key)))
      return own.scenario;
    const pairs = Object.entries(texts).filter(([, text]) => text !== null) as [string, string][];
    return parseLink(new URLSearchParams(pairs).toString()).scenario;
  }, [texts]);
  // the same scenario stays the same value: everything below is drawn when it changes
  const held = useRef(parsed);
  if (!sameScenario(held.current, parsed)) held.current = parsed;
  const scenario = held.current;

  // the newest scenario, for several changes within one frame
  const latest = useRef(scenario);
  latest.current = scenario;

  const replace = useCallback(
    (wanted: Parameters<ScenarioState['replace']>[0], step: HistoryStep = 'replace') => {
      const next = typeof wanted === 'function' ? wanted(latest.current) : wanted;
      if (sameScenario(next, latest.current)) return;
      const before = linkParameters(latest.current);
      const wish = linkParameters(next);
      latest.current = next;
      written.current = { texts: wish, scenario: next };
      const limitUrlUpdates = step === 'push' ? defaultRateLimit : WHILE_DRAGGED;
      const changed = KEYS.filter((key) => textOf(before, key) !== textOf(wish, key));
      void setTexts(Object.fromEntries(changed.map((key) => [key, textOf(wish, key)])), {
        history: step,
        limitUrlUpdates,
      });
    },
    [setTexts],
  );
  const change = useCallback(
    (fields: Partial<Scenario>, step?: HistoryStep) =>
      replace((newest) => changeScenario(newest, fields), step),
    [replace],
  );
  const newest = useCallback(() => latest.current, []);
  return { scenario, change, replace, newest };
}
