// The settings of the figures, in the paper and here, with the reason wherever they differ.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { DataTable } from '../../../ui/DataTable';
import { COORDINATE_CELLS, FIGURE_A6_TENTH } from '../cells';
import { PAPER_FIGURES } from '../figures';
import type { PaperFigure } from '../figures/paperFigure';
import { paperSettings } from './own';

export const PaperSettings = ({ figure: { plan, title, because } }: { figure: PaperFigure }) => (
  <details className="figure-words">
    <summary>{t`Settings in the paper and here`}</summary>
    <DataTable
      label={t`${title}, settings: table`}
      caption={<Trans>What the figure was run at</Trans>}
      columns={[t`setting`, t`in the paper`, t`here`, t`why`]}
      rows={paperSettings(plan)
        .filter(({ applies }) => applies)
        .map(({ name, words, paper, here, differs }) => [words, paper, here, differs ? because[name] : ''])}
    />
  </details>
);

// a picture that stands beside a figure of the paper has that figure's settings, so it needs no row
const ROWS = PAPER_FIGURES.filter(({ plan }) => plan !== COORDINATE_CELLS && plan !== FIGURE_A6_TENTH).map(
  ({ name, plan }) => [
    name,
    ...paperSettings(plan).map(({ paper, here, differs, known }) =>
      differs || !known ? t`${paper}, here ${here}` : paper,
    ),
  ],
);

export const AllSettings = () => (
  <details className="figure-words">
    <summary>{t`Settings of every figure, in the paper and here`}</summary>
    <DataTable
      label={t`Settings of every figure: table`}
      className="table-scroll part-caption"
      caption={<Trans>What each figure was run at in the paper, and here where that is another number</Trans>}
      columns={[t`figure`, ...paperSettings(COORDINATE_CELLS).map(({ words }) => words)]}
      rows={ROWS}
    />
    <p className="part-caption">
      <Trans>
        The paper’s settings are those of its captions, of Table A1 and of the published notebook. Why ours
        differ stands with each figure.
      </Trans>
    </p>
  </details>
);
