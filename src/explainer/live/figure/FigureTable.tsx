// The figure's data as a table: every value with its bracket, and the audits.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import type { AuditEntry, CurvesReply } from '../../../jobs';
import { type EstimatorChoice, FIELDS, type Scenario } from '../../../scenario';
import { typesetBracket } from '../../notation/formatNumber';
import { Delta, Epsilon, Num, Parameter, Sym } from '../../notation/Num';
import { QuantityName } from '../../notation/QuantityName';
import type { CurveId } from '../../notation/quantities';
import { ScrollRegion } from '../../ui/ScrollRegion';
import { confidenceText, shownEstimate } from '../auditWords';
import { TABLE_ORDER } from './FigureTooltip';

interface FigureTableProps {
  reply: CurvesReply;
  scenario: Scenario;
  audits: readonly AuditEntry[];
  estimator: EstimatorChoice;
}

function Cell({ reply, id, index }: { reply: CurvesReply; id: CurveId; index: number }) {
  const { value, lower, upper, interpolated } = reply[id];
  const known = value[index] as number;
  const [from, to] = typesetBracket(lower[index] as number, upper[index] as number);
  return (
    <td>
      {interpolated?.[index] === 1 && '≈ '}
      {Number.isNaN(known) ? (
        <span className="soft">
          <Trans>not verified</Trans>
        </span>
      ) : (
        <Epsilon value={known} />
      )}{' '}
      <span className="bracket">
        [<Num of={from} />, <Num of={to} />]
      </span>
    </td>
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
  estimator,
}: FigureTableProps) {
  const field = FIELDS[scenario.axis];
  return (
    <ScrollRegion label={t`Data of the figure`}>
      <table>
        <caption>
          {scenario.axis === 'delta' ? (
            <Trans>
              ε along <Sym>{field.symbol}</Sym>, each with the bracket [lower, upper] it was verified in.
            </Trans>
          ) : (
            <Trans>
              ε at δ = <Delta value={scenario.delta} /> along <Sym>{field.symbol}</Sym>, each with the bracket
              [lower, upper] it was verified in.
            </Trans>
          )}{' '}
          <Trans>
            A value after ≈ is interpolated between verified ones; how far it may be off was checked at points
            between them, not proven. Add/remove, substitute, implied and group privacy are upper bounds on
            what an attack can show; this attack’s limit is exact for this attack: constant gradients, all
            other records silent, only the last iterate seen.
          </Trans>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <Sym>{field.symbol}</Sym>
            </th>
            {TABLE_ORDER.map((id) => (
              <th key={id} scope="col">
                <QuantityName id={id} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from(reply.values, (x, index) => (
            <tr key={x}>
              <th scope="row">
                <Parameter value={x} />
              </th>
              {TABLE_ORDER.map((id) => (
                <Cell key={id} reply={reply} id={id} index={index} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {audits.length > 0 && <AuditTable audits={audits} estimator={estimator} symbol={field.symbol} />}
    </ScrollRegion>
  );
});

function AuditTable({
  audits,
  estimator,
  symbol,
}: Pick<FigureTableProps, 'audits' | 'estimator'> & { symbol: string }) {
  return (
    <table>
      <caption>
        {estimator === 'paper'
          ? t`The audits as published: mean over the repeats, within two standard errors. Estimates, not bounds.`
          : t`The audits: lower bounds on the substitute ε, with the other end of their interval.`}
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <Sym>{symbol}</Sym>
          </th>
          <th scope="col">{estimator === 'paper' ? 'ε(Audit)' : t`shows ε ≥`}</th>
          <th scope="col">
            <Trans>interval</Trans>
          </th>
          <th scope="col">
            <Trans>simulated runs per world</Trans>
          </th>
          <th scope="col">
            <Trans>confidence</Trans>
          </th>
          <th scope="col">
            <Trans>state</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {audits.map((entry) => {
          const estimate = shownEstimate(entry, estimator);
          return (
            <tr key={entry.key}>
              <th scope="row">
                <Parameter value={entry.axisValue} />
              </th>
              <td>{estimate ? <Epsilon value={estimate.epsilon} rounding="down" /> : '–'}</td>
              <td>
                {estimate ? (
                  <Trans>
                    <Epsilon value={estimate.lower} rounding="down" /> to{' '}
                    <Epsilon value={estimate.upper} rounding="up" />
                  </Trans>
                ) : (
                  '–'
                )}
              </td>
              <td>{entry.reply ? entry.reply.runs * entry.reply.repeats : 0}</td>
              <td>{estimate ? confidenceText(estimate) : '–'}</td>
              <td>{STATUS[entry.status]}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
