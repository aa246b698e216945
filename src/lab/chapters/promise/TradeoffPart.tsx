// The part of chapter 2's figure with the trade-off curve at the page's own point, and the error rates of the attack.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Chart } from '../../chart/Chart';
import { CURVES_ROOM, type PlotPlace } from '../../chart/place';
import { Below } from '../../figure/below';
import { percentText } from '../../notation/formatNumber';
import { useRested } from '../../state/results';
import { NotComputed } from '../frame/NotComputed';
import { useQueries, useRequest } from '../frame/useRequest';
import { tradeoffData } from './curvesData';
import { CURVE_HEIGHT, CURVES_DELAY, ofTheAttack, type PartProps } from './parts';
import { auditPointRequest, tradeoffRequest } from './requests';
import { useAuditPoint } from './useAuditPoint';

/** Largest side, in px; the plane is a square. */
const HIGHEST = 420;
const ROOM = { ...CURVES_ROOM, left: 38, right: 12, top: 28, bottom: 46, square: true };

type TradeoffPartProps = Omit<PartProps, 'snapshot'> & { alone: boolean };

/** The trade-off curve at the page's own point, with the attack's error rates. `alone` says that the part has the whole width. */
export function TradeoffPart({ scenario, seen, alone }: TradeoffPartProps) {
  const queries = useQueries();
  const rested = useRested(scenario, CURVES_DELAY);
  const tradeoff = useRequest(queries.tradeoff, seen ? tradeoffRequest(rested) : null);
  const audit = useRequest(useAuditPoint(), seen ? auditPointRequest(rested) : null);
  const words = audit.reply ? ofTheAttack(audit.reply) : '';
  const drawn = tradeoff.current && audit.current ? audit.reply : null;
  const fpr = drawn ? drawn.falsePositives / drawn.runs : 0;
  const fnr = drawn ? drawn.falseNegatives / drawn.runs : 0;
  const drawing = ({ x, y }: PlotPlace) => (
    <>
      <line className="guess-line" x1={x(0)} y1={y(1)} x2={x(1)} y2={y(0)} />
      {drawn && (
        <g className="audit-rates" data-symbol="eps-audit">
          <line x1={x(drawn.fpr.lowerTwoSided)} x2={x(drawn.fpr.upperTwoSided)} y1={y(fnr)} y2={y(fnr)} />
          <line x1={x(fpr)} x2={x(fpr)} y1={y(drawn.fnr.lowerTwoSided)} y2={y(drawn.fnr.upperTwoSided)} />
          <circle cx={x(fpr)} cy={y(fnr)} r={4} />
        </g>
      )}
    </>
  );
  return (
    <div>
      <h3>{t`The trade-off curve of misses over false alarms`}</h3>
      <div>
        <NotComputed error={tradeoff.error} of={queries.tradeoff} />
        <Chart
          data={tradeoff.reply && tradeoffData(tradeoff.reply)}
          label={t`The trade-off curves show the least share of misses for every share of false alarms. ${words}`}
          className="tradeoff-box"
          room={ROOM}
          height={(width) =>
            alone ? Math.round(Math.max(CURVE_HEIGHT, Math.min(HIGHEST, 0.7 * width))) : CURVE_HEIGHT
          }
          keyed={false}
          wait={tradeoff.error === null ? t`The curves are being computed.` : null}
        >
          {drawing}
        </Chart>
      </div>
      <Below>
        <p className="part-caption">
          <Trans>
            No attack gets below the curve of its adjacency, except by luck in a count. The green mark is the
            attack at threshold 0, with {percentText(scenario.confidence)} intervals. Where the mark and its
            intervals lie below the add/remove curve, the attack detects a replacement more reliably than any
            attack could detect a removal.
          </Trans>
        </p>
      </Below>
    </div>
  );
}
