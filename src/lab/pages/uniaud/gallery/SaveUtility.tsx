// The files that can be saved of the curve of an audit's bound over the model's utility.
import { t } from '@lingui/core/macro';
import type { Scenario } from '../../../../scenario';
import { type Columns, csvBlock, jsonArrays } from '../../../export/columns';
import { type Provenance, provenanceOf } from '../../../export/provenance';
import { SaveFigure } from '../../../export/SaveFigure';
import { savedData } from '../../../export/savedData';
import type { SavedFigure } from '../../../export/savedFigure';
import { articleAddress } from '../../../state/articleAddress';
import { type LineResults, type RecordedCurve, spread } from './recordedFigure';

export interface UtilityToSave {
  figure: RecordedCurve;
  lines: LineResults;
  scenario: Scenario;
  /** The origin of the recorded numbers. */
  by: Pick<Provenance, 'backend' | 'made'>;
}

interface Row {
  line: string;
  weight: number;
  result: LineResults[number][number];
}

const COLUMNS: Columns<Row> = [
  { csv: 'line', json: 'line', value: ({ line }) => line },
  { csv: 'weight', json: 'weight', value: ({ weight }) => weight },
  { csv: 'utility', json: 'utility', value: ({ result }) => result.utility ?? null },
  { csv: 'utility_error', json: 'utilityError', value: ({ result }) => result.utilityError ?? null },
  { csv: 'epsilon_at_least', json: 'epsilonAtLeast', value: ({ result }) => result.epsilon },
  { csv: 'two_standard_errors', json: 'twoStandardErrors', value: ({ result }) => spread(result) },
];

export function savedUtility(
  { id, title, words, weight, lines: drawn }: RecordedCurve,
  lines: LineResults,
  by: UtilityToSave['by'],
  scenario: Scenario,
  page: string,
): SavedFigure {
  const rows = drawn.flatMap(({ name, points }, at) =>
    points.map(({ x }, i) => ({ line: name, weight: x, result: lines[at][i] })),
  );
  const about = t`Lower bound of an audit over the share of digits that its model tells right, and the weight is ${weight}`;
  return savedData({
    name: id,
    scenario,
    page,
    provenance: provenanceOf(scenario, page, by),
    picture: title,
    data: t`the data of ${title}`,
    drawing: '.utility-box > svg',
    legend: drawn.map(({ name, mark, dash }) => ({
      mark: 'line',
      colour: `var(--${mark})`,
      dash,
      strokeWidth: 2.25,
      text: name,
    })),
    words: () => ({ title, description: words, head: t`${title} as recorded` }),
    numbers: () => ({
      about: [about],
      notes: [],
      blocks: [csvBlock(COLUMNS, rows)],
      aboutJson: `${about}.`,
      content: jsonArrays(COLUMNS, rows),
    }),
  });
}

export const SaveUtility = ({ figure, lines, by, scenario }: UtilityToSave) => (
  <SaveFigure
    name={figure.title}
    note={t`The picture as it is drawn, or every number at full precision.`}
    figure={savedUtility(figure, lines, by, scenario, articleAddress())}
  />
);
