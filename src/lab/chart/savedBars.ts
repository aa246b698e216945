// Bars as files that a reader saves: a picture, which is drawn for the file alone, CSV and JSON. The page has them as a list or a table.
import { t } from '@lingui/core/macro';
import type { Scenario } from '../../scenario';
import { type Columns, csvBlock, jsonArrays, placesOf } from '../export/columns';
import { savedData } from '../export/savedData';
import type { SavedFigure } from '../export/savedFigure';
import { barsAside, type DrawnBar, type DrawnLine } from './BarsDrawing';

export interface BarsToSave {
  /** Name of the format, such as 'false-claims', with which the files' names also end. */
  name: string;
  title: string;
  /** Name of the saved bars on the buttons, such as 'the claims'. */
  what: string;
  /** Description of the numbers, in files of data. */
  about: string;
  /** Notes on what every number assumes. */
  notes: readonly string[];
  /** Words above the picture, with the settings that the numbers belong to. */
  head: string;
  /** None while there is nothing to save yet. */
  bars: readonly DrawnBar[];
  lines?: readonly (DrawnLine & { text: string })[];
  /** The exact numbers of each bar, by its place. */
  columns: Columns<number>;
}

export function savedBars(of: BarsToSave, scenario: Scenario, page: string): SavedFigure {
  const { name, title, what, about, notes, head, bars, lines = [], columns } = of;
  const places = placesOf(bars);
  return savedData({
    name,
    scenario,
    page,
    picture: what,
    data: t`the data of ${what}`,
    // matches nothing on the page
    drawing: `[data-${name}-picture]`,
    aside: (read, width) => barsAside({ bars, lines }, read, width),
    legend: lines.map(({ colour, dash, text }) => ({ mark: 'line', colour, dash, text })),
    words: () => ({
      title,
      description: bars.map((bar) => `${bar.name}: ${bar.value}`).join('; '),
      head,
    }),
    numbers:
      bars.length === 0
        ? null
        : () => ({
            about: [about],
            notes,
            blocks: [csvBlock(columns, places)],
            aboutJson: `${about}.`,
            content: { notes, ...jsonArrays(columns, places) },
          }),
  });
}
