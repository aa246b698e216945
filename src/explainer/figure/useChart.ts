// The live figure's chart, once it is wanted and has come: the chart library is most of the page's weight. Until then a
// still of the same picture stands in its place, without a gap between the two.
import { startTransition, useEffect, useState } from 'react';
import type { EpsilonFigure } from './EpsilonFigure';

type Chart = typeof EpsilonFigure;
type Loaded = { chart: Chart } | { error: unknown };

let loaded: Loaded | null = null;

/** null before it has come. Throws what loading it threw. */
export function useChart(wanted: boolean): Chart | null {
  const [known, setKnown] = useState(loaded);
  useEffect(() => {
    if (!wanted || known !== null) return;
    let gone = false;
    const take = (result: Loaded) => {
      loaded = result;
      if (!gone) startTransition(() => setKnown(result));
    };
    import('./EpsilonFigure').then(
      (module) => take({ chart: module.EpsilonFigure }),
      (error) => take({ error }),
    );
    return () => {
      gone = true;
    };
  }, [wanted, known]);
  if (known !== null && 'error' in known) throw known.error;
  return known?.chart ?? null;
}
