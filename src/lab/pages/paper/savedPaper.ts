// A picture of the gallery as something to take away. Pure but for the page's address.
import { t } from '@lingui/core/macro';
import { csvFile, jsonFile } from '../../export/dataFile';
import { provenanceOf } from '../../export/provenance';
import type { SavedFigure } from '../../export/savedFigure';
import type { PaperFigure } from './figures/paperFigure';
import type { Panel } from './panelCharts';
import type { PaperRecording, RecordedCell } from './recorded';

/** As the recorder writes them. */
const BACKENDS: Readonly<Record<string, string>> = {
  'drawn in float64': t`TypeScript in float64`,
  'kept blocks of an earlier recording': t`blocks kept of an earlier recording`,
};

/** Each said once. */
export const backendsOf = (cells: readonly RecordedCell[]): string =>
  [...new Set(cells.map(({ backend }) => BACKENDS[backend] ?? backend))].join('; ');

export const secondsOf = (cells: readonly RecordedCell[]): number =>
  cells.reduce((sum, { seconds }) => sum + seconds, 0);

const rowsOf = (panels: readonly Panel[]) =>
  panels.flatMap(({ id, lines }) =>
    lines.flatMap((line) =>
      line.points.map(({ x, mean, error, valid }) => [id, line.id, x, mean, error, valid]),
    ),
  );

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
  const columns = ['panel', 'line', axes.xColumn, axes.yColumn, 'two_standard_errors', 'valid_bound'];
  return {
    file: `adjacency-lab-${id}`,
    picture: t`the picture`,
    data: t`the data of the picture`,
    drawing: `#${id} .plain-figure > svg`,
    ready: true,
    legend: lines.map((line) => ({
      mark: 'line',
      colour: line.colour,
      dash: line.dash,
      text: line.name,
    })),
    words: () => ({ title: `${name}: ${title}`, description: words, head: axes.yTitle, provenance }),
    csv: () => csvFile([about], provenance, [standsIn], [{ columns, rows: rowsOf(panels) }]),
    json: () => jsonFile('paper-figure', about, provenance, scenario, { standsIn, cells }),
  };
}
