// A recorded table of mean bounds with their intervals, for every kind of canary and every claimed ε.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { decimalText } from '../../../../base/language/numbers';
import type { OneRunCellResult } from '../../../../work';
import { FigureNumbers } from '../../../chart/FigureNumbers';
import { countText, percentText, type Rounding, roundTo } from '../../../notation/formatNumber';
import { Delta, Sym } from '../../../notation/Num';
import { DataTable } from '../../../ui/DataTable';
import { IDEALISED, PAPER_CLAIMS, PAPER_ROWS, type PaperRow, printed } from './paperTable';
import styles from './RecordedTable.module.css';
import { type RecordedTableFigure as Figure, type LineResults, spread } from './recordedFigure';

const short = (epsilon: number, rounding: Rounding): string => decimalText(roundTo(epsilon, 2, rounding), 2);

function Bound({ result }: { result: OneRunCellResult }) {
  const { epsilon } = result;
  const error = spread(result);
  const low = short(Math.max(0, epsilon - error), 'down');
  const high = short(epsilon + error, 'up');
  return (
    <>
      {short(epsilon, 'down')}{' '}
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

const SIZES = [2000, 10_000].map(countText);

const CANARIES = {
  gaussian: t`Gaussian`,
  orthogonal: t`orthogonal`,
  'in-distribution': t`in-distribution`,
  mislabelled: t`with a wrong label`,
  poisoned: t`poisoned`,
} as const;

function nameOf({ canaries, data, compared }: PaperRow): string {
  const kind = CANARIES[canaries];
  if (data !== null) return `${kind}, ${data}`;
  return compared ? t`${kind}, compared with themselves` : t`${kind}, not compared`;
}

const COLUMNS = [
  t`canaries`,
  t`network`,
  ...SIZES.flatMap((size) =>
    PAPER_CLAIMS.map(
      (claim) => t`${size} canaries, ε = ${{ claimed: Number.isFinite(claim) ? claim : '∞' }}`,
    ),
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
    <FigureNumbers title={t`Table IV as printed, in numbers`}>
      <DataTable
        label={t`Table IV as printed: table`}
        className={`table-scroll ${styles.scroll}`}
        caption={<Trans>Lower bounds on ε, as “UniAud” prints them in Table IV</Trans>}
        columns={COLUMNS}
        rows={PAPER_ROWS.map(rowOf)}
      />
      <p>
        <Trans>
          At {sure} confidence and <Sym>δ</Sym> = <Delta value={1e-5} />, as printed, where ∞ means trained
          without noise. 6.449 and 7.834 are what all guesses right would show, so those cells counted every
          canary. How many guesses the others count, and how that number was chosen, is not given. Of 2,000
          orthogonal canaries, all guessed, at a claim of 1, the idealised prediction (in Deeper) is {ideal}.
        </Trans>
      </p>
    </FigureNumbers>
  );
}
