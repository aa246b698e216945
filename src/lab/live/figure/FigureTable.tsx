// The figure's data as a table: every value with its bracket, and the audits.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import { isBound } from '../../../audit/estimators/lookup';
import { FIELDS, type Scenario } from '../../../scenario';
import type { AuditEntry, CurvesReply, RowPoint } from '../../../work';
import { pageTable, placesOf } from '../../export/columns';
import { Delta, Sym } from '../../notation/Num';
import { LETTERS } from '../../notation/quantities';
import { SAMPLING_WORDS } from '../../notation/samplingWords';
import { DataTable } from '../../ui/DataTable';
import { ScrollRegion } from '../../ui/ScrollRegion';
import { tableOrder } from './drawn';
import { auditColumns, curveColumns, measuredRows, placeColumn } from './figureColumns';

interface FigureTableProps {
  reply: CurvesReply;
  scenario: Scenario;
  audits: readonly AuditEntry[];
  /** The small audits along the axis. */
  row: readonly RowPoint[];
  estimator: Scenario['estimator'];
}

export const FigureTable = memo(function FigureTable({
  reply,
  scenario,
  audits,
  row,
  estimator,
}: FigureTableProps) {
  const field = FIELDS[scenario.axis];
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
        {...pageTable(
          [
            placeColumn(reply, scenario),
            ...tableOrder(scenario).flatMap((id) => curveColumns(reply, id, scenario)),
          ],
          placesOf(reply.values),
        )}
      />
      {audits.length > 0 && <AuditTable audits={audits} row={row} reading={{ ...scenario, estimator }} />}
    </ScrollRegion>
  );
});

const BracketsOf = ({ sampling }: Pick<Scenario, 'sampling'>) => {
  const batches = SAMPLING_WORDS[sampling];
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
  reading,
}: Pick<FigureTableProps, 'audits' | 'row'> & { reading: Pick<Scenario, 'axis' | 'estimator' | 'measure'> }) {
  const letter = LETTERS[reading.measure];
  return (
    <DataTable
      caption={
        !isBound(reading.estimator)
          ? t`The audits as published give the mean over the repeats, within two standard errors. They are estimates, not bounds.`
          : t`The audits are lower bounds on the substitute ${letter}, with the other end of their interval.`
      }
      {...pageTable(auditColumns(reading), measuredRows([...audits, ...row], reading))}
    />
  );
}
