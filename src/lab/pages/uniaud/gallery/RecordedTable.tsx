// A recorded table: a mean bound with its interval in every row at every claim.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { decimalText } from '../../../../base/language/numbers';
import type { OneRunCellResult } from '../../../jobs';
import { countText } from '../../../notation/formatNumber';
import { DataTable } from '../../../ui/DataTable';
import styles from './RecordedTable.module.css';
import { type RecordedTable as Figure, type LineResults, spread } from './recordedFigure';

const short = (epsilon: number): string => decimalText(epsilon, 2);

function Bound({ result }: { result: OneRunCellResult }) {
  const { epsilon } = result;
  const error = spread(result);
  const low = short(Math.max(0, epsilon - error));
  const high = short(epsilon + error);
  return (
    <>
      {short(epsilon)}{' '}
      <span className="soft">
        <Trans>
          {low} to {high}
        </Trans>
      </span>
    </>
  );
}

export function RecordedTable({ figure, lines }: { figure: Figure; lines: LineResults }) {
  const { title, xTitle, utility, lines: rows } = figure;
  const claims = rows[0].points.map(({ x }) => countText(x));
  return (
    <DataTable
      label={t`${title}: table`}
      className={`table-scroll ${styles.scroll}`}
      caption={<Trans>Lower bounds on ε, by the {xTitle}</Trans>}
      columns={[
        t`canaries`,
        t`bound is of`,
        t`model`,
        ...claims.map((claim) => `ε = ${claim}`),
        utility.title,
      ]}
      rows={rows.map(({ name, model, adjacency }, at) => {
        const results = lines[at];
        const useful = results[results.length - 1].utility;
        return [
          name,
          adjacency === 'substitute' ? t`substitute` : t`add/remove`,
          model,
          ...results.map((result) => <Bound key={result.epsilon} result={result} />),
          useful === null ? t`no data` : utility.write(useful),
        ];
      })}
    />
  );
}
