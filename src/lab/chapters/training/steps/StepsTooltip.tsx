// The tooltip of the figure over the steps, with all values at the scored step nearest to the pointer, and its cursor.

import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { isBound } from '../../../../audit/estimators/lookup';
import { useDismissed } from '../../../figure/useDismissed';
import { Epsilon, EpsilonSymbol, Sym } from '../../../notation/Num';
import { QuantityName, Swatch } from '../../../notation/QuantityName';
import { KIND_WORDS, QUANTITIES } from '../../../notation/quantities';
import { AttackName } from '../AttackName';
import { attackClass } from '../attacks';
import { attackMarks } from './attackMarks';
import type { GuaranteeRow } from './attackSeries';
import { usePlot } from './usePlot';
import type { DrawnSteps } from './useStepsData';

function nearest(stops: readonly number[] | undefined, x: number): number {
  if (!stops || stops.length === 0) return x;
  return stops.reduce((best, stop) => (Math.abs(stop - x) < Math.abs(best - x) ? stop : best));
}

/** The guarantees with their short names, in the order of tooltip and table. */
export const READ = [
  { id: 'addRemove', short: <EpsilonSymbol adjacency="AR" /> },
  { id: 'substitute', short: <EpsilonSymbol adjacency="S" /> },
  { id: 'hiddenState', short: t`limit of S1` },
] as const;

interface StepsTooltipProps extends DrawnSteps {
  /** Whether the tooltip is shown. Recharts passes it. */
  active?: boolean;
  label?: string | number;
}

export function StepsTooltip({ data, narrow, active, label }: StepsTooltipProps) {
  const { rows, series, estimator, stops } = data;
  const step = nearest(stops, Number(label));
  const row = rows.find((candidate) => candidate.step === step);
  const dismissed = useDismissed(active === true);
  if (!active || dismissed || !row) return null;
  return (
    <div className="figure-tooltip" data-testid="figure-tooltip">
      <p>
        <Trans>
          after <Sym>t</Sym> = {step} <Plural value={step} one="step" other="steps" />
        </Trans>
      </p>
      <table>
        <tbody>
          {READ.map(({ id, short }) => (
            <tr key={id}>
              <th scope="row">
                <Swatch id={id} /> {narrow ? short : <QuantityName id={id} />}
              </th>
              <td>{row[id] === null ? '–' : <Epsilon value={row[id]} rounding="up" />}</td>
              {!narrow && <td className="soft">{KIND_WORDS[QUANTITIES[id].kind]}</td>}
            </tr>
          ))}
          {series.map(({ kind, points }) => {
            const point = points.find((candidate) => candidate.step === step);
            if (!point) return null;
            return (
              <tr key={kind}>
                <th scope="row">
                  <AttackName kind={kind} short={narrow} />
                </th>
                <td>
                  <Epsilon value={point.epsilon} rounding="down" />
                </td>
                {!narrow && <td className="soft">{isBound(estimator) ? t`lower bound` : t`estimate`}</td>}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

interface StepCursorProps extends DrawnSteps {
  /** Values under the cursor. Recharts passes them. */
  payload?: readonly { payload?: GuaranteeRow }[];
}

/** A vertical line at the step of the tooltip, and the attacks' intervals there. */
export function StepCursor({ payload, ...drawn }: StepCursorProps) {
  const plot = usePlot();
  const at = payload?.[0]?.payload?.step;
  const dismissed = useDismissed(at !== undefined);
  if (at === undefined || dismissed || !plot) return null;
  const step = nearest(drawn.data.stops, at);
  const x = plot.x(step);
  return (
    <g data-testid="step-cursor">
      <line x1={x} x2={x} y1={plot.top} y2={plot.floor} stroke="var(--edge)" />
      {attackMarks(drawn, plot).map(({ kind, marks }) => (
        <path
          key={kind}
          className={`attack-whisker ${attackClass(kind)}`}
          d={marks.find((mark) => mark.step === step)?.whisker}
        />
      ))}
    </g>
  );
}
