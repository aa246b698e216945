// The figure's data as a table: every value with its bracket, and the audits.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import { isBound } from '../../../audit/estimators/lookup';
import { FIELDS, type Scenario } from '../../../scenario';
import type { AuditEntry, CurveName, CurvesReply, RowPoint } from '../../../work';
import { countText, typesetApart, typesetBracket } from '../../notation/formatNumber';
import { Delta, Epsilon, Num, Parameter, Sym } from '../../notation/Num';
import { QuantityName } from '../../notation/QuantityName';
import { LETTERS, QUANTITIES, writtenIn } from '../../notation/quantities';
import { SAMPLING_NAMES } from '../../notation/samplingWords';
import { DataTable } from '../../ui/DataTable';
import { ScrollRegion } from '../../ui/ScrollRegion';
import { confidenceText, drawnEstimate } from '../auditWords';
import { readRecorded, tableOrder } from './drawn';

interface FigureTableProps {
  reply: CurvesReply;
  scenario: Scenario;
  audits: readonly AuditEntry[];
  /** The small audits along the axis. */
  row: readonly RowPoint[];
  estimator: Scenario['estimator'];
}

function CurveValue({ reply, id, index }: { reply: CurvesReply; id: CurveName; index: number }) {
  const { value, lower, upper, interpolated } = reply[id];
  const known = value[index] as number;
  const [from, to] = typesetBracket(lower[index] as number, upper[index] as number);
  return (
    <>
      {interpolated?.[index] === 1 && '≈ '}
      {Number.isNaN(known) ? (
        <span className="soft">{t`not verified`}</span>
      ) : (
        <Epsilon value={known} rounding="up" />
      )}{' '}
      <span className="bracket">
        [<Num of={from} />, <Num of={to} />]
      </span>
    </>
  );
}

const STATUS: Readonly<Record<AuditEntry['status'], string>> = {
  waiting: t`waiting`,
  running: t`running`,
  done: t`done`,
  stopped: t`stopped`,
  failed: t`failed`,
};

export const FigureTable = memo(function FigureTable({
  reply,
  scenario,
  audits,
  row,
  estimator,
}: FigureTableProps) {
  const field = FIELDS[scenario.axis];
  const order = tableOrder(scenario);
  return (
    <ScrollRegion label={t`Data of the figure`}>
      <DataTable
        caption={
          <>
            {scenario.measure === 'mu' ? (
              <Trans>
                μ along <Sym>{field.symbol}</Sym>, each with the bracket [lower, upper] that holds it. It
                needs no δ.
              </Trans>
            ) : scenario.axis === 'delta' ? (
              <Trans>
                ε along <Sym>{field.symbol}</Sym>, each with the bracket [lower, upper] it was verified in.
              </Trans>
            ) : (
              <Trans>
                ε at δ = <Delta value={scenario.delta} /> along <Sym>{field.symbol}</Sym>, each with the
                bracket [lower, upper] it was verified in.
              </Trans>
            )}{' '}
            {scenario.measure === 'epsilon' && (
              <>
                <Trans>
                  A value after ≈ is interpolated between verified ones. How far it may be off was checked at
                  points between them, not proven.
                </Trans>{' '}
              </>
            )}
            {scenario.sampling !== 'poisson' ? (
              <BracketsOf sampling={scenario.sampling} />
            ) : scenario.moreBounds === 'on' && scenario.measure === 'epsilon' ? (
              <Trans>
                Add/remove, substitute, implied and group privacy are upper bounds on what an attack can show.
                This attack’s limit is exact for this attack, which has constant gradients, silent other
                records and the last iterate alone.
              </Trans>
            ) : (
              <Trans>
                Add/remove, substitute and group privacy are upper bounds on what an attack can show.
              </Trans>
            )}
          </>
        }
        columns={[
          <Sym key="axis">{field.symbol}</Sym>,
          ...order.map((id) => <QuantityName key={id} id={id} measure={scenario.measure} />),
        ]}
        rows={typesetApart(reply.values).map((x, index) => [
          <Num key="axis" of={x} />,
          ...order.map((id) => <CurveValue key={id} reply={reply} id={id} index={index} />),
        ])}
      />
      {audits.length > 0 && (
        <AuditTable
          audits={audits}
          row={row}
          estimator={estimator}
          measure={scenario.measure}
          symbol={field.symbol}
        />
      )}
    </ScrollRegion>
  );
});

const BracketsOf = ({ sampling }: Pick<Scenario, 'sampling'>) => {
  const batches = SAMPLING_NAMES[sampling];
  return (
    <Trans>
      All of {batches}. Where no number is verified, the upper end holds for all data and the lower end is
      attained by some.
    </Trans>
  );
};

function AuditTable({
  audits,
  row,
  estimator,
  measure,
  symbol,
}: Pick<FigureTableProps, 'audits' | 'row' | 'estimator'> & Pick<Scenario, 'measure'> & { symbol: string }) {
  const letter = LETTERS[measure];
  return (
    <DataTable
      caption={
        !isBound(estimator)
          ? t`The audits as published give the mean over the repeats, within two standard errors. They are estimates, not bounds.`
          : t`The audits are lower bounds on the substitute ${letter}, with the other end of their interval.`
      }
      columns={[
        <Sym key="axis">{symbol}</Sym>,
        isBound(estimator) ? t`shows ${letter} ≥` : writtenIn(measure, QUANTITIES.audit.name),
        t`interval`,
        t`simulated runs per world`,
        t`confidence`,
        t`state`,
      ]}
      rows={[...audits, ...row].map((entry) => {
        const recorded = 'recorded' in entry ? readRecorded(entry, { estimator, measure }) : null;
        const estimate = recorded ?? drawnEstimate(entry, { estimator, measure });
        const runs = recorded
          ? (recorded.runs ?? 0)
          : entry.reply
            ? entry.reply.runs * entry.reply.repeats
            : 0;
        return [
          <Parameter key="axis" value={entry.axisValue} />,
          estimate ? <Epsilon key="epsilon" value={estimate.epsilon} rounding="down" /> : '–',
          estimate ? (
            <Trans key="interval">
              <Epsilon value={estimate.lower} rounding="down" /> to{' '}
              <Epsilon value={estimate.upper} rounding="up" />
            </Trans>
          ) : (
            '–'
          ),
          countText(runs),
          estimate ? confidenceText(estimate) : '–',
          recorded ? t`recorded` : STATUS[entry.status],
        ];
      })}
    />
  );
}
