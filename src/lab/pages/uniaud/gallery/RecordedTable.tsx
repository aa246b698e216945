// A recorded table: a mean bound with its interval in every row at every claim, rows of one model together.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { decimalText } from '../../../../base/language/numbers';
import type { OneRunCellResult } from '../../../jobs';
import { countText } from '../../../notation/formatNumber';
import { ScrollRegion } from '../../../ui/ScrollRegion';
import styles from './RecordedTable.module.css';
import type { RecordedTable as Figure, LineResults } from './recordedFigure';
import { spread } from './recordedFigure';

const short = (epsilon: number): string => decimalText(epsilon, 2);

function Cell({ result }: { result: OneRunCellResult }) {
  const { epsilon } = result;
  const error = spread(result);
  const low = short(Math.max(0, epsilon - error));
  const high = short(epsilon + error);
  return (
    <td>
      {short(epsilon)}{' '}
      <span className="soft">
        <Trans>
          {low} to {high}
        </Trans>
      </span>
    </td>
  );
}

export function RecordedTable({ figure, lines }: { figure: Figure; lines: LineResults }) {
  const { title, xTitle, utility, lines: rows } = figure;
  const claims = rows[0].points.map(({ x }) => x);
  const models = [...new Set(rows.map(({ model }) => model))];
  return (
    <ScrollRegion label={t`${title}: table`} className={`table-scroll ${styles.scroll}`}>
      <table className={styles.table}>
        <caption className="visually-hidden">
          <Trans>{title}, lower bounds on ε</Trans>
        </caption>
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              <Trans>canaries</Trans>
            </th>
            <th scope="col" rowSpan={2}>
              <Trans>bound is of</Trans>
            </th>
            <th scope="colgroup" colSpan={claims.length}>
              {xTitle}
            </th>
            <th scope="col" rowSpan={2}>
              {utility.title}
            </th>
          </tr>
          <tr>
            {claims.map((claim) => (
              <th scope="col" key={claim}>
                {countText(claim)}
              </th>
            ))}
          </tr>
        </thead>
        {models.map((model) => (
          <tbody key={model}>
            <tr>
              <th scope="rowgroup" colSpan={claims.length + 3}>
                {model}
              </th>
            </tr>
            {rows.map((row, at) => {
              const results = lines[at];
              const useful = results[results.length - 1].utility;
              return row.model !== model ? null : (
                <tr key={row.name}>
                  <th scope="row">{row.name}</th>
                  <td>{row.adjacency === 'substitute' ? t`substitute` : t`add/remove`}</td>
                  {results.map((result, i) => (
                    <Cell key={claims[i]} result={result} />
                  ))}
                  <td>{useful === null ? t`no data` : utility.write(useful)}</td>
                </tr>
              );
            })}
          </tbody>
        ))}
      </table>
    </ScrollRegion>
  );
}
