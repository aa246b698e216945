// A chart as files that a reader saves: a picture, CSV and JSON. Pure.
import { t } from '@lingui/core/macro';
import type { Scenario } from '../../scenario';
import { csvBlock, jsonArrays, placesOf } from '../export/columns';
import { jsonNumbers } from '../export/exactNumbers';
import { type Provenance, provenanceOf } from '../export/provenance';
import { RECORDED_BEFORE } from '../export/recordedBefore';
import { savedData } from '../export/savedData';
import type { SavedFigure } from '../export/savedFigure';
import { settingText } from '../export/settingText';
import { axisColumn, chartColumns, lineColumns } from './chartColumns';
import type { ChartData } from './chartData';

export interface ChartToSave {
  /** Name of the format, such as 'prior-to-posterior', with which the files' names also end. */
  name: string;
  title: string;
  /** Name of the saved numbers on the buttons, such as 'the bounds'. */
  what: string;
  /** Class of the box that the chart is drawn in. */
  box: string;
  /** Description of the chart in the saved picture. */
  words: string;
  /** Notes on what every number assumes: its adjacency, whether it is a bound, and its source. */
  notes: readonly string[];
  /** Whether the numbers were recorded before; by default they are computed at the page's own settings. */
  recorded?: boolean;
  /** The origin of recorded numbers, if it is known. */
  by?: Pick<Provenance, 'backend' | 'made'>;
  /** The table shows every n-th point of the chart. */
  every?: number;
  data: ChartData | null;
}

export function savedChart(chart: ChartToSave, scenario: Scenario, page: string): SavedFigure {
  const { name, title, what, box, words, notes, recorded = false, by = RECORDED_BEFORE, data } = chart;
  const setting = settingText(scenario);
  const lines = data?.lines ?? [];
  const about = `${title}: ${data?.yTitle}`;
  return savedData({
    name,
    scenario,
    page,
    ...(recorded && { provenance: provenanceOf(scenario, page, by) }),
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
        blocks: [csvBlock(chartColumns(data), placesOf(data.xs))],
        aboutJson: about,
        content: {
          notes,
          ...jsonArrays([axisColumn(data)], placesOf(data.xs)),
          lines: lines.map((line) => ({
            id: line.id,
            name: line.name,
            ...jsonArrays(lineColumns(data, line), placesOf(line.ys)),
            ...(line.ranges ? { ranges: line.ranges.map((range) => range && jsonNumbers(range)) } : {}),
          })),
        },
      })),
  });
}
