// The saved files of a picture of the paper's figures. Pure, except that it reads the page's address.
import { t } from '@lingui/core/macro';
import { type Columns, csvBlock } from '../../export/columns';
import { csvFile, jsonFile } from '../../export/dataFile';
import { provenanceOf } from '../../export/provenance';
import type { SavedFigure } from '../../export/savedFigure';
import type { PaperFigure } from './figures/paperFigure';
import type { Panel, PanelAxes, PanelLine } from './panelCharts';
import type { PaperRecording } from './recorded';
import { backendsOf, secondsOf } from './recordedBy';

interface SavedPoint {
  panel: string;
  line: string;
  point: PanelLine['points'][number];
}

const pointsOf = (panels: readonly Panel[]): SavedPoint[] =>
  panels.flatMap(({ id: panel, lines }) =>
    lines.flatMap(({ id: line, points }) => points.map((point) => ({ panel, line, point }))),
  );

/** Columns of the CSV. The JSON needs none, since it has the recording itself. */
const columnsOf = ({ xColumn, yColumn }: PanelAxes): Columns<SavedPoint> => [
  { csv: 'panel', value: ({ panel }) => panel },
  { csv: 'line', value: ({ line }) => line },
  { csv: xColumn, value: ({ point }) => point.x },
  { csv: yColumn, value: ({ point }) => point.mean },
  { csv: 'two_standard_errors', value: ({ point }) => point.error },
  { csv: 'valid_bound', value: ({ point }) => point.valid },
];

export function savedPaper(
  { name, title, words, standsIn, axes, plan }: PaperFigure,
  panels: readonly Panel[],
  { id, commit, cells }: PaperRecording,
  page: string,
): SavedFigure {
  const { scenario } = plan.cells[0];
  const seconds = secondsOf(cells);
  const provenance = provenanceOf(scenario, page, {
    backend: backendsOf(cells),
    made: t`recorded at commit ${commit} in ${seconds} s by npm run record -- ${id}`,
  });
  const lines = [...new Map(panels.flatMap((panel) => panel.lines.map((line) => [line.id, line]))).values()];
  const about = t`After ${name} of Pradhan et al. (ICLR 2026): ${title}. ${words}`;
  return {
    file: `adjacency-lab-${id}`,
    picture: title,
    data: t`the data of ${title}`,
    drawing: `#${id} .plain-figure > svg`,
    ready: true,
    legend: lines.map((line) => ({
      mark: 'line',
      colour: line.colour,
      dash: line.dash,
      text: line.name,
    })),
    words: () => ({ title: `${name}: ${title}`, description: words, head: axes.yTitle, provenance }),
    csv: () => csvFile([about], provenance, [standsIn], [csvBlock(columnsOf(axes), pointsOf(panels))]),
    json: () => jsonFile('paper-figure', about, provenance, scenario, { standsIn, cells }),
  };
}
