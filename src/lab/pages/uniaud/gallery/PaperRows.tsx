// The rows of the paper's own table, as printed, unfolded from one line.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { decimalText } from '../../../../base/language/numbers';
import { FigureNumbers } from '../../../chart/FigureNumbers';
import { countText, percentText } from '../../../notation/formatNumber';
import { Delta, Sym } from '../../../notation/Num';
import { DataTable } from '../../../ui/DataTable';
import { IDEALISED, PAPER_CLAIMS, PAPER_ROWS, type PaperRow, printed } from './paperTable';
import styles from './RecordedTable.module.css';

const SIZES = [2000, 10_000].map(countText);

const CANARIES = { gaussian: t`Gaussian`, orthogonal: t`orthogonal` } as const;

function nameOf({ canaries, compared }: PaperRow): string {
  const kind = CANARIES[canaries];
  return compared ? t`${kind}, compared with themselves` : t`${kind}, not compared`;
}

const COLUMNS = [
  t`canaries`,
  t`network`,
  ...SIZES.flatMap((size) =>
    PAPER_CLAIMS.map((claim) => {
      const claimed = Number.isFinite(claim) ? claim : '∞';
      return t`${size} canaries, ε = ${claimed}`;
    }),
  ),
];

const rowOf = (row: PaperRow) => [
  nameOf(row),
  row.network === 'relu' ? t`two layers, ReLU` : row.network,
  ...row.bounds.flat().map(printed),
];

export function PaperRows() {
  const sure = percentText(0.95);
  const ideal = decimalText(IDEALISED, 2);
  return (
    <FigureNumbers title={t`The paper’s own rows in numbers`}>
      <DataTable
        label={t`The paper’s own rows: table`}
        className={`table-scroll ${styles.scroll}`}
        caption={<Trans>Lower bounds on ε, as “UniAud” prints them in Table IV</Trans>}
        columns={COLUMNS}
        rows={PAPER_ROWS.map(rowOf)}
      />
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
