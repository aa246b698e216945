// A page's whole query: the scenario, and behind it how the page shows it.
import { linkParameters, parseLink } from './link';
import { joinQuery, present, splitQuery } from './query';
import type { Scenario } from './types';
import { type ParsedView, parseView, VIEW_KEYS, type View, viewParameters } from './view';

export interface ParsedAddress extends ParsedView {
  scenario: Scenario;
  /** Whether formatAddress would write another address for them. */
  rewritten: boolean;
}

/** Reads the scenario and the view of an address. Never throws. */
export function parseAddress(search: string): ParsedAddress {
  const { scenario, problems, rewritten } = parseLink(search, VIEW_KEYS);
  const { view, problems: viewProblems } = parseView(search);
  const given = joinQuery(splitQuery(search).pairs);
  return {
    scenario,
    view,
    problems: [...problems, ...viewProblems],
    rewritten: rewritten || formatAddress(scenario, view) !== given,
  };
}

/** The query of a page, with the keys of the scenario and then those of the view; '' for the default article. */
export const formatAddress = (scenario: Scenario, view: View): string =>
  joinQuery([...present(linkParameters(scenario)), ...present(viewParameters(view))]);
