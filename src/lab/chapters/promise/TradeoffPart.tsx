// The trade-off curve at the page's own point, and where the attack stands against it.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Below } from '../../figure/below';
import { percentText } from '../../notation/formatNumber';
import { mechanismOf } from '../../scenario';
import { useRested } from '../../state/results';
import { NotComputed } from '../frame/NotComputed';
import { useQueries, useRequest } from '../frame/useRequest';
import { ofTheAttack } from './ofTheAttack';
import { type PartProps, REST } from './parts';
import { TradeoffFigure } from './TradeoffFigure';

/** Denser where the curves are steep. */
const ALPHAS = Float64Array.from({ length: 49 }, (_, i) => (i / 48) ** 2);
/** Draws of the audit's own point. */
const MOST_RUNS = 25_000;

interface TradeoffPartProps extends Omit<PartProps, 'snapshot'> {
  /** With the whole width to itself; the plane is a square. */
  alone?: boolean;
}

export function TradeoffPart({ scenario, seen, alone = false }: TradeoffPartProps) {
  const queries = useQueries();
  const rested = useRested(scenario, REST);
  const { delta, seed, confidence, runs } = rested;
  const mechanism = mechanismOf(rested);
  const tradeoff = useRequest(queries.tradeoff, seen ? { mechanism, alphas: ALPHAS } : null);
  const audit = useRequest(
    queries.auditPoint,
    seen ? { mechanism, seed, runs: Math.min(runs, MOST_RUNS), delta, confidence, threshold: 0 } : null,
  );
  const words = audit.reply ? ofTheAttack(audit.reply) : '';
  return (
    <div>
      <h3>
        <Trans>The trade-off curve of misses over false alarms</Trans>
      </h3>
      <div>
        <NotComputed error={tradeoff.error} of={queries.tradeoff} />
        <TradeoffFigure
          tradeoff={tradeoff.reply}
          audit={tradeoff.current && audit.current ? audit.reply : null}
          label={t`The trade-off curves show the least share of misses for every share of false alarms. ${words}`}
          alone={alone}
        />
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
