// The live figure as something to take away: what this tab has computed of it, nothing recorded. Pure but for the page's
// address.
import { t } from '@lingui/core/macro';
import { computedHere, type ResultsSnapshot } from '../../jobs';
import { FIELDS, type Scenario } from '../../scenario';
import { provenanceOf } from '../export/provenance';
import type { SavedFigure } from '../export/savedFigure';
import { deltaText } from '../notation/formatNumber';
import { knownValues } from '../state/knownValues';
import { figureSummary } from './figure/summary';
import { figureCsv } from './figureCsv';
import { figureJson } from './figureJson';

/** `own`: the scenario on the page. */
export function liveFigure(snapshot: ResultsSnapshot, own: Scenario, page: string): SavedFigure {
  const { reply, request: drawn, audits } = computedHere(snapshot);
  const scenario = drawn ?? own;
  const provenance = provenanceOf(scenario, page);
  const audit = audits.find((entry) => entry.own) ?? null;
  return {
    file: 'adjacency-lab-figure',
    picture: t`the figure`,
    data: t`the data`,
    drawing: t`#lab .EpsilonFigure_surface > svg`,
    ready: reply !== null,
    words: () => {
      const field = FIELDS[scenario.axis];
      return {
        title: t`ε of DP-SGD along the ${field.label.toLowerCase()}`,
        description: figureSummary(reply, knownValues(snapshot), audit, scenario),
        head: scenario.axis === 'delta' ? 'ε' : `ε at δ = ${deltaText(scenario.delta)}`,
        foot: `${field.label.toLowerCase()} ${field.symbol}`,
        provenance,
      };
    },
    csv: reply && (() => figureCsv(reply, scenario, audits, own.estimator, provenance)),
    json: reply && (() => figureJson(reply, scenario, audits, provenance)),
  };
}
