// The files that can be saved of the bell curves of μ. The picture has one pair below the other, each with its name and its μ.
import { t } from '@lingui/core/macro';
import type { Scenario } from '../../../../scenario';
import type { Columns } from '../../../export/columns';
import { csvBlock, jsonArrays } from '../../../export/columns';
import { readAside } from '../../../export/readAside';
import { SaveFigure } from '../../../export/SaveFigure';
import { savedData } from '../../../export/savedData';
import type { SavedFigure } from '../../../export/savedFigure';
import { settingText } from '../../../export/settingText';
import { toText, typesetSignificant } from '../../../notation/formatNumber';
import { QUANTITIES } from '../../../notation/quantities';
import { articleAddress } from '../../../state/articleAddress';
import type { KnownMu } from '../../../state/knownMu';
import { BELLS_HEIGHT, BellsShapes } from './Bells';

type Adjacency = 'addRemove' | 'substitute';

export type MuToSave = Readonly<Record<Adjacency, KnownMu | null>>;

/** Width of the picture in px where no other is asked for. */
const WIDTH = 520;
/** Height of a line of words above each pair, in px. */
const LINE = 26;
const ROW = BELLS_HEIGHT + LINE + 14;

const ABOUT = t`Distance mu of the two bell curves that are as hard to tell apart as two neighbours`;

interface Row extends KnownMu {
  of: Adjacency;
}

const rowsOf = (mu: MuToSave): Row[] =>
  (['addRemove', 'substitute'] as const).flatMap((of) => {
    const known = mu[of];
    return known === null || !Number.isFinite(known.upper) ? [] : [{ of, ...known }];
  });

const muText = ({ of, upper }: Row): string =>
  `${QUANTITIES[of].label}, μ ≤ ${toText(typesetSignificant(upper, 3, 'up'))}`;

function MuPicture({ rows, width }: { rows: readonly Row[]; width: number }) {
  const widest = Math.max(...rows.map(({ upper }) => upper));
  return (
    <svg width={width} height={rows.length * ROW} aria-hidden="true">
      {rows.map((row, i) => (
        <g key={row.of} transform={`translate(0 ${i * ROW})`}>
          <text
            x={width / 2}
            y={16}
            style={{
              fill: QUANTITIES[row.of].colour,
              fontFamily: 'var(--sans)',
              fontSize: '14px',
              fontWeight: 600,
              textAnchor: 'middle',
            }}
          >
            {muText(row)}
          </text>
          <g transform={`translate(0 ${LINE})`}>
            <BellsShapes of={row.of} mu={row.upper} widest={widest} width={width} />
          </g>
        </g>
      ))}
    </svg>
  );
}

export function savedMu(mu: MuToSave, scenario: Scenario, page: string): SavedFigure {
  const rows = rowsOf(mu);
  const setting = settingText(scenario);
  const columns: Columns<Row> = [
    { csv: 'adjacency', json: 'adjacency', value: ({ of }) => of },
    { csv: 'mu_from', json: 'muFrom', value: ({ lower }) => lower },
    { csv: 'mu_to', json: 'muTo', value: ({ upper }) => upper },
    { csv: 'regret', json: 'regret', value: ({ regret }) => regret },
  ];
  const notes = [
    t`both ends of mu are certified, and error rates that are read off the bell curves are too low by at most the regret`,
  ];
  return savedData({
    name: 'mu',
    scenario,
    page,
    picture: t`the bell curves of μ`,
    data: t`the data of the bell curves of μ`,
    // matches nothing on the page, which has a drawing for each adjacency
    drawing: '[data-mu-picture]',
    aside: (read, width = WIDTH) => readAside(<MuPicture rows={rows} width={width} />, read),
    words: () => ({
      title: t`Two neighbours as two bell curves`,
      description: rows.map(muText).join('; '),
      head: t`Nobody tells two neighbours apart better than these two curves, at ${setting}`,
    }),
    numbers:
      rows.length === 0
        ? null
        : () => ({
            about: [ABOUT],
            notes,
            blocks: [csvBlock(columns, rows)],
            aboutJson: `${ABOUT}.`,
            content: { notes, ...jsonArrays(columns, rows) },
          }),
  });
}

export const SaveMu = ({ of, scenario }: { of: MuToSave; scenario: Scenario }) => (
  <SaveFigure
    name={t`The bell curves of μ`}
    note={t`As they are drawn, or both ends of each μ at full precision.`}
    figure={savedMu(of, scenario, articleAddress())}
  />
);
