// How the page shows the scenario (embed, theme, lecture step), as React state that the address bar follows.
import { parseAsString, useQueryStates } from 'nuqs';
import { useCallback, useMemo } from 'react';
import { parseView, VIEW_KEYS, type View, viewParameters } from '../../scenario';
import type { HistoryStep } from './useScenario';

const PARSERS = Object.fromEntries(VIEW_KEYS.map((key) => [key, parseAsString]));

export interface ViewState {
  view: View;
  /** Changes some of it; the scenario stays. */
  changeView: (change: Partial<View>, step?: HistoryStep) => void;
}

export function useView(): ViewState {
  const [texts, setTexts] = useQueryStates(PARSERS);
  const view = useMemo(() => {
    const pairs = Object.entries(texts).filter(([, text]) => text !== null) as [string, string][];
    return parseView(new URLSearchParams(pairs).toString()).view;
  }, [texts]);
  const changeView = useCallback(
    (change: Partial<View>, step: HistoryStep = 'replace') =>
      void setTexts(viewParameters({ ...view, ...change }), { history: step }),
    [setTexts, view],
  );
  return { view, changeView };
}
