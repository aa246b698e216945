// The rows of the paper's own table, as printed, unfolded from one line.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { decimalText } from '../../../../base/language/numbers';
import { FigureNumbers } from '../../../chart/FigureNumbers';
import { countText, percentText } from '../../../notation/formatNumber';
import { Delta, Sym } from '../../../notation/Num';
import { ScrollRegion } from '../../../ui/ScrollRegion';
import { IDEALISED, PAPER_CLAIMS, PAPER_ROWS, type PaperRow, printed } from './paperTable';
import styles from './RecordedTable.module.css';

const SIZES = [2000, 10_000];

const CANARIES = { gaussian: t`Gaussian`, orthogonal: t`orthogonal` } as const;

const networkName = (network: PaperRow['network']): string =>
  network === 'relu' ? t`two layers, ReLU` : network;

const columns = SIZES.flatMap((size, group) => PAPER_CLAIMS.map((claim, i) => ({ size, claim, group, i })));

function nameOf({ canaries, compared }: PaperRow): string {
  const kind = CANARIES[canaries];
  return compared ? t`${kind}, compared with themselves` : t`${kind}, not compared`;
}

export function PaperRows() {
  const sure = percentText(0.95);
  const ideal = decimalText(IDEALISED, 2);
  return (
    <FigureNumbers title={t`The paper’s own rows in numbers`}>
      <ScrollRegion label={t`The paper’s own rows: table`} className={`table-scroll ${styles.scroll}`}>
        <table className={styles.table}>
          <caption className="visually-hidden">
            <Trans>Lower bounds on ε, as “UniAud” prints them in Table IV</Trans>
          </caption>
          <thead>
            <tr>
              <th scope="col" rowSpan={2}>
                <Trans>canaries</Trans>
              </th>
              <th scope="col" rowSpan={2}>
                <Trans>network</Trans>
              </th>
              {SIZES.map((size) => {
                const count = countText(size);
                return (
                  <th scope="colgroup" colSpan={PAPER_CLAIMS.length} key={size}>
                    <Trans>{count} canaries, claimed ε</Trans>
                  </th>
                );
              })}
            </tr>
            <tr>
              {columns.map(({ size, claim }) => (
                <th scope="col" key={`${size} ${claim}`}>
                  {Number.isFinite(claim) ? claim : '∞'}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {PAPER_ROWS.map((row) => (
              <tr key={`${nameOf(row)} ${row.network}`}>
                <th scope="row">{nameOf(row)}</th>
                <td>{networkName(row.network)}</td>
                {columns.map(({ size, claim, group, i }) => (
                  <td key={`${size} ${claim}`}>{printed(row.bounds[group][i])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <p>
        <Trans>
          At {sure} confidence and <Sym>δ</Sym> = <Delta value={1e-5} />, as printed, where ∞ means trained
          without noise. How many of its guesses each row counts, and how that number was chosen, we do not
          know. Of 2,000 orthogonal canaries, all guessed, at a claim of 1, the idealised prediction (in
          Deeper) is {ideal}.
        </Trans>
      </p>
    </FigureNumbers>
  );
}
