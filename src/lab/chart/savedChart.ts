// A chart as something to take away. Pure but for the page's address.
import { t } from '@lingui/core/macro';
import type { Scenario } from '../../scenario';
import { jsonNumber, jsonNumbers } from '../export/exactNumbers';
import { savedData } from '../export/savedData';
import type { SavedFigure } from '../export/savedFigure';
import { settingText } from '../export/settingText';
import type { ChartData, ChartLine } from './chartData';

export interface ChartToSave {
  /** Ends the files' names, and is the format's: 'prior-to-posterior'. */
  name: string;
  title: string;
  /** What the buttons save: 'the bounds'. */
  what: string;
  /** Class of the box it is drawn in. */
  box: string;
  words: string;
  /** What every number assumes: adjacency, kind, source. */
  notes: readonly string[];
  /** Left out: of the page's own training. */
  recorded?: boolean;
  /** In its table, every so many of its points. */
  every?: number;
  data: ChartData | null;
}

const columnsOf = ({ id, ranges }: ChartLine) => (ranges ? [id, `${id}_from`, `${id}_to`] : [id]);
const cellsOf = ({ ys, ranges }: ChartLine, i: number) =>
  ranges ? [ys[i], ranges[i]?.[0], ranges[i]?.[1]] : [ys[i]];

export function savedChart(chart: ChartToSave, scenario: Scenario, page: string): SavedFigure {
  const { name, title, what, box, words, notes, recorded = false, data } = chart;
  const setting = settingText(scenario);
  const lines = data?.lines ?? [];
  const about = `${title}: ${data?.yTitle}`;
  return savedData({
    name,
    scenario,
    page,
    picture: what,
    data: t`the data of ${what}`,
    drawing: `.${box} > svg`,
    legend: lines.map(({ name: text, colour, dash, marks }) =>
      marks ? { mark: 'dot', colour, text } : { mark: 'line', colour, dash, strokeWidth: 2.25, text },
    ),
    words: () => ({
      title,
      description: words,
      head: recorded ? t`${title} as recorded` : t`${title} at ${setting}`,
    }),
    numbers:
      data &&
      (() => ({
        about: [about],
        notes,
        blocks: [
          {
            columns: [data.xColumn, ...lines.flatMap(columnsOf)],
            rows: data.xs.map((x, i) => [x, ...lines.flatMap((line) => cellsOf(line, i))]),
          },
        ],
        aboutJson: about,
        content: {
          notes,
          [data.xColumn]: jsonNumbers(data.xs),
          lines: lines.map(({ id, name: of, ys, ranges }) => ({
            id,
            name: of,
            values: ys.map((y) => jsonNumber(y)),
            ...(ranges ? { ranges: ranges.map((range) => range && jsonNumbers(range)) } : {}),
          })),
        },
      })),
  });
}
