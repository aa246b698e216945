// The live figure's chart, once it is wanted and has come: the chart library is most of the page's weight. Until then a
// still of the same picture stands in its place, without a gap between the two.
import { startTransition, useEffect, useState } from 'react';
import { chunkAttempt, loadChunk } from '../../ui/chunks';
import type { EpsilonFigure } from './EpsilonFigure';

type Chart = typeof EpsilonFigure;
type Loaded = { chart: Chart } | { error: unknown; attempt: number };

let loaded: Loaded | null = null;

/** What has come or failed; nothing once the reader has asked for it anew. */
function known(): Loaded | null {
  if (loaded !== null && 'error' in loaded && loaded.attempt < chunkAttempt()) loaded = null;
  return loaded;
}

/** null before it has come. Throws what loading it threw. */
export function useChart(wanted: boolean): Chart | null {
  const [chart, setChart] = useState(known);
  useEffect(() => {
    if (!wanted || chart !== null) return;
    let gone = false;
    const take = (result: Loaded) => {
      loaded = result;
      if (!gone) startTransition(() => setChart(result));
    };
    loadChunk(() => import('./EpsilonFigure')).then(
      (module) => take({ chart: module.EpsilonFigure }),
      (error) => take({ error, attempt: chunkAttempt() }),
    );
    return () => {
      gone = true;
    };
  }, [wanted, chart]);
  if (chart !== null && 'error' in chart) throw chart.error;
  return chart?.chart ?? null;
}
